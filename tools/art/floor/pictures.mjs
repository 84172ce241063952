// What the covers of instant games and tables show, as bodies laid over each other.
import * as m from '../slots/materials.mjs';
import { box, disc, fatLetter, glyph, polygon, ring, rounded } from '../slots/shapes.mjs';

const body = (markup, material, more = {}) => ({ markup, material, ...more });
const pip = (x, y, r = 30) => disc(r, x, y);
const turned = (markup, degrees, dx = 0, dy = 0, scale = 1) =>
  `<g transform="translate(${256 + dx} ${256 + dy}) rotate(${degrees}) scale(${scale}) translate(-256 -256)">${markup}</g>`;

const pips = {
  1: [[256, 256]],
  2: [
    [176, 176],
    [336, 336],
  ],
  3: [
    [166, 166],
    [256, 256],
    [346, 346],
  ],
  5: [
    [166, 166],
    [346, 166],
    [256, 256],
    [166, 346],
    [346, 346],
  ],
  6: [
    [176, 150],
    [176, 256],
    [176, 362],
    [336, 150],
    [336, 256],
    [336, 362],
  ],
};
/** A die's face, turned and moved. */
const die = (face, degrees, dx, dy, scale, material, dots) => [
  body(turned(box(76, 76, 360, 360, 74), degrees, dx, dy, scale), material, { bevel: 0.05, dome: 0.03 }),
  body(turned(pips[face].map(([x, y]) => pip(x, y)).join(''), degrees, dx, dy, scale), dots, {
    bevel: 0.02,
    sunk: true,
    shadow: 0,
  }),
];
const card = (mark, degrees, dx, dy, scale, ink) => [
  body(turned(box(116, 46, 280, 420, 34), degrees, dx, dy, scale), m.paper, { bevel: 0.012 }),
  body(turned(mark, degrees, dx, dy, scale), ink, { bevel: 0.02, shadow: 0.2 }),
];
/** A die that shows a glyph. */
const faceDie = (name, degrees, dx, dy, scale, ink) => [
  body(turned(box(76, 76, 360, 360, 74), degrees, dx, dy, scale), m.pearl, { bevel: 0.05, dome: 0.03 }),
  body(turned(glyph(name, 0.56), degrees, dx, dy, scale), ink, { bevel: 0.02, shadow: 0.2 }),
];
/** A Chinese domino with the pips of its two ends; `reds` are painted red. */
const domino = (pale, reds, degrees, dx, dy, scale) => [
  body(turned(box(146, 26, 220, 460, 34), degrees, dx, dy, scale), m.ink, { bevel: 0.035 }),
  body(turned(box(172, 250, 168, 8, 4), degrees, dx, dy, scale), m.brass, { bevel: 0.01, sunk: true, shadow: 0 }),
  ...(pale.length > 0
    ? [
        body(turned(pale.map(([x, y]) => pip(x, y, 24)).join(''), degrees, dx, dy, scale), m.pearl, {
          bevel: 0.03,
          shadow: 0.1,
        }),
      ]
    : []),
  ...(reds.length > 0
    ? [
        body(turned(reds.map(([x, y, r = 24]) => pip(x, y, r)).join(''), degrees, dx, dy, scale), m.crimson, {
          bevel: 0.03,
          shadow: 0.1,
        }),
      ]
    : []),
];
/** A mahjong tile with its green back below it. */
const mahjong = (marks, degrees, dx, dy, scale) => [
  body(turned(box(106, 66, 300, 408, 44), degrees, dx, dy, scale), m.moss, { bevel: 0.03 }),
  body(turned(box(106, 46, 300, 396, 44), degrees, dx, dy, scale), m.pearl, { bevel: 0.05, shadow: 0.2 }),
  ...marks.map(([markup, material]) =>
    body(turned(markup, degrees, dx, dy, scale), material, { bevel: 0.02, sunk: true, shadow: 0.1 }),
  ),
];
const dot = (x, y, r) => ring(r, r * 0.62, x, y) + disc(r * 0.34, x, y);
const spade = glyph('spades', 0.42);
const heart = glyph('hearts', 0.42);
const club = glyph('clubs', 0.42);
const diamond = glyph('diamonds', 0.42);

export const gem = [
  body(polygon(6, 236, 40), m.gold, { bevel: 0.035 }),
  body(polygon(6, 198, 34), m.imperial, { bevel: 0.16, dome: 0.1, veins: 0.2, seed: 5, shadow: 0.2 }),
  body(
    rounded(
      [
        [256, 120],
        [340, 200],
        [256, 400],
        [172, 200],
      ],
      12,
    ),
    m.celadon,
    { bevel: 0.1, shadow: 0.3 },
  ),
];
/** A ball of black lacquer with brass horns and a red eye. */
export const mine = [
  body(
    [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => turned(box(228, 20, 56, 130, 26), degrees)).join(''),
    m.brass,
    {
      bevel: 0.045,
    },
  ),
  body(disc(178), m.ink, { bevel: 0.2, dome: 0.16 }),
  body(ring(98, 72), m.brass, { bevel: 0.03, shadow: 0.4 }),
  body(disc(70), m.carnelian, { bevel: 0.12, dome: 0.1, shadow: 0.1 }),
];

