/** What Debian's packages call when they are loaded, and do not depend on. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  // It asks dpkg-architecture where its library lies.
  "r-cran-rcppparallel": ["dpkg-dev"],
};

/** Returns the packages that those of an environment call and that are not among them. */
export function calledBeside(names: readonly string[]): string[] {
  const called = names.flatMap((name) => (Object.hasOwn(CALLED, name) ? CALLED[name]! : []));
  return [...new Set(called)].filter((name) => !names.includes(name));
}
