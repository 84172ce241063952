import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Something that runs or decides: a file, or a folder. */
export interface ProgramPart {
  /** What it is called in an alarm: `server`, `package fastify`. */
  name: string;
  place: string;
  /** True: each of its files is told by itself; false: they have one hash together. */
  isTold: boolean;
}

/** SHA-256 in hexadecimal of each part, or of each file of it, by name. A part that is missing has no entry. Throws when `signal` does. */
export async function fingerprintsOf(
  parts: readonly ProgramPart[],
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const { name, place, isTold } of parts) {
    const files = await filesOf(place);
    const together = createHash('sha256');
    for (const file of files) {
      signal?.throwIfAborted();
      const relative = path.relative(place, file).split(path.sep).join('/');
      const hash = await hashOf(file);
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

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece);
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
