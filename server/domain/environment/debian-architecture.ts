/** Debian's name of the architecture that Node.js names. */
export function debianArchitecture(architecture: string): string {
  return { x64: "amd64", ia32: "i386", arm: "armhf", ppc64: "ppc64el" }[architecture] ?? architecture;
}
