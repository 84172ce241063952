// Mammoth Ridge: beasts of the ice, carved runes; the valley under the northern lights.
import { backed, body } from './games.mjs';
import * as m from './materials.mjs';
import { noise } from './relief.mjs';
import { down, glow, ridge, round, shape } from './scene-parts.mjs';
import { disc, fatLetter, glyph, polygon, ring } from './shapes.mjs';

const ice = { kind: 'stone', deep: '#0d3f66', base: '#7cc6ea', light: '#ffffff' };
const deepIce = { kind: 'stone', deep: '#08204a', base: '#2f6fc0', light: '#cfeaff' };
const frost = { kind: 'metal', deep: '#25394a', base: '#a9c4d6', light: '#ffffff' };
const fur = { kind: 'matt', deep: '#2a1408', base: '#8a4f26', light: '#e0a46a' };
const grey = { kind: 'matt', deep: '#1d242c', base: '#6d7d8c', light: '#cfdde8' };
const snow = { kind: 'matt', deep: '#6f8ba2', base: '#e4f1f8', light: '#ffffff' };
const ember = { kind: 'stone', deep: '#7a1d00', base: '#ff8a2a', light: '#fff0b0' };
const polar = { kind: 'stone', deep: '#064a3c', base: '#2fd6a0', light: '#e6fff2' };

/** A beast in front of a shield of ice. */
const beast = (name, field, coat, scale = 0.66) => [
  body(polygon(6, 240, 60), frost, { bevel: 0.045 }),
  body(polygon(6, 206, 50), field, { bevel: 0.08, dome: 0.06, veins: 0.35, shadow: 0.25 }),
  ...backed(glyph(name, scale), m.ink, coat, { bevel: 0.035, shadow: 0.7 }),
];
const rune = (text, material) => [
  body(fatLetter(text, 46), frost, { bevel: 0.03 }),
  body(fatLetter(text, 10), material, { bevel: 0.05, veins: 0.3, shadow: 0.3 }),
];

export const mammothRidge = {
  w: [
    body(disc(228), frost, { bevel: 0.045 }),
    body(disc(194), polar, { bevel: 0.1, dome: 0.08, veins: 0.5, shadow: 0.2 }),
    ...backed(glyph('mountaintop', 0.68), m.ink, snow, { bevel: 0.03, shadow: 0.6 }),
  ],
  s: [
    ...backed(glyph('snowflake-2', 0.94), deepIce, ice, { bevel: 0.04, veins: 0.2 }),
    body(disc(70), m.gold, { bevel: 0.05 }),
    body(disc(50), ember, { bevel: 0.08, dome: 0.05, shadow: 0.2 }),
  ],
  h1: beast('mammoth', ember, fur, 0.72),
  h2: beast('polar-bear', deepIce, snow, 0.72),
  h3: beast('wolf-head', { ...deepIce, base: '#5a4bc0', deep: '#1c1050', light: '#e0d8ff' }, grey),
  h4: beast('deer-head', polar, fur),
  h5: beast('barn-owl', ice, { ...fur, base: '#c99a5a', deep: '#5a3410', light: '#fff0d0' }, 0.62),
  a: rune('A', ember),
  k: rune('K', polar),
  q: rune('Q', { ...deepIce, base: '#7a5ae0', deep: '#241060', light: '#ece4ff' }),
  j: rune('J', deepIce),
  t: [
    body(fatLetter('10', 42, 330, 118), frost, { bevel: 0.03 }),
    body(fatLetter('10', 8, 330, 118), ice, { bevel: 0.05, veins: 0.3, shadow: 0.3 }),
  ],
  coin: [
    body(disc(240), m.gold, { bevel: 0.06 }),
    body(glyph('mammoth', 0.62), m.bronze, { bevel: 0.03, shadow: 0.5 }),
    body(ring(206, 190), m.brass, { bevel: 0.02, shadow: 0.3 }),
  ],
  petal: [body(glyph('snowflake-1', 0.94), ice, { bevel: 0.06, shadow: 0 })],
  floater: [body(disc(150), ice, { bevel: 0.4, shadow: 0 })],
};

