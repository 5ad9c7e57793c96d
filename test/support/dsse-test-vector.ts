import { createPublicKey, type KeyObject, verify } from "node:crypto";

/** The test vector of the DSSE protocol (github.com/secure-systems-lab/dsse, protocol.md, "Test Vectors"). */
export const dsseTestVector = {
  payloadType: "http://example.com/HelloWorld",
  body: "hello world",
  preAuthenticationEncoding: "DSSEv1 29 http://example.com/HelloWorld 11 hello world",
  payload: "aGVsbG8gd29ybGQ=",
  signature: "A3JqsQGtVsJ2O2xqrI5IcnXip5GToJ3F+FnZ+O88SjtR6rDAajabZKciJTfUiHqJPcIAriEGAHTVeCUjW2JIZA==",
};

/** Whether the vector's signature (ECDSA on P-256 with SHA-256, r and s) covers these bytes. */
export function coveredByTestVector(encoding: Uint8Array): boolean {
  const key = publicKey();
  const signature = Buffer.from(dsseTestVector.signature, "base64");
  return verify("sha256", encoding, { key, dsaEncoding: "ieee-p1363" }, signature);
}

function publicKey(): KeyObject {
  const x = coordinate(46950820868899156662930047687818585632848591499744589407958293238635476079160n);
  const y = coordinate(5640078356564379163099075877009565129882514886557779369047442380624545832820n);
  return createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
}

const coordinate = (value: bigint) =>
  Buffer.from(value.toString(16).padStart(64, "0"), "hex").toString("base64url");
