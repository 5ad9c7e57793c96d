/**
 * Reads the text of a response now, so that the timeout covers it, and lets it be read again. A new `Response` of it
 * would take a quarter of the processor time of a request.
 */
export async function keepText(response: Response): Promise<Response> {
  const text = await response.text();
  const { status, statusText, headers } = response;
  return Object.defineProperties(response, {
    text: { value: async () => text },
    json: { value: async () => JSON.parse(text) },
    clone: { value: () => new Response(text, { status, statusText, headers }) },
  });
}

/** The same of all bytes, for who may read them in any way. */
export async function keepBytes(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}
