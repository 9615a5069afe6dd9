"""The development gallery: every screen in every state, drawn by the page itself from what a real table said."""
