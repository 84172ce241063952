import { unpackFiles } from '../../lib/picture-pack.ts';

/** Loaded pictures by name; null for one that could not be loaded, so that the game goes on with a drawn one. */
export type Images<Name extends string> = Readonly<Record<Name, ImageBitmap | null>>;
type Pack = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** The files of a game's pack; empty when it could not be had. Never throws. */
export async function loadPack(url: string): Promise<Pack> {
  try {
    // The very form in which the page has it preloaded.
    const response = await fetch(url, { credentials: 'same-origin' });
    return response.ok ? unpackFiles(await response.arrayBuffer()) : new Map();
  } catch {
    return new Map();
  }
}

async function loadAlone(url: string): Promise<ImageBitmap | null> {
  const image = new Image();
  // Without it a canvas of the sandboxed frame would be tainted, and WebGL would refuse the picture.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    return await createImageBitmap(image);
  } catch {
    return null;
  }
}

async function loadImage(url: string, pack: Pack): Promise<ImageBitmap | null> {
  const bytes = pack.get(url.slice(url.lastIndexOf('/') + 1));
  if (bytes === undefined) return loadAlone(url);
  try {
    return await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
  } catch {
    return loadAlone(url);
  }
}

/** Loads all pictures at once, out of the pack where they are in it. Never throws. */
export async function loadImages<Name extends string>(
  urls: Readonly<Record<Name, string>>,
  pack: Pack,
): Promise<Images<Name>> {
  const names = Object.keys(urls) as Name[];
  const images = await Promise.all(names.map((name) => loadImage(urls[name], pack)));
  return Object.fromEntries(names.map((name, index) => [name, images[index] ?? null])) as Images<Name>;
}
