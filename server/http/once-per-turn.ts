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
  let turn: Turn<T> | undefined;
  let last: TurnRequest | undefined;
  const end = () => {
    turn!.isOver = true;
    turn = last = undefined;
  };
  return {
    enter(request) {
      if (!turn) setImmediate(end);
      if (!turn || turn.connections.has(request.socket) || turn.connections.size === maxShared) {
        if (turn) turn.isOver = true;
        turn = beginTurn(readNow);
      }
      turn.connections.add(request.socket);
      last = request;
    },
    readerOf: (request) => (turn && request === last ? turn.read : readNow),
  };
}

interface Turn<T> {
  connections: Set<object>;
  isOver: boolean;
  read(): T;
}

function beginTurn<T>(readNow: () => T): Turn<T> {
  let known: { value: T } | undefined;
  const turn: Turn<T> = {
    connections: new Set(),
    isOver: false,
    read() {
      if (turn.isOver) return readNow();
      known ??= { value: readNow() };
      return known.value;
    },
  };
  return turn;
}

const maxShared = 64;
