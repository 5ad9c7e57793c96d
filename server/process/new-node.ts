import { spawn } from "node:child_process";
import { whenOrphaned } from "./orphaned.ts";

/** What the service is written in needs Node.js 24, and its database is built for it. */
const minVersion = 24;
/** As a package for each platform, and as the project's own start installs it. */
const version = "24.21.0";
const platforms = ["linux-x64", "linux-arm64"];

export const hasNewNode = () => Number.parseInt(process.versions.node, 10) >= minVersion;

/** "NAME needs Node.js 24 or newer, and this is 20.20.2." */
export const tooOld = (name: string) =>
  `${name} needs Node.js ${minVersion} or newer, and this is ${process.versions.node}.`;

/**
 * Runs this program, with its arguments, on a Node.js that npm fetches once and keeps in its cache, and ends as it ends.
 * Loads nothing that an older Node.js could not.
 */
export function runOnNewNode(name: string): void {
  const platform = `${process.platform}-${process.arch}`;
  if (!platforms.includes(platform)) {
    console.error(`${tooOld(name)} Install one: https://nodejs.org`);
    process.exit(2);
  }
  console.error(
    `This is Node.js ${process.versions.node}; ${name} runs on ${version}, which npm fetches once.`,
  );
  const quiet = ["--yes", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const node = [`--package=node-${platform}@${version}`, "--", "node", ...process.argv.slice(1)];
  const child = spawn("npm", ["exec", ...quiet, ...node], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  whenOrphaned(process.env, () => child.kill("SIGTERM"));
  child.on("error", ({ message }) => {
    console.error(`npm cannot be started: ${message}`);
    process.exit(2);
  });
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}
