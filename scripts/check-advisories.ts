// node scripts/check-advisories.ts: asks the npm registry for advisories of the locked packages; each is explained, or fails.
import { execFile } from "node:child_process";
import { join } from "node:path";

/** Advisories that do not touch us, by their identifiers, and why not. */
const explained: Record<string, string> = {};

interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
  range: string;
}

/** What `npm audit --json` prints, as far as it is read: a registry without advisories leaves a message alone. */
export interface AuditReport {
  vulnerabilities?: Record<string, { via: (Advisory | string)[] }>;
  message?: string;
}

/**
 * The advisories that are not explained, as sentences.
 *
 * @returns null where the registry was not asked, or does not tell.
 */
export function advisoryProblems(
  report: AuditReport,
  reasons: Readonly<Record<string, string>> = explained,
): string[] | null {
  if (!report.vulnerabilities) return null;
  // A package that is affected by another one names it: the advisory itself stands with the other.
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via !== "string");
  const byUrl = new Map(advisories.map((advisory) => [advisory.url, advisory]));
  return [...byUrl.values()]
    .filter(({ url }) => !Object.hasOwn(reasons, url.split("/").at(-1)!))
    .map(
      ({ name, range, severity, title, url }) =>
        `${name} ${range}: ${title} (${severity}, ${url}). Update it, or explain in \`explained\` why it does not touch us`,
    );
}

/** Asks the registry that npm is set to, for a minute at most. */
function audit(): Promise<AuditReport> {
  const options = { cwd: join(import.meta.dirname, ".."), timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    // It ends with 1 where there are advisories, and prints its report all the same.
    execFile("npm", ["audit", "--json", "--fetch-retries=0"], options, (error, printed) => {
      try {
        resolve(JSON.parse(printed));
      } catch {
        resolve({ message: String(error ?? "npm audit printed no JSON") });
      }
    });
  });
}

if (import.meta.main) {
  const report = await audit();
  const problems = advisoryProblems(report);
  if (problems === null)
    console.warn(
      `NOT ASKED FOR ADVISORIES: ${report.message ?? "the registry has none to give"}. Where npm's own registry is reached: npm run audit`,
    );
  else console.log(`${problems.length} advisories of packages are not explained`);
  for (const problem of problems ?? []) console.error(problem);
  process.exitCode = problems && problems.length > 0 ? 1 : 0;
}
