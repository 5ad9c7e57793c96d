import { expect, it } from "vitest";
import { publishedPackages } from "./packages.ts";
import { releasedChangelog, releaseProblems } from "./release-problems.ts";

const project = { name: "project", version: "1.2.0" };
const sdk = { folder: "sdk", manifest: { name: "@a/sdk", version: "1.2.0" } };
const cli = {
  folder: "cli",
  manifest: { name: "@a/cli", version: "1.2.0", dependencies: { "@a/sdk": "1.2.0", other: "9.0.0" } },
};
const texts = {
  sources: { "a.ts": 'const version = "1.2.0";' },
  changelog: "# C\n\n## [1.2.0] - 2026-01-01\n",
};

it("finds packages of one version ready to be released", () => {
  expect(releaseProblems(project, [sdk, cli], texts)).toEqual([]);
});

it("names each version that did not move with the others, and a changelog without it", () => {
  const changed = { ...project, version: "1.3.0" };
  expect(releaseProblems(changed, [sdk, cli], texts)).toEqual([
    expect.stringMatching(/^sdk has version 1\.2\.0, not 1\.3\.0/),
    expect.stringMatching(/^cli has version/),
    expect.stringMatching(/^cli depends on @a\/sdk 1\.2\.0/),
    expect.stringMatching(/^a\.ts names another version/),
    "CHANGELOG.md has no section for 1.3.0",
  ]);
});

it("puts what is unreleased under the version, and refuses to do it twice or for nothing", () => {
  const changelog = "# C\n\n## [Unreleased]\n\n### Added\n\n- One.\n\n## [1.0.0] - 2025-01-01\n\n- Old.\n";
  const released = releasedChangelog(changelog, "1.1.0", "2026-02-03");
  expect(released).toBe(
    "# C\n\n## [Unreleased]\n\n## [1.1.0] - 2026-02-03\n\n### Added\n\n- One.\n\n## [1.0.0] - 2025-01-01\n\n- Old.\n",
  );
  expect(() => releasedChangelog(released, "1.2.0", "2026-02-03")).toThrow("nothing under");
  expect(() => releasedChangelog(changelog, "1.0.0", "2026-02-03")).toThrow("already");
});

it("publishes a package after those of the project that it depends on", () => {
  const packages = publishedPackages();
  const names = packages.map(({ manifest }) => manifest.name);
  expect(names).toContain("@research-verification/sdk");
  for (const [index, { manifest }] of packages.entries())
    for (const name of Object.keys(manifest.dependencies ?? {}))
      if (names.includes(name)) expect(names.indexOf(name)).toBeLessThan(index);
});
