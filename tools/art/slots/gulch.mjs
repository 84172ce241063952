// Nugget Gulch: tools of a gold digger; a red canyon by day, its mine by lantern light.
import { backed, body } from './games.mjs';
import * as m from './materials.mjs';
import { noise } from './relief.mjs';
import { down, glow, ridge, round, shape } from './scene-parts.mjs';
import { disc, fatLetter, glyph, polygon, ring, rounded } from './shapes.mjs';

const iron = { kind: 'metal', deep: '#14161a', base: '#5c6670', light: '#dfe8ee' };
const copper = { kind: 'metal', deep: '#3a1408', base: '#c0693a', light: '#ffd8b4' };
const sunset = { kind: 'stone', deep: '#5c1c06', base: '#e2662a', light: '#ffd08a' };
const sage = { kind: 'stone', deep: '#12322c', base: '#4f9a86', light: '#d4fff0' };
const dusk = { kind: 'stone', deep: '#1c1436', base: '#5d4a9c', light: '#d8c8ff' };
const rawGold = { kind: 'metal', deep: '#6a3200', base: '#f2b01e', light: '#fffbd0' };

const oreGold = { kind: 'metal', deep: '#5a2800', base: '#d8901a', light: '#ffe69a' };

const lump = (points, round) => rounded(points, round);
const outline = [
  [112, 92],
  [256, 44],
  [398, 84],
  [470, 210],
  [448, 352],
  [352, 446],
  [206, 466],
  [86, 396],
  [42, 262],
  [58, 150],
];
/** The flat sides that a lump of gold turns to the light. */
const facets = [
  [
    [136, 118],
    [262, 74],
    [330, 150],
    [262, 226],
    [128, 214],
  ],
  [
    [350, 108],
    [420, 142],
    [442, 236],
    [356, 262],
    [300, 208],
  ],
  [
    [82, 238],
    [214, 250],
    [238, 350],
    [164, 400],
    [92, 366],
  ],
  [
    [262, 262],
    [388, 290],
    [400, 366],
    [318, 424],
    [246, 388],
  ],
];
/** A small lump about a point. */
const around = (x, y, radius, seed) =>
  Array.from({ length: 7 }, (_, k) => {
    const far = radius * (0.78 + 0.3 * noise(k * 1.7, seed, 3));
    return [x + far * Math.cos((k / 7) * 2 * Math.PI), y + far * Math.sin((k / 7) * 2 * Math.PI)];
  });

/** A tool in front of a plate of rock. */
const onPlate = (field, glyphs) => [
  body(polygon(8, 242, 40, 22.5), copper, { bevel: 0.045 }),
  body(polygon(8, 206, 34, 22.5), field, { bevel: 0.07, dome: 0.06, veins: 0.4, shadow: 0.25 }),
  ...glyphs,
];
/** A letter branded into a board. */
const brand = (text, material) => [
  body(fatLetter(text, 46), m.darkWood, { bevel: 0.03, veins: 0.4 }),
  body(fatLetter(text, 10), material, { bevel: 0.045, veins: 0.2, shadow: 0.35 }),
];

export const nuggetGulch = {
  w: [
    body(ring(238, 206), rawGold, { bevel: 0.04 }),
    body(disc(212), dusk, { bevel: 0.08, dome: 0.05, veins: 0.3, shadow: 0.2 }),
    ...backed(glyph('old-lantern', 0.78), m.ink, m.gold, { bevel: 0.03, shadow: 0.75 }),
  ],
  c: [
    body(lump(outline, 30), oreGold, { bevel: 0.05, dome: 0.06, veins: 0.5, seed: 4 }),
    ...facets.map((points, k) =>
      body(lump(points, 12), k % 2 === 0 ? rawGold : oreGold, { bevel: 0.045, veins: 0.35, seed: 5 + k, shadow: 0.25 }),
    ),
    body(glyph('sparkles', 0.26, 104, -116), m.canvas, { bevel: 0.02, shadow: 0 }),
  ],
  l: [
    ...backed(glyph('mine-wagon', 0.94, 0, 22), m.ink, copper, { bevel: 0.035 }),
    ...[
      [150, 150, 66],
      [352, 142, 60],
      [256, 112, 82],
      [206, 166, 50],
      [310, 170, 48],
    ].map(([x, y, r], k) =>
      body(lump(around(x, y, r, k), 10), k % 2 === 0 ? rawGold : oreGold, {
        bevel: 0.04,
        veins: 0.3,
        seed: k,
        shadow: 0.5,
      }),
    ),
  ],
  h1: onPlate(sunset, backed(glyph('war-pick', 0.74), m.ink, iron, { bevel: 0.04, shadow: 0.75 })),
  h2: onPlate(sage, backed(glyph('donkey', 0.7), m.ink, m.sand, { bevel: 0.035, shadow: 0.75 })),
  h3: onPlate(dusk, backed(glyph('dynamite', 0.7), m.ink, m.crimson, { bevel: 0.035, shadow: 0.75 })),
  h4: onPlate(
    { ...m.sand, base: '#b98a4c' },
    backed(glyph('cowboy-boot', 0.68), m.ink, m.leather, { bevel: 0.045, shadow: 0.75 }),
  ),
  a: brand('A', sunset),
  k: brand('K', sage),
  q: brand('Q', dusk),
  j: brand('J', m.brass),
  coin: [
    body(lump(outline, 30), oreGold, { bevel: 0.07, dome: 0.06, veins: 0.4, seed: 4 }),
    ...facets
      .slice(0, 3)
      .map((points, k) => body(lump(points, 12), rawGold, { bevel: 0.06, seed: 5 + k, shadow: 0.25 })),
  ],
  petal: [body(polygon(4, 220, 60, 0, 0.7), rawGold, { bevel: 0.14, shadow: 0 })],
  floater: [body(glyph('tumbleweed', 0.96), m.wood, { bevel: 0.05, veins: 0.3, shadow: 0 })],
};

