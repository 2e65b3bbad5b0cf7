"""The four gearlocs, each with its sixteen skill dice."""