const ringOf = (count, radius, draw) =>
  Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count;
    return draw(256 + Math.sin(angle) * radius, 256 - Math.cos(angle) * radius, (360 * k) / count, k);
  }).join('');
const wedge = (k, count, inner, outer) => {
  const at = (turn, r) => {
    const angle = (2 * Math.PI * (k + turn)) / count - Math.PI / 2;
    return `${256 + Math.cos(angle) * r} ${256 + Math.sin(angle) * r}`;
  };
  return `<path fill="#fff" d="M${at(-0.46, outer)}A${outer} ${outer} 0 0 1 ${at(0.46, outer)}L${at(0.46, inner)}A${inner} ${inner} 0 0 0 ${at(-0.46, inner)}Z"/>`;
};
const wedges = (which) =>
  Array.from({ length: 18 }, (_, k) => k)
    .filter((k) => (k === 0 ? which === 'zero' : which === (k % 2 === 0 ? 'black' : 'red')))
    .map((k) => wedge(k, 18, 128, 214))
    .join('');

const numbered = (text, size, x, y) =>
  `<text x="${x}" y="${y + size * 0.36}" font-family="Noto Sans" font-weight="900" font-size="${size}" text-anchor="middle" fill="#fff">${text}</text>`;
const ball = (text, x, y, r, material) => [
  body(disc(r, x, y), material, { bevel: 0.2, dome: 0.14 }),
  body(disc(r * 0.56, x, y), m.pearl, { bevel: 0.03, shadow: 0.15 }),
  body(numbered(text, r * 0.62, x, y), m.ink, { bevel: 0.012, shadow: 0 }),
];
const tenth = (which) =>
  Array.from({ length: 20 }, (_, k) => k)
    .filter((k) => k % 4 === which)
    .map((k) => wedge(k, 20, 96, 214))
    .join('');

/** Symbols of the scratch card Lucky Koi, by name. */
export const koiSymbols = {
  koi: [body(glyph('double-fish', 0.94), m.gold, { bevel: 0.035, dome: 0.04, shadow: 0.4 })],
  lotus: [body(glyph('lotus-flower', 0.96), m.carnelian, { bevel: 0.03, dome: 0.03, shadow: 0.4 })],
  shell: [body(glyph('nautilus-shell', 0.9), m.lavender, { bevel: 0.03, dome: 0.03, shadow: 0.4 })],
  butterfly: [body(glyph('butterfly', 0.92), m.navy, { bevel: 0.03, shadow: 0.4 })],
  peach: [body(glyph('peach', 0.9), m.coral, { bevel: 0.03, dome: 0.03, shadow: 0.4 })],
  fish: [body(glyph('tropical-fish', 0.94), m.aqua, { bevel: 0.03, dome: 0.03, shadow: 0.4 })],
  leaf: [body(glyph('solid-leaf', 0.86), m.imperial, { bevel: 0.035, shadow: 0.4 })],
  coin: [
    body(disc(190), m.brass, { bevel: 0.04, shadow: 0.4 }),
    body(ring(150, 132), m.gold, { bevel: 0.02, shadow: 0.1 }),
    body(box(206, 206, 100, 100, 14), m.ink, { bevel: 0.02, sunk: true, shadow: 0 }),
  ],
};

