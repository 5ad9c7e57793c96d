import { create } from "content-disposition";
import parseRange from "range-parser";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { objectAccess } from "../../domain/repository/object-access.ts";

export const getObject: Handler<"getObject", Deps, Context> = async (
  { store, objects },
  { path, headers },
  { principal, headers: sent },
) => {
  const { digest } = path;
  const grant = objectAccess(principal, digest, await store.objects.listReferences(digest));
  if (grant === "forbidden") throw new DomainError("license_restricted", "object.license");
  if (grant === "absent") throw new DomainError("not_found", "object.not_found");
  const size = await objects.size(digest);
  // What the records name must be there: its absence is damage, not a wrong address.
  if (size === null) throw new DomainError("integrity_failed", "object.integrity");

  const tag = `"${digest}"`;
  const whole = {
    ETag: tag,
    "Accept-Ranges": "bytes",
    // Bytes made by strangers' code, served from our origin: a browser saves them, and runs nothing of them.
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Disposition": create(grant.fileName, { type: "attachment" }),
    "Content-Length": size,
  };
  const { mediaType } = grant;
  // A part of other bytes than the caller has would not fit on to them (RFC 9110, 13.1.5).
  const fits = (sent.get("if-range") ?? tag) === tag;
  const range = headers.range !== undefined && fits ? oneRange(headers.range, size) : null;
  if (!range) return { status: 200, headers: whole, mediaType, body: await objects.read(digest) };
  const { start, end } = range;
  const part = {
    ...whole,
    "Content-Range": `bytes ${start}-${end}/${size}`,
    "Content-Length": end - start + 1,
  };
  return { status: 206, headers: part, mediaType, body: await objects.read(digest, range) };
};

/** One range (RFC 9110, 14.2); several, or a unit that is not bytes, are answered with the whole. */
function oneRange(header: string, size: number): { start: number; end: number } | null {
  // More of the end than there is means all of it (RFC 9110, 14.1.2); the library calls that unsatisfiable.
  const suffix = /^bytes=-(\d+)$/.exec(header)?.[1];
  if (size > 0 && suffix !== undefined && Number(suffix) > size) return { start: 0, end: size - 1 };
  const ranges = parseRange(size, header);
  if (ranges === -1) {
    throw new DomainError("range_not_satisfiable", "request.range", {
      parameters: { given: header, size },
      headers: { "Content-Range": `bytes */${size}`, "Accept-Ranges": "bytes" },
    });
  }
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