/** Curtains of light that hang over the ridge. */
function curtain(w, h, { at, wide, tall, seed, fill }) {
  return Array.from({ length: 70 }, (_, k) => {
    const u = k / 69;
    const x = w * (at + (u - 0.5) * wide) + Math.sin(u * 9 + seed) * w * 0.02;
    const top = h * (0.02 + 0.16 * noise(u * 4, seed, 3));
    const height = h * tall * (0.55 + 0.6 * noise(u * 6, seed, 8));
    return `<rect x="${x}" y="${top}" width="${w * 0.018}" height="${height}" fill="url(#${fill})" opacity="${0.1 + 0.3 * noise(u * 12, seed, 5)}"/>`;
  }).join('');
}

/** Snow peaks, pines and a mammoth on the crest, under the northern lights. */
export function mammoth(w, h, free) {
  const portrait = h > w;
  const small = Math.min(w, h);
  const stars = Array.from(
    { length: 120 },
    (_, k) =>
      `<circle cx="${w * noise(k * 2.9, 2, 7)}" cy="${h * 0.5 * noise(k * 1.3, 5, 3)}" r="${0.7 + 1.7 * noise(k, 9, 2)}" fill="#fff" opacity="${0.25 + 0.6 * noise(k, 3, 6)}"/>`,
  ).join('');
  const pines = Array.from({ length: portrait ? 12 : 22 }, (_, k) => {
    const left = k % 2 === 0;
    const u = noise(k * 1.9, 4, 4);
    const x = left ? w * 0.28 * u : w - w * 0.28 * u;
    const size = small * (0.16 + 0.2 * noise(k, 8, 1));
    return shape(
      'pine-tree',
      x,
      h * (0.8 + 0.1 * noise(k, 2, 9)) - size * 0.3,
      size,
      k % 3 ? '#0b2233' : '#123449',
      0.96,
    );
  }).join('');
  return `<defs>${down(
    'sky',
    free
      ? [
          [0, '#1a0a3e'],
          [0.5, '#5a1f7a'],
          [0.8, '#e0668a'],
        ]
      : [
          [0, '#04102a'],
          [0.5, '#0f3a5e'],
          [0.8, '#5fa8c0'],
        ],
  )}${down('green', [
    [0, '#3dffb4', 0],
    [0.5, '#3dffb4', 0.9],
    [1, '#2fb0ff', 0],
  ])}${down('violet', [
    [0, '#b45cff', 0],
    [0.5, free ? '#ff7ad8' : '#9a6cff', 0.9],
    [1, '#3dffb4', 0],
  ])}${down('peak', [
    [0, free ? '#ffd6e2' : '#f4fbff'],
    [0.4, free ? '#a86a9a' : '#8fb8d0'],
    [1, free ? '#3a1d52' : '#1d4863'],
  ])}${down('near', [
    [0, free ? '#e8b6d0' : '#d8ecf6'],
    [0.3, free ? '#7a4a80' : '#6f9fba'],
    [1, free ? '#2a1440' : '#12374e'],
  ])}${down('snow', [
    [0, free ? '#f6d6e8' : '#eef8fd'],
    [1, free ? '#5a3a6a' : '#5f8ba6'],
  ])}${round('moon', [
    [0, '#ffffff', 0.95],
    [0.2, '#e8f6ff', 0.7],
    [1, '#9adcff', 0],
  ])}</defs>
<rect width="${w}" height="${h}" fill="url(#sky)"/>${stars}${glow(w * 0.72, h * 0.2, small * 0.2, small * 0.2, 'url(#moon)')}
${curtain(w, h, { at: 0.3, wide: 0.7, tall: 0.5, seed: 2, fill: 'green' })}${curtain(w, h, { at: 0.68, wide: 0.6, tall: 0.42, seed: 6, fill: 'violet' })}
${ridge(w, h, { base: 0.72, rise: 0.42, grain: 5, seed: 12, fill: 'url(#peak)' })}${ridge(w, h, { base: 0.8, rise: 0.3, grain: 7, seed: 5, fill: 'url(#near)' })}
${shape('mammoth', w * (portrait ? 0.5 : 0.16), h * (portrait ? 0.69 : 0.6), small * 0.26, free ? '#2a1033' : '#0b2436')}${shape('mammoth', w * (portrait ? 0.76 : 0.29), h * (portrait ? 0.71 : 0.65), small * 0.15, free ? '#3a1a44' : '#17384c')}
${ridge(w, h, { base: 0.9, rise: 0.1, grain: 3, seed: 9, fill: 'url(#snow)' })}${pines}${ridge(w, h, { base: 1, rise: 0.1, grain: 4, seed: 2, fill: free ? '#d8a8c8' : '#cfe4f0', opacity: 0.9 })}`;
}
