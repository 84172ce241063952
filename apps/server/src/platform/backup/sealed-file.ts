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

/**
 * Seals content frame by frame; the last frame says that it is the last.
 * @param name what the content is of; it opens under this name alone
 * @param chunks the content, in pieces of any size
 */
export async function* sealed(
  box: SecretBox,
  name: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let offset = 0;
  const flush = (isLast: boolean) => {
    const bytes = Buffer.concat(held);
    const frame = frameOf(box, bytes, placeOf(name, offset, isLast));
    offset += bytes.length;
    [held, heldBytes] = [[], 0];
    return frame;
  };
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += frameBytes) {
      const part = chunk.subarray(at, at + frameBytes);
      if (heldBytes + part.length > frameBytes) yield flush(false);
      held.push(part);
      heldBytes += part.length;
    }
  }
  yield flush(true);
}

export interface SealedSource {
  /** As it was sealed. */
  name: string;
  content: AsyncIterable<Buffer>;
  /** Where it is kept; for messages. */
  place: string;
  /** It grew by frames and has no last one: what was cut off its end is not missed. */
  isGrown?: boolean;
}

/** Opens sealed content frame by frame. Throws BrokenBackupError for what was changed or cut. */
export async function* unsealed(box: SecretBox, source: SealedSource): AsyncGenerator<Buffer> {
  const { name, place, isGrown = false } = source;
  let offset = 0;
  let isEnded = false;
  for await (const frame of framesOf(source)) {
    const bytes = openFrame(box, frame, name, offset);
    if (bytes === null || isEnded) {
      // The last frame of a file that was growing may be half written.
      if (isGrown) return;
      throw new BrokenBackupError(`${place} was changed, or was sealed with another BACKUP_KEY`);
    }
    offset += bytes.content.length;
    isEnded = bytes.isLast;
    yield bytes.content;
  }
  if (!isGrown && !isEnded) throw new BrokenBackupError(`${place} is cut off`);
}

function openFrame(box: SecretBox, frame: Buffer, name: string, offset: number) {
  for (const isLast of [false, true]) {
    try {
      return { content: box.openBytes(frame, placeOf(name, offset, isLast)), isLast };
    } catch {
      // It is of another place, or of another key.
    }
  }
  return null;
}

async function* framesOf({ content, place, isGrown = false }: SealedSource): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let wantedBytes = lengthBytes;
  for await (const chunk of content) {
    held.push(chunk);
    heldBytes += chunk.length;
    // Put together once a frame is there: frames have many chunks.
    if (heldBytes < wantedBytes) continue;
    let rest = Buffer.concat(held);
    while (rest.length >= lengthBytes) {
      wantedBytes = lengthBytes + rest.readUInt32BE();
      if (wantedBytes > lengthBytes + maxSealedBytes) throw new BrokenBackupError(`${place} is no file of a backup`);
      if (rest.length < wantedBytes) break;
      yield rest.subarray(lengthBytes, wantedBytes);
      rest = rest.subarray(wantedBytes);
      wantedBytes = lengthBytes;
    }
    held = [rest];
    heldBytes = rest.length;
  }
  if (heldBytes > 0 && !isGrown) throw new BrokenBackupError(`${place} is cut off`);
}
