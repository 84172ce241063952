import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { MissingObjectError, type ObjectStore } from './object-store.ts';

const draftMark = '.new';

/** Objects as files of a folder, which is made where there is none. An object is on the disk before it has its name. */
export async function openFolderStore(folder: string): Promise<ObjectStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fileOf = (name: string) => path.join(folder, name);
  return {
    place: folder,
    list: (prefix) => namesBelow(folder, prefix),
    read: (name) => readFileOf(fileOf(name)),
    write: async (name, content) => {
      const file = fileOf(name);
      // The folder itself is not made again: one that is away must be seen as such.
      if (name.includes('/')) await makeInside(folder, path.dirname(name));
      await writeWhole(file, content);
    },
    remove: async (names) => {
      for (const name of names) await rm(fileOf(name), { force: true });
      for (const inside of new Set(names.map((name) => path.dirname(name)))) await removeEmpty(folder, inside);
    },
  };
}

async function makeInside(folder: string, inside: string): Promise<void> {
  let at = folder;
  for (const part of inside.split('/')) {
    at = path.join(at, part);
    await mkdir(at, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function writeWhole(file: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  const draft = `${file}.${randomUUID()}${draftMark}`;
  const handle = await open(draft, 'w', 0o600);
  try {
    for await (const chunk of content) await handle.write(chunk);
    await handle.sync();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

async function* readFileOf(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk as Buffer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new MissingObjectError(`${file} is missing`);
    throw error;
  }
}

async function namesBelow(folder: string, prefix: string): Promise<string[]> {
  const inside = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/') + 1) : '';
  const found: string[] = [];
  for (const entry of await entriesOf(path.join(folder, inside))) {
    const name = `${inside}${entry.name}`;
    if (!name.startsWith(prefix) || name.endsWith(draftMark)) continue;
    if (entry.isDirectory()) found.push(...(await namesBelow(folder, `${name}/`)));
    else found.push(name);
  }
  return found;
}

async function entriesOf(folder: string) {
  return await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Takes away folders that hold nothing any more, from the inside out. */
async function removeEmpty(folder: string, inside: string): Promise<void> {
  for (let at = inside; at !== '.' && at !== '/'; at = path.dirname(at)) {
    const isGone = await rmdir(path.join(folder, at)).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
}
