import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { fail, ok, type Result } from '../result.ts';
import { createPictureQueue } from './picture-queue.ts';

/** Enough for a camera's picture; what unpacks to more is refused before it is unpacked. */
const maxPixels = 50_000_000;
const accepted: readonly string[] = ['image/png', 'image/jpeg'];
/** One at a time, so that the other core stays with bets; a form sends three at once. */
const inQueue = createPictureQueue({
  ...{ maxPixelsWaiting: 3 * maxPixels, maxPixelsOfNetwork: 2 * maxPixels, maxOfNetwork: 3, maxNetworksWaiting: 8 },
  // An ordinary telephone's picture is small.
  ...{ smallPixels: 13_000_000, smallPixelsWaiting: maxPixels },
});

/**
 * A PNG or JPEG encoded anew: only pixels pass, nothing else that a file may carry (place, script, a second file behind it). `encode`
 * gets the picture opened as often as it asks. `network`: who sent it, as `networkOf` names him. The queue is bounded by pixels, of all
 * and of each network, and no network holds more than three of its places: `service_unavailable` then.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  network: string,
  encode: (open: () => Sharp) => Promise<Buffer>,
): Promise<Result<Buffer, 'invalid_input' | 'service_unavailable'>> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !accepted.includes(type.mime)) return wrongType();
  // Loaded with the first picture: it costs a start a fifth of a second.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).rotate();
  const size = await open()
    .metadata()
    .catch(() => null);
  const pixels = (size?.width ?? 0) * (size?.height ?? 0);
  if (pixels === 0 || pixels > maxPixels) return wrongType();
  const encoded = await inQueue({ pixels, network }, () => encode(open).catch(() => null));
  if (!encoded.ok) return encoded;
  return encoded.value ? ok(encoded.value) : wrongType();
}

const wrongType = () => fail('invalid_input', { fields: { upload: { key: 'image_type' } } });
