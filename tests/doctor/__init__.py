"""Tests of `python -m bot doctor`, against the loopback Discord.

patient.py   a bot that lacks nothing, for tests to take something away from
"""
