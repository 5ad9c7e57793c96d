/** Reads a value once for all requests that one turn of the event loop brings. */
export interface TurnValue<T> {
  /** Is to be called for each request, when it has come: a connection that brings another one in a turn begins anew. */
  enter(connection: object): void;
  read(): T;
}

/**
 * What is read in a turn is as new as each of its requests may ask for: they had begun to arrive before the turn began,
 * so that nobody can have sent one after an answer to something that was done meanwhile. Two requests of one connection
 * within a turn are the exception: the later one may have been sent, unasked, at any time. And a turn of more than a
 * thousand events goes on with those that came meanwhile, so that nothing is kept for more than a part of them.
 */
export function oncePerTurn<T>(read: () => T): TurnValue<T> {
  const connections = new Set<object>();
  let known: { value: T } | undefined;
  let isEndComing = false;
  const forget = () => {
    known = undefined;
    connections.clear();
  };
  const end = () => {
    isEndComing = false;
    forget();
  };
  return {
    enter(connection) {
      if (!isEndComing) setImmediate(end);
      isEndComing = true;
      if (connections.has(connection) || connections.size === maxShared) forget();
      connections.add(connection);
    },
    read() {
      known ??= { value: read() };
      return known.value;
    },
  };
}

const maxShared = 64;