/** A flat-topped rock with its bands. */
function mesa(x, foot, wide, tall, tones, seed) {
  const top = foot - tall;
  const bands = [0.12, 0.3, 0.52, 0.74].map((at, k) => {
    const y = top + tall * at;
    const half = (wide / 2) * (0.62 + 0.38 * at);
    return `<path d="M${x - half} ${y}Q${x} ${y + tall * 0.03} ${x + half} ${y + tall * 0.02 * noise(k, seed, 2)}l-4 ${tall * 0.05}Q${x} ${y + tall * 0.07} ${x - half + 4} ${y + tall * 0.05}Z" fill="${tones[1]}" opacity="0.5"/>`;
  });
  const cracks = Array.from({ length: 7 }, (_, k) => {
    const u = x - wide * 0.3 + wide * 0.6 * noise(k, seed, 7);
    return `<path d="M${u} ${top + 6}L${u + 8 * (noise(k, seed, 3) - 0.5)} ${top + tall * (0.4 + 0.4 * noise(k, seed, 5))}" stroke="${tones[2]}" stroke-width="${3 + 4 * noise(k, seed, 9)}" opacity="0.55"/>`;
  });
  return `<path d="M${x - wide * 0.31} ${top}L${x + wide * 0.31} ${top + tall * 0.015}L${x + wide * 0.36} ${top + tall * 0.5}L${x + wide * 0.5} ${foot}H${x - wide * 0.5}L${x - wide * 0.37} ${top + tall * 0.48}Z" fill="${tones[0]}"/>${bands.join('')}${cracks.join('')}`;
}

