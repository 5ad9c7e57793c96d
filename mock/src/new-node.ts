import { spawn } from "node:child_process";
import { whenOrphaned } from "./orphaned.ts";

/** The parts of the service need what Node.js 24 has, and its database is built for it. */
const minVersion = 24;
/** As a package for each platform, and as the project's own start installs it. */
const version = "24.21.0";
const platforms = ["linux-x64", "linux-arm64"];

export const hasNewNode = () => Number(process.versions.node.split(".")[0]) >= minVersion;

/** What a program is told that calls the mock on an older Node.js. */
export function tooOld(): Error {
  return new Error(
    `startMock needs Node.js ${minVersion} or newer, and this is ${process.versions.node}. Start the mock beside it ` +
      "instead, which brings its own: npx @research-verification/mock",
  );
}

/** Runs a program and its arguments on a Node.js that npm fetches once and keeps in its cache. */
export function runOnNewNode(program: string[], env: NodeJS.ProcessEnv): void {
  const platform = `${process.platform}-${process.arch}`;
  if (!platforms.includes(platform)) {
    console.error(
      `The mock needs Node.js ${minVersion} or newer, and this is ${process.versions.node}. Install one: https://nodejs.org`,
    );
    process.exit(1);
  }
  console.error(
    `This is Node.js ${process.versions.node}; the mock runs on ${version}, which npm fetches once.`,
  );
  const quiet = ["--yes", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const node = [`--package=node-${platform}@${version}`, "--", "node"];
  const child = spawn("npm", ["exec", ...quiet, ...node, ...program], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  whenOrphaned(env, () => child.kill("SIGTERM"));
  child.on("error", ({ message }) => {
    console.error(`npm cannot be started: ${message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}
