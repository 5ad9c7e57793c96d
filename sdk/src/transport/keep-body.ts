/**
 * Reads the body of a response now, so that the timeout covers it, and lets it be read once more. Another `Response`
 * would take a quarter of the processor time of a request, one of bytes two thirds: it is the same one, and others are
 * made where more is asked for than the text. It lets go of a text when that is read: `fetch` registers each `Response`
 * for finalization, for which V8 keeps it, with all that it holds, until the next full collection, and copies it
 * meanwhile: half of the time that a request for 60 kB spends in the collector.
 */
export async function keepBody(response: Response, kind: "text" | "bytes"): Promise<Response> {
  // Defined, not assigned: a class of another library may have methods that cannot be written.
  const define = (members: PropertyDescriptorMap) => Object.defineProperties(response, members);
  if (kind === "text") {
    const kept = [await response.text()];
    return define({
      text: { value: async () => kept.pop() },
      clone: { value: () => new Response(kept[0], response) },
    });
  }
  const bytes = await response.arrayBuffer();
  const text = async () => new TextDecoder().decode(bytes);
  const again = () => new Response(bytes, response);
  for (const name of ["arrayBuffer", "blob", "bytes", "formData"] as const)
    define({ [name]: { value: () => again()[name]() } });
  return define({
    text: { value: text },
    json: { value: async () => JSON.parse(await text()) },
    body: { get: () => again().body },
    clone: { value: again },
  });
}
