"""Alembic's migrations, part of the package so that an installed wheel can bring its own database up to date."""
