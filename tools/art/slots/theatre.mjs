// Lotus Theatre: a water-puppet stage on a village pond at night; its puppets, the puppet in parts that move, and the feast when they parade.
import { backed, body } from './games.mjs';
import * as m from './materials.mjs';
import { noise } from './relief.mjs';
import { down, glow, ridge, round, shape } from './scene-parts.mjs';
import { box, disc, fatLetter, glyph } from './shapes.mjs';

const rose = { kind: 'lacquer', deep: '#4a0628', base: '#d8407e', light: '#ffc2da' };
const petalPink = { kind: 'stone', deep: '#a02a62', base: '#f58ab4', light: '#ffffff' };
const pond = { kind: 'lacquer', deep: '#02241c', base: '#0e6e54', light: '#8cf2c8' };
const vermilion = { kind: 'lacquer', deep: '#4c0a04', base: '#e0431f', light: '#ffb890' };
const indigo = { kind: 'lacquer', deep: '#0c0a34', base: '#3a36a0', light: '#b4b8ff' };
const sun = { kind: 'lacquer', deep: '#6a3200', base: '#f2a61e', light: '#fff2b0' };
const skin = { kind: 'lacquer', deep: '#7a3a1c', base: '#f0b98a', light: '#fff0de' };
const blush = { kind: 'matt', deep: '#c84a4a', base: '#ee7a6c', light: '#ffb0a0' };
const black = { kind: 'lacquer', deep: '#050308', base: '#191522', light: '#6a6280' };
const ivory = { kind: 'lacquer', deep: '#8a7a5c', base: '#f6ead0', light: '#ffffff' };
const leaf = { kind: 'lacquer', deep: '#06301a', base: '#2e9a52', light: '#c2ffc8' };
const red = { kind: 'lacquer', deep: '#5c0408', base: '#c8202a', light: '#ff9a88' };

const path = (d) => `<path fill="#fff" d="${d}"/>`;
const line = (d, width) =>
  `<path fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const oval = (cx, cy, rx, ry) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#fff"/>`;
/** Pointed petals around the middle. */
const petals = (count, outer, inner, turn = 0) =>
  Array.from({ length: count }, (_, k) => {
    const angle = (360 * k) / count + turn;
    const wide = (outer * Math.PI) / count;
    return `<g transform="rotate(${angle} 256 256)"><path fill="#fff" d="M256 ${256 - outer}C${256 + wide} ${256 - outer * 0.78} ${256 + wide} ${256 - inner * 0.8} 256 ${256 - inner * 0.3}C${256 - wide} ${256 - inner * 0.8} ${256 - wide} ${256 - outer * 0.78} 256 ${256 - outer}Z"/></g>`;
  }).join('');

/** A puppet in a flower of lacquer. */
const flower = (edge, ground, carved, seed) => [
  body(petals(10, 250, 120), m.gold, { bevel: 0.03 }),
  body(petals(10, 232, 120), edge, { bevel: 0.05, dome: 0.04, shadow: 0.25 }),
  body(disc(190), m.gold, { bevel: 0.03, shadow: 0.5 }),
  body(disc(174), ground, { bevel: 0.06, sunk: true, veins: 0.35, seed, shadow: 0.2 }),
  ...carved,
];
/** A letter as theatres paint them on their boards. */
const painted = (text, material, seed) => [
  body(fatLetter(text, 50), black, { bevel: 0.03 }),
  body(fatLetter(text, 30), m.gold, { bevel: 0.03, shadow: 0.2 }),
  body(fatLetter(text, 4), material, { bevel: 0.05, veins: 0.35, seed, shadow: 0.3 }),
];

