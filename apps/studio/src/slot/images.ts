/** Loaded pictures by name; null for one that could not be loaded, so that the game goes on with a drawn one. */
export type Images<Name extends string> = Readonly<Record<Name, HTMLImageElement | null>>;

async function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  // Without it a canvas of the sandboxed frame would be tainted, and WebGL would refuse the picture.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Loads all pictures at once. Never throws. */
export async function loadImages<Name extends string>(urls: Readonly<Record<Name, string>>): Promise<Images<Name>> {
  const names = Object.keys(urls) as Name[];
  const images = await Promise.all(names.map((name) => loadImage(urls[name])));
  return Object.fromEntries(names.map((name, index) => [name, images[index] ?? null])) as Images<Name>;
}
