/** Packages that Julia itself brings, in one release or another. */
export const JULIA_STANDARD_LIBRARY: ReadonlySet<string> = new Set(
  (
    "ArgTools Artifacts Base Base64 CRC32c Core Dates DelimitedFiles Distributed Downloads FileWatching Future " +
    "InteractiveUtils JuliaSyntaxHighlighting LazyArtifacts LibCURL LibGit2 Libdl LinearAlgebra Logging Main Markdown " +
    "Mmap NetworkOptions Pkg Printf Profile REPL Random SHA Serialization SharedArrays Sockets SparseArrays Statistics " +
    "StyledStrings SuiteSparse TOML Tar Test UUIDs Unicode"
  ).split(" "),
);
