import type { ProcessingEvent } from "@research-verification/sdk";
import type { Session } from "../io.ts";
import { jsonText } from "../json-text.ts";
import { showProgress } from "../progress/show-progress.ts";
import { countVerdicts, describeClaims } from "../verdict/describe-claims.ts";
import { verdictExitCode } from "../verdict/verdict-exit-code.ts";
import type { FoundRepository } from "./find-repository.ts";
import { listClaims } from "./list-claims.ts";

/** A key may ask 120 times a minute. */
const pollIntervalMs = 2000;

/** Shows the processing of a paper until it ends, then the verdict, with which the command exits. */
export async function followProcessing(
  session: Session,
  repository: Pick<FoundRepository, "client" | "id">,
  { json = false }: { json?: boolean | undefined },
): Promise<void> {
  const { stdout, signal } = session;
  const progress = showProgress(session);
  const print = (record: unknown) => stdout.write(`${jsonText(record)}\n`);
  const onEvent = (event: ProcessingEvent) => (json ? void print(event) : progress.showEvent(event));
  await repository.client
    .waitForProcessing(repository.id, {
      ...{ onEvent, pollIntervalMs, signal },
      timeoutMs: Number.POSITIVE_INFINITY,
      stopWhenBlocked: false,
    })
    .finally(progress.end);
  const claims = await listClaims(repository);
  session.exitCode = verdictExitCode(claims);
  if (json) print({ verdict: countVerdicts(claims), claims });
  else stdout.write(`\n${[...describeClaims(claims), `Verdict: ${countVerdicts(claims)}`].join("\n")}\n`);
}
