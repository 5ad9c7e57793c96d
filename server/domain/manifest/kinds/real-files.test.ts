import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sharedData } from "../../../../test/support/shared-data.ts";
import { readKind } from "./testing/read-kind.ts";

const folder = sharedData("manifests");
const filesIn = (kind: string) =>
  readdirSync(join(folder!, kind)).filter((name) => !/schema|feature/.test(name));
const read = (kind: string, file: string, name: string) =>
  readKind(name, { [name]: readFileSync(join(folder!, kind, file)) });

describe.skipIf(folder === undefined)("the real files", () => {
  it("of CODECHECK name their outputs and authors", () => {
    for (const file of filesIn("codecheck")) {
      const { part, problems } = read("codecheck", file, "codecheck.yml");
      expect([file, problems]).toEqual([file, []]);
      expect(part.outputs?.length).toBeGreaterThan(0);
      expect(part.paper?.authors?.length).toBeGreaterThan(0);
    }
  });

  it("of REANA give the commands of serial workflows, and name the others", () => {
    for (const file of filesIn("reana")) {
      const { part, problems } = read("reana", file, "reana.yaml");
      expect([file, problems]).toEqual([file, []]);
      const isSerial = !/cwl|snakemake/.test(file);
      expect([file, part.experiments?.length ?? 0]).toEqual([file, isSerial ? 1 : 0]);
      if (!isSerial)
        expect(part.notes?.[0]).toMatch(/of type (?:cwl|snakemake) \(.+\), which the service cannot run/);
    }
    expect(read("reana", "roofit_reana.yaml", "reana.yaml").part.experiments).toEqual([
      {
        id: "reana",
        command:
          `mkdir -p results && root -b -q 'code/gendata.C(20000,"results/data.root")' && ` +
          `root -b -q 'code/fitdata.C("results/data.root","results/plot.png")'`,
        makesEverything: true,
        outputs: ["results/plot.png"],
        memoryMiB: 256,
      },
    ]);
  });

  it("of MLflow give the entry point with its defaults", () => {
    expect(read("mlflow", "MLproject", "MLproject").part.experiments).toEqual([
      { id: "main", command: "python train.py 0.5 0.1", makesEverything: true },
    ]);
  });

  it("of RO-Crate name their workflows", () => {
    for (const file of filesIn("ro-crate")) {
      const { part, problems } = read("ro-crate", file, "ro-crate-metadata.json");
      expect([file, problems]).toEqual([file, []]);
      expect(part.notes?.[0]).toMatch(/names the workflow .*which the service cannot run/);
    }
  });

  it("of Hugging Face give the reported values as Claims without an experiment", () => {
    const claims = read("hf", "real_roberta-base-qqp_excerpt.md", "README.md").part.claims ?? [];
    expect(claims.map(({ statement }) => statement)).toEqual([
      "Accuracy of roberta-base-qqp on GLUE QQP is 0.9152609448429384.",
      "F1 of roberta-base-qqp on GLUE QQP is 0.8867138416771377.",
      "Accuracy of roberta-base-qqp on glue (qqp, validation) is 0.9153104130596093.",
      "loss of roberta-base-qqp on glue (qqp, validation) is 0.4435121417045593.",
    ]);
    for (const file of ["sample_no_metadata.md", "sample_simple.md", "sample_windows_line_breaks.md"])
      expect(read("hf", file, "README.md")).toEqual({ part: {}, problems: [] });
    expect(read("hf", "sample_invalid_model_index.md", "README.md")).toEqual({
      part: { claims: [] },
      problems: [
        { line: 15, column: 5, pointer: "/model-index/0/results/0/dataset", message: "is missing." },
      ],
    });
  });
});

const invalid: [file: string, line: number, pointer: string, says: string][] = [
  ["author_name_missing_codecheck.yml", 10, "/paper/authors/2/name", "is missing."],
  ["certificate_id_invalid_codecheck1.yml", 41, "/certificate", "Found: 20XX-000"],
  ["certificate_id_missing_codecheck.yml", 41, "/certificate", "Found: nothing."],
  ["codechecker_name_missing_codecheck.yml", 31, "/codechecker/0/name", "is missing."],
  ["codechecker_name_missing_codecheck.yml", 32, "/codechecker/1/name", "is missing."],
  ["encoding_codecheck.yml", 2, "/manifest", "is missing."],
  ["manifest_missing_codecheck.yml", 2, "/manifest", "is missing."],
  ["orcids_invalid.yml", 8, "/paper/authors/0/ORCID", "Found: 0000-not-an-orcid"],
  ["orcids_with_url_prefix.yml", 8, "/paper/authors/0/ORCID", "https://orcid.org/0000-0002-1825-0097"],
  ["py_invalid_formats.yml", 2, "/certificate", "Found: 23-1"],
  ["py_invalid_formats.yml", 9, "/paper/authors/0/ORCID", "Found: 0000-INVALID"],
  ["py_invalid_formats.yml", 13, "/check_time", 'Found: "2023-15-35T25:99:99"'],
  ["py_invalid_syntax.yml", 5, "", 'Found: title: "Unclosed quote'],
  ["py_missing_fields.yml", 1, "/manifest", "is missing."],
  ["py_placeholder_values.yml", 6, "/paper/title", "Found: FIXME add title"],
  ["py_placeholder_values.yml", 2, "/certificate", "Found: YYYY-001"],
  ["report_doi_invalid_codecheck.yml", 22, "/report", "Found: https://not_a_doi.com/1234"],
  ["zenodo-sandbox_codecheck.yml", 23, "/repository", "Found: nothing."],
];

describe.skipIf(folder === undefined)("an invalid file has its line, its field and what stands there", () => {
  it.each(invalid)("%s, line %i, %s", (file, line, pointer, says) => {
    const { problems } = read("codecheck-invalid", file, "codecheck.yml");
    expect(problems).toContainEqual(
      expect.objectContaining({ line, pointer, message: expect.stringContaining(says) }),
    );
  });

  it("the valid one among them has none", () => {
    expect(read("codecheck-invalid", "py_valid_codecheck.yml", "codecheck.yml").problems).toEqual([]);
  });
});
