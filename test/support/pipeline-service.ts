import { type Account, signUp } from "./accounts.ts";
import { createMirrors, type Tree } from "./mirror.ts";
import { type Processing, processed } from "./processing.ts";
import { startService, type TestService } from "./service.ts";
import { pdf, upload } from "./upload.ts";

/** A service with a submitter, where tests send papers through and look at what came out. */
export interface PipelineService extends AsyncDisposable {
  service: TestService;
  /** Who submits. */
  ada: Account;
  /** Sends a paper with this code through all stages. */
  outcome(
    name: string,
    tree: Tree,
    from?: { paper?: Blob; paperLicense?: string; upon?: string },
  ): Promise<Outcome>;
}

export interface Outcome extends Processing {
  id: string;
  runs: PipelineRun[];
  claims: PipelineClaim[];
  /** All that the experiment printed, with what the sandbox said. */
  log: string;
}

/** The parts of the answers of /api/v1 that tests look at. */
interface PipelineRun {
  state: string;
  execution: { state: string; failure: { code: string; category: string; summary: string } | null };
  measurements: PipelineMeasurement[];
  logs: { stream: string; text: string }[];
  evidence: { sourcePath: string; kind: string; summary: string; digest: string; downloadUrl: string }[];
  attestation: { digest: string } | null;
}

interface PipelineClaim {
  statement: string;
  evidence: { state: string };
  measurements: PipelineMeasurement[];
  assessments: {
    conclusion: string;
    verificationStatus: string;
    confidence: string;
    protocolComparability: string;
    limitations: string[];
  }[];
}

interface PipelineMeasurement {
  measurementId: string;
  observedValue: number | null;
  verification: string;
  reason: string | null;
  evidenceIds: string[];
}

export async function startPipelineService(settings: Record<string, string> = {}): Promise<PipelineService> {
  const mirrors = createMirrors();
  const service = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting, ...settings });
  const ada = await signUp(service.url, "ada");
  const list = async <T>(path: string) =>
    ((await (await fetch(`${service.url}${path}`)).json()) as { data: T[] }).data;

  return {
    service,
    ada,
    async outcome(name, tree, { paper, paperLicense, upon } = {}) {
      const githubUrl = mirrors.add(`ada/${name}`, tree, upon);
      const response = await fetch(`${service.url}/api/repositories`, {
        method: "POST",
        headers: { "x-api-key": ada.key },
        body: upload({
          paper: paper ?? (await pdf()),
          slug: name,
          githubUrl,
          ...(paperLicense && { paperLicense }),
        }),
      });
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      const { id } = ((await response.json()) as { repository: { id: string } }).repository;
      const processing = await processed(service.url, id);
      const runs = await list<PipelineRun>(
        `/api/v1/runs?repository_id=${id}&include=logs,evidence,assessments,attestation`,
      );
      const claims = await list<PipelineClaim>(
        `/api/v1/claims?repository_id=${id}&include=assessments&limit=100`,
      );
      const log = runs.flatMap(({ logs }) => logs.map(({ text }) => text)).join("");
      return { id, ...processing, runs, claims, log };
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]();
      mirrors.remove();
    },
  };
}

/** A paper that claims 4.74 of what this command writes to metrics.json, or of what `from` names. */
export function experimentOf(
  command: string,
  experiment: Record<string, unknown> = {},
  from: Record<string, unknown> = { file: "metrics.json", pointer: "/value" },
): Tree {
  const measurement = { id: "value", metric: "value", reported: "4.74", from };
  return {
    "input.csv": "94802,20000\n",
    "measure.sh": `awk -F, '{ print "{\\"value\\": " $1 / $2 "}" }' input.csv > metrics.json\n`,
    ".research/experiment.yml": JSON.stringify({
      version: 1,
      experiments: [{ id: "main", command, timeout: 120, ...experiment }],
      claims: [{ id: "value", statement: "It is 4.74.", experiment: "main", measurements: [measurement] }],
    }),
  };
}
