/** Addresses that are remembered; the oldest is forgotten first. */
const maxAddresses = 10_000;

/** Counts mails by address: whoever asks in somebody else's name must not fill their mailbox. */
export function createRecipientLimit({ points, seconds }: { points: number; seconds: number }) {
  const sent = new Map<string, number[]>();
  return {
    /** Whether the address may have another mail at this time, in milliseconds; counts it where it may. */
    allows(address: string, time: number): boolean {
      const recent = (sent.get(address) ?? []).filter((each) => each > time - seconds * 1000);
      if (recent.length >= points) return false;
      sent.delete(address);
      sent.set(address, [...recent, time]);
      if (sent.size > maxAddresses) sent.delete(sent.keys().next().value!);
      return true;
    },
  };
}
