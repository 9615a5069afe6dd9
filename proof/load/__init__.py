"""Pressing the server hard: a real client process on another processor, figures and bars (`python -m proof.load`)."""
