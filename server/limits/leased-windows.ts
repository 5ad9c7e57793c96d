import type { SharedWindows, WindowPolicy, WindowState, Windows } from "./window.ts";

interface Lease {
  /** Points of the window that this process holds and has not counted yet. */
  unused: number;
  /** Points that were counted here and that the database does not know of: it is told with the next block. */
  owed: number;
  /** As of the last time that the database was asked. */
  shared: WindowState;
  /** When the database was asked, in milliseconds since 1970: a clock that is before it was set back. */
  askedAt: number;
}

/** Callers beyond these are forgotten, the oldest first: they lose points that were leased and not used. */
const maxLeases = 20_000;

/**
 * Counts in memory: a process leases points of a window from the database in blocks, and asks it again only when a
 * block is used up. The processes together never allow more than the window has. Blocks shrink to single points as
 * the window fills, so that what one process holds and does not use keeps little from the others; a single process
 * counts exactly. Once a window is full, its refusals cost the database nothing.
 *
 * The first points of a window that is not asked for (`unasked`) each process counts by itself: of most addresses no
 * more requests come. The processes together allow as many more, at most, as all but one of them counted so.
 */
export function createLeasedWindows(
  shared: Omit<SharedWindows, "consume">,
  policies: Record<string, WindowPolicy> = {},
): Windows {
  const leases = new Map<string, Promise<Lease>>();
  /** Those of `leases` that the database has answered. */
  const held = new Map<string, Lease>();
  const forget = (name: string) => {
    leases.delete(name);
    held.delete(name);
  };
  const remember = (name: string, lease: Promise<Lease>) => {
    forget(name);
    leases.set(name, lease);
    for (const oldest of leases.keys()) {
      if (leases.size <= maxLeases) break;
      forget(oldest);
    }
    lease.then(
      (answered) => leases.get(name) === lease && held.set(name, answered),
      // A database that is away is asked again by the next request.
      () => leases.get(name) === lease && forget(name),
    );
    return lease;
  };
  const nameOf = (policy: string, key: string) => `${policy}\n${key}`;
  const current = async (name: string): Promise<Lease | undefined> => {
    const lease = await leases.get(name)?.catch(() => undefined);
    return lease && isCurrent(lease) ? lease : undefined;
  };

  return {
    async consume(policy, key) {
      const name = nameOf(policy, key);
      for (;;) {
        const before = leases.get(name);
        const lease = await current(name);
        if (lease && lease.unused > 0) {
          lease.unused -= 1;
          return toState(lease, true);
        }
        if (lease && !lease.shared.allowed) return toState(lease, false);
        // Of several requests that found the block used up, one leases the next one for all.
        if (leases.get(name) !== before) continue;
        const begun = lease ? null : beginUnasked(policies[policy]);
        await remember(name, begun ? Promise.resolve(begun) : take(shared, policy, key, lease));
      }
    },

    consumeHeld(policy, key) {
      const name = nameOf(policy, key);
      let lease = held.get(name);
      const isAsking = leases.has(name) && !lease;
      if (!isAsking && !(lease && isCurrent(lease))) {
        lease = beginUnasked(policies[policy]) ?? undefined;
        if (lease) {
          remember(name, Promise.resolve(lease));
          held.set(name, lease);
        }
      }
      if (!lease || lease.unused === 0) return null;
      lease.unused -= 1;
      return toState(lease, true);
    },

    async refund(policy, key) {
      const lease = await current(nameOf(policy, key));
      if (lease) lease.unused += 1;
      else await shared.refund(policy, key);
    },

    async peek(policy, key) {
      const lease = await current(nameOf(policy, key));
      const state = await shared.peek(policy, key);
      const remaining = Math.max(0, state.remaining - (lease?.owed ?? 0) + (lease?.unused ?? 0));
      return { ...state, remaining, allowed: remaining > 0 };
    },
  };
}

function isCurrent({ askedAt, shared }: Lease): boolean {
  const now = Date.now();
  return askedAt <= now && now < shared.endsAt;
}

/** A lease that the database is not asked for; null where the policy has none. */
function beginUnasked(policy: WindowPolicy | undefined): Lease | null {
  if (!policy?.unasked) return null;
  const { points, seconds, unasked } = policy;
  const askedAt = Date.now();
  const ends = { resetSeconds: seconds, endsAt: askedAt + seconds * 1000 };
  const shared = { allowed: true, limit: points, remaining: points - unasked, ...ends };
  return { unused: unasked, owed: unasked, shared, askedAt };
}

async function take(
  shared: Omit<SharedWindows, "consume">,
  policy: string,
  key: string,
  last: Lease | undefined,
): Promise<Lease> {
  // Of most addresses one request comes in a window, and what is left is told with its point.
  const points = last ? blockOf(last.shared.remaining) : 1;
  const owed = last?.owed ?? 0;
  const { granted, ...state } = await shared.take(policy, key, owed + points);
  const unused = Math.max(0, granted - owed);
  return { unused, owed: 0, shared: { ...state, allowed: unused > 0 }, askedAt: Date.now() };
}

/** A sixteenth of what is left, at most 1000 points: 1 of the last 31, 7 of 120, 62 of 1000. */
function blockOf(remaining: number): number {
  return Math.min(1000, Math.max(1, Math.floor(remaining / 16)));
}

function toState({ unused, shared }: Lease, allowed: boolean): WindowState {
  const resetSeconds = Math.max(1, Math.ceil((shared.endsAt - Date.now()) / 1000));
  return { ...shared, allowed, remaining: shared.remaining + unused, resetSeconds };
}
