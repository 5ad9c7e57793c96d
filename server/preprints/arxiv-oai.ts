import { parseArxivIdentifier } from "../domain/repository/arxiv-identifier.ts";
import type { ArxivInput } from "../domain/repository/paper-input.ts";
import { plainLine } from "../domain/repository/preprint-record.ts";
import { attributeOf, childrenOf, descendant, parseXml, textOf } from "./parse-xml.ts";

/**
 * Reads the address of the licence from arXiv's answer to GetRecord (OAI-PMH 2.0, metadataPrefix arXiv); null where
 * none is named, or the record is not there yet: a new paper takes a day. It is the newest version's licence.
 *
 * @throws Error for what is not such an answer, or about another paper.
 */
export function readLicense(xml: string, { id }: ArxivInput): string | null {
  const root = descendant(parseXml(xml), "OAI-PMH");
  if (root === undefined) throw new Error("There is no OAI-PMH element");
  const error = descendant(root, "error");
  if (error !== undefined) {
    const code = attributeOf(error, "code");
    if (code === "idDoesNotExist" || code === "noRecordsMatch") return null;
    throw new Error(`An OAI-PMH error: ${code}`);
  }
  const record = descendant(root, "GetRecord", "record");
  if (attributeOf(descendant(record, "header"), "status") === "deleted") return null;
  const paper = descendant(record, "metadata", "arXiv");
  if (parseArxivIdentifier(textOf(paper, "id"))?.id !== id) throw new Error("A record about another paper");
  const licenses = new Set(childrenOf(paper, "license").map((license) => plainLine(textOf(license), 300)));
  // Of two, neither is certain to be the paper's.
  const [license = "", ...others] = licenses;
  return license === "" || others.length > 0 ? null : license;
}
