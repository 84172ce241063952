import { fileTypeFromBuffer } from 'file-type';
import { createWorkQueue } from '../../platform/jobs/work-queue.ts';
import { fail, ok, type Result } from '../../platform/result.ts';

/** Large enough to read a screenshot. */
const longestSide = 1_800;
const quality = 80;
/** What the database keeps of one picture; only noise comes to more. */
const maxBytes = 4_000_000;
/** What unpacks to more is refused before it is unpacked. */
const maxPixels = 50_000_000;
const accepted: readonly string[] = ['image/png', 'image/jpeg'];
const inQueue = createWorkQueue({ maxRunning: 1, maxWaiting: 8 });

/** A PNG or JPEG as a WebP of at most 1,800 pixels a side, and half of that for what is hard to compress: only pixels pass, nothing else that a file may carry. */
export async function reencodePicture(
  bytes: Uint8Array,
): Promise<Result<Buffer, 'invalid_input' | 'service_unavailable'>> {
  // Loaded with the first picture: it costs a start a fifth of a second.
  const { default: sharp } = await import('sharp');
  const encode = (mostPixels: number): Promise<Buffer> =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize(mostPixels, mostPixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !accepted.includes(type.mime)) return wrongType();
  const encoded = await inQueue(() =>
    encode(longestSide)
      .then((webp) => (webp.length <= maxBytes ? webp : encode(longestSide / 2)))
      .catch(() => null),
  );
  if (!encoded.ok) return encoded;
  return encoded.value ? ok(encoded.value) : wrongType();
}

const wrongType = () => fail('invalid_input', { fields: { upload: { key: 'image_type' } } });
