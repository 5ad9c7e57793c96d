/** What the commands of a page are about. No value of it was chosen by a stranger: it is pasted into a shell. */
interface Place {
  origin: string;
  /** Of a signed bundle. */
  digest: string;
  keyId: string;
  /** Whether a key is needed to read it. */
  isPrivate: boolean;
}

/** Verifies every bundle of a repository, with a key set that whoever runs it can keep. */
export function rvsCommands(origin: string, name: string): string {
  return `curl -fsS ${origin}/.well-known/jwks.json -o keys.json
rvs verify ${name} --url ${origin} --keys keys.json`;
}

/**
 * The same of one bundle, as docs/verifying-an-attestation.md#with-openssl has it. The octal escapes begin an SPKI with an
 * Ed25519 key (RFC 8410); what follows is 32 bytes, so that base64url lacks one `=`.
 */
export function opensslCommands({ origin, digest, keyId, isPrivate }: Place): string {
  const credential = isPrivate ? ' -H "x-api-key: $SERVICE_KEY"' : "";
  return `# The keys of the service, and the signed bundle
curl -fsS ${origin}/.well-known/jwks.json -o keys.json
curl -fsS${credential} ${origin}/api/objects/${digest} -o bundle.jsonl

# The bundle is the one with this digest
echo "${digest.slice("sha256:".length)}  bundle.jsonl" | sha256sum -c

# The key, as PEM: its id is the digest of itself
{ printf '\\060\\052\\060\\005\\006\\003\\053\\145\\160\\003\\041\\000'
  jq -r '.keys[] | select(.kid == "${keyId}") | .x' keys.json | tr '_-' '/+' | sed 's/$/=/' | base64 -d
} | openssl pkey -pubin -inform DER -out key.pem
openssl pkey -pubin -in key.pem -outform DER -out key.der
echo "${keyId}  key.der" | sha256sum -c

# Each line is a signed statement (DSSE): type and payload are what the signature covers
while read -r line; do
  type=$(printf %s "$line" | jq -r .payloadType)
  printf %s "$line" | jq -r .payload | base64 -d > payload.json
  printf %s "$line" | jq -r '.signatures[0].sig' | base64 -d > sig.bin
  { printf 'DSSEv1 %d %s %d ' \${#type} "$type" "$(wc -c < payload.json)"; cat payload.json; } > signed.bin
  openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in signed.bin -sigfile sig.bin && jq . payload.json
done < bundle.jsonl`;
}
