"""Cattery: a home for two cat card games of hidden information, on one exact rules engine."""

__version__ = "0.1.0"
