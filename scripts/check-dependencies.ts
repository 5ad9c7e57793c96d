// node scripts/check-dependencies.ts: every package is pinned, with its digest, and has a licence that we may use.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import satisfies from "spdx-satisfies";

const root = join(import.meta.dirname, "..");

/** Licences (SPDX) of packages that we run, link to or pass on, under Apache-2.0. */
const allowed = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-3.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
];

/** Packages under another licence, and why we may use them. */
const exceptions: [name: RegExp, license: string, reason: string][] = [
  [
    /^@img\/sharp-/,
    "LGPL-3.0-or-later",
    "libvips, a shared library that whoever runs the service can replace; no code of ours is linked into it",
  ],
];

/** Packages whose package.json names no licence, with the licence that their repository states. */
const stated: Record<string, string> = {
  busboy: "MIT",
  "color-convert": "MIT",
  "compute-gcd": "MIT",
  "compute-lcm": "MIT",
  "png-js": "MIT",
  reserved: "MIT",
  streamsearch: "MIT",
  "validate.io-function": "MIT",
  "validate.io-integer": "MIT",
  "validate.io-integer-array": "MIT",
  "validate.io-number": "MIT",
};

export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  license?: string;
  licenses?: { type: string }[];
}

export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** What is wrong with one locked package, as sentences; empty when nothing is. */
export function packageProblems(name: string, locked: LockedPackage): string[] {
  const problems: string[] = [];
  const license = licenseOf(name, locked);
  if (license === undefined) problems.push(`${name} names no licence: look it up and add it to \`stated\``);
  else if (!isAllowed(name, license))
    problems.push(`${name} is licensed under ${license}, which is not allowed`);
  if (!locked.integrity) problems.push(`${name} has no integrity in the lock file`);
  return problems;
}

/** The dependencies of a package.json that are no exact version. */
export function unpinned(manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is "${version}": pin an exact version`);
}

/** Of the server's dependencies, those that only real papers and other databases need. */
const notOfTheMock = [
  "@davisvaughan/tree-sitter-r",
  "@hyzyla/pdfium",
  "pg",
  "tree-sitter-python",
  "web-tree-sitter",
];

/** What the mock's package lacks of the server, which it has compiled. */
export function missingInMock(server: Manifest, mock: Manifest): string[] {
  return Object.entries(server.dependencies ?? {})
    .filter(([name, version]) => !notOfTheMock.includes(name) && mock.dependencies?.[name] !== version)
    .map(([name, version]) => `mock/package.json: add "${name}": "${version}", as the server has it`);
}

function licenseOf(name: string, { license, licenses }: LockedPackage): string | undefined {
  return license ?? licenses?.map(({ type }) => type).join(" OR ") ?? stated[name];
}

function isAllowed(name: string, license: string): boolean {
  const excepted = exceptions.filter(([pattern]) => pattern.test(name)).map(([, id]) => id);
  return satisfies(license, [...allowed, ...excepted]);
}

function checkLock(folder: string): string[] {
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const { packages } = lock as { packages: Record<string, LockedPackage> };
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (!path.includes("node_modules/") || locked.link) return [];
    const name = path.split("node_modules/").at(-1)!;
    const [installed] = locked.license ? [] : globSync(join(folder, path, "package.json"));
    const manifest = installed ? (JSON.parse(readFileSync(installed, "utf8")) as LockedPackage) : {};
    return packageProblems(name, { ...manifest, ...locked });
  });
}

if (import.meta.main) {
  const manifests = ["package.json", "*/package.json", "scripts/bench/peers/package.json"].flatMap(
    (pattern) => globSync(pattern, { cwd: root }),
  );
  const read = (file: string): Manifest => JSON.parse(readFileSync(join(root, file), "utf8"));
  const problems = [
    ...manifests.flatMap((file) => unpinned(read(file)).map((problem) => `${file}: ${problem}`)),
    ...missingInMock(read("server/package.json"), read("mock/package.json")),
    ...checkLock(root),
    ...checkLock(join(root, "runtime")),
    ...checkLock(join(root, "scripts/bench/peers")),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${manifests.length} package.json files, ${problems.length} problems with dependencies`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
