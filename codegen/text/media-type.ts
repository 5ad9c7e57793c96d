/** A media type, or a range of them (RFC 9110, section 12.5.1), as a TypeScript type. */
export function mediaTypeType(mediaType: string): string {
  if (mediaType === "*/*") return "string";
  return mediaType.includes("*")
    ? `\`${mediaType.replaceAll("*", "${string}")}\``
    : JSON.stringify(mediaType);
}