/** A roulette wheel from above. */
const wheel = [
  body(disc(244), m.gold, { bevel: 0.04 }),
  body(disc(222), m.darkWood, { bevel: 0.03, shadow: 0.1 }),
  body(wedges('red'), m.crimson, { bevel: 0.012, shadow: 0.1 }),
  body(wedges('black'), m.ink, { bevel: 0.012, shadow: 0.1 }),
  body(wedges('zero'), m.imperial, { bevel: 0.012, shadow: 0.1 }),
  body(disc(118), m.wood, { bevel: 0.05, dome: 0.04 }),
  body(
    ringOf(
      4,
      62,
      (x, y, turn) =>
        `<rect x="${x - 13}" y="${y - 56}" width="26" height="112" rx="13" fill="#fff" transform="rotate(${turn} ${x} ${y})"/>`,
    ),
    m.gold,
    {
      bevel: 0.02,
    },
  ),
  body(disc(34), m.gold, { bevel: 0.05 }),
  body(disc(20, 374, 138), m.pearl, { bevel: 0.05 }),
];
/** A name on a plate, above what the lobby lays over the foot of a picture. */
const plate = (text, ground, ink) => [
  body(box(66, 220, 380, 132, 34), m.gold, { bevel: 0.03, shadow: 0.7 }),
  body(box(80, 234, 352, 104, 24), ground, { bevel: 0.02, sunk: true, shadow: 0 }),
  body(turned(fatLetter(text, 3, 112, 40), 0, 0, 30), ink, { bevel: 0.02, shadow: 0.2 }),
];
/** A low stack of small chips. */
const chips = [0, 1, 2].flatMap((step) => [
  body(disc(84, 366, 408 - step * 26), step % 2 === 0 ? m.crimson : m.pearl, { bevel: 0.04, shadow: 0.6 }),
  body(disc(52, 366, 408 - step * 26), step % 2 === 0 ? m.pearl : m.crimson, { bevel: 0.02, shadow: 0.1 }),
]);
const chip = (x, y, material) => [
  body(disc(74, x, y), m.gold, { bevel: 0.03, shadow: 0.6 }),
  body(disc(64, x, y), material, { bevel: 0.03, shadow: 0.1 }),
  body(ring(46, 38, x, y), m.pearl, { bevel: 0.012, shadow: 0.1 }),
];
/** A wheel of four colours about a hub, moved and scaled. */
const wheelOf = (dx, dy, scale, colours, hub) => {
  const at = (markup) => turned(markup, 0, dx, dy, scale);
  return [
    body(at(disc(244)), m.gold, { bevel: 0.04, shadow: 0.7 }),
    body(at(disc(222)), m.darkWood, { bevel: 0.03, shadow: 0.1 }),
    ...Object.values(colours).map((colour, k) => body(at(tenth(k)), colour, { bevel: 0.012, shadow: 0.1 })),
    body(at(disc(92)), hub, { bevel: 0.05, dome: 0.04 }),
    body(at(disc(30)), m.gold, { bevel: 0.05 }),
  ];
};
const seDisc = (dx, dy, material) => [
  body(turned(disc(132), 0, dx, dy, 0.8), m.gold, { bevel: 0.03, shadow: 0.6 }),
  body(turned(disc(118), 0, dx, dy, 0.8), material, { bevel: 0.04, shadow: 0.1 }),
];