/** The jester's head in a box of 512, its neck at the foot. */
const head = (scale = 1, dy = 0) => {
  const at = (markup) => `<g transform="translate(256 ${256 + dy}) scale(${scale}) translate(-256 -256)">${markup}</g>`;
  return [
    body(at(path('M206 400H306V500H206Z')), skin, { bevel: 0.05, shadow: 0.3 }),
    body(at(oval(104, 280, 34, 48) + oval(408, 280, 34, 48)), skin, { bevel: 0.06, shadow: 0.3 }),
    body(at(disc(46, 140, 88) + disc(46, 372, 88)), black, { bevel: 0.08, dome: 0.05, shadow: 0.3 }),
    body(at(box(118, 118, 46, 22, 10) + box(348, 118, 46, 22, 10)), red, { bevel: 0.03, shadow: 0.2 }),
    body(at(oval(256, 280, 158, 168)), skin, { bevel: 0.16, dome: 0.16, shadow: 0.4 }),
    body(
      at(
        path('M104 236C112 128 190 96 256 96C322 96 400 128 408 236C372 176 330 160 256 160C182 160 140 176 104 236Z'),
      ),
      black,
      { bevel: 0.06, shadow: 0.3 },
    ),
    body(at(disc(40, 164, 324) + disc(40, 348, 324)), blush, { bevel: 0.02, shadow: 0 }),
    body(at(oval(194, 258, 27, 21) + oval(318, 258, 27, 21)), ivory, { bevel: 0.03, shadow: 0.2 }),
    body(at(disc(14, 198, 260) + disc(14, 314, 260)), black, { bevel: 0.02, shadow: 0 }),
    body(at(line('M164 220Q194 196 226 216M286 216Q318 196 348 220', 13)), black, { bevel: 0.02, shadow: 0 }),
    body(
      at(line('M256 272Q240 310 258 316', 10)),
      { kind: 'matt', deep: '#a85a30', base: '#d08a58', light: '#e8b080' },
      { bevel: 0.01, shadow: 0 },
    ),
    body(at(path('M180 340Q256 372 332 340Q318 412 256 414Q194 412 180 340Z')), red, { bevel: 0.03, shadow: 0.2 }),
    body(at(path('M194 350Q256 374 318 350Q314 372 256 380Q198 372 194 350Z')), ivory, { bevel: 0.02, shadow: 0 }),
  ];
};
const drum = [
  body(oval(256, 270, 196, 216), m.gold, { bevel: 0.03 }),
  body(oval(256, 270, 184, 204), vermilion, { bevel: 0.12, dome: 0.08, shadow: 0.2 }),
  body(oval(256, 200, 176, 122), m.gold, { bevel: 0.03, shadow: 0.4 }),
  body(oval(256, 200, 158, 106), ivory, { bevel: 0.03, sunk: true, veins: 0.25, seed: 4, shadow: 0.2 }),
  body(`<g transform="translate(256 200) scale(1 .66) translate(-256 -256)">${petals(8, 104, 40)}</g>`, vermilion, {
    bevel: 0.02,
    shadow: 0.15,
  }),
  ...Array.from({ length: 9 }, (_, k) => {
    const angle = Math.PI * (0.06 + (0.88 * k) / 8);
    return body(disc(11, 256 + 182 * Math.cos(angle), 232 + 134 * Math.sin(angle)), m.gold, {
      bevel: 0.02,
      shadow: 0.3,
    });
  }),
];
const sticks = [
  body(`${line('M70 92L250 232', 20)}${line('M442 92L262 232', 20)}`, m.wood, { bevel: 0.03, shadow: 0.6 }),
  body(disc(30, 66, 88) + disc(30, 446, 88), red, { bevel: 0.06, shadow: 0.4 }),
];

const petalsAt = (turns, d, scale, dy) =>
  `<g transform="translate(256 ${256 + dy}) scale(${scale}) translate(-256 -330)">${turns
    .map((turn) => `<g transform="rotate(${turn} 256 430)"><path fill="#fff" d="${d}"/></g>`)
    .join('')}</g>`;