function mine(w, h) {
  const middle = w / 2;
  const beams = [1, 0.78, 0.6, 0.46, 0.35].map((s, k) => {
    const [bw, bh] = [w * 0.5 * s * (h > w ? 1.5 : 1), h * 0.56 * s];
    const y = h * 0.46;
    const t = 34 * s;
    const tone = ['#2a1509', '#3c1f0e', '#553016', '#74451f', '#94602c'][k];
    return `<path d="M${middle - bw} ${y + bh}L${middle - bw * 0.86} ${y - bh}H${middle + bw * 0.86}L${middle + bw} ${y + bh}" fill="none" stroke="${tone}" stroke-width="${t * 1.6}"/><path d="M${middle - bw * 0.94} ${y - bh}H${middle + bw * 0.94}" stroke="${tone}" stroke-width="${t * 2}"/>`;
  });
  const veins = Array.from({ length: 90 }, (_, k) => {
    const side = k % 2 === 0 ? 1 : -1;
    const x = middle + side * w * (0.24 + 0.27 * noise(k, 2, 3));
    return glow(
      x,
      h * noise(k, 5, 6),
      2 + 9 * noise(k, 3, 1),
      2 + 6 * noise(k, 8, 1),
      '#ffc845',
      0.25 + 0.5 * noise(k, 1, 4),
    );
  });
  const rails = [-1, 1].map(
    (side) =>
      `<path d="M${middle + side * w * 0.26} ${h}L${middle + side * w * 0.03} ${h * 0.6}" stroke="#9aa4ac" stroke-width="9" opacity="0.8"/>`,
  );
  const sleepers = Array.from({ length: 9 }, (_, k) => {
    const v = (k / 9) ** 1.6;
    const half = w * (0.05 + 0.27 * v);
    return `<rect x="${middle - half}" y="${h * (0.62 + 0.38 * v)}" width="${2 * half}" height="${4 + 18 * v}" fill="#4a2a12"/>`;
  });
  const lamps = [0.14, 0.86].map(
    (u) =>
      `${glow(u * w, h * 0.26, h * 0.3, h * 0.3, 'url(#lamp)')}${shape('old-lantern', u * w, h * 0.24, h * 0.17, '#2a1206')}${glow(u * w, h * 0.27, h * 0.03, h * 0.035, '#fff0b0', 0.95)}`,
  );
  return `<defs>${down('rock', [
    [0, '#120a0c'],
    [0.5, '#33201a'],
    [1, '#0d0706'],
  ])}${round('far', [
    [0, '#fff2c0'],
    [0.25, '#ffc15a', 0.85],
    [0.7, '#b8601c', 0.3],
    [1, '#b8601c', 0],
  ])}${round('lamp', [
    [0, '#ffd88a', 0.9],
    [0.4, '#ff9a3c', 0.3],
    [1, '#ff7a1c', 0],
  ])}</defs><rect width="${w}" height="${h}" fill="url(#rock)"/>${ridge(w, h, { base: 1.5, rise: 0.9, grain: 9, seed: 4, fill: '#1d100c', opacity: 0.6 })}${veins.join('')}${glow(middle, h * 0.46, Math.min(w, h) * 0.5, h * 0.46, 'url(#far)')}${beams.join('')}${sleepers.join('')}${rails.join('')}${lamps.join('')}${shape('gold-nuggets', w * 0.1, h * 0.9, h * 0.2, '#d59a1c')}${shape('gold-nuggets', w * 0.9, h * 0.92, h * 0.17, '#d59a1c')}`;
}

/** By day the canyon, while nuggets hold the mine. */
export function gulch(w, h, free) {
  if (free) return mine(w, h);
  const portrait = h > w;
  const far = ['#c8703c', '#e09a5c', '#8a4422'];
  const near = ['#8e3c1c', '#b45a2c', '#4a1c0c'];
  const size = portrait ? 1.9 : 1;
  const sun = Math.min(w, h);
  return `<defs>${down('sky', [
    [0, '#1c6f86'],
    [0.4, '#6fb9b4'],
    [0.62, '#ffd79a'],
    [0.72, '#ffb066'],
  ])}${round('sun', [
    [0, '#fffdf0'],
    [0.25, '#fff0b8', 0.95],
    [0.6, '#ffc46a', 0.35],
    [1, '#ffb35c', 0],
  ])}${down('ground', [
    [0, '#d98248'],
    [0.3, '#9c4a22'],
    [1, '#341408'],
  ])}</defs>
<rect width="${w}" height="${h}" fill="url(#sky)"/>${glow(w * 0.5, h * 0.56, sun * 0.62, sun * 0.56, 'url(#sun)')}
${Array.from({ length: 8 }, (_, k) => glow(w * noise(k, 5, 2) * 1.1, h * (0.06 + 0.26 * noise(k, 6, 3)), w * (0.07 + 0.1 * noise(k, 2, 2)), h * 0.013, '#fff4e0', 0.4)).join('')}
${ridge(w, h, { base: 0.7, rise: 0.12, grain: 5, seed: 6, fill: '#c98a68', opacity: 0.6 })}
${mesa(w * 0.3, h * 0.72, w * 0.2 * size, h * 0.24, far, 3)}${mesa(w * 0.72, h * 0.72, w * 0.16 * size, h * 0.3, far, 8)}
<rect y="${h * 0.7}" width="${w}" height="${h * 0.3}" fill="url(#ground)"/>
${mesa(w * 0.03, h * 0.86, w * 0.34 * size, h * 0.72, near, 5)}${mesa(w * 0.97, h * 0.88, w * 0.32 * size, h * 0.64, near, 11)}
${ridge(w, h, { base: 0.94, rise: 0.1, grain: 6, seed: 9, fill: '#5a2410', opacity: 0.95 })}
${shape('windpump', w * (portrait ? 0.8 : 0.79), h * 0.72, h * (portrait ? 0.16 : 0.24), '#4a1e0e')}${shape('old-wagon', w * 0.2, h * 0.86, h * 0.16, '#34140a')}${shape('cactus', w * 0.08, h * 0.86, h * 0.24, '#1f4a34')}${shape('cactus', w * 0.92, h * 0.88, h * 0.2, '#1f4a34')}${shape('tumbleweed', w * 0.66, h * 0.9, h * 0.09, '#7a4a22')}`;
}
