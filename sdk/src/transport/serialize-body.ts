/** Encodes a body: bytes and forms as they are, an object that has a file as a form, everything else as JSON. */
export function serializeBody(body: unknown): BodyInit {
  if (isEncoded(body)) return body;
  if (typeof body === "object" && body !== null && Object.values(body).some(isBlob)) return formOf(body);
  return JSON.stringify(body);
}

/** @throws TypeError for a member that a form cannot have. */
export function formOf(members: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    if (isBlob(value)) form.append(name, value);
    else if (isOneValue(value)) form.append(name, String(value));
    else throw new TypeError(`"${name}" must be one value or a Blob`);
  }
  return form;
}

/** Whether a value can be written as one text. */
export const isOneValue = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);

const isBlob = (value: unknown): value is Blob => value instanceof Blob;

const isEncoded = (body: unknown): body is Blob | FormData | ReadableStream<Uint8Array<ArrayBuffer>> =>
  isBlob(body) || body instanceof FormData || body instanceof ReadableStream;
