// Compiled by generate.test.ts: every mistake marked below must keep the compiler from accepting it.
import type {
  Handler,
  Input,
  OperationId,
  Operations,
  Result,
} from "../small/expected/server/__generated__/operations.ts";
import type { UploadedFile } from "../../../server/__generated__/handler-types.ts";

interface Deps {
  name: string;
}
interface Context {
  requestId: string;
}

const run: Result<"getRun">["body"] = { id: "run_1", state: "queued", score: null, links: {} };
const pagination = { nextCursor: null, hasMore: false };

const right = {
  search: async (_deps, { query }) => ({ status: 200, body: { data: [run], meta: { query: query.q, limit: query.limit } } }),
  listRuns: async () => ({ status: 200, body: { data: [run, { id: "run_2" }], pagination } }),
  createRun: async (deps, { body }, { requestId }) => ({
    status: 202,
    headers: { Location: `/api/v1/runs/${deps.name}`, "Retry-After": 10, "Content-Security-Policy": requestId },
    body: { ...run, id: body.claimId },
  }),
  getRun: async () => ({ status: 200, body: run }),
  deleteRun: async () => ({ status: 204 }),
  getLatestRun: async () => ({ status: 200, body: run }),
  createRepository: async () => ({ status: 201, headers: { "X-Quota-Used": 1 }, body: { url: "/r/ada/paper" } }),
  getObject: async (_deps, { headers }) =>
    headers.range === undefined
      ? { status: 200, headers: { "Content-Disposition": "attachment" }, mediaType: "application/octet-stream", body: "a" }
      : { status: 206, headers: { "Content-Range": "bytes 0-0/1" }, mediaType: "application/octet-stream", body: "a" },
  deleteApiKey: async () => ({ status: 200, body: { success: true } }),
  getHealth: async () => ({ status: 503, body: { status: "degraded", components: {} } }),
  getRepositoryPage: async () => ({ status: 200, mediaType: "text/html", body: "<!doctype html>" }),
} satisfies Operations<Deps, Context>;

const { search: _, ...withoutSearch } = right;
// @ts-expect-error an operation is missing
withoutSearch satisfies Operations<Deps, Context>;

// @ts-expect-error the status is not declared
export const undeclaredStatus: Handler<"getRun", Deps, Context> = async () => ({ status: 201, body: run });

// @ts-expect-error the status is declared, but as an error, which is thrown
export const returnedError: Handler<"getRun", Deps, Context> = async () => ({ status: 404, body: run });

// @ts-expect-error the body lacks a required member
export const wrongBody: Handler<"getRun", Deps, Context> = async () => ({ status: 200, body: { id: "run_1" } });

const paused = { ...run, state: "paused" as const };
// @ts-expect-error the state is none of the enumeration
export const wrongEnumeration: Handler<"getRun", Deps, Context> = async () => ({ status: 200, body: paused });

// @ts-expect-error a header that the contract requires is missing
export const missingHeader: Handler<"createRun", Deps, Context> = async () => ({ status: 202, headers: { Location: "/" }, body: run });

// @ts-expect-error all headers are missing
export const missingHeaders: Handler<"createRun", Deps, Context> = async () => ({ status: 202, body: run });

// @ts-expect-error with two media types it must be said which
export const missingMediaType: Handler<"getRepositoryPage", Deps, Context> = async () => ({ status: 200, body: "<p>" });

// @ts-expect-error no such operation
export type Unknown = Handler<"getNothing", Deps, Context>;

/** Compiles where the types are the same, and not merely alike. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>) => undefined;

// Parsed values: numbers, lists, and no undefined where the contract has a default.
same<Input<"listRuns">["query"]["limit"], number>(true);
same<Input<"listRuns">["query"]["include"], ("logs" | "evidence")[] | undefined>(true);
same<Input<"listRuns">["query"]["updated_since"], string | undefined>(true);
same<Input<"getRun">["query"]["verbose"], boolean>(true);
same<Input<"getRun">["path"], { runId: string }>(true);
same<Input<"listRuns">["headers"]["if-none-match"], string | undefined>(true);
same<Input<"deleteApiKey">["body"], { keyId: string } | undefined>(true);
same<"body" extends keyof Input<"getRun"> ? true : false, false>(true);
same<OperationId, keyof typeof right>(true);

export function bodyOf(input: Input<"createRepository">): UploadedFile | string {
  // @ts-expect-error which body it is stands in the content type
  input.body.paper;
  if (input.contentType === "application/json") return input.body.input;
  same<(typeof input.body)["visibility"], "public" | "private">(true);
  return input.body.paper;
}
