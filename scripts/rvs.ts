// node scripts/run.mjs scripts/rvs.ts ARGUMENTS, or npm run rvs -- ARGUMENTS: the command line of `cli/` from its source.
// Paths of arguments are relative to where that was called.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
await import("../cli/src/main.ts");