const behind = 'M256 176C312 250 316 350 256 430C196 350 200 250 256 176Z';
const before = 'M256 236C304 300 306 380 256 440C206 380 208 300 256 236Z';
/** A lotus in bloom: its petals behind, then those before. */
const lotus = (scale, dy = 0) => [
  body(
    petalsAt([-66, -40, -14, 14, 40, 66], behind, scale, dy),
    { kind: 'stone', deep: '#7a1a4a', base: '#e0649a', light: '#ffd8ea' },
    { bevel: 0.05, shadow: 0.5 },
  ),
  body(petalsAt([-78, -52, -26, 0, 26, 52, 78], before, scale, dy), petalPink, { bevel: 0.05, shadow: 0.6 }),
];
/** The same flower flat, for scenes. */
const bloom = (x, y, size, [deep, top] = ['#d0588e', '#ffb0d0']) => {
  const side = (turns, d, fill) =>
    turns.map((turn) => `<path transform="rotate(${turn} 256 430)" fill="${fill}" d="${d}"/>`).join('');
  return `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="36 110 440 440">${side([-66, -40, -14, 14, 40, 66], behind, deep)}${side([-78, -52, 52, 78, -26, 26, 0], before, top)}${side([-26, 26, 0], 'M256 262C284 310 286 370 256 424C226 370 228 310 256 262Z', '#ffe0ec')}</svg>`;
};

export const lotusTheatre = {
  w: [
    body(petals(12, 252, 120), m.gold, { bevel: 0.03 }),
    body(petals(12, 236, 120), rose, { bevel: 0.05, dome: 0.04, shadow: 0.25 }),
    body(disc(182), sun, { bevel: 0.05, shadow: 0.4 }),
    ...head(0.86, 6),
  ],
  s: [...drum, ...sticks],
  h1: flower(
    vermilion,
    pond,
    backed(glyph('spiked-dragon-head', 0.56), black, m.gold, { bevel: 0.03, shadow: 0.7 }),
    3,
  ),
  h2: flower(indigo, rose, backed(glyph('swan', 0.54), black, ivory, { bevel: 0.05, shadow: 0.65 }), 5),
  h3: flower(pond, indigo, backed(glyph('double-fish', 0.54), black, vermilion, { bevel: 0.04, shadow: 0.65 }), 7),
  h4: flower(leaf, pond, lotus(0.78, 10), 9),
  a: painted('A', rose, 3),
  k: painted('K', sun, 5),
  q: painted('Q', leaf, 7),
  j: painted('J', indigo, 9),
  coin: [body(disc(236), m.gold, { bevel: 0.06 }), body(petals(8, 190, 70), rose, { bevel: 0.04, shadow: 0.4 })],
  petal: [body(path('M256 20C400 150 400 380 256 492C112 380 112 150 256 20Z'), petalPink, { bevel: 0.1, shadow: 0 })],
  floater: [
    ...lotus(1.1, 20),
    body(
      `<ellipse cx="256" cy="170" rx="26" ry="54" fill="#fff"/>`,
      { kind: 'matt', deep: '#ffcf60', base: '#fff0b0', light: '#ffffff' },
      { bevel: 0.04, shadow: 0 },
    ),
  ],
  'rig-base': [
    body(
      oval(256, 430, 244, 62),
      { kind: 'lacquer', deep: '#02241c', base: '#1a8a68', light: '#b8ffe4' },
      { bevel: 0.04, shadow: 0 },
    ),
    body(oval(256, 420, 206, 46), leaf, { bevel: 0.05, shadow: 0.4 }),
    ...lotus(1, 74),
  ],
  'rig-robe': [
    body(path('M150 60Q256 10 362 60L452 500Q256 540 60 500Z'), vermilion, { bevel: 0.08, dome: 0.06, shadow: 0.3 }),
    body(path('M82 430L68 502Q256 540 444 502L430 430Q256 470 82 430Z'), m.gold, { bevel: 0.03, shadow: 0.3 }),
    body(path('M98 440L90 484Q256 520 422 484L414 440Q256 478 98 440Z'), indigo, { bevel: 0.03, shadow: 0.2 }),
    body(path('M170 52L256 200L342 52Q256 20 170 52Z'), skin, { bevel: 0.06, dome: 0.06, shadow: 0.3 }),
    body(line('M160 56L256 214L352 56', 26), m.gold, { bevel: 0.03, shadow: 0.4 }),
    body(path('M118 262Q256 306 394 262L404 314Q256 356 108 314Z'), leaf, { bevel: 0.04, shadow: 0.5 }),
    body(`<g transform="translate(0 50)">${petals(8, 60, 22)}</g>`, m.gold, { bevel: 0.03, shadow: 0.5 }),
    ...[384, 416].map((y, k) => body(disc(13, 256, y - k * 4), m.gold, { bevel: 0.02, shadow: 0.4 })),
  ],
  'rig-head': head(1.02, 0),
  'rig-left': [
    body(path('M372 150Q430 190 410 260L250 410Q150 360 190 300Z'), vermilion, {
      bevel: 0.07,
      dome: 0.04,
      shadow: 0.3,
    }),
    body(path('M262 404L176 352Q160 320 192 294L280 356Z'), m.gold, { bevel: 0.03, shadow: 0.3 }),
    body(line('M190 330L70 150', 16), m.wood, { bevel: 0.03, shadow: 0.4 }),
    body(path('M96 196C-10 190 -10 60 70 20C170 -10 250 60 214 150C190 190 140 200 96 196Z'), m.gold, {
      bevel: 0.03,
      shadow: 0.5,
    }),
    body(path('M98 180C12 174 10 76 76 40C160 14 226 70 198 142C176 176 138 184 98 180Z'), rose, {
      bevel: 0.04,
      veins: 0.3,
      seed: 5,
      shadow: 0.2,
    }),
    body(line('M108 172L60 80M112 172L104 52M118 170L150 56M124 166L188 96', 7), m.gold, { bevel: 0.01, shadow: 0.2 }),
    body(disc(38, 194, 332), skin, { bevel: 0.08, dome: 0.05, shadow: 0.5 }),
  ],
  'rig-right': [
    body(path('M140 150Q82 190 102 260L262 410Q362 360 322 300Z'), vermilion, { bevel: 0.07, dome: 0.04, shadow: 0.3 }),
    body(path('M250 404L336 352Q352 320 320 294L232 356Z'), m.gold, { bevel: 0.03, shadow: 0.3 }),
    body(line('M322 336L420 120', 14), m.wood, { bevel: 0.03, shadow: 0.4 }),
    body(line('M420 118V150', 8), m.gold, { bevel: 0.02, shadow: 0.2 }),
    body(
      oval(420, 204, 66, 58),
      { kind: 'lacquer', deep: '#8a1a00', base: '#ff7a2a', light: '#fff0a8' },
      { bevel: 0.12, dome: 0.1, shadow: 0.4 },
    ),
    body(box(388, 144, 64, 16, 6) + box(388, 252, 64, 16, 6), m.gold, { bevel: 0.02, shadow: 0.3 }),
    body(line('M420 270V330M408 270V318M432 270V318', 7), red, { bevel: 0.02, shadow: 0.2 }),
    body(disc(38, 318, 334), skin, { bevel: 0.08, dome: 0.05, shadow: 0.5 }),
  ],
};

