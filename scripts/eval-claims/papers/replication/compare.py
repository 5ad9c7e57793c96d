import csv

with open("comparison.tsv", "w") as out:
    csv.writer(out, delimiter="\t").writerows(compare())
