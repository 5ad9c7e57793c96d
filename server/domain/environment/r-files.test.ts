import { describe, expect, it } from "vitest";
import { describeOtherVersions } from "./other-versions.ts";
import { findRFile, readDescription, readRenvLock } from "./r-files.ts";

const lock = `{
  "R": { "Version": "4.2.1", "Repositories": [] },
  "Packages": {
    "dplyr": {
      "Package": "dplyr", "Version": "1.1.2", "Source": "Repository"
    },
    "DESeq2": { "Package": "DESeq2", "Version": "1.38.3", "Source": "Bioconductor" },
    "renv": { "Package": "renv", "Version": "1.0.0" },
    "MASS": { "Package": "MASS", "Version": "7.3-58" },
    "no name": {}
  }
}`;

describe("renv.lock", () => {
  it("names R and each package, with the authors' version and the line", () => {
    expect(readRenvLock("renv.lock", lock)).toEqual({
      requirements: [
        { name: "r-base-core", text: "r-base-core", place: "renv.lock:2", authorsVersion: "4.2.1" },
        {
          name: "r-cran-dplyr",
          text: "r-cran-dplyr",
          place: "renv.lock:4",
          authorsVersion: "1.1.2",
          r: { name: "dplyr", bounds: [] },
        },
        { name: "r-bioc-deseq2", text: "r-bioc-deseq2", place: "renv.lock:7", authorsVersion: "1.38.3" },
      ],
      unmet: [expect.objectContaining({ text: "no name", place: "renv.lock:10" })],
    });
  });

  it.each(["", "[]", "null", "{}", '{"Packages": []}', '{"Packages": 1}', "{"])("%j is none", (text) => {
    expect(readRenvLock("renv.lock", text)).toMatchObject({
      requirements: [],
      unmet: [{ text: "renv.lock" }],
    });
  });

  it.each(['{"Packages": {"a": null}}', '{"R": [], "Packages": {"a": {"Version": {}}}}'])(
    "%j has a",
    (text) => {
      expect(readRenvLock("renv.lock", text).requirements).toEqual([
        { name: "r-cran-a", text: "r-cran-a", place: "renv.lock:1", r: { name: "a", bounds: [] } },
      ]);
    },
  );
});

it("a DESCRIPTION names what it depends on and imports", () => {
  const text = `Package: paper
Depends: R (>= 4.1),
    lme4,stats
Imports:
    ggplot2 (>= 3.4.0),
    data.table
Suggests: testthat
Description: Imports: nothing,
    of(this)
LinkingTo: Rcpp, not a name
`;
  const { requirements, unmet } = readDescription("DESCRIPTION", text);
  expect(requirements[1]?.r).toEqual({ name: "ggplot2", bounds: [{ operator: ">=", version: "3.4.0" }] });
  expect(requirements.map(({ name, place }) => `${name} ${place}`)).toEqual([
    ...["r-cran-lme4 DESCRIPTION:3", "r-cran-ggplot2 DESCRIPTION:5", "r-cran-data.table DESCRIPTION:6"],
    "r-cran-rcpp DESCRIPTION:10",
  ]);
  expect(unmet).toEqual([]);
});

it("a lock counts alone, and what is in binder/ before the rest", () => {
  const found = (...paths: string[]) => findRFile(paths);
  expect(found("DESCRIPTION", "renv.lock")).toBe("renv.lock");
  expect(found("renv.lock", "binder/DESCRIPTION")).toBe("binder/DESCRIPTION");
  expect(found("a/DESCRIPTION")).toBeNull();
});

it("another version than the authors' is said", () => {
  const asked = (name: string, authorsVersion?: string) => ({
    ...{ name, text: name, place: "renv.lock:1" },
    ...(authorsVersion !== undefined && { authorsVersion }),
  });
  const locked = (name: string, version: string) => ({ name, version }) as never;
  const said = describeOtherVersions(
    [asked("r-cran-a", "1.0.2"), asked("r-cran-b", "2.0"), asked("r-cran-c"), asked("r-cran-d", "1.0")],
    {
      debian: [
        ...[
          locked("r-cran-a", "1.0-2-1+b1"),
          locked("r-cran-b", "1:1.9.1+dfsg-2"),
          locked("r-cran-c", "3-1"),
        ],
      ],
    },
  );
  expect(said).toEqual(["r-cran-b (renv.lock:1) is 1.9.1, and 2.0 was the authors'."]);
});