const lamp = (x, y, r, hot) =>
  `${glow(x, y, r * 4.6, r * 4.6, 'url(#warm)', hot ? 0.85 : 0.6)}<path d="M${x} ${y - r * 2.4}V${y - r}" stroke="#1a0a08" stroke-width="${r * 0.1}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.86}" fill="#e8402a"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.56}" ry="${r * 0.86}" fill="#ffb45a" opacity="0.8"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.2}" ry="${r * 0.8}" fill="#fff0b8" opacity="0.8"/><rect x="${x - r * 0.4}" y="${y - r}" width="${r * 0.8}" height="${r * 0.2}" fill="#c9952f"/><rect x="${x - r * 0.4}" y="${y + r * 0.8}" width="${r * 0.8}" height="${r * 0.2}" fill="#c9952f"/><path d="M${x} ${y + r}v${r}" stroke="#ffb45a" stroke-width="${r * 0.14}"/>`;
/** One roof with its turned-up ends. */
const roof = (x, y, wide, tall) =>
  `<path d="M${x - wide} ${y}C${x - wide * 1.06} ${y - tall * 0.34} ${x - wide * 1.1} ${y - tall * 0.42} ${x - wide * 1.16} ${y - tall * 0.62}C${x - wide * 0.86} ${y - tall * 0.36} ${x - wide * 0.62} ${y - tall * 0.4} ${x - wide * 0.5} ${y - tall}H${x + wide * 0.5}C${x + wide * 0.62} ${y - tall * 0.4} ${x + wide * 0.86} ${y - tall * 0.36} ${x + wide * 1.16} ${y - tall * 0.62}C${x + wide * 1.1} ${y - tall * 0.42} ${x + wide * 1.06} ${y - tall * 0.34} ${x + wide} ${y}Z" fill="url(#tiles)"/>${Array.from(
    { length: 17 },
    (_, k) => {
      const u = (k - 8) / 8;
      return `<path d="M${x + u * wide * 0.5} ${y - tall}Q${x + u * wide * 0.62} ${y - tall * 0.4} ${x + u * wide} ${y}" stroke="#4c0d06" stroke-width="${wide * 0.012}" fill="none" opacity="0.55"/>`;
    },
  ).join(
    '',
  )}<path d="M${x - wide} ${y}H${x + wide}" stroke="#e8b04a" stroke-width="${tall * 0.06}"/><path d="M${x - wide * 0.5} ${y - tall}H${x + wide * 0.5}" stroke="#e8b04a" stroke-width="${tall * 0.08}" stroke-linecap="round"/>`;

