/** One file that is carried in a pack. */
export interface PackedFile {
  name: string;
  bytes: Uint8Array;
}

const lengthBytes = 4;

/** Many small files as one, so that a game asks once for its board: the length of the list, the list as JSON, the files. */
export function packFiles(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const list = new TextEncoder().encode(JSON.stringify(files.map(({ name, bytes }) => [name, bytes.length])));
  const parts = [new Uint8Array(lengthBytes), list, ...files.map(({ bytes }) => bytes)];
  const pack = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    pack.set(part, at);
    at += part.length;
  }
  new DataView(pack.buffer).setUint32(0, list.length, true);
  return pack;
}

/** The files of a pack by their names. Throws on what is none. */
export function unpackFiles(pack: ArrayBuffer): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const listEnd = lengthBytes + new DataView(pack).getUint32(0, true);
  const list: unknown = JSON.parse(new TextDecoder().decode(pack.slice(lengthBytes, listEnd)));
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = listEnd;
  for (const [name, length] of list as [string, number][]) {
    if (at + length > pack.byteLength) throw new Error(`the pack ends inside of ${name}`);
    files.set(name, new Uint8Array(pack, at, length));
    at += length;
  }
  return files;
}
