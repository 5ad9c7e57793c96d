from panel import estimate

estimate("purchases.parquet").write("tables/estimates.txt")
