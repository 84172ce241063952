import { fileTypeFromBuffer } from 'file-type';
import { createWorkQueue } from '../../platform/jobs/work-queue.ts';
import { fail, ok, type Result } from '../../platform/result.ts';

const side = 256;
const quality = 82;
/** Enough for a camera's picture; what unpacks to more is refused before it is unpacked. */
const maxPixels = 50_000_000;
const accepted: readonly string[] = ['image/png', 'image/jpeg'];
const inQueue = createWorkQueue({ maxRunning: 1, maxWaiting: 8 });

/** A PNG or JPEG as a square WebP: only pixels pass, nothing else that a file may carry (place, script, a second file behind it). */
export async function reencode(bytes: Uint8Array): Promise<Result<Buffer, 'invalid_input' | 'service_unavailable'>> {
  // Loaded with the first picture: it costs a start a fifth of a second.
  const { default: sharp } = await import('sharp');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !accepted.includes(type.mime)) return wrong('image_type');
  const encoded = await inQueue(() =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality })
      .toBuffer()
      .catch(() => null),
  );
  if (!encoded.ok) return encoded;
  return encoded.value ? ok(encoded.value) : wrong('image_type');
}

const wrong = (key: string) => fail('invalid_input', { fields: { upload: { key } } });
