/**
 * Decodes base64, standard or URL-safe (DSSE lets a signer choose, RFC 4648 sections 4 and 5). Returns null for any
 * other text.
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const standard = text.replaceAll("-", "+").replaceAll("_", "/");
  // `atob` alone would skip white space.
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(standard)) return null;
  try {
    return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
