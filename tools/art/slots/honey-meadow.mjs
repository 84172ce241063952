// Honey Meadow: flowers and beetles of a summer meadow, a jar of honey, the hive.
import { backed, body, tall } from './games.mjs';
import * as m from './materials.mjs';
import { noise } from './relief.mjs';
import { down, glow, ridge, round, shape } from './scene-parts.mjs';
import { disc, glyph } from './shapes.mjs';

const comb = (field) => [
  body(tall(6, 246, 40), m.gold, { bevel: 0.035 }),
  body(tall(6, 214, 34), field, { bevel: 0.08, dome: 0.06, shadow: 0.2 }),
];

/** Four leaves of two lobes each, and a stem. */
const clover = [0, 90, 180, 270]
  .map(
    (turn) =>
      `<path transform="rotate(${turn + 45} 256 236)" fill="#fff" d="M256 232C190 190 166 110 204 72C226 50 250 62 256 88C262 62 286 50 308 72C346 110 322 190 256 232Z"/>`,
  )
  .concat('<path d="M256 240q6 130 70 226" fill="none" stroke="#fff" stroke-width="30" stroke-linecap="round"/>')
  .join('');

/** A butterfly seen from above. */
const wing = (x, y, rx, ry, turn) =>
  [
    [x, turn],
    [512 - x, -turn],
  ]
    .map(
      ([cx, angle]) =>
        `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${angle} ${cx} ${y})" fill="#fff"/>`,
    )
    .join('');
const wings = wing(146, 176, 142, 92, 38) + wing(176, 354, 104, 74, -36);
const spots = wing(112, 140, 40, 26, 38) + wing(160, 374, 30, 22, -36);
const thorax =
  '<ellipse cx="256" cy="278" rx="24" ry="146" fill="#fff"/><path d="M250 150Q236 70 186 40M262 150Q276 70 326 40" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"/>';

export const honeyMeadow = {
  a: backed(clover, m.moss, m.imperial, { bevel: 0.09, dome: 0.05, veins: 0.25 }),
  b: [
    ...backed(glyph('daisy', 0.96), m.aqua, m.pearl, { bevel: 0.05, dome: 0.04 }),
    body(disc(62), m.amber, { bevel: 0.14, dome: 0.1, shadow: 0.4 }),
  ],
  c: [
    ...backed(wings, m.navy, m.aqua, { bevel: 0.08, dome: 0.06, veins: 0.35 }),
    body(spots, m.pearl, { bevel: 0.05, shadow: 0.2 }),
    body(thorax, m.ink, { bevel: 0.06, shadow: 0.5 }),
  ],
  d: backed(glyph('spoted-flower', 0.95), m.plum, m.lavender, { bevel: 0.06, dome: 0.05, veins: 0.2 }),
  e: backed(glyph('strawberry', 0.95), m.crimson, m.crimson, { bevel: 0.07, dome: 0.06 }),
  f: [...comb(m.ink), ...backed(glyph('bee', 0.8), m.ink, m.amber, { bevel: 0.04 })],
  w: [
    body(disc(226), m.gold, { bevel: 0.04 }),
    body(disc(200), m.crimson, { bevel: 0.06, shadow: 0.2 }),
    ...backed(glyph('honeypot', 0.72, 0, -14), m.leather, m.amber, { bevel: 0.06, dome: 0.06 }),
  ],
  s: [...comb(m.navy), ...backed(glyph('beehive', 0.7, 0, -10), m.leather, m.sand, { bevel: 0.06, veins: 0.2 })],
  coin: [
    body(tall(6, 246, 40), m.amber, { bevel: 0.16, dome: 0.1 }),
    body(tall(6, 130, 30), m.gold, { bevel: 0.06, shadow: 0.2 }),
  ],
  petal: [
    body(glyph('daisy', 0.95), m.pearl, { bevel: 0.08, shadow: 0 }),
    body(disc(60), m.amber, { bevel: 0.1, shadow: 0 }),
  ],
  floater: backed(glyph('bee', 0.9), m.ink, m.amber, { bevel: 0.06, shadow: 0 }),
};

