import { raw } from "hono/html";
import { renderSVG } from "uqr";
import type { Html } from "../html.ts";

/** Draws an address as a QR code with its quiet zone: dark on light in every colour scheme, or a camera misses it. */
export function qrCode(address: string): Html {
  return raw(renderSVG(address, { ecc: "M", border: 4 }));
}
