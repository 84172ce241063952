import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

/** Something that runs or decides: a file, or a folder. */
export interface ProgramPart {
  /** What it is called in an alarm: `server`, `package fastify`. */
  name: string;
  place: string;
  /** True: each of its files is told by itself; false: they have one hash together. */
  isTold: boolean;
}

/** Small enough for other work of the process not to notice. */
const pieceBytes = 65_536;

/** SHA-256 in hexadecimal of each part, or of each file of it, by name. A part that is missing has no entry. Throws when `signal` does. */
export async function fingerprintsOf(
  parts: readonly ProgramPart[],
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const piece = Buffer.allocUnsafe(pieceBytes);
  for (const { name, place, isTold } of parts) {
    const files = await filesOf(place);
    const together = createHash('sha256');
    for (const file of files) {
      signal?.throwIfAborted();
      const relative = path.relative(place, file).split(path.sep).join('/');
      const hash = await hashOf(file, piece);
      if (isTold) hashes.set(relative === '' ? name : `${name}/${relative}`, hash);
      together.update(`${relative}\0${hash}\0`);
    }
    if (!isTold && files.length > 0) hashes.set(name, together.digest('hex'));
  }
  return hashes;
}

/** One hash over all, to compare machines by. */
export function hashOfAll(hashes: ReadonlyMap<string, string>): string {
  const together = createHash('sha256');
  for (const [name, hash] of [...hashes].sort(([one], [other]) => (one < other ? -1 : 1))) {
    together.update(`${name}\0${hash}\0`);
  }
  return together.digest('hex');
}

/**
 * Read at once, not as a stream: of tens of thousands of small files a stream for each costs six times the processor. Between two pieces whoever
 * else waits has his turn.
 */
async function hashOf(file: string, piece: Buffer): Promise<string> {
  const hash = createHash('sha256');
  const from = openSync(file, 'r');
  try {
    for (let read = readSync(from, piece); read > 0; read = readSync(from, piece)) {
      hash.update(piece.subarray(0, read));
      await setImmediate();
    }
  } finally {
    closeSync(from);
  }
  return hash.digest('hex');
}

/** Plain files below a place, or the place itself, in a fixed order. Packages inside of packages are parts of their own; links lead to other parts. */
async function filesOf(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inside = path.join(place, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') files.push(...(await filesOf(inside)));
    else if (entry.isFile()) files.push(inside);
  }
  return files;
}