const blooms = ['daisy', 'sunflower', 'poppy', 'flower-twirl', 'daisy'];

export function honeyScene(w, h, free) {
  const portrait = h > w;
  const flowers = Array.from({ length: portrait ? 24 : 38 }, (_, k) => {
    const near = noise(k, 6, 2);
    const size = h * (0.035 + 0.06 * near);
    const colors = free
      ? ['#ffe0a8', '#ffb02e', '#ff6a4a', '#d98cff', '#fff0d0']
      : ['#ffffff', '#ffc93a', '#ff5a5a', '#b98cff', '#ffe9f2'];
    const [x, y] = [w * noise(k * 1.9, 3, 7), h * (0.84 + 0.15 * near)];
    return `<path d="M${x} ${y}q4 ${size * 0.6} 0 ${size * 1.4}" stroke="#1f6a2a" stroke-width="${size * 0.08}" fill="none"/>${shape(blooms[k % 5], x, y, size, colors[k % 5], 0.95)}`;
  }).join('');
  const blades = Array.from({ length: 120 }, (_, k) => {
    const x = w * noise(k * 1.1, 9, 3);
    const tallness = h * (0.03 + 0.06 * noise(k, 2, 8));
    return `<path d="M${x} ${h}q${(noise(k, 4, 4) - 0.5) * 30} ${-tallness * 0.6} ${(noise(k, 5, 5) - 0.5) * 46} ${-tallness}" stroke="${k % 2 ? '#2f8a35' : '#176326'}" stroke-width="4" fill="none"/>`;
  }).join('');
  const clouds = Array.from({ length: 12 }, (_, k) =>
    glow(
      w * noise(k, 5, 2) * 1.1,
      h * (0.06 + 0.26 * noise(k, 6, 3)),
      w * (0.07 + 0.09 * noise(k, 2, 2)),
      h * 0.022,
      free ? '#fff0c4' : '#ffffff',
      0.6,
    ),
  ).join('');
  return `<defs>${down(
    'sky',
    free
      ? [
          [0, '#d9701c'],
          [0.4, '#f7b23c'],
          [0.72, '#fff0b8'],
        ]
      : [
          [0, '#2f86d6'],
          [0.4, '#7cc4f0'],
          [0.72, '#e8f8e0'],
        ],
  )}${round('sun', [
    [0, '#fffdf0'],
    [0.2, '#fff6c0', 0.95],
    [0.5, '#ffe07a', 0.4],
    [1, '#ffd35c', 0],
  ])}${down(
    'grass',
    free
      ? [
          [0, '#b8a52c'],
          [0.5, '#5f8a24'],
          [1, '#234a14'],
        ]
      : [
          [0, '#8fcf4a'],
          [0.5, '#3f9a34'],
          [1, '#14521f'],
        ],
  )}</defs>
<rect width="${w}" height="${h}" fill="url(#sky)"/>${glow(w * 0.74, h * 0.2, Math.min(w, h) * 0.46, Math.min(w, h) * 0.46, 'url(#sun)')}${clouds}
${ridge(w, h, { base: 0.72, rise: 0.16, grain: 4, seed: 5, fill: free ? '#c98a3a' : '#7ab8a0', opacity: 0.75 })}${ridge(w, h, { base: 0.78, rise: 0.14, grain: 6, seed: 9, fill: free ? '#8f8a2c' : '#55a550', opacity: 0.95 })}
${shape('beech', w * (portrait ? 0.1 : 0.09), h * 0.56, h * (portrait ? 0.34 : 0.5), free ? '#6a5a1c' : '#2c7a3c')}${shape('oak', w * (portrait ? 0.92 : 0.93), h * 0.58, h * (portrait ? 0.3 : 0.44), free ? '#7a641c' : '#35863f')}
${ridge(w, h, { base: 0.86, rise: 0.1, grain: 3, seed: 2, fill: 'url(#grass)' })}${shape('beehive', w * (portrait ? 0.14 : 0.1), h * 0.83, h * 0.15, '#8a5a1c')}${shape('beehive', w * (portrait ? 0.87 : 0.9), h * 0.85, h * 0.12, '#7a4c14')}
${blades}${flowers}`;
}
