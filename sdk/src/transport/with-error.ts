/**
 * Gives a failing answer without a body an error of its own. openapi-fetch would return an `error` that is false, which
 * looks like success to whoever asks for it.
 */
export async function withError(response: Response): Promise<Response> {
  if (response.ok || (response.body && (await response.clone().text()) !== "")) return response;
  // A 304 may have no body: it is given to whoever reads it.
  const told = new Response(null, response);
  told.headers.delete("content-length");
  const error = { code: "unknown", message: `The service responded with ${response.status}` };
  const text = JSON.stringify({ error });
  return Object.defineProperty(told, "text", { value: async () => text });
}
