import { reencodePicture } from '../../../platform/pictures/reencode.ts';

/** The small print of a document stays readable. */
const maxSide = 2_400;
const quality = 82;

/** A document as a WebP of at most 2,400 pixels a side. */
export const reencodeDocument = (bytes: Uint8Array, network: string) =>
  reencodePicture(bytes, network, (open) =>
    open().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true }).webp({ quality }).toBuffer(),
  );

export const dataUrl = (webp: Uint8Array): string => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
