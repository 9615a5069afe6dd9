"""The long jobs: what they run is in jobs.toml, what they found is in docs/figures.md."""
