"""Patches' skill dice."""
