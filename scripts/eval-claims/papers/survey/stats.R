jsonlite::write_json(test_all(read.csv("answers.csv")), "stats.json")
