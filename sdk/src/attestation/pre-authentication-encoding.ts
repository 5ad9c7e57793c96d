/**
 * Returns the bytes that a DSSE signature covers: `DSSEv1 <length> <payloadType> <length> <payload>` (DSSE protocol,
 * "PAE").
 */
export function preAuthenticationEncoding(payloadType: string, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const type = new TextEncoder().encode(payloadType);
  const head = new TextEncoder().encode(`DSSEv1 ${type.length} ${payloadType} ${payload.length} `);
  const bytes = new Uint8Array(head.length + payload.length);
  bytes.set(head);
  bytes.set(payload, head.length);
  return bytes;
}
