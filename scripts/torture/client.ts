import { pdf, upload } from "../../test/support/upload.ts";

/** The answer to one request; `body` is undefined where the answer broke off or is no JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Sends one request. Rejects where no status arrived. */
export async function send(
  url: string,
  { method = "GET", headers = {}, body, seconds = 60 }: RequestOptions = {},
): Promise<Answer> {
  const json = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
  const type: Record<string, string> = typeof json === "string" ? { "content-type": "application/json" } : {};
  const response = await fetch(url, {
    method,
    headers: { ...type, ...headers },
    ...(json === undefined ? {} : { body: json }),
    signal: AbortSignal.timeout(seconds * 1000),
  });
  // A status that arrived is an acknowledgement, whatever became of the body.
  const text = await response.text().catch(() => undefined);
  return { status: response.status, headers: response.headers, body: parsed(text) };
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  seconds?: number;
}

let paper: Promise<Blob> | undefined;

/** Submits a small paper, with code where an address is given. */
export async function submit(url: string, key: string, slug: string, githubUrl?: string): Promise<Answer> {
  paper ??= pdf();
  const body = upload({ paper: await paper, slug, ...(githubUrl === undefined ? {} : { githubUrl }) });
  return send(`${url}/api/repositories`, { method: "POST", headers: { "x-api-key": key }, body });
}

export const repositoryIdOf = ({ body }: Answer): string | null =>
  (body as { repository?: { id?: string } } | undefined)?.repository?.id ?? null;

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
