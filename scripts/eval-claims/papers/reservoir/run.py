import json

from model import evaluate

with open("results/metrics.json", "w") as out:
    json.dump(evaluate(units=300, spectral_radius=0.95, leak_rate=0.3), out)
