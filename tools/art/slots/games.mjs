// The symbols of every drawn slot, as bodies laid over each other.
import * as m from './materials.mjs';
import { box, disc, drop, fatLetter, glyph, polygon, ring, rounded } from './shapes.mjs';

export const body = (markup, material, more = {}) => ({ markup, material, ...more });
/** A pierced glyph in front of its own wider shape. */
export const backed = (markup, back, front, more = {}) => [
  body(markup, back, { grow: 0.026, bevel: 0.03 }),
  body(markup, front, { bevel: 0.03, shadow: 0.6, ...more }),
];
/** A carved stone in a golden setting. */
const amulet = (outer, inner, material, carving, carved, seed) => [
  body(outer, m.gold, { bevel: 0.035 }),
  body(inner, material, { bevel: 0.1, dome: 0.1, veins: 0.32, seed, shadow: 0.2 }),
  body(carving, carved, { bevel: 0.028, veins: 0.15, seed, shadow: 0.55 }),
];
const tall = (corners, radius, round, turn = 0) => polygon(corners, radius, round, turn);

export const jadeCascade = {
  a: amulet(disc(214), disc(186), m.celadon, glyph('solid-leaf', 0.5), m.imperial, 3),
  b: amulet(tall(4, 262, 90, 45), tall(4, 226, 78, 45), m.aqua, glyph('lotus-flower', 0.58), m.pearl, 5),
  c: amulet(tall(6, 234, 50), tall(6, 203, 44), m.amber, glyph('peach', 0.54), m.carnelian, 7),
  d: amulet(tall(8, 228, 40, 22.5), tall(8, 198, 34, 22.5), m.lavender, glyph('butterfly', 0.56), m.pearl, 9),
  e: amulet(drop(44), drop(-2), m.carnelian, glyph('double-fish', 0.48, 0, 52), m.gold, 11),
  f: [
    body(tall(4, 262, 70), m.gold, { bevel: 0.035 }),
    body(tall(4, 222, 60), m.imperial, { bevel: 0.13, dome: 0.12, veins: 0.34, seed: 13, shadow: 0.2 }),
    body(glyph('dragon-head', 0.56, 4, 0), m.gold, { bevel: 0.024, shadow: 0.7 }),
  ],
  s: [
    body(disc(228), m.gold, { bevel: 0.04 }),
    body(disc(196), m.ink, { bevel: 0.05, shadow: 0.1 }),
    body(glyph('yin-yang', 0.72), m.imperial, { bevel: 0.05, veins: 0.3, seed: 17 }),
    body(ring(206, 186), m.celadon, { bevel: 0.02, shadow: 0.2 }),
  ],
  coin: [
    body(ring(240, 70), m.imperial, { bevel: 0.12, veins: 0.3 }),
    body(ring(240, 212), m.gold, { bevel: 0.03, shadow: 0.1 }),
  ],
  petal: [body(glyph('solid-leaf', 0.92), m.celadon, { bevel: 0.08, shadow: 0 })],
  floater: [body(disc(200), m.aqua, { bevel: 0.4, veins: 0.2, shadow: 0 })],
};

const page = (text, material) => [
  body(fatLetter(text, 44), m.gold, { bevel: 0.03 }),
  body(fatLetter(text, 10), material, { bevel: 0.04, shadow: 0.25 }),
];

