// Coins, chips, cards, reels and the wheel.
import * as m from '../slots/materials.mjs';
import { box, disc, fatLetter, glyph, ring } from '../slots/shapes.mjs';
import { around, body, diamond, enamel, halfDiamond, ivory, minted, moved, path, slice } from './basics.mjs';

export const coin = [
  body(disc(240), minted, { bevel: 0.035, dome: 0.07 }),
  body(ring(204, 190), enamel, { bevel: 0.012, shadow: 0.5 }),
  body(
    around(48, (turn) => slice(turn, 212, 226, 5)),
    enamel,
    { bevel: 0.006, shadow: 0.2 },
  ),
  body(diamond(0.78), minted, { bevel: 0.03, shadow: 0.6 }),
  body(halfDiamond(0.66), enamel, { bevel: 0.02, shadow: 0.1 }),
];
export const chip = (main, inlay = m.pearl) => [
  body(disc(240), main, { bevel: 0.03 }),
  body(
    around(8, (turn) => slice(turn, 178, 232, 34)),
    inlay,
    { bevel: 0.01, shadow: 0.1 },
  ),
  body(disc(168), m.gold, { bevel: 0.014, shadow: 0.3 }),
  body(disc(156), main, { bevel: 0.03, shadow: 0.1 }),
  body(diamond(0.6), m.gold, { bevel: 0.03, shadow: 0.5 }),
];
/** One disc of a pile, seen from above: its side and its top. */
const slab = (y, dx, side, top, edge) => [
  body(path(`M${66 + dx} ${y}A190 62 0 0 1 ${446 + dx} ${y}V${y + 34}A190 62 0 0 1 ${66 + dx} ${y + 34}Z`), side, {
    bevel: 0.022,
    shadow: 0.5,
  }),
  ...(edge
    ? [
        body(
          [-140, -52, 52, 140]
            .map((x) => box(256 + x + dx - 22, y + 62 * Math.sqrt(1 - (x / 190) ** 2) + 3, 44, 28, 4))
            .join(''),
          edge,
          { bevel: 0.006, shadow: 0 },
        ),
      ]
    : []),
  ...(top
    ? [
        body(`<ellipse cx="${256 + dx}" cy="${y}" rx="178" ry="54" fill="#fff"/>`, top, {
          bevel: 0.012,
          dome: 0.05,
          shadow: 0.1,
        }),
      ]
    : []),
];
/** A pile of coins or chips, its foot at the bottom of the box. */
export const pile = (count, side = minted, edge = null, top = side) => [
  ...Array.from({ length: count }, (_, k) =>
    slab(410 - k * 38, [0, 7, -5, 4, -8, 6][k % 6], side, k === count - 1 ? top : null, edge),
  ).flat(),
  body(
    `<ellipse cx="${256 + [0, 7, -5, 4, -8, 6][(count - 1) % 6]}" cy="${410 - (count - 1) * 38}" rx="118" ry="34" fill="#fff"/>`,
    edge ?? enamel,
    { bevel: 0.012, shadow: 0.2 },
  ),
];
const suits = { s: ['spades', m.ink], h: ['hearts', m.crimson], d: ['diamonds', m.crimson], c: ['clubs', m.ink] };
export const card = (rank, suit) => {
  const [name, ink] = suits[suit];
  const corner = moved(fatLetter(rank, 4, 86, 30), 142, rank === 'J' ? 66 : 82) + moved(glyph(name, 0.13), 142, 150);
  return [
    body(box(90, 16, 332, 480, 34), ivory, { bevel: 0.014, dome: 0.03 }),
    body(glyph(name, 0.44, 0, 6), ink, { bevel: 0.03, shadow: 0.25 }),
    body(corner + moved(corner, 256, 256, 1, 180), ink, { bevel: 0.008, shadow: 0 }),
  ];
};
export const reels = [
  body(box(6, 76, 500, 360, 52), m.gold, { bevel: 0.035 }),
  body(box(30, 100, 452, 312, 34), m.crimson, { bevel: 0.02, shadow: 0.3 }),
  body([0, 1, 2].map((k) => box(48 + k * 142, 120, 132, 272, 14)).join(''), ivory, { bevel: 0.012, shadow: 0.2 }),
  body([0, 1, 2].map((k) => moved(fatLetter('7', 52, 330, 116), 114 + k * 142, 256, 0.5)).join(''), m.gold, {
    bevel: 0.014,
    shadow: 0.4,
  }),
  body([0, 1, 2].map((k) => moved(fatLetter('7', 28, 330, 116), 114 + k * 142, 256, 0.5)).join(''), m.crimson, {
    bevel: 0.02,
    shadow: 0.2,
  }),
  body(path('M12 238L44 256L12 274Z') + path('M500 238L468 256L500 274Z'), m.amber, { bevel: 0.02 }),
];
/** Light and shade of the drums of the reels. */
export const drums = `<defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1a0a06" stop-opacity=".88"/><stop offset=".3" stop-color="#1a0a06" stop-opacity=".12"/><stop offset=".45" stop-color="#fff" stop-opacity=".12"/><stop offset=".7" stop-color="#1a0a06" stop-opacity=".12"/><stop offset="1" stop-color="#1a0a06" stop-opacity=".9"/></linearGradient></defs>${[0, 1, 2].map((k) => `<rect x="${48 + k * 142}" y="120" width="132" height="272" rx="14" fill="url(#d)"/>`).join('')}`;
const pocket = (k) => slice((360 * k) / 18, 130, 214, 36);
const pockets = (of) =>
  Array.from({ length: 18 }, (_, k) => k)
    .filter(of)
    .map(pocket)
    .join('');
export const wheel = [
  body(disc(248), m.gold, { bevel: 0.03 }),
  body(disc(236), m.darkWood, { bevel: 0.04, shadow: 0.1, veins: 0.3 }),
  body(
    pockets((k) => k % 2 === 1),
    m.crimson,
    { bevel: 0.012, shadow: 0.1 },
  ),
  body(
    pockets((k) => k % 2 === 0 && k > 0),
    m.ink,
    { bevel: 0.012, shadow: 0.1 },
  ),
  body(pocket(0), m.imperial, { bevel: 0.012, shadow: 0.1 }),
  body(ring(222, 212) + ring(140, 130), m.gold, { bevel: 0.012 }),
  body(disc(128), m.wood, { bevel: 0.2, veins: 0.3 }),
  body(
    around(
      4,
      (turn) =>
        `<rect x="244" y="150" width="24" height="106" rx="12" fill="#fff" transform="rotate(${turn + 20} 256 256)"/>`,
    ),
    m.gold,
    { bevel: 0.02 },
  ),
  body(disc(40), m.gold, { bevel: 0.07 }),
  body(disc(18, 372, 132), m.pearl, { bevel: 0.034 }),
];
