import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { compose } from "./compose.ts";
import { DomainError } from "./domain/errors.ts";
import type { JobRecord, Principal, RepositoryRecord } from "./domain/records.ts";
import { slugOf } from "./domain/repository/slugs.ts";
import {
  embeddedConfig,
  keepEnvironments,
  publicAddress,
  type RunOptions,
  unnamedCode,
} from "./embedded-config.ts";
import { draftOf, type Findings, readFindings } from "./operations/manifests/draft-repository.ts";
import { metadataOnly, readPdf } from "./operations/submissions/read-pdf.ts";
import { storeSubmission } from "./operations/submissions/store-submission.ts";
import { stages } from "./pipeline/stages/all.ts";

export interface EmbeddedOptions {
  /** For everything that it writes; nobody else uses it. */
  dataDir: string;
  /**
   * A bare repository, and the address of the code that it stands in for, null where it has none. `isCommitted`: its
   * commit is one of the authors'.
   */
  code: { bareFolder: string; url: string | null; isCommitted: boolean };
  signal: AbortSignal;
  /** To run experiments; without it nothing is run. */
  runs?: RunOptions;
}

export type { RunOptions };

export interface LocalPaper {
  /** Null without a paper: the code alone is looked at. */
  path: string | null;
  /** Where the paper has none that is found. */
  title: string;
}

/** What a look at a local paper and its code left. */
export interface LocalDraft extends Findings {
  draft: string;
  /** 40 hexadecimal digits; null of code that is not committed. */
  commit: string | null;
  /** What could not be read, and what was noted, in words. */
  notes: string[];
}

/** A service within this process, without a port and without accounts: for one paper of whoever started it. */
export interface Embedded extends AsyncDisposable {
  /** Looks at a paper and its code, and drafts a manifest. Rejects with what is wrong, in words. */
  draft(paper: LocalPaper): Promise<LocalDraft>;
  /** Begins to process a paper and its code, and returns the repository's id. Rejects with what is wrong with the paper. */
  submit(paper: LocalPaper): Promise<string>;
  /** The interface of the service, as `fetch`: its addresses lead into this process. */
  fetch: typeof globalThis.fetch;
}

/** Nothing is run for a draft. */
const looking = stages.slice(
  0,
  stages.findIndex(({ name }) => name === "reproduction_scheduling"),
);
const local: Principal = { type: "human", id: "local", username: "local", namespaces: ["local"] };

export async function openEmbedded({ dataDir, code, signal, runs }: EmbeddedOptions): Promise<Embedded> {
  const url = publicAddress(code.url) ?? unnamedCode;
  const config = readSettings(dataDir, { [url]: pathToFileURL(code.bareFolder).href }, runs);
  const kept = runs && (await keepEnvironments(runs.environmentsFolder, dataDir));
  const { app, deps, worker, close } = await compose(config, runs ? {} : { stages: looking });
  const { store, objects } = deps;
  worker.start();

  async function submit({ path, title }: LocalPaper): Promise<string> {
    const read = path === null ? metadataOnly : await readPdf(deps, path, local.id, signal);
    const submission = {
      ...read,
      title: ("paperTitle" in read && read.paperTitle) || title,
      owner: local.username,
      githubUrl: url,
      visibility: "public" as const,
      paperLicense: "unknown" as const,
      codeLicense: "unknown" as const,
    };
    const requester = { requester: local, commit: store.transaction };
    const { body } = await storeSubmission(deps, submission, requester, async () => slugOf(title) || "paper");
    return body.repository.id;
  }

  const submitOrSay = (paper: LocalPaper) =>
    submit(paper).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      // The name of a field of the interface, which whoever reads this did not fill in.
      throw new EmbeddedError(error.message.replace("The PDF in `paper`", () => paper.path ?? "The paper"));
    });

  /** The first failure is the last: whoever waits can try again. */
  async function ended(repositoryId: string): Promise<JobRecord> {
    for (;;) {
      const job = await store.jobs.findLatestIngestion(repositoryId);
      if (job?.state === "completed") return job;
      if (job?.lastError) throw new EmbeddedError(job.lastError);
      await sleep(20, undefined, { signal });
    }
  }

  return {
    async draft(paper) {
      const id = await submitOrSay(paper);
      const job = await ended(id);
      const { title, sourceCommit } = (await store.repositories.get(id)) as RepositoryRecord;
      const findings = await readFindings(objects, job);
      const commit = code.isCommitted ? sourceCommit : null;
      const draft = draftOf(findings, job, true, {
        title: paper.path === null ? null : title,
        source: { url: url === unnamedCode ? null : url, commit },
        reference: "docs/experiment-manifest.md of the Research Verification Service",
      });
      return { ...findings, draft, commit, notes: await notesOf(job) };
    },
    submit: submitOrSay,
    fetch: async (input, init) => app.fetch(new Request(input, init), { address: "127.0.0.1" }),
    async [Symbol.asyncDispose]() {
      await close();
      await kept?.[Symbol.asyncDispose]();
    },
  };

  async function notesOf({ id }: JobRecord): Promise<string[]> {
    const events = await store.jobs.listEvents(id, 100);
    return events.flatMap(({ payload }) => {
      const { notes = [], problems = [] } = payload as { notes?: string[]; problems?: FileProblem[] };
      return [...notes, ...problems.map(({ path, line, message }) => `${path}, line ${line}: ${message}`)];
    });
  }
}

function readSettings(...given: Parameters<typeof embeddedConfig>): ReturnType<typeof embeddedConfig> {
  try {
    return embeddedConfig(...given);
  } catch (error) {
    throw new EmbeddedError(error instanceof Error ? error.message : String(error));
  }
}

interface FileProblem {
  path: string;
  line: number;
  message: string;
}

/** Why a paper or its code could not be looked at: for whoever gave them. */
class EmbeddedError extends Error {
  override readonly name = "EmbeddedError";
}
