import pandas as pd

pd.DataFrame(evaluate("checkpoints/last.pt", seed=42)).to_csv("results/test.tsv", sep="\t", index=False)
