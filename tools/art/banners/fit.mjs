// One picture as the best WebP and AVIF within the budget of a banner.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const LIMIT = 60_000;

async function best(png, encode, limit) {
  for (let quality = 88; ; quality -= 4) {
    const buffer = await encode(sharp(png).removeAlpha(), quality).toBuffer();
    if (buffer.length <= limit || quality <= 40) return buffer;
  }
}

/** Writes `<file>.webp` and `<file>.avif`; the AVIF is always the smaller one. */
export async function picturesOf(png, file) {
  const webp = await best(png, (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }), LIMIT);
  const avif = await best(
    png,
    (image, quality) => image.avif({ quality: Math.round(quality * 0.72), effort: 4, chromaSubsampling: '4:4:4' }),
    webp.length * 0.9,
  );
  writeFileSync(`${file}.webp`, webp);
  writeFileSync(`${file}.avif`, avif);
  console.log(file, webp.length, avif.length);
}
