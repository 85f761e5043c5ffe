"""Lessons: Markdown with questions that the model answers. See docs/lessons/format.md."""