export const dragonLedger = {
  b: [
    body(
      rounded(
        [
          [74, 66],
          [420, 66],
          [420, 452],
          [74, 452],
        ],
        26,
      ),
      m.paper,
      { bevel: 0.02 },
    ),
    body(
      rounded(
        [
          [92, 48],
          [438, 48],
          [438, 438],
          [92, 438],
        ],
        24,
      ),
      m.crimson,
      { bevel: 0.035, shadow: 0.7 },
    ),
    body(
      rounded(
        [
          [58, 48],
          [112, 48],
          [112, 464],
          [58, 464],
        ],
        24,
      ),
      m.leather,
      { bevel: 0.05, veins: 0.2 },
    ),
    body(
      [
        [438, 48, -1, 1],
        [438, 438, -1, -1],
      ]
        .map(([x, y, sx, sy]) => `<path fill="#fff" d="M${x + 6} ${y - 6 * sy}v${96 * sy}l${96 * sx} ${-96 * sy}Z"/>`)
        .join(''),
      m.gold,
      { bevel: 0.02 },
    ),
    body(ring(132, 114, 276, 244), m.gold, { bevel: 0.018 }),
    body(glyph('dragon-spiral', 0.44, 20, -12), m.gold, { bevel: 0.018, shadow: 0.6 }),
  ],
  h1: [
    body(disc(226), m.gold, { bevel: 0.035 }),
    body(disc(198), m.crimson, { bevel: 0.06, shadow: 0.2 }),
    body(glyph('sea-dragon', 0.76), m.gold, { bevel: 0.028, shadow: 0.75 }),
  ],
  h2: [
    body(
      `<path fill="#fff" fill-rule="evenodd" d="M40 92h432v328h-432ZM72 124v74h368v-74ZM72 222v166h368v-166Z"/>`,
      m.wood,
      {
        bevel: 0.03,
        veins: 0.3,
      },
    ),
    body([112, 184, 256, 328, 400].map((x) => box(x - 5, 110, 10, 292, 3)).join(''), m.brass, {
      bevel: 0.01,
      shadow: 0.3,
    }),
    body(
      [112, 184, 256, 328, 400]
        .map(
          (x, k) =>
            bead(x, 146 + (k % 2) * 28) + [0, 1, 2].map((r) => bead(x, 258 + r * 34 + ((k * 7) % 3) * 18)).join(''),
        )
        .join(''),
      m.crimson,
      { bevel: 0.03, shadow: 0.7 },
    ),
  ],
  h3: [
    ...backed(glyph('wax-seal', 0.92), m.crimson, m.crimson, { bevel: 0.05, dome: 0.03 }),
    body(ring(122, 108, 256, 220), m.gold, { bevel: 0.016 }),
    body(glyph('crown', 0.34, 0, -36), m.gold, { bevel: 0.024 }),
  ],
  h4: [
    ...backed(glyph('tied-scroll', 0.92), m.darkWood, m.paper, { bevel: 0.05, veins: 0.2 }),
    ...backed(glyph('quill', 0.6, 60, -40), m.gold, m.plum, { bevel: 0.03 }),
  ],
  a: page('A', m.crimson),
  k: page('K', m.navy),
  q: page('Q', m.moss),
  j: page('J', m.plum),
  t: [
    body(fatLetter('10', 40, 330, 118), m.gold, { bevel: 0.03 }),
    body(fatLetter('10', 8, 330, 118), m.ink, { bevel: 0.04, shadow: 0.25 }),
  ],
  coin: [
    body(
      `<path fill="#fff" fill-rule="evenodd" d="M16 256a240 240 0 1 0 480 0a240 240 0 1 0 -480 0ZM190 190h132v132h-132Z"/>`,
      m.gold,
      { bevel: 0.06 },
    ),
    body(ring(196, 180), m.brass, { bevel: 0.02, shadow: 0.4 }),
  ],
  petal: [body(glyph('flame', 0.94), m.amber, { bevel: 0.12, shadow: 0 })],
  floater: [
    body(ellipse(256, 250, 190, 150), m.crimson, { bevel: 0.2, dome: 0.1 }),
    body(box(176, 84, 160, 40, 14) + box(176, 378, 160, 40, 14), m.gold, { bevel: 0.03 }),
    body(ellipse(256, 250, 70, 150) + ellipse(256, 250, 8, 150), m.amber, { bevel: 0.05, shadow: 0.1 }),
    body(box(244, 416, 24, 84, 8), m.gold, { bevel: 0.02 }),
  ],
};

function ellipse(x, y, rx, ry) {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff"/>`;
}
function bead(x, y) {
  return ellipse(x, y, 31, 16);
}

const medal = (rim, field, glyphs) => [
  body(disc(226), rim, { bevel: 0.045 }),
  body(disc(190), field, { bevel: 0.07, dome: 0.06, shadow: 0.25 }),
  ...glyphs,
];

export const harbourChests = {
  w: [
    body(disc(150), m.navy, { bevel: 0.1, dome: 0.05 }),
    ...backed(glyph('compass', 0.94), m.brass, m.gold, { bevel: 0.03 }),
    body(disc(58), m.crimson, { bevel: 0.08 }),
    body(disc(24), m.gold, { bevel: 0.04 }),
  ],
  s: [
    body(box(40, 130, 432, 260, 40), m.gold, { bevel: 0.03 }),
    ...backed(glyph('locked-chest', 0.94), m.gold, m.wood, { bevel: 0.03, veins: 0.4 }),
    body(box(216, 236, 80, 96, 18), m.gold, { bevel: 0.03 }),
    body(disc(18, 256, 272) + box(248, 272, 16, 40, 6), m.ink, { bevel: 0.02, sunk: true, shadow: 0 }),
  ],
  h1: medal(m.gold, m.navy, [...backed(glyph('galleon', 0.62), m.ink, m.canvas, { bevel: 0.022, shadow: 0.7 })]),
  h2: [
    ...backed(glyph('ship-wheel', 0.94), m.darkWood, m.wood, { bevel: 0.03, veins: 0.3 }),
    body(ring(116, 92), m.gold, { bevel: 0.02 }),
    body(disc(44), m.gold, { bevel: 0.06 }),
  ],
  h3: backed(glyph('anchor', 0.93), m.navy, m.silver, { bevel: 0.04 }),
  h4: backed(glyph('spyglass', 0.93), m.darkWood, m.gold, { bevel: 0.045 }),
  h5: backed(glyph('crab', 0.92), m.crimson, m.coral, { bevel: 0.06, dome: 0.05, veins: 0.2 }),
  h6: backed(glyph('nautilus-shell', 0.92), m.leather, m.sand, { bevel: 0.06, dome: 0.05, veins: 0.3 }),
  coin: [
    body(disc(240), m.gold, { bevel: 0.06 }),
    body(glyph('skull-crossed-bones', 0.6), m.brass, { bevel: 0.03, shadow: 0.5 }),
  ],
  petal: [body(ring(200, 150), m.aqua, { bevel: 0.06, shadow: 0 })],
  floater: backed(glyph('freedom-dove', 0.92), m.navy, m.canvas, { bevel: 0.05, shadow: 0 }),
  chest: [...backed(glyph('chest', 0.95), m.gold, m.wood, { bevel: 0.03, veins: 0.35 })],
  open: backed(glyph('open-treasure-chest', 0.95), m.darkWood, m.gold, { bevel: 0.03 }),
};
