"""The shots that there are of a vehicle."""

SPIN = [f"spin-{i:02d}" for i in range(36)]  # every 10 degrees
SHOTS = ["front-3-4", "rear-3-4", "side", "front", "rear", "wheel", "interior", "cab", "panorama", *SPIN]
INSIDE = {"interior", "cab", "panorama"}
