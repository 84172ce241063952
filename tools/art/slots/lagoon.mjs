// Pearl Tide: what lives in a lagoon; its bay at dusk, and under water while pearls hold.
import { backed, body } from './games.mjs';
import * as m from './materials.mjs';
import { noise } from './relief.mjs';
import { down, glow, ridge, round, shape } from './scene-parts.mjs';
import { disc, fatLetter, glyph, polygon, ring } from './shapes.mjs';

const sea = { kind: 'stone', deep: '#02323f', base: '#0d93a8', light: '#a8fff4' };
const deepSea = { kind: 'lacquer', deep: '#03102e', base: '#14407e', light: '#7fc8ff' };
const reef = { kind: 'stone', deep: '#6d1430', base: '#f2587a', light: '#ffd3d0' };
const kelp = { kind: 'stone', deep: '#0b3a1e', base: '#35b06a', light: '#d2ffd0' };
const violet = { kind: 'stone', deep: '#2a0f58', base: '#8a57d8', light: '#ecdcff' };
const sunlit = { kind: 'stone', deep: '#7a3200', base: '#ffab38', light: '#fff3bd' };
const aquaShell = { kind: 'stone', deep: '#0b4a3a', base: '#4fd08a', light: '#e6ffdc' };
const nacre = { kind: 'stone', deep: '#8a7fa6', base: '#f3ecf6', light: '#ffffff' };
const roseGold = { kind: 'metal', deep: '#5a2410', base: '#e09a78', light: '#fff0e2' };

/** A creature in a porthole. */
const porthole = (water, glyphs, seed) => [
  body(disc(240), roseGold, { bevel: 0.05 }),
  ...Array.from({ length: 8 }, (_, k) => {
    const angle = ((k + 0.5) * Math.PI) / 4;
    return body(disc(11, 256 + 222 * Math.cos(angle), 256 + 222 * Math.sin(angle)), m.gold, {
      bevel: 0.02,
      shadow: 0.3,
    });
  }),
  body(disc(204), water, { bevel: 0.06, sunk: true, veins: 0.4, seed, shadow: 0.25 }),
  ...glyphs,
];
/** A letter of coral on a shell's edge. */
const carved = (text, material, seed) => [
  body(fatLetter(text, 46), nacre, { bevel: 0.035 }),
  body(fatLetter(text, 14), material, { bevel: 0.05, veins: 0.5, seed, shadow: 0.3 }),
];
const fan = (k, count) => Math.PI * (1.06 + (0.88 * k) / count);
/** The upper half of a scallop, its edge in seven lobes. */
function scallop(radius) {
  const at = (k) => [256 + radius * Math.cos(fan(k, 7)), 372 + radius * 1.42 * Math.sin(fan(k, 7))];
  const lobes = Array.from({ length: 7 }, (_, k) => `A${radius * 0.24} ${radius * 0.26} 0 0 1 ${at(k + 1)}`);
  return `<path fill="#fff" d="M256 416L${at(0)}${lobes.join('')}Z"/>`;
}
const ribs = (radius) =>
  `<path fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" d="${Array.from({ length: 6 }, (_, k) => `M256 396L${256 + radius * Math.cos(fan(k + 1, 7))} ${372 + radius * 1.42 * Math.sin(fan(k + 1, 7))}`).join('')}"/>`;
/** A round pearl with the light on its left shoulder. */
const pearlAt = (radius, x, y) => [
  body(disc(radius, x, y), nacre, { bevel: 0.16, dome: 0.16, shadow: 0.45 }),
  body(
    disc(radius * 0.2, x - radius * 0.36, y - radius * 0.4),
    { kind: 'matt', deep: '#ffffff', base: '#ffffff', light: '#ffffff' },
    { bevel: 0.01, shadow: 0 },
  ),
];

