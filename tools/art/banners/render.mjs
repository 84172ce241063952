// Banners of the pages beside home: `node banners/render.mjs [group ...] [desktop|mobile]`; `ART_DRAFT=1` draws at half the detail into .cache.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cache, site } from '../paths.mjs';
import { addLayer, emptyPicture, pixelsOf } from '../slots/relief.mjs';
import { picturesOf } from './fit.mjs';
import { pictures } from './pictures.mjs';
import { back, front, glow } from './stage.mjs';

const draft = process.env.ART_DRAFT === '1';
const drawings = join(cache, 'banners');
mkdirSync(drawings, { recursive: true });
const FIT = 0.7; // a thing fills so much of its square, so that it may turn within it
// The pages show the middle 350 lines of a wide picture, and the whole height of a narrow one.
const frames = {
  desktop: { box: [1600, 560], scale: 0.78, left: 838, top: 78 },
  mobile: { box: [828, 620], scale: 0.76, left: 72, top: -14 },
};

const placed = (markup, turn) =>
  `<g transform="translate(256 256) rotate(${turn}) scale(${FIT}) translate(-256 -256)">${markup}</g>`;

/** One thing as a PNG of its own, kept by what it is made of. */
async function drawn(bodies, size, turn, overlay) {
  const name = createHash('sha1')
    .update(JSON.stringify([bodies, size, turn, overlay]))
    .digest('hex');
  const file = join(drawings, `${name}.png`);
  if (existsSync(file)) return readFileSync(file);
  const picture = emptyPicture(size);
  for (const { bevel = 0.04, grow = 0, dome = 0, ...layer } of bodies)
    addLayer(picture, {
      ...layer,
      markup: placed(layer.markup, turn),
      bevel: bevel * FIT,
      grow: grow * FIT,
      dome: dome * FIT,
    });
  const { pixels, info } = pixelsOf(picture);
  const image = sharp(pixels, { raw: info }).modulate({ saturation: 1.18 });
  if (overlay)
    image.composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="${size}" height="${size}">${placed(overlay, turn)}</svg>`,
        ),
      },
    ]);
  const png = await image.png().toBuffer();
  writeFileSync(file, png);
  return png;
}

const black = (image, alpha) => sharp(image).linear([0, 0, 0, alpha], [0, 0, 0, 0]);

/** A thing in its frame, with the shadow it throws on what lies behind. */
async function layersOf([bodies, width, x, y, turn, more = {}], { scale, left, top }) {
  const detail = Math.round(width / FIT / (draft ? 2 : 1));
  const side = Math.round((width / FIT) * scale);
  const flat = await sharp(await drawn(bodies, detail, turn, more.overlay))
    .resize(side, side)
    .png()
    .toBuffer();
  const corner = [Math.round(left + x * scale - side / 2), Math.round(top + y * scale - side / 2)];
  const lit = sharp(flat).modulate({ brightness: more.dim ?? 1 });
  if (more.blur) lit.blur(more.blur * scale);
  const shade = await black(flat, 0.5)
    .blur(14 * scale)
    .png()
    .toBuffer();
  const layers = [{ input: shade, left: corner[0] + Math.round(8 * scale), top: corner[1] + Math.round(16 * scale) }];
  if (more.glow) {
    const reach = Math.round(width * 1.9 * scale);
    const at = [left + x * scale - reach / 2, top + y * scale - reach / 2].map(Math.round);
    layers.unshift({ input: glow(reach, more.glow, 0.6), left: at[0], top: at[1], blend: 'screen' });
  }
  return [...layers, { input: await lit.png().toBuffer(), left: corner[0], top: corner[1] }];
}

/** Things mirrored in a polished floor: turned over at its line, soft and fading. */
async function reflectionOf(things, frame, floorY, strength) {
  const [width, height] = frame.box;
  const standing = (await Promise.all(things.map((thing) => layersOf(thing, frame)))).map((layers) => layers.at(-1));
  const sheet = await onto({ width, height, channels: 4, background: '#0000' }, standing);
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="${floorY / height}" stop-color="#fff" stop-opacity="${strength}"/><stop offset="1" stop-color="#fff" stop-opacity="${strength * 0.15}"/></linearGradient></defs><rect y="${floorY}" width="${width}" height="${height - floorY}" fill="url(#f)"/></svg>`,
  );
  const room = height - floorY;
  const above = await sharp(sheet)
    .extract({ left: 0, top: floorY - room, width, height: room })
    .flip()
    .blur(3)
    .png()
    .toBuffer();
  const below = await onto({ width, height, channels: 4, background: '#0000' }, [
    { input: above, left: 0, top: floorY },
  ]);
  return sharp(below)
    .composite([{ input: fade, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Layers laid on a sheet; what reaches over its edge is cut off first. */
async function onto(create, layers) {
  const { width, height } = create;
  const cut = await Promise.all(
    layers.map(async (layer) => {
      const { width: w, height: h } = await sharp(layer.input).metadata();
      const [x, y] = [Math.max(0, -layer.left), Math.max(0, -layer.top)];
      const region = {
        left: x,
        top: y,
        width: Math.min(w - x, width - layer.left - x),
        height: Math.min(h - y, height - layer.top - y),
      };
      const input = await sharp(layer.input).extract(region).png().toBuffer();
      return { ...layer, input, left: layer.left + x, top: layer.top + y };
    }),
  );
  return sharp({ create }).composite(cut).png().toBuffer();
}

async function banner(group, look, form) {
  const frame = frames[form];
  const [width, height] = frame.box;
  const create = { width, height, channels: 4, background: '#000' };
  const floorY = Math.round(frame.top + (look.floor.mirror ? 452 : 330) * frame.scale);
  const layers = [{ input: await back(look, frame, form), left: 0, top: 0 }];
  if (look.floor.mirror) {
    const standing = look.things.filter((thing) => !thing[5]?.floats);
    layers.push({ input: await reflectionOf(standing, frame, floorY, look.floor.mirror), left: 0, top: 0 });
  }
  for (const thing of look.things) layers.push(...(await layersOf(thing, frame)));
  layers.push(...front(look, frame, form).map((input) => ({ ...input, left: 0, top: 0 })));
  const png = await onto(create, layers);
  const name = `${group}-1-${form}`;
  if (draft) writeFileSync(join(drawings, `${name}.draft.png`), png);
  else await picturesOf(png, join(site, 'banners', name));
}

const words = process.argv.slice(2);
const chosen = (names) =>
  names.some((name) => words.includes(name)) ? names.filter((name) => words.includes(name)) : names;
for (const group of chosen(Object.keys(pictures))) {
  for (const form of chosen(Object.keys(frames))) await banner(group, pictures[group], form);
  console.log(group);
}
