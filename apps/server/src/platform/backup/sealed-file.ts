import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { SecretBox } from '../crypto/secret-box.ts';

/** What is sealed at once. */
const frameBytes = 1024 * 1024;
const lengthBytes = 4;
const maxSealedBytes = 2 * frameBytes;

/** A sealed file that was cut, changed, or sealed with another key; the message names it. */
export class BrokenBackupError extends Error {}

/** A frame with its length in front. `boundTo` says which file it is of, and where it stands in it. */
function frameOf(box: SecretBox, bytes: Uint8Array, boundTo: string): Buffer {
  const sealed = box.sealBytes(bytes, boundTo);
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(sealed.length);
  return Buffer.concat([length, sealed]);
}

const placeOf = (name: string, offset: number, isLast: boolean) => `${name}@${offset}${isLast ? ' end' : ''}`;

/** Adds bytes that follow the ones up to `offset`: a file that grows has no last frame. */
export const grownFrame = (box: SecretBox, name: string, offset: number, bytes: Uint8Array): Buffer =>
  frameOf(box, bytes, placeOf(name, offset, false));

/**
 * Writes a sealed file beside its place and renames it when it is on the disk.
 * @param chunks the content, in pieces of any size
 */
export async function writeSealed(
  box: SecretBox,
  file: string,
  name: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const draft = `${file}.${randomUUID()}.new`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await writeFrames(box, handle, name, chunks);
    await handle.sync();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

async function writeFrames(
  box: SecretBox,
  handle: FileHandle,
  name: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let offset = 0;
  const flush = async (isLast: boolean) => {
    const bytes = Buffer.concat(held);
    await handle.write(frameOf(box, bytes, placeOf(name, offset, isLast)));
    offset += bytes.length;
    [held, heldBytes] = [[], 0];
  };
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += frameBytes) {
      const part = chunk.subarray(at, at + frameBytes);
      if (heldBytes + part.length > frameBytes) await flush(false);
      held.push(part);
      heldBytes += part.length;
    }
  }
  await flush(true);
}

/**
 * Opens a sealed file piece by piece. Throws BrokenBackupError for one that was changed or cut.
 * @param isGrown the file grew by frames and has no last one: what was cut off its end is not missed
 */
export async function* readSealed(box: SecretBox, file: string, name: string, isGrown = false): AsyncGenerator<Buffer> {
  let offset = 0;
  let isEnded = false;
  for await (const sealed of framesOf(file, isGrown)) {
    const bytes = openFrame(box, sealed, name, offset);
    if (bytes === null || isEnded) {
      // The last frame of a file that was growing may be half written.
      if (isGrown) return;
      throw new BrokenBackupError(`${file} was changed, or was sealed with another BACKUP_KEY`);
    }
    offset += bytes.content.length;
    isEnded = bytes.isLast;
    yield bytes.content;
  }
  if (!isGrown && !isEnded) throw new BrokenBackupError(`${file} is cut off`);
}

function openFrame(box: SecretBox, sealed: Buffer, name: string, offset: number) {
  for (const isLast of [false, true]) {
    try {
      return { content: box.openBytes(sealed, placeOf(name, offset, isLast)), isLast };
    } catch {
      // It is of another place, or of another key.
    }
  }
  return null;
}

async function* framesOf(file: string, isGrown: boolean): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (;;) {
      if (rest.length < lengthBytes) break;
      const length = rest.readUInt32BE();
      if (length > maxSealedBytes) throw new BrokenBackupError(`${file} is no file of a backup`);
      if (rest.length < lengthBytes + length) break;
      yield rest.subarray(lengthBytes, lengthBytes + length);
      rest = rest.subarray(lengthBytes + length);
    }
  }
  if (rest.length > 0 && !isGrown) throw new BrokenBackupError(`${file} is cut off`);
}