/** The theatre on its posts, the curtain of bamboo through which the puppets come. */
function pavilion(x, y, wide, hot) {
  const post = (u) =>
    `<rect x="${x + u * wide - wide * 0.024}" y="${y - wide * 0.62}" width="${wide * 0.048}" height="${wide * 0.66}" fill="url(#post)"/>`;
  const slats = Array.from({ length: 34 }, (_, k) => {
    const u = -0.74 + (1.48 * k) / 33;
    return `<rect x="${x + u * wide - wide * 0.019}" y="${y - wide * 0.52}" width="${wide * 0.036}" height="${wide * 0.5}" fill="${k % 2 ? '#8a6a2a' : '#a8823a'}" opacity="0.95"/>`;
  }).join('');
  return `${glow(x, y - wide * 0.3, wide * 1.5, wide * 0.95, 'url(#warm)', hot ? 0.95 : 0.6)}<rect x="${x - wide * 0.8}" y="${y - wide * 0.56}" width="${wide * 1.6}" height="${wide * 0.56}" fill="#2a0d08"/>${slats}<rect x="${x - wide * 0.8}" y="${y - wide * 0.6}" width="${wide * 1.6}" height="${wide * 0.1}" fill="url(#banner)"/>${[-0.8, -0.4, 0.4, 0.8].map(post).join('')}${roof(x, y - wide * 0.58, wide * 0.98, wide * 0.34)}<rect x="${x - wide * 0.46}" y="${y - wide * 1.08}" width="${wide * 0.92}" height="${wide * 0.2}" fill="#5c1a0c"/>${[-0.42, -0.14, 0.14, 0.42].map((u) => `<rect x="${x + u * wide - wide * 0.02}" y="${y - wide * 1.08}" width="${wide * 0.04}" height="${wide * 0.2}" fill="#c9952f"/>`).join('')}${roof(x, y - wide * 1.04, wide * 0.62, wide * 0.26)}<rect x="${x - wide * 0.86}" y="${y - wide * 0.04}" width="${wide * 1.72}" height="${wide * 0.08}" fill="url(#post)"/>`;
}

