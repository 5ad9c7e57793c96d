import { withBody } from "../changes.ts";
import type { Sent } from "../mutation.ts";

export type Members = Record<string, unknown>;

/** The members of a body: of JSON, a form, or a form with files; undefined where it has none. */
export async function readMembers({ body, headers }: Sent): Promise<Members | undefined> {
  const type = headers.get("content-type") ?? "";
  // A form without a member is an empty body.
  if (!body) return type.startsWith("application/x-www-form-urlencoded") ? {} : undefined;
  try {
    const read = new Response(body, { headers: { "content-type": type } });
    if (!/json/.test(type)) return Object.fromEntries(await read.formData());
    const value: unknown = await read.json();
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Members)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The request with other members in its body. */
export async function withMembers(sent: Sent, members: Members): Promise<Sent> {
  const type = sent.headers.get("content-type") ?? "";
  if (/json/.test(type)) return withBody(sent, members);
  const headers = new Headers(sent.headers);
  headers.delete("content-length");
  if (!type.startsWith("multipart/")) {
    const text = String(new URLSearchParams(members as Record<string, string>));
    return { ...sent, headers, body: new TextEncoder().encode(text) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(members)) form.append(name, value as string);
  const written = new Response(form);
  headers.set("content-type", written.headers.get("content-type")!);
  return { ...sent, headers, body: new Uint8Array(await written.arrayBuffer()) };
}
