import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Principal } from "../../domain/records.ts";
import { mayReadLogs } from "../../domain/repository/withdrawal.ts";

const unkept = { "Cache-Control": "private, no-store" };

export const streamRunLogs: Handler<"streamRunLogs", Deps, Context> = async (
  deps,
  { path: { runId }, headers },
  context,
) => {
  const { principal, address } = context;
  const repository = await deps.store.repositories.findByRecord("runs", runId);
  if (!repository || !mayReadLogs(principal, repository)) throw new DomainError("not_found", "run.not_found");
  const lastEventId = headers["last-event-id"];
  if (lastEventId === "end") return { status: 204, headers: unkept };
  const body = deps.logStreams.open({
    runId,
    after: Number(lastEventId ?? 0),
    caller: principal ? `account ${principal.id}` : `address ${address}`,
    mayRead: () => mayStillRead(deps, context, runId),
  });
  // nginx passes each part on at once only when told so.
  const headersOfStream = { ...unkept, "X-Accel-Buffering": "no" };
  return { status: 200, mediaType: "text/event-stream", headers: headersOfStream, body };
};

/** The repository may be private or withdrawn by now, the caller no member, the session or the key invalid. */
async function mayStillRead(deps: Deps, context: Context, runId: string): Promise<boolean> {
  const repository = await deps.store.repositories.findByRecord("runs", runId);
  if (!repository) return false;
  return mayReadLogs(null, repository) || mayReadLogs(await identifyAgain(deps, context), repository);
}

async function identifyAgain(
  { identity, store }: Deps,
  { principal, headers }: Context,
): Promise<Principal | null> {
  if (!principal) return null;
  const userId =
    principal.type === "api_key"
      ? (await identity.verifyKey(headers.get("x-api-key") ?? ""))?.userId
      : await identity.findSessionUser(headers);
  const user = userId === principal.id ? await store.principals.findByUser(userId) : null;
  return user && { ...principal, ...user };
}