/** The pond at night; when puppets parade its feast, with lamps on the water and fire in the sky. */
export function theatre(w, h, free) {
  const portrait = h > w;
  const size = Math.min(w, h);
  const water = h * (portrait ? 0.5 : 0.56);
  const wide = portrait ? w * 0.44 : w * 0.23;
  const lights = Array.from({ length: 64 }, (_, k) => {
    const v = k / 64;
    const y = water + (h - water) * v ** 1.3;
    const near = k % 3 === 0;
    const x = near ? w * (0.5 + (noise(k, 1, 6) - 0.5) * (0.4 + 0.4 * v)) : w * noise(k * 2.3, 3, 4);
    return glow(
      x,
      y,
      w * (0.02 + 0.1 * v) * (near ? 0.7 : 1),
      1 + 4 * v,
      near ? '#ffb45a' : '#5ad8b0',
      near ? 0.34 : 0.14 + 0.16 * noise(k, 7, 1),
    );
  }).join('');
  const stars = Array.from({ length: 120 }, (_, k) => {
    const r = 0.7 + 2 * noise(k, 3, 7) ** 4;
    return glow(
      w * noise(k * 1.7, 1, 3),
      water * 0.8 * noise(k * 2.3, 5, 1),
      r,
      r,
      '#ffffff',
      0.25 + 0.5 * noise(k, 9, 2),
    );
  }).join('');
  const bursts = free
    ? Array.from({ length: 7 }, (_, k) => {
        const x = w * (k % 2 ? 0.72 + 0.24 * noise(k, 2, 4) : 0.04 + 0.24 * noise(k, 2, 4));
        const y = water * (0.1 + 0.5 * noise(k, 5, 2));
        const r = size * (0.08 + 0.08 * noise(k, 8, 3));
        const tone = ['#ffd36a', '#ff7ab0', '#7af0c0', '#ff8a5a'][k % 4];
        return (
          Array.from({ length: 26 }, (_, n) => {
            const a = (2 * Math.PI * n) / 26;
            const to = r * (0.75 + 0.3 * noise(n, k, 4));
            return `<path d="M${x + 0.25 * to * Math.cos(a)} ${y + 0.25 * to * Math.sin(a)}L${x + to * Math.cos(a)} ${y + to * Math.sin(a) + r * 0.12}" stroke="${tone}" stroke-width="${size * 0.0028}" stroke-linecap="round" opacity="0.85"/>${glow(x + to * Math.cos(a), y + to * Math.sin(a) + r * 0.12, 2.6, 2.6, '#fffbe8', 0.9)}`;
          }).join('') + glow(x, y, r * 1.2, r * 1.2, 'url(#burst)', 0.6)
        );
      }).join('')
    : glow(w * (portrait ? 0.8 : 0.84), h * 0.15, size * 0.2, size * 0.2, 'url(#halo)', 0.8) +
      `<circle cx="${w * (portrait ? 0.8 : 0.84)}" cy="${h * 0.15}" r="${size * 0.062}" fill="#fff4d0"/>`;
  const trees = [0.02, 0.1, 0.9, 0.98]
    .map((u, k) =>
      shape(
        k % 2 ? 'bamboo' : 'palm-tree',
        w * u,
        water - size * 0.14,
        size * (portrait ? 0.42 : 0.46),
        '#031612',
        0.96,
        k < 2 ? 4 : -4,
      ),
    )
    .join('');
  const floating = free
    ? Array.from({ length: 16 }, (_, k) => {
        const v = noise(k, 3, 9);
        const x = w * noise(k * 1.9, 6, 2);
        const y = water + (h - water) * (0.16 + 0.7 * v);
        const r = size * (0.008 + 0.016 * v);
        return `${glow(x, y, r * 7, r * 4, 'url(#warm)', 0.8)}${bloom(x, y, r * 6)}${glow(x, y - r * 1.1, r * 0.7, r * 1.3, '#fff4c0')}`;
      }).join('')
    : '';
  return `<defs>${down(
    'sky',
    free
      ? [
          [0, '#2a0a3c'],
          [0.5, '#7a1c4e'],
          [1, '#e0684a'],
        ]
      : [
          [0, '#05122a'],
          [0.55, '#123a4c'],
          [1, '#3a7a70'],
        ],
  )}${down(
    'pool',
    free
      ? [
          [0, '#e88a5a'],
          [0.16, '#6a2a4e'],
          [0.6, '#241238'],
          [1, '#0c0618'],
        ]
      : [
          [0, '#5ab8a0'],
          [0.14, '#146a5c'],
          [0.55, '#083a38'],
          [1, '#031a1c'],
        ],
  )}${round('warm', [
    [0, '#ffd890', 0.85],
    [0.4, '#ff8a3a', 0.36],
    [1, '#ff6a2a', 0],
  ])}${round('halo', [
    [0, '#fff4d0', 0.9],
    [0.4, '#d8f0d8', 0.3],
    [1, '#b0e8d8', 0],
  ])}${round('burst', [
    [0, '#ffe8a0', 0.8],
    [1, '#ff9a5a', 0],
  ])}${down('tiles', [
    [0, '#c8482a'],
    [0.5, '#a02c18'],
    [1, '#5a120a'],
  ])}${down('post', [
    [0, '#b83a1c'],
    [0.5, '#8a2010'],
    [1, '#4a0f08'],
  ])}${down('banner', [
    [0, '#e8b04a'],
    [0.5, '#b8322a'],
    [1, '#6a120e'],
  ])}</defs>
<rect width="${w}" height="${water + 2}" fill="url(#sky)"/>${stars}${bursts}${ridge(w, water, { base: 1, rise: 0.3, grain: 4, seed: 11, fill: free ? '#4a1440' : '#0e3440', opacity: 0.8 })}${ridge(w, water, { base: 1.02, rise: 0.18, grain: 6, seed: 4, fill: free ? '#2a0c2c' : '#08222a', opacity: 0.95 })}${trees}
<rect y="${water}" width="${w}" height="${h - water}" fill="url(#pool)"/><g opacity="0.34" transform="translate(0 ${2 * water}) scale(1 -1)">${pavilion(w / 2, water, wide, free)}</g>${lights}${pavilion(w / 2, water, wide, free)}${floating}`;
}

