import { reencodePicture } from '../../platform/pictures/reencode.ts';

const side = 256;
const quality = 82;

/** A member's picture as a square WebP. */
export const reencode = (bytes: Uint8Array, network: string) =>
  reencodePicture(bytes, network, (open) => open().resize(side, side, { fit: 'cover' }).webp({ quality }).toBuffer());
