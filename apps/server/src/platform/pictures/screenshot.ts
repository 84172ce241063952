import { reencodePicture } from './reencode.ts';

/** Large enough to read a screenshot. */
const maxSide = 1_800;
const quality = 80;
/** What the database keeps of one picture; only noise comes to more. */
const maxBytes = 1_000_000;

/** A WebP of at most 1,800 pixels a side, and half of that for what is hard to compress. */
export const reencodeScreenshot = (bytes: Uint8Array, network: string) =>
  reencodePicture(bytes, network, async (open) => {
    const encode = (side: number) =>
      open().resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality }).toBuffer();
    const webp = await encode(maxSide);
    return webp.length <= maxBytes ? webp : encode(maxSide / 2);
  });