/** Cloth under a lamp: a soft light, a fine weave, dark edges. */
export const ground = ([light, edge], [width, height]) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><radialGradient id="g" cx="50%" cy="42%" r="72%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${edge}"/></radialGradient>
  <pattern id="w" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 4L4 0" stroke="#fff" stroke-opacity=".05"/><path d="M0 0L4 4" stroke="#000" stroke-opacity=".08"/></pattern></defs>
  <rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" fill="url(#w)"/>
  <ellipse cx="${width / 2}" cy="${height * 0.86}" rx="${width * 0.34}" ry="${height * 0.08}" fill="#000" fill-opacity=".28"/></svg>`);

/** By game: bodies, and the colours of the ground from its light to its edge. */
export const covers = {
  'baccarat-tables': {
    ground: ['#6d2f96', '#150520'],
    bodies: [
      ...card(club, -22, -104, 8, 0.6, m.ink),
      ...card(heart, 22, 104, 8, 0.6, m.crimson),
      ...card(spade, 0, 0, -46, 0.74, m.ink),
      ...chip(132, 396, m.crimson),
      ...chip(256, 420, m.imperial),
      ...chip(380, 396, m.navy),
    ],
  },
  'roulette-wheels': {
    ground: ['#a8761d', '#2a1503'],
    bodies: [
      ...wheelOf(-48, -44, 0.78, { a: m.crimson, b: m.ink, c: m.imperial, d: m.ink }, m.wood),
      ...wheelOf(128, 118, 0.48, { a: m.carnelian, b: m.aqua, c: m.amber, d: m.lavender }, m.gold),
    ],
  },
  'dice-tables': {
    ground: ['#3a8f46', '#0a2410'],
    bodies: [
      ...die(6, -12, -112, -96, 0.44, m.pearl, m.crimson),
      ...faceDie('crab', 12, 112, -92, 0.44, m.crimson),
      ...seDisc(-106, 112, m.pearl),
      ...die(5, 14, 108, 112, 0.46, m.crimson, m.gold),
    ],
  },
  dice: {
    ground: ['#1f6f5a', '#06241c'],
    bodies: [...die(5, -14, -78, 24, 0.62, m.pearl, m.crimson), ...die(3, 16, 104, -74, 0.5, m.imperial, m.gold)],
  },
  mines: {
    ground: ['#3a4f86', '#0b1024'],
    bodies: [
      ...mine.map((layer) => ({ ...layer, markup: turned(layer.markup, 10, 92, 96, 0.62) })),
      ...gem.map((layer) => ({ ...layer, markup: turned(layer.markup, -8, -62, -44, 0.78) })),
    ],
  },
  plinko: {
    ground: ['#8b3f7d', '#1c0720'],
    bodies: [
      body(
        [1, 2, 3, 4, 5]
          .flatMap((row) => Array.from({ length: row + 1 }, (_, k) => pip(256 + (k - row / 2) * 84, 40 + row * 74, 17)))
          .join(''),
        m.silver,
        { bevel: 0.03 },
      ),
      body(disc(58, 214, 196), m.gold, { bevel: 0.1, dome: 0.05 }),
      body([0, 1, 2, 3, 4].map((k) => box(52 + k * 84, 452, 72, 40, 12)).join(''), m.carnelian, { bevel: 0.02 }),
    ],
  },
  limbo: {
    ground: ['#a34a1d', '#260a05'],
    bodies: [
      body(
        '<path d="M256 40L404 236H320V300H192V236H108Z" fill="#fff" stroke="#fff" stroke-width="26" stroke-linejoin="round"/>',
        m.gold,
        { bevel: 0.06, dome: 0.03 },
      ),
      body(box(192, 330, 128, 54, 18), m.amber, { bevel: 0.03 }),
      body(box(192, 412, 128, 40, 16), m.carnelian, { bevel: 0.03 }),
    ],
  },
  wheel: {
    ground: ['#3a2f92', '#0b0722'],
    bodies: [
      body(disc(244), m.gold, { bevel: 0.04 }),
      body(disc(222), m.ink, { bevel: 0.02, shadow: 0.1 }),
      body(tenth(0), m.carnelian, { bevel: 0.014, shadow: 0.1 }),
      body(tenth(1), m.aqua, { bevel: 0.014, shadow: 0.1 }),
      body(tenth(2), m.amber, { bevel: 0.014, shadow: 0.1 }),
      body(tenth(3), m.lavender, { bevel: 0.014, shadow: 0.1 }),
      body(disc(92), m.gold, { bevel: 0.06, dome: 0.04 }),
      body(glyph('star-formation', 0.2), m.navy, { bevel: 0.02, shadow: 0.2 }),
      body(
        '<path d="M256 92L214 8H298Z" fill="#fff" stroke="#fff" stroke-width="14" stroke-linejoin="round"/>',
        m.pearl,
        {
          bevel: 0.04,
          shadow: 0.7,
        },
      ),
    ],
  },
  'hi-lo': {
    ground: ['#276a58', '#05201a'],
    bodies: [
      ...card(heart, -10, -66, 0, 0.9, m.crimson),
      body(
        '<path d="M392 60L484 188H428V236H356V188H300Z" fill="#fff" stroke="#fff" stroke-width="16" stroke-linejoin="round"/>',
        m.imperial,
        {
          bevel: 0.05,
          shadow: 0.7,
        },
      ),
      body(
        '<path d="M392 452L484 324H428V276H356V324H300Z" fill="#fff" stroke="#fff" stroke-width="16" stroke-linejoin="round"/>',
        m.carnelian,
        {
          bevel: 0.05,
          shadow: 0.7,
        },
      ),
    ],
  },
  tower: {
    ground: ['#45406f', '#0c0a1e'],
    bodies: [
      ...[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2].map((k) =>
          body(box(112 + k * 100, 400 - row * 96, 88, 84, 16), row < 3 && k === (row * 2) % 3 ? m.gold : m.navy, {
            bevel: 0.03,
          }),
        ),
      ),
      body(glyph('castle', 0.3, 0, -186), m.gold, { bevel: 0.026, shadow: 0.6 }),
    ],
  },
  'video-poker': {
    ground: ['#7a1f3a', '#1a060e'],
    bodies: [
      ...['10', 'J', 'Q', 'K', 'A'].flatMap((rank, k) => {
        const degrees = (k - 2) * 15;
        const mark = `${numbered(rank, 118, 188, 132)}${glyph('hearts', 0.17, -68, -18)}`;
        return card(mark, degrees, (k - 2) * 58, Math.abs(k - 2) ** 2 * 11 - 44, 0.56, m.crimson);
      }),
      body(box(128, 356, 256, 84, 42), m.gold, { bevel: 0.03, shadow: 0.7 }),
      body(box(140, 368, 232, 60, 30), m.navy, { bevel: 0.03, shadow: 0.1 }),
      body(glyph('crown', 0.17, 0, 142), m.gold, { bevel: 0.03, shadow: 0.3 }),
    ],
  },
  'lucky-koi': {
    ground: ['#0f6e7a', '#03181f'],
    bodies: [
      body(turned(box(96, 66, 320, 380, 36), -8), m.gold, { bevel: 0.02 }),
      body(turned(box(110, 80, 292, 352, 28), -8), m.crimson, { bevel: 0.012, shadow: 0.1 }),
      body(
        [0, 1, 2, 3, 4, 5, 6, 7, 8]
          .filter((k) => k !== 4)
          .map((k) => turned(box(138 + (k % 3) * 84, 146 + Math.floor(k / 3) * 84, 70, 70, 14), -8))
          .join(''),
        m.silver,
        { bevel: 0.03, shadow: 0.3 },
      ),
      body(glyph('double-fish', 0.56, 6, 6), m.gold, { bevel: 0.03, dome: 0.04, shadow: 0.8 }),
      body(disc(64, 400, 398), m.gold, { bevel: 0.04, shadow: 0.7 }),
      body(box(378, 376, 44, 44, 8), m.ink, { bevel: 0.02, sunk: true, shadow: 0 }),
    ],
  },
  'keno-mini': {
    ground: ['#187284', '#03202a'],
    bodies: [
      ...ball('7', 152, 172, 108, m.carnelian),
      ...ball('80', 352, 142, 84, m.amber),
      ...ball('20', 356, 332, 116, m.imperial),
      ...ball('3', 176, 386, 86, m.lavender),
    ],
  },
  'coin-flip': {
    ground: ['#7c5a17', '#1c1204'],
    bodies: [
      body(disc(196, 290, 290), m.silver, { bevel: 0.04 }),
      body(ring(172, 158, 290, 290), m.silver, { bevel: 0.02, sunk: true, shadow: 0 }),
      body(disc(204, 216, 216), m.gold, { bevel: 0.04, shadow: 0.8 }),
      body(ring(180, 164, 216, 216), m.gold, { bevel: 0.02, sunk: true, shadow: 0 }),
      body(glyph('dragon-head', 0.46, -40, -40), m.gold, { bevel: 0.03, shadow: 0.6 }),
    ],
  },
  crash: {
    ground: ['#274a9c', '#070b20'],
    bodies: [
      body(
        '<path d="M40 462C190 452 300 380 372 236" fill="none" stroke="#fff" stroke-width="34" stroke-linecap="round"/>',
        m.amber,
        {
          bevel: 0.03,
          shadow: 0.4,
        },
      ),
      body(glyph('rocket', 0.56, 108, -104, -90), m.gold, { bevel: 0.03, grow: 0.012 }),
      body(glyph('rocket', 0.56, 108, -104, -90), m.pearl, { bevel: 0.03, shadow: 0.3 }),
    ],
  },
  baccarat: {
    ground: ['#a3242c', '#2a0509'],
    bodies: [...card(spade, -14, -70, 6, 0.84, m.ink), ...card(heart, 12, 74, -10, 0.84, m.crimson)],
  },
  'baccarat-b': {
    ground: ['#7a3a8c', '#1c0826'],
    bodies: [
      ...card(heart, -14, -70, 6, 0.84, m.crimson),
      ...card(spade, 12, 74, -10, 0.84, m.ink),
      body(disc(96, 256, 372), m.gold, { bevel: 0.03, shadow: 0.7 }),
      body(turned(fatLetter('B', 6, 150, 52), 0, 0, 116), m.plum, { bevel: 0.02, shadow: 0.3 }),
    ],
  },
  'baccarat-vip': {
    ground: ['#4a3a16', '#0d0903'],
    bodies: [
      ...card(spade, -14, -70, -26, 0.84, m.ink),
      ...card(heart, 12, 74, -42, 0.84, m.crimson),
      ...plate('VIP', m.ink, m.gold),
    ],
  },
  'baccarat-no-commission': {
    ground: ['#2257a8', '#07142e'],
    bodies: [
      ...card(spade, -18, -88, 16, 0.72, m.ink),
      ...card(heart, 14, 78, 0, 0.72, m.crimson),
      body(disc(96, 256, 372), m.gold, { bevel: 0.03 }),
      body(turned(fatLetter('6', 6, 150, 52), 0, 0, 116), m.navy, { bevel: 0.02, shadow: 0.3 }),
    ],
  },
  'speed-baccarat': {
    ground: ['#0f8a86', '#03211f'],
    bodies: [
      ...card(spade, -20, -92, -22, 0.72, m.ink),
      ...card(heart, 10, 60, -34, 0.72, m.crimson),
      body(disc(104, 352, 362), m.gold, { bevel: 0.03, shadow: 0.7 }),
      body(glyph('stopwatch', 0.3, 96, 104), m.navy, { bevel: 0.02, shadow: 0.2 }),
    ],
  },
  roulette: { ground: ['#1d7a4b', '#04200f'], bodies: wheel },
  'roulette-vip': {
    ground: ['#3a2f52', '#0b0813'],
    bodies: [...wheel, ...plate('VIP', m.ink, m.gold)],
  },
  'roulette-low': {
    ground: ['#1c7f92', '#04222a'],
    bodies: [...wheel, ...chips],
  },
  'golden-pockets': {
    ground: ['#5a2a86', '#14061f'],
    bodies: [
      body(disc(244), m.gold, { bevel: 0.04 }),
      body(disc(222), m.darkWood, { bevel: 0.03, shadow: 0.1 }),
      body(wedges('red'), m.crimson, { bevel: 0.012, shadow: 0.1 }),
      body(wedges('black'), m.ink, { bevel: 0.012, shadow: 0.1 }),
      body(wedges('zero'), m.imperial, { bevel: 0.012, shadow: 0.1 }),
      body([1, 2, 7, 12, 15].map((k) => wedge(k, 18, 128, 222)).join(''), m.gold, { bevel: 0.03, shadow: 0.5 }),
      body(disc(118), m.gold, { bevel: 0.04 }),
      body(disc(102), m.ink, { bevel: 0.05, dome: 0.04, shadow: 0.1 }),
      body(numbered('500', 92, 256, 262), m.gold, { bevel: 0.02, shadow: 0.5 }),
      body(disc(21, 316, 84), m.pearl, { bevel: 0.05 }),
    ],
  },
  'sic-bo': {
    ground: ['#c07a1e', '#35160a'],
    bodies: [
      ...die(6, -18, -118, 60, 0.48, m.pearl, m.ink),
      ...die(1, 14, 122, 66, 0.48, m.pearl, m.crimson),
      ...die(5, -4, 0, -98, 0.5, m.crimson, m.gold),
    ],
  },
  'dragon-tiger': {
    ground: ['#7d2f16', '#1c0906'],
    bodies: [
      body(disc(150, 160, 214), m.gold, { bevel: 0.03 }),
      body(disc(130, 160, 214), m.crimson, { bevel: 0.04, shadow: 0.1 }),
      body(glyph('dragon-head', 0.42, -96, -42), m.gold, { bevel: 0.024, shadow: 0.6 }),
      body(disc(150, 352, 306), m.gold, { bevel: 0.03 }),
      body(disc(130, 352, 306), m.navy, { bevel: 0.04, shadow: 0.1 }),
      body(glyph('tiger-head', 0.42, 96, 50), m.gold, { bevel: 0.024, shadow: 0.6 }),
    ],
  },
  blackjack: {
    ground: ['#1f6b48', '#06180f'],
    bodies: [
      ...card(turned(fatLetter('A', 6, 190, 66), 0, -10, -40), -16, -82, -26, 0.82, m.ink),
      ...card(heart, 14, 84, -14, 0.82, m.crimson),
      body(disc(104, 256, 402), m.gold, { bevel: 0.03 }),
      body(disc(88, 256, 402), m.ink, { bevel: 0.04, shadow: 0.1 }),
      body(turned(fatLetter('21', 6, 110, 38), 0, 0, 146), m.gold, { bevel: 0.024, shadow: 0.4 }),
    ],
  },
  'three-card-poker': {
    ground: ['#1f5f78', '#061824'],
    bodies: [
      ...card(spade, -20, -112, -18, 0.66, m.ink),
      ...card(diamond, 20, 112, -18, 0.66, m.crimson),
      ...card(heart, 0, 0, -44, 0.7, m.crimson),
      body(disc(108, 256, 400), m.gold, { bevel: 0.03 }),
      body(disc(92, 256, 400), m.crimson, { bevel: 0.04, shadow: 0.1 }),
      body(ring(78, 68, 256, 400), m.gold, { bevel: 0.014, shadow: 0.1 }),
      body(turned(fatLetter('3', 6, 130, 46), 0, 0, 144, 0.9), m.gold, { bevel: 0.024, shadow: 0.4 }),
    ],
  },
  'fish-prawn-crab': {
    ground: ['#1f7f8c', '#04212b'],
    bodies: [
      ...faceDie('shrimp', -16, -118, 66, 0.5, m.moss),
      ...faceDie('crab', 13, 120, 66, 0.5, m.crimson),
      ...faceDie('tropical-fish', -4, 0, -98, 0.54, m.navy),
    ],
  },
  'fan-tan': {
    ground: ['#2f6b3c', '#07200f'],
    bodies: [
      body('<path fill="#fff" d="M78 306C78 110 160 62 256 62s178 48 178 244c0 22-356 22-356 0z"/>', m.gold, {
        bevel: 0.08,
        dome: 0.1,
      }),
      body(disc(30, 256, 52), m.brass, { bevel: 0.05 }),
      body(
        [0, 1, 2, 3]
          .map((column) => [0, 1].map((line) => disc(31, 142 + column * 76, 372 + line * 74)).join(''))
          .join(''),
        m.pearl,
        { bevel: 0.06, dome: 0.05 },
      ),
      body(disc(34, 370, 446), m.crimson, { bevel: 0.06, dome: 0.05 }),
    ],
  },
  'se-die': {
    ground: ['#8f2f3a', '#240609'],
    bodies: [
      body(disc(226), m.pearl, { bevel: 0.05 }),
      body(ring(196, 178), m.navy, { bevel: 0.012, shadow: 0.1 }),
      body(disc(66, 186, 190) + disc(66, 322, 330), m.crimson, { bevel: 0.05, dome: 0.03 }),
      body(disc(66, 326, 186) + disc(66, 184, 326), m.canvas, { bevel: 0.05, dome: 0.03 }),
    ],
  },
  wenzhou: {
    ground: ['#1f5f66', '#04191d'],
    bodies: [
      ...domino(
        [],
        [
          [256, 140, 46],
          [256, 372, 46],
        ],
        -22,
        -122,
        8,
        0.66,
      ),
      ...domino(
        [],
        [
          [208, 108],
          [304, 108],
          [208, 176],
          [304, 176],
          [208, 332],
          [304, 332],
          [208, 400],
          [304, 400],
        ],
        22,
        122,
        8,
        0.66,
      ),
      ...domino(
        [
          [208, 82],
          [208, 138],
          [208, 194],
          [208, 318],
          [208, 374],
          [208, 430],
        ],
        [
          [304, 82],
          [304, 138],
          [304, 194],
          [304, 318],
          [304, 374],
          [304, 430],
        ],
        0,
        0,
        -6,
        0.86,
      ),
    ],
  },
  'two-eight': {
    ground: ['#2f7d4a', '#05200f'],
    bodies: [
      ...mahjong(
        [
          [box(166, 106, 180, 276, 18), m.navy],
          [box(190, 130, 132, 228, 10), m.pearl],
        ],
        -18,
        -128,
        -66,
        0.56,
      ),
      ...mahjong(
        [
          [[100, 200, 300, 400].map((y) => dot(206, y * 0.86 + 26, 36)).join(''), m.navy],
          [[100, 200, 300, 400].map((y) => dot(306, y * 0.86 + 26, 36)).join(''), m.navy],
        ],
        16,
        98,
        30,
        0.72,
      ),
      ...mahjong(
        [
          [dot(256, 156, 62), m.navy],
          [dot(256, 332, 62), m.crimson],
        ],
        -10,
        -84,
        74,
        0.76,
      ),
    ],
  },
  'dragon-phoenix': {
    ground: ['#7a1f3a', '#1d0610'],
    bodies: [
      ...card(spade, -26, -128, -104, 0.42, m.ink),
      ...card(heart, -8, -40, -128, 0.42, m.crimson),
      ...card(club, 10, 46, -128, 0.42, m.ink),
      ...card(diamond, 28, 132, -104, 0.42, m.crimson),
      body(disc(138, 158, 312), m.gold, { bevel: 0.03 }),
      body(disc(119, 158, 312), m.crimson, { bevel: 0.04, shadow: 0.1 }),
      body(glyph('dragon-head', 0.38, -98, 56), m.gold, { bevel: 0.024, shadow: 0.6 }),
      body(disc(138, 354, 330), m.gold, { bevel: 0.03 }),
      body(disc(119, 354, 330), m.navy, { bevel: 0.04, shadow: 0.1 }),
      body(glyph('eagle-emblem', 0.4, 98, 74), m.gold, { bevel: 0.024, shadow: 0.6 }),
    ],
  },
  'niuniu-table': {
    ground: ['#1d6b43', '#05180f'],
    bodies: [
      ...card(spade, -44, -126, -22, 0.46, m.ink),
      ...card(heart, 44, 126, -22, 0.46, m.crimson),
      ...card(club, -22, -72, -74, 0.5, m.ink),
      ...card(diamond, 22, 72, -74, 0.5, m.crimson),
      ...card(spade, 0, 0, -96, 0.54, m.ink),
      body(disc(150, 256, 330), m.gold, { bevel: 0.03 }),
      body(disc(130, 256, 330), m.ink, { bevel: 0.04, shadow: 0.1 }),
      body(glyph('bull', 0.46, 0, 70), m.gold, { bevel: 0.024, shadow: 0.6 }),
    ],
  },
  'bull-fight': {
    ground: ['#b5702c', '#2a0f06'],
    bodies: [
      ...card(heart, -34, -136, -112, 0.4, m.crimson),
      ...card(diamond, -12, -62, -136, 0.4, m.crimson),
      ...card(spade, 12, 62, -136, 0.4, m.ink),
      ...card(club, 34, 136, -112, 0.4, m.ink),
      body(disc(146, 152, 310), m.gold, { bevel: 0.03 }),
      body(disc(127, 152, 310), m.crimson, { bevel: 0.04, shadow: 0.1 }),
      body(glyph('charging-bull', 0.38, -104, 54), m.gold, { bevel: 0.024, shadow: 0.6 }),
      body(disc(146, 360, 330), m.gold, { bevel: 0.03 }),
      body(disc(127, 360, 330), m.navy, { bevel: 0.04, shadow: 0.1 }),
      body(`<g transform="translate(512 0) scale(-1 1)">${glyph('charging-bull', 0.38, -104, 74)}</g>`, m.gold, {
        bevel: 0.024,
        shadow: 0.6,
      }),
    ],
  },
  'room-niuniu': {
    ground: ['#8a5a12', '#231104'],
    bodies: [
      ...card(spade, -30, -118, -6, 0.5, m.ink),
      ...card(heart, 30, 118, -6, 0.5, m.crimson),
      ...card(spade, -13, -58, -68, 0.56, m.ink),
      ...card(heart, 13, 58, -68, 0.56, m.crimson),
      body(disc(150, 256, 322), m.gold, { bevel: 0.03 }),
      body(disc(130, 256, 322), m.crimson, { bevel: 0.04, shadow: 0.1 }),
      body(glyph('charging-bull', 0.4, 0, 62), m.gold, { bevel: 0.024, shadow: 0.6 }),
    ],
  },
  'room-holdem': {
    ground: ['#1d6b43', '#05180f'],
    bodies: [
      ...card(spade, -14, -74, -44, 0.72, m.ink),
      ...card(heart, 12, 74, -36, 0.72, m.crimson),
      body(disc(122, 168, 372), m.gold, { bevel: 0.03 }),
      body(disc(100, 168, 372), m.navy, { bevel: 0.04, shadow: 0.1 }),
      body(ring(74, 58, 168, 372), m.gold, { bevel: 0.02, shadow: 0.1 }),
      body(disc(122, 346, 386), m.gold, { bevel: 0.03 }),
      body(disc(100, 346, 386), m.crimson, { bevel: 0.04, shadow: 0.1 }),
      body(turned(fatLetter('D', 6, 130, 46), 0, 90, 130), m.gold, { bevel: 0.024, shadow: 0.4 }),
    ],
  },
  'room-zjh': {
    ground: ['#7a1f3a', '#1d0610'],
    bodies: [
      ...card(spade, -24, -108, -40, 0.62, m.ink),
      ...card(heart, 0, 0, -62, 0.62, m.crimson),
      ...card(club, 24, 108, -40, 0.62, m.ink),
      body(disc(108, 176, 384), m.gold, { bevel: 0.03 }),
      body(disc(88, 176, 384), m.crimson, { bevel: 0.04, shadow: 0.1 }),
      body(ring(66, 50, 176, 384), m.gold, { bevel: 0.02, shadow: 0.1 }),
      body(disc(108, 336, 390), m.gold, { bevel: 0.03 }),
      body(disc(88, 336, 390), m.navy, { bevel: 0.04, shadow: 0.1 }),
      body(ring(66, 50, 336, 390), m.gold, { bevel: 0.02, shadow: 0.1 }),
    ],
  },
  'room-tien-len': {
    ground: ['#17506f', '#04121c'],
    bodies: [
      ...card(spade, -44, -150, 34, 0.54, m.ink),
      ...card(club, -22, -82, -24, 0.54, m.ink),
      ...card(diamond, 0, 0, -46, 0.54, m.crimson),
      ...card(heart, 22, 82, -24, 0.54, m.crimson),
      ...card(spade, 44, 150, 34, 0.54, m.ink),
      body(disc(112, 256, 372), m.gold, { bevel: 0.03 }),
      body(disc(92, 256, 372), m.crimson, { bevel: 0.04, shadow: 0.1 }),
      body(turned(polygon(5, 66, 10), 0, 0, 116), m.gold, { bevel: 0.03, shadow: 0.3 }),
    ],
  },
  'room-thirteen': {
    ground: ['#4a2a78', '#120720'],
    bodies: [
      ...card(spade, 0, -104, -132, 0.4, m.ink),
      ...card(heart, 0, 0, -132, 0.4, m.crimson),
      ...card(club, 0, 104, -132, 0.4, m.ink),
      ...card(diamond, -10, -126, 8, 0.44, m.crimson),
      ...card(spade, 0, 0, 0, 0.44, m.ink),
      ...card(heart, 10, 126, 8, 0.44, m.crimson),
      ...card(club, -14, -140, 142, 0.48, m.ink),
      ...card(diamond, 0, 0, 134, 0.48, m.crimson),
      ...card(spade, 14, 140, 142, 0.48, m.ink),
    ],
  },
  'fish-lotus': {
    ground: ['#3fb08f', '#06302e'],
    bodies: [
      body(disc(196), m.gold, { bevel: 0.03 }),
      body(disc(178), m.imperial, { bevel: 0.05, dome: 0.06, veins: 0.2, seed: 4, shadow: 0.1 }),
      body(glyph('lotus-flower', 0.34, 108, 118), m.paper, { bevel: 0.02, shadow: 0.5 }),
      body(glyph('double-fish', 0.66, -14, -18), m.crimson, { bevel: 0.03, shadow: 0.6 }),
      body(disc(40, 118, 396), m.gold, { bevel: 0.03, shadow: 0.5 }),
      body(disc(30, 372, 112), m.gold, { bevel: 0.03, shadow: 0.5 }),
    ],
  },
  'fish-reef': {
    ground: ['#2477c4', '#06113a'],
    bodies: [
      body(glyph('coral', 0.44, -128, 118), m.crimson, { bevel: 0.02, shadow: 0.4 }),
      body(glyph('coral', 0.38, 138, 132), m.crimson, { bevel: 0.02, shadow: 0.4 }),
      body(glyph('tropical-fish', 0.82, -16, 10), m.gold, { bevel: 0.03, dome: 0.04, shadow: 0.7 }),
      body(ring(30, 22, 392, 250), m.paper, { bevel: 0.02, shadow: 0.2 }),
      body(ring(20, 14, 430, 190), m.paper, { bevel: 0.02, shadow: 0.2 }),
    ],
  },
};
