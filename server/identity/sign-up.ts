import { DomainError } from "../domain/errors.ts";
import type { Auth } from "./auth.ts";
import type { AuthRequest, AuthResponse } from "./forward.ts";
import type { Client } from "./password-hashing.ts";
import { refuseWeakPassword } from "./weak-passwords.ts";

export interface SignUpRequest {
  headers: Headers;
  body: { name: string; email: string; password: string; username: string };
  client: Client;
}

/** Creates an account and its first session. Throws a 400 for a weak password, `conflict` for a taken e-mail address. */
export async function signUp(
  loadAuth: () => Promise<Auth>,
  forward: (request: AuthRequest) => Promise<AuthResponse>,
  { headers, body, client }: SignUpRequest,
): Promise<AuthResponse> {
  const { name, email, password, username } = body;
  await refuseWeakPassword(password, { name, email, username });
  try {
    return await forward({ method: "POST", path: "/sign-up/email", headers, body, client });
  } catch (error) {
    const { internalAdapter, password: passwords } = await (await loadAuth()).$context;
    if (error instanceof DomainError) {
      // The library refuses a taken address without a hash, which a client could measure.
      if (error.key === "identity.email_taken") await passwords.hash(password);
      throw error;
    }
    // Another sign-up with this address was faster: the library tells no more than that the row was refused.
    if (await internalAdapter.findUserByEmail(email.toLowerCase()))
      throw new DomainError("conflict", "identity.email_taken", { cause: error });
    throw error;
  }
}
