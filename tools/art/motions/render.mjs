// Covers in motion, which a card shows while the pointer rests on it: `node motions/render.mjs [game]`. Each is a loop below 150 kB.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { covers, ground } from '../floor/pictures.mjs';
import { root, site } from '../paths.mjs';
import { addLayer, emptyPicture, pixelsOf } from '../slots/relief.mjs';
import { slots, tables } from './looks.mjs';
import { falling, moves } from './moves.mjs';

const side = 320;
const frameCount = 24;
const delayMs = 75;
const limit = 150_000;
const drawnAt = 400;
/** The part of a cover's width that its bodies' box takes, as in `floor/covers.mjs`. */
const bodyBox = 400 / 480;
/** The shadow under a body that lies apart from the one before. */
const apart = 0.6;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const loop = Array.from({ length: frameCount }, (_, k) => k / frameCount);

/** A picture moved on the cover: `x`, `y` is its middle and `size` its side, in parts of the cover's width. */
async function placed(picture, { x, y, size, move }) {
  const { dx, dy, turn, scale, around = 0 } = move;
  const way = (Math.PI * around) / 180;
  const [fromX, fromY] = [x - 0.5, y - 0.5];
  const turnedX = 0.5 + fromX * Math.cos(way) - fromY * Math.sin(way);
  const turnedY = 0.5 + fromX * Math.sin(way) + fromY * Math.cos(way);
  const width = Math.max(2, Math.round(size * side * scale));
  const turned = await sharp(picture)
    .resize(width, width, { fit: 'contain', background: clear })
    .rotate(turn, { background: clear })
    .toBuffer({ resolveWithObject: true });
  return cut(turned, Math.round((turnedX + dx) * side), Math.round((turnedY + dy) * side));
}

/** What of a picture about a middle lies on the cover; null: nothing. */
async function cut({ data, info }, middleX, middleY) {
  const [left, top] = [middleX - Math.round(info.width / 2), middleY - Math.round(info.height / 2)];
  const [fromX, fromY] = [Math.max(0, -left), Math.max(0, -top)];
  const width = Math.min(info.width, side - left) - fromX;
  const height = Math.min(info.height, side - top) - fromY;
  if (width <= 0 || height <= 0) return null;
  const input = await sharp(data).extract({ left: fromX, top: fromY, width, height }).toBuffer();
  return { input, left: left + fromX, top: top + fromY };
}

/** The loop as one WebP, as good as the limit lets it be. */
async function write(game, frames) {
  for (let quality = 62; ; quality -= 6) {
    const picture = sharp(frames, { join: { animated: true } });
    const buffer = await picture
      .webp({ quality, effort: 4, minSize: true, loop: 0, delay: frames.map(() => delayMs) })
      .toBuffer();
    if (buffer.length > limit && quality > 20) continue;
    writeFileSync(join(site, `motions/${game.replaceAll('_', '-')}.webp`), buffer);
    console.log(game, quality, buffer.length);
    return;
  }
}

const composed = (back, layers) =>
  sharp(back)
    .composite(layers.filter((layer) => layer !== null))
    .png()
    .toBuffer();

/** The places of a slot's three symbols on its cover, the last in front. */
const starPlaces = [
  { star: 1, x: 0.24, y: 0.69, size: 0.44, move: 'sway', phase: 0 },
  { star: 2, x: 0.76, y: 0.69, size: 0.44, move: 'sway', phase: 0.5 },
  { star: 0, x: 0.5, y: 0.45, size: 0.71, move: 'swell', phase: 0.2 },
];
const falls = falling(7);

async function slotFrames(game, { stars, falls: fallen }) {
  const folder = join(root, 'apps/studio/public/art', game.replaceAll('_', '-'));
  const pictureOf = (name) =>
    sharp(join(folder, `${name}.webp`))
      .png()
      .toBuffer();
  const pictures = await Promise.all(stars.map(pictureOf));
  const thing = await pictureOf(fallen);
  const wide = await sharp(join(folder, 'background.webp'))
    .resize(Math.round(side * 1.12), Math.round(side * 1.12), { fit: 'cover' })
    .modulate({ brightness: 0.82, saturation: 1.15 })
    .blur(1.2)
    .png()
    .toBuffer();
  return Promise.all(
    loop.map(async (t) => {
      const pan = Math.round(side * 0.06 * (1 + Math.sin(2 * Math.PI * t)));
      const back = await sharp(wide).extract({ left: pan, top: 12, width: side, height: side }).png().toBuffer();
      const fallen = falls.map(({ x, from, size, drift, turns }) => {
        const part = (from + t) % 1;
        const move = { dx: drift * Math.sin(2 * Math.PI * part), dy: 0, turn: 360 * part * turns, scale: 1 };
        return placed(thing, { x, y: 1.2 * part - 0.1, size, move });
      });
      const symbols = starPlaces.map(({ star, move, phase, ...place }) =>
        placed(pictures[star], { ...place, move: moves[move](t, phase) }),
      );
      return composed(back, await Promise.all([...fallen, ...symbols]));
    }),
  );
}

/** Bodies by what lies apart, each drawn alone. */
function drawnApart(bodies) {
  const groups = [];
  for (const body of bodies) {
    if (groups.length === 0 || body.shadow === undefined || body.shadow >= apart) groups.push([]);
    groups.at(-1).push(body);
  }
  return Promise.all(
    groups.map(async (group) => {
      const picture = emptyPicture(drawnAt);
      for (const body of group) addLayer(picture, body);
      const { pixels, info } = pixelsOf(picture);
      const whole = await sharp(pixels, { raw: info }).modulate({ saturation: 1.15 }).png().toBuffer();
      // Cut to what is drawn, so that it turns about its own middle.
      const trimmed = await sharp(whole)
        .trim({ background: clear, threshold: 0 })
        .toBuffer({ resolveWithObject: true });
      const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = trimmed.info;
      const at = (offset, length) => 0.5 + bodyBox * ((length / 2 - offset) / drawnAt - 0.5);
      return {
        picture: trimmed.data,
        x: at(trimOffsetLeft, width),
        y: at(trimOffsetTop, height),
        size: (bodyBox * Math.max(width, height)) / drawnAt,
      };
    }),
  );
}

async function tableFrames(game, motions) {
  const look = covers[game.replaceAll('_', '-')];
  const parts = await drawnApart(look.bodies);
  const back = await sharp(ground(look.ground, [side, side]))
    .png()
    .toBuffer();
  return Promise.all(
    loop.map(async (t) => {
      const layers = parts.map(({ picture, ...place }, k) =>
        placed(picture, { ...place, move: moves[motions[k] ?? 'sway'](t, (k * 0.37) % 1) }),
      );
      return composed(back, await Promise.all(layers));
    }),
  );
}

const [only] = process.argv.slice(2);
mkdirSync(join(site, 'motions'), { recursive: true });
for (const [game, look] of Object.entries(slots))
  if (!only || only === game) await write(game, await slotFrames(game, look));
for (const [game, motions] of Object.entries(tables))
  if (!only || only === game) await write(game, await tableFrames(game, motions));

/** The games whose covers move, for the site. */
const list = join(root, 'apps/site/src/lib/games/card-motion/moving-covers.json');
if (existsSync(join(site, 'motions'))) {
  const games = readdirSync(join(site, 'motions')).map((file) => file.replace('.webp', '').replaceAll('-', '_'));
  writeFileSync(list, `${JSON.stringify(games.sort(), null, 2)}\n`);
}
