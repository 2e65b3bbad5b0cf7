"""In which order things happen in battle."""
