import { isForArchitecture } from "./image-manifest.ts";
import { isRecord, parseRecord } from "./parse-record.ts";

const MAX_VARIABLES = 200;
const MAX_VALUE_BYTES = 32_768;
const MAX_BYTES = 65_536;
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/;

/**
 * Returns the variables that an image gives its programs (`Env` of its configuration), or a sentence where it cannot be
 * used here. Those in `reserved` are the service's: Runs would not repeat without them. The search path is the image's,
 * where it has one.
 */
export function readImageConfig(
  text: string,
  architecture: string,
  reserved: readonly string[],
): Record<string, string> | string {
  const image = parseRecord(text);
  if (image === null) return "Its configuration is no JSON object.";
  if (!isForArchitecture(image, architecture))
    return `It is for ${name(image.os)} on ${name(image.architecture)}, and this server is Linux on ${architecture}.`;
  const listed = isRecord(image.config) ? (image.config.Env ?? []) : [];
  if (!Array.isArray(listed) || listed.length > MAX_VARIABLES)
    return `Its variables are not a list of up to ${MAX_VARIABLES}.`;
  const variables: Record<string, string> = {};
  let bytes = 0;
  for (const each of listed) {
    if (typeof each !== "string") return "One of its variables is not a text.";
    const at = each.indexOf("=");
    const [key, value] = [each.slice(0, at), each.slice(at + 1)];
    // A shell cannot pass on what has no such name.
    if (at === -1 || !NAME.test(key) || reserved.includes(key)) continue;
    bytes += Buffer.byteLength(each);
    if (value.includes("\0") || Buffer.byteLength(value) > MAX_VALUE_BYTES || bytes > MAX_BYTES)
      return "Its variables are too long.";
    variables[key] = value;
  }
  return variables;
}

const name = (value: unknown) => String(value).slice(0, 50);
