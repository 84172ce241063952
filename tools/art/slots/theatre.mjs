// Lotus Theatre: the symbols of a water-puppet stage, and the puppet in parts that move.
import { backed, body } from './games.mjs';
import * as m from './materials.mjs';
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
/** A petal of the lotus, in the back row and in the front one. */
export const behind = 'M256 176C312 250 316 350 256 430C196 350 200 250 256 176Z';
export const before = 'M256 236C304 300 306 380 256 440C206 380 208 300 256 236Z';
/** A lotus in bloom: its petals behind, then those before. */
const lotus = (scale, dy = 0) => [
  body(
    petalsAt([-66, -40, -14, 14, 40, 66], behind, scale, dy),
    { kind: 'stone', deep: '#7a1a4a', base: '#e0649a', light: '#ffd8ea' },
    { bevel: 0.05, shadow: 0.5 },
  ),
  body(petalsAt([-78, -52, -26, 0, 26, 52, 78], before, scale, dy), petalPink, { bevel: 0.05, shadow: 0.6 }),
];
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

/** Lacquer of the reel frame from edge to edge, and the light line on it. */
export const theatreFrame = {
  lacquer: ['#24040f', '#450a22', '#7a143c', '#b8285e', '#d8407e', '#b8285e', '#7a143c', '#450a22', '#24040f'],
  line: 'rgba(255,200,225,.6)',
};
