"""The machine that figures were measured on, in one line."""

import os
import platform
from pathlib import Path


def machine() -> str:
    """Processor, cores this process may use, memory, system and Python."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{processor()}, {cores} cores, {memory:.0f} GiB of memory, {platform.system()}, {python}"


def processor() -> str:
    """The processor's model where the system tells it, else its architecture."""
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text(encoding="utf-8").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
