import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sharedData } from "../../../test/support/shared-data.ts";
import { isGreen, paperLicenseOf } from "./paper-license.ts";

describe("the licence gate", () => {
  it.each([
    ["http://creativecommons.org/licenses/by/4.0/", "CC-BY-4.0"],
    ["https://creativecommons.org/licenses/by/4.0", "CC-BY-4.0"],
    ["https://www.creativecommons.org/licenses/by/4.0/deed.en", "CC-BY-4.0"],
    [" https://creativecommons.org/licenses/by/4.0/legalcode ", "CC-BY-4.0"],
    ["https://creativecommons.org/licenses/by/3.0/", "CC-BY-4.0"],
    ["http://creativecommons.org/licenses/by-sa/3.0/", "CC-BY-SA-4.0"],
    ["https://creativecommons.org/licenses/by-sa/4.0/", "CC-BY-SA-4.0"],
    ["http://creativecommons.org/publicdomain/zero/1.0/", "CC0-1.0"],
    ["https://creativecommons.org/publicdomain/mark/1.0/", "CC0-1.0"],
    ["http://creativecommons.org/licenses/publicdomain/", "CC0-1.0"],
  ])("is green for %s", (address, license) => {
    expect(paperLicenseOf(address)).toBe(license);
    expect(isGreen(paperLicenseOf(address))).toBe(true);
  });

  it.each([
    ["http://arxiv.org/licenses/nonexclusive-distrib/1.0/", "preprint-default"],
    ["https://arxiv.org/licenses/assumed-1991-2003/", "preprint-default"],
    ["http://creativecommons.org/licenses/by-nc/4.0/", "publisher-restricted"],
    ["http://creativecommons.org/licenses/by-nc-sa/4.0/", "publisher-restricted"],
    ["http://creativecommons.org/licenses/by-nc-nd/4.0/", "publisher-restricted"],
    ["http://creativecommons.org/licenses/by-nd/4.0/", "publisher-restricted"],
    ["http://creativecommons.org/licenses/by/2.0/", "unknown"],
    ["https://creativecommons.org/licenses/by/4.0/../../by-nc/4.0/", "publisher-restricted"],
    ["https://creativecommons.org/__proto__", "unknown"],
    ["https://creativecommons.org.example.org/licenses/by/4.0/", "unknown"],
    ["https://example.org/?https://creativecommons.org/licenses/by/4.0/", "unknown"],
    ["ftp://creativecommons.org/licenses/by/4.0/", "unknown"],
    ["CC-BY-4.0", "unknown"],
    ["", "unknown"],
    [null, "unknown"],
  ])("is red for %s", (address, license) => {
    expect(paperLicenseOf(address)).toBe(license);
    expect(isGreen(paperLicenseOf(address))).toBe(false);
  });

  const list = sharedData("arxiv/arXiv_licenses.json");
  it.runIf(list)("is green for five of the licences on arXiv's own list", () => {
    const licenses = JSON.parse(readFileSync(list!, "utf8")) as { name: string }[];
    const green = licenses.map(({ name }) => name).filter((name) => isGreen(paperLicenseOf(name)));
    expect(green.toSorted()).toEqual([
      "http://creativecommons.org/licenses/by-sa/4.0/",
      "http://creativecommons.org/licenses/by/3.0/",
      "http://creativecommons.org/licenses/by/4.0/",
      "http://creativecommons.org/licenses/publicdomain/",
      "http://creativecommons.org/publicdomain/zero/1.0/",
    ]);
  });
});