export const pearlTide = {
  w: [
    body(polygon(6, 246, 44), m.gold, { bevel: 0.05 }),
    body(polygon(6, 208, 40), sea, { bevel: 0.07, dome: 0.06, veins: 0.5, seed: 2, shadow: 0.25 }),
    ...backed(glyph('trident', 0.8), m.ink, m.gold, { bevel: 0.03, shadow: 0.75 }),
  ],
  c: [
    body(disc(232), deepSea, { bevel: 0.06, dome: 0.06 }),
    body(ring(232, 206), m.gold, { bevel: 0.03, shadow: 0.3 }),
    body(scallop(206), reef, { bevel: 0.04, dome: 0.05, shadow: 0.6 }),
    body(ribs(176), { kind: 'stone', deep: '#d84a70', base: '#ff9ab0', light: '#ffe8ea' }, { bevel: 0.02, shadow: 0 }),
    body(`<ellipse cx="256" cy="388" rx="128" ry="44" fill="#fff"/>`, reef, { bevel: 0.05, shadow: 0.5 }),
    ...pearlAt(96, 256, 308),
  ],
  l: [
    body(disc(240), m.gold, { bevel: 0.05 }),
    body(disc(208), kelp, { bevel: 0.07, dome: 0.06, veins: 0.4, seed: 5, shadow: 0.25 }),
    ...backed(glyph('diving-helmet', 0.8), m.ink, roseGold, { bevel: 0.05, shadow: 0.75 }),
  ],
  h1: porthole(violet, backed(glyph('octopus', 0.66), m.ink, reef, { bevel: 0.05, veins: 0.4, shadow: 0.65 }), 3),
  h2: porthole(reef, backed(glyph('sea-turtle', 0.68), m.ink, aquaShell, { bevel: 0.05, veins: 0.4, shadow: 0.65 }), 5),
  h3: porthole(sea, backed(glyph('seahorse', 0.66), m.ink, sunlit, { bevel: 0.05, veins: 0.4, shadow: 0.65 }), 7),
  h4: porthole(kelp, backed(glyph('tropical-fish', 0.7), m.ink, sunlit, { bevel: 0.05, shadow: 0.65 }), 9),
  a: carved('A', reef, 3),
  k: carved('K', sunlit, 5),
  q: carved('Q', sea, 7),
  j: carved('J', violet, 9),
  coin: [body(disc(236), m.gold, { bevel: 0.06 }), ...pearlAt(150, 256, 256)],
  petal: [
    body(
      ring(230, 196),
      { kind: 'stone', deep: '#5ab8d0', base: '#c8f6ff', light: '#ffffff' },
      { bevel: 0.05, shadow: 0 },
    ),
    body(disc(40, 186, 176), nacre, { bevel: 0.03, shadow: 0 }),
  ],
  floater: [
    body(
      glyph('small-fishing-sailboat', 0.9),
      { kind: 'matt', deep: '#2c1440', base: '#6a3a6e', light: '#ffb4a0' },
      { bevel: 0.05, shadow: 0 },
    ),
  ],
};

