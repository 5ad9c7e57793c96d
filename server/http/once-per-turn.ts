/** Reads a value once for all requests that one turn of the event loop brings. */
export interface TurnValue<T> {
  /** Is to be called for each request, when it has come: a connection that brings another one in a turn begins anew. */
  enter(request: TurnRequest): void;
  /** Returns what reads the value for a request: with others of its turn, where that is the one that entered last. */
  readerOf(request: TurnRequest): () => T;
}

interface TurnRequest {
  socket: object;
}

/**
 * What is read in a turn is as new as each of its requests may ask for: they had begun to arrive before the turn began,
 * so that nobody can have sent one after an answer to something that was done meanwhile. Two requests of one connection
 * within a turn are the exception: the later one may have been sent, unasked, at any time. And a turn of more than a
 * thousand events goes on with those that came meanwhile, so that nothing is kept for more than a part of them. A request
 * that goes on in a later turn reads anew, and for itself alone.
 */
export function oncePerTurn<T>(readNow: () => T): TurnValue<T> {
  let turn: { isOver: boolean } | undefined;
  let part: { connections: Set<object>; read: () => T } | undefined;
  let last: TurnRequest | undefined;
  const end = () => {
    turn!.isOver = true;
    turn = part = last = undefined;
  };
  const beginTurn = () => {
    setImmediate(end);
    return { isOver: false };
  };
  const beginPart = (turn: { isOver: boolean }) => {
    let known: { value: T } | undefined;
    const read = () => {
      if (turn.isOver) return readNow();
      known ??= { value: readNow() };
      return known.value;
    };
    return { connections: new Set<object>(), read };
  };
  return {
    enter(request) {
      turn ??= beginTurn();
      if (!part || part.connections.has(request.socket) || part.connections.size === maxShared)
        part = beginPart(turn);
      part.connections.add(request.socket);
      last = request;
    },
    readerOf: (request) => (part && request === last ? part.read : readNow),
  };
}

const maxShared = 64;
