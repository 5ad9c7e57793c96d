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
  const references = await store.objects.listReferences(digest, principal?.namespaces ?? []);
  const grant = objectAccess(principal, digest, references);
  if (grant === "forbidden") throw new DomainError("license_restricted", "object.license");
  if (grant === "absent") throw new DomainError("not_found", "object.not_found");
  const size = await objects.size(digest);
  // A record references the object, so its absence is damage, not a wrong address.
  if (size === null) throw new DomainError("integrity_failed", "object.integrity");

  const tag = `"${digest}"`;
  const wholeHeaders = {
    ETag: tag,
    "Accept-Ranges": "bytes",
    // Untrusted content from our origin: a browser must save it and execute none of it.
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Disposition": create(grant.fileName, { type: "attachment" }),
    "Content-Length": size,
  };
  const { mediaType } = grant;
  // A range applies only to the representation that the client has (RFC 9110, 13.1.5).
  const isSameObject = (sent.get("if-range") ?? tag) === tag;
  const range = headers.range !== undefined && isSameObject ? parseSingleRange(headers.range, size) : null;
  if (!range) return { status: 200, headers: wholeHeaders, mediaType, body: await objects.read(digest) };
  const { start, end } = range;
  const partHeaders = {
    ...wholeHeaders,
    "Content-Range": `bytes ${start}-${end}/${size}`,
    "Content-Length": end - start + 1,
  };
  return { status: 206, headers: partHeaders, mediaType, body: await objects.read(digest, range) };
};

/** Parses a single range (RFC 9110, 14.2). Null for several ranges or another unit: the whole object is sent then. */
function parseSingleRange(header: string, size: number): { start: number; end: number } | null {
  // A suffix longer than the object selects all of it (RFC 9110, 14.1.2); the library considers it unsatisfiable.
  const suffix = /^bytes=-(\d+)$/.exec(header)?.[1];
  if (size > 0 && suffix !== undefined && Number(suffix) > size) return { start: 0, end: size - 1 };
  const ranges = parseRange(size, header);
  if (ranges === -1) {
    throw new DomainError("range_not_satisfiable", "request.range", {
      parameters: { given: header, size },
      facts: { completeLength: size },
    });
  }
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