/** Light that falls through the water, corals on the ground, swarms of jellyfish. */
function underWater(w, h) {
  const size = Math.min(w, h);
  const beams = Array.from({ length: 9 }, (_, k) => {
    const x = w * (-0.1 + (k / 8) * 1.2);
    const wide = w * (0.02 + 0.05 * noise(k, 3, 2));
    return `<path d="M${w * 0.5 + (x - w * 0.5) * 0.35 - wide * 0.3} 0H${w * 0.5 + (x - w * 0.5) * 0.35 + wide * 0.3}L${x + wide} ${h}H${x - wide}Z" fill="url(#beam)" opacity="${0.25 + 0.4 * noise(k, 7, 5)}"/>`;
  });
  const jellies = Array.from({ length: 9 }, (_, k) => {
    const x = w * (k % 2 === 0 ? 0.16 * noise(k, 1, 4) : 1 - 0.16 * noise(k, 2, 4));
    const y = h * (0.1 + 0.62 * noise(k, 5, 8));
    const r = size * (0.05 + 0.07 * noise(k, 8, 3));
    const tone = ['#ff9ad0', '#8ff0ff', '#c8a0ff'][k % 3];
    return `${glow(x, y, r * 1.7, r * 1.7, `url(#jelly${k % 3})`, 0.8)}${shape('jellyfish', x, y, r * 1.8, tone, 0.85)}`;
  });
  const corals = Array.from({ length: 16 }, (_, k) => {
    const x = w * ((k + 0.4 * noise(k, 2, 6)) / 15);
    const tone = ['#e2476e', '#f08a3c', '#8a3fb0', '#1f9c84'][k % 4];
    return shape(
      k % 3 === 0 ? 'sea-urchin' : 'coral',
      x,
      h * (0.93 + 0.05 * noise(k, 4, 4)),
      size * (0.14 + 0.14 * noise(k, 9, 1)),
      tone,
      0.92,
    );
  });
  const bubbles = Array.from({ length: 60 }, (_, k) =>
    glow(
      w * noise(k * 1.3, 4, 2),
      h * noise(k * 2.1, 6, 9),
      2 + 7 * noise(k, 1, 1) ** 3,
      2 + 7 * noise(k, 1, 1) ** 3,
      '#d8fbff',
      0.4,
    ),
  );
  const tone = (id, color) =>
    round(id, [
      [0, color, 0.7],
      [1, color, 0],
    ]);
  return `<defs>${down('water', [
    [0, '#1fc0d0'],
    [0.3, '#0a6f9a'],
    [0.7, '#0a2f6a'],
    [1, '#080f34'],
  ])}${down('beam', [
    [0, '#eaffff', 0.9],
    [1, '#7fe6ff', 0],
  ])}${tone('jelly0', '#ff7ac0')}${tone('jelly1', '#5ae6ff')}${tone('jelly2', '#a878ff')}${round('top', [
    [0, '#f4ffff', 0.95],
    [0.4, '#9af4ff', 0.5],
    [1, '#1fc0d0', 0],
  ])}</defs><rect width="${w}" height="${h}" fill="url(#water)"/>${glow(w / 2, 0, w * 0.55, h * 0.4, 'url(#top)')}${beams.join('')}${ridge(w, h, { base: 0.92, rise: 0.16, grain: 5, seed: 3, fill: '#123a78', opacity: 0.7 })}${ridge(w, h, { base: 0.97, rise: 0.12, grain: 7, seed: 6, fill: '#0a1c4c', opacity: 0.95 })}${jellies.join('')}${corals.join('')}${bubbles.join('')}${shape('ship-wreck', w * (h > w ? 0.5 : 0.8), h * 0.85, size * 0.26, '#06112e', 0.85)}`;
}

/** The bay at dusk: a low sun, islands, the swell and its foam; while pearls hold the ground of the lagoon. */
export function lagoon(w, h, free) {
  if (free) return underWater(w, h);
  const portrait = h > w;
  const size = Math.min(w, h);
  const horizon = h * 0.5;
  const swell = Array.from({ length: 54 }, (_, k) => {
    const v = k / 54;
    const y = horizon + (h - horizon) * v ** 1.4;
    return glow(
      w * noise(k * 2.3, 3, 4),
      y,
      w * (0.03 + 0.16 * v),
      1 + 5 * v,
      k % 3 === 0 ? '#ffc9a8' : '#a8f4ee',
      0.12 + 0.2 * noise(k, 7, 1),
    );
  });
  const path = Array.from({ length: 34 }, (_, k) => {
    const v = k / 34;
    return glow(
      w / 2 + (noise(k, 1, 6) - 0.5) * w * 0.1 * (1 + v),
      horizon + (h - horizon) * v,
      w * (0.015 + 0.03 * v),
      1.6 + 4 * v,
      '#fff0c8',
      0.5,
    );
  });
  const clouds = Array.from({ length: 14 }, (_, k) =>
    glow(
      w * noise(k, 5, 2) * 1.1,
      horizon * (0.12 + 0.7 * noise(k, 6, 3)),
      w * (0.07 + 0.12 * noise(k, 2, 2)),
      h * (0.006 + 0.012 * noise(k, 3, 1)),
      k % 2 ? '#ffb4c0' : '#ffe0b8',
      0.42,
    ),
  );
  const palms = [
    [0.06, 0.62, 0.52],
    [0.15, 0.74, 0.34],
    [0.94, 0.62, 0.54],
    [0.86, 0.75, 0.32],
  ].map(([u, v, tall], k) =>
    shape('palm-tree', w * u, h * v, size * tall * (portrait ? 0.86 : 1), k % 2 ? '#0b3a4a' : '#06202e', 0.96),
  );
  const shells = Array.from({ length: 7 }, (_, k) =>
    shape(
      ['sea-star', 'spiral-shell', 'triple-shells'][k % 3],
      w * (0.05 + 0.15 * k),
      h * (0.965 + 0.02 * noise(k, 1, 2)),
      size * 0.07,
      ['#ff9a7a', '#f4d8c8', '#ffc86a'][k % 3],
      0.9,
      40 * k,
    ),
  );
  return `<defs>${down('sky', [
    [0, '#2a1458'],
    [0.2, '#6a2c7e'],
    [0.36, '#e0607a'],
    [0.46, '#ffb06a'],
    [0.5, '#ffe2a8'],
  ])}${down('bay', [
    [0, '#ffca98'],
    [0.12, '#48b8b8'],
    [0.5, '#0e6f86'],
    [1, '#06283e'],
  ])}${down('sand', [
    [0, '#f2c98e'],
    [1, '#9a5f3c'],
  ])}${round('sun', [
    [0, '#fffdf0'],
    [0.2, '#fff0b8', 0.95],
    [0.55, '#ffae6a', 0.4],
    [1, '#ff7a6a', 0],
  ])}</defs><rect width="${w}" height="${h}" fill="url(#sky)"/>${clouds.join('')}${glow(w / 2, horizon, size * 0.6, size * 0.5, 'url(#sun)')}
${ridge(w, h * 0.5, { base: 1, rise: 0.22, grain: 4, seed: 11, fill: '#7a3a78', opacity: 0.7 })}${ridge(w, h * 0.5, { base: 1.02, rise: 0.16, grain: 6, seed: 4, fill: '#3c2468', opacity: 0.9 })}
<rect y="${horizon}" width="${w}" height="${h - horizon}" fill="url(#bay)"/>${swell.join('')}${path.join('')}${shape('island', w * 0.24, horizon + size * 0.005, size * 0.16, '#2a1a4c', 0.95)}${shape('island', w * 0.8, horizon + size * 0.01, size * 0.2, '#2a1a4c', 0.95)}
<path d="M0 ${h}V${h * 0.93}Q${w * 0.25} ${h * 0.89} ${w * 0.5} ${h * 0.93}T${w} ${h * 0.92}V${h}Z" fill="url(#sand)"/><path d="M0 ${h * 0.93}Q${w * 0.25} ${h * 0.89} ${w * 0.5} ${h * 0.93}T${w} ${h * 0.92}" fill="none" stroke="#e8fffa" stroke-width="${size * 0.008}" opacity="0.8"/>${palms.join('')}${shells.join('')}`;
}
