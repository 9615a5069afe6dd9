"""Compiling takes most of these tests' time, so they compile with little care for speed."""

import os

os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")  # read when jax first compiles
os.environ.setdefault("JAX_PLATFORMS", "cpu")
