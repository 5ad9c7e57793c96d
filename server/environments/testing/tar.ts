/** An entry of a tar file. A file unless it has another type. */
export interface Entry {
  path: string;
  text?: string | Buffer;
  mode?: number;
  type?: keyof typeof TYPES;
  linkpath?: string;
}

const TYPES = { Link: "1", SymbolicLink: "2", CharacterDevice: "3", Directory: "5", FIFO: "6" };

/** Writes a tar file as POSIX has it (ustar): no library writes what is hostile. */
export function tarOf(entries: readonly Entry[]): Buffer {
  return Buffer.concat([...entries.flatMap(encode), Buffer.alloc(1024)]);
}

function encode({ path, text = "", mode = 0o644, type, linkpath = "" }: Entry): Buffer[] {
  const bytes = Buffer.from(text);
  const header = Buffer.alloc(512);
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, "0"), at);
  header.write(path, 0);
  for (const [value, at, length] of [
    [mode, 100, 8],
    [0, 108, 8],
    [0, 116, 8],
    [bytes.length, 124, 12],
    [0, 136, 12],
    // Major and minor number of /dev/null.
    [1, 329, 8],
    [3, 337, 8],
  ] as const)
    octal(value, at, length);
  header.write("        ", 148);
  header.write(type ? TYPES[type] : "0", 156);
  header.write(linkpath, 157);
  header.write("ustar\u000000", 257);
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  );
  return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
}
