import type { Manifest, PublishedPackage } from "./packages.ts";

/** The sources in which a version stands beside the manifests. */
export const versionedSources = ["sdk/src/transport/user-agent.ts", "cli/src/build-program.ts"];

/** What keeps these packages from being released together, as sentences. */
export function releaseProblems(
  project: Manifest,
  packages: readonly PublishedPackage[],
  { sources, changelog }: { sources: Record<string, string>; changelog: string },
): string[] {
  const { version } = project;
  const names = packages.map(({ manifest }) => manifest.name);
  const ofPackages = packages.flatMap(({ folder, manifest }) => {
    const own = manifest.version === version ? [] : [`${folder} has version ${manifest.version}`];
    const others = Object.entries(manifest.dependencies ?? {})
      .filter(([name, wanted]) => names.includes(name) && wanted !== version)
      .map(([name, wanted]) => `${folder} depends on ${name} ${wanted}`);
    return [...own, ...others];
  });
  const ofSources = Object.entries(sources)
    .filter(([, text]) => !text.includes(`"${version}"`))
    .map(([file]) => `${file} names another version`);
  const named = changelog.includes(`\n## [${version}]`) || /\n## \[Unreleased\]/.test(changelog);
  return [
    ...[...ofPackages, ...ofSources].map(
      (problem) => `${problem}, not ${version}: npm run release:version -- ${version}`,
    ),
    ...(named ? [] : [`CHANGELOG.md has no section for ${version}`]),
  ];
}

/** The changelog with what was unreleased under a version and a day. Throws where there is nothing to release. */
export function releasedChangelog(changelog: string, version: string, day: string): string {
  const [head, rest] = changelog.split(/^## \[Unreleased\]\n/m);
  const notes = rest?.split(/^## /m)[0]?.trim();
  if (rest === undefined || !notes) throw new Error("CHANGELOG.md has nothing under [Unreleased]");
  if (changelog.includes(`\n## [${version}]`))
    throw new Error(`CHANGELOG.md has a section for ${version} already`);
  return `${head}## [Unreleased]\n\n## [${version}] - ${day}\n${rest}`;
}
