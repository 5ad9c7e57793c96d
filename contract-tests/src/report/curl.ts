import { type Request, targetOf } from "../request.ts";

/** Returns a request as a command for a shell, with what is secret masked. */
export function toCurl(baseUrl: string, request: Request): string {
  const { method, headers, body } = request;
  const parts = ["curl", "-i"];
  if (method === "HEAD") parts.push("--head");
  else if (method !== "GET") parts.push("-X", method);
  parts.push(quote(`${baseUrl}${targetOf(request)}`));
  for (const [name, value] of Object.entries(headers))
    parts.push("-H", quote(`${name}: ${masked(name, value)}`));
  if (typeof body === "string")
    parts.push("--data-binary", quote(body.length > 400 ? `${body.slice(0, 400)}…` : maskedBody(body)));
  else if (body instanceof Blob) parts.push("--data-binary", "@file");
  else if (body)
    for (const [name, value] of body)
      parts.push("-F", quote(`${name}=${typeof value === "string" ? value : `@${value.name}`}`));
  return parts.join(" ");
}

/** The name that a shell is to have the secret by. */
function masked(name: string, value: string): string {
  if (/^cookie$/i.test(name)) return "$COOKIE";
  if (/^authorization$/i.test(name)) return value.replace(/(?<=^\S+ ).*/, "$KEY");
  return /key|token|secret/i.test(name) ? "$KEY" : value;
}

const maskedBody = (text: string): string => text.replace(/("[^"]*password[^"]*"\s*:\s*)"[^"]*"/gi, '$1"…"');

/** Double quotes where a variable is to be replaced, single ones elsewhere. */
function quote(text: string): string {
  if (/\$(KEY|COOKIE)$/.test(text)) return `"${text}"`;
  return /^[\w@%+=:,./?&-]+$/.test(text) && !/[?&]/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
