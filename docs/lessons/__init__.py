"""The texts of the lessons, which are read as `tideproof.lessons`."""