const shared = `${round('warm', [
  [0, '#ffd890', 0.85],
  [0.4, '#ff8a3a', 0.36],
  [1, '#ff6a2a', 0],
])}`;

/** Before and above the pond, each layer moved by itself: leaves and flowers at the foot, lamps on their cord at the top. */
export const theatreLayers = {
  near: [
    1600,
    300,
    (w, h) =>
      Array.from({ length: 19 }, (_, k) => {
        const x = (w * (k + 0.5 * noise(k, 2, 6))) / 18;
        const side = Math.abs(x / w - 0.5) * 2;
        const r = 60 + 74 * side * (0.5 + noise(k, 9, 1));
        const y = h - 18 - 80 * side * noise(k, 4, 4);
        const [deep, top] = k % 2 ? ['#0a3a2a', '#17694a'] : ['#062c20', '#105040'];
        const flower =
          k % 3 === 1 && side > 0.3
            ? `<path d="M${x} ${y}Q${x + 8} ${y - r * 0.4} ${x} ${y - r * 0.9}" stroke="#0c4a34" stroke-width="7" fill="none"/>${bloom(x, y - r * 1.05, r * 1.3)}`
            : '';
        return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.32}" fill="${deep}"/><ellipse cx="${x}" cy="${y - r * 0.04}" rx="${r * 0.92}" ry="${r * 0.26}" fill="${top}"/><path d="M${x} ${y - r * 0.04}L${x - r * 0.9} ${y - r * 0.02}M${x} ${y - r * 0.04}L${x + r * 0.86} ${y}M${x} ${y - r * 0.04}L${x - r * 0.4} ${y + r * 0.18}M${x} ${y - r * 0.04}L${x + r * 0.44} ${y - r * 0.24}" stroke="#2a8a62" stroke-width="2" opacity="0.6"/>${flower}`;
      }).join(''),
  ],
  lamps: [
    1600,
    260,
    (w, h) =>
      `<defs>${shared}</defs><path d="M0 26Q${w * 0.25} 92 ${w * 0.5} 22T${w} 30" fill="none" stroke="#1a0a08" stroke-width="3"/>${[0.04, 0.13, 0.22, 0.31, 0.69, 0.78, 0.87, 0.96].map((u, k) => lamp(w * u, h * (0.42 + 0.08 * (k % 2)), 21, false)).join('')}`,
  ],
};
