/** What the benchmark starts each peer with: the first argument, as JSON. */
export const argument = JSON.parse(process.argv[2]);

// The benchmark may be killed: no peer outlives it.
process.stdin.on("end", () => process.exit());
process.stdin.resume();
