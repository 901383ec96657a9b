"""Rooms to live in: what one sees who steps into a caravan or a motorhome."""
from .plans import PLANS, living

__all__ = ["PLANS", "living"]
