"""A narrating worker that ends as soon as it is idle: `python -m tests.narration.short_lived`."""

from bot.narration.__main__ import speak
from bot.worker import serving

if __name__ == "__main__":
    serving.IDLE = 0.1
    serving.serve(speak, idle=1)  # a busy machine takes a while from the start to the first text
