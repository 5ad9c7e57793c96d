import { stripVTControlCharacters } from "node:util";
import type { LogItem } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";

/** The beginning and the end of a log; of a short one all of it is the beginning. */
export interface LogExcerpt {
  head: LogPiece[];
  tail: LogPiece[];
  isCut: boolean;
}

type LogPiece = Pick<LogItem, "stream" | "text">;

/** Pieces and characters of each end that a page shows. */
const most = { head: { pieces: 100, characters: 8_000 }, tail: { pieces: 300, characters: 40_000 } };

/** Reads as much of a log as a page shows; all that is kept of it can be downloaded. */
export async function readLogExcerpt({ store }: Pick<Deps, "store">, runId: string): Promise<LogExcerpt> {
  const last = await store.runs.lastLogSequence(runId);
  const wanted = most.head.pieces + most.tail.pieces;
  if (last <= wanted) return excerptOf(await store.runs.listLogs(runId, wanted), []);
  const [head, tail] = await Promise.all([
    store.runs.listLogs(runId, most.head.pieces),
    store.runs.listLogs(runId, most.tail.pieces, last - most.tail.pieces),
  ]);
  return excerptOf(head, tail);
}

/** Cuts what is too long for a page in its middle. `later` are pieces after a gap, none where there is no gap. */
export function excerptOf(earlier: LogPiece[], later: LogPiece[]): LogExcerpt {
  const pieces = [...earlier, ...later].map(({ stream, text }) => ({
    stream,
    text: stripVTControlCharacters(text),
  }));
  const whole = later.length === 0 && lengthOf(pieces) <= most.head.characters + most.tail.characters;
  if (whole) return { head: pieces, tail: [], isCut: false };
  const head = take(later.length === 0 ? pieces : pieces.slice(0, earlier.length), most.head.characters);
  const rest = later.length === 0 ? pieces : pieces.slice(earlier.length);
  const tail = takeLast(rest, most.tail.characters);
  return { head, tail, isCut: true };
}

const lengthOf = (pieces: LogPiece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0);

function take(pieces: LogPiece[], characters: number): LogPiece[] {
  const taken: LogPiece[] = [];
  let left = characters;
  for (const { stream, text } of pieces) {
    if (left <= 0) break;
    taken.push({ stream, text: text.slice(0, left) });
    left -= text.length;
  }
  return taken;
}

function takeLast(pieces: LogPiece[], characters: number): LogPiece[] {
  const taken: LogPiece[] = [];
  let left = characters;
  for (const { stream, text } of pieces.toReversed()) {
    if (left <= 0) break;
    taken.unshift({ stream, text: text.slice(-left) });
    left -= text.length;
  }
  return taken;
}
