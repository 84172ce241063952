// Balls, the cup, and what players hold.
import * as m from '../slots/materials.mjs';
import { box, disc, fatLetter, glyph, polygon, ring, rounded } from '../slots/shapes.mjs';
import { around, body, ivory, line, minted, moved, path } from './basics.mjs';

/** Light and shade of a round body of this radius, laid over its picture. */
export const roundness = (
  r = 240,
) => `<defs><radialGradient id="b" cx=".36" cy=".3" r=".74"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".34" stop-color="#fff" stop-opacity="0"/><stop offset=".42" stop-color="#060208" stop-opacity="0"/><stop offset=".8" stop-color="#060208" stop-opacity=".5"/><stop offset="1" stop-color="#060208" stop-opacity=".82"/></radialGradient><radialGradient id="k"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".5" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><radialGradient id="r" cx=".5" cy=".5" r=".5"><stop offset=".86" stop-color="#ffdca0" stop-opacity="0"/><stop offset=".96" stop-color="#ffdca0" stop-opacity=".5"/><stop offset="1" stop-color="#ffdca0" stop-opacity="0"/></radialGradient><linearGradient id="e" x1=".45" y1=".4" x2=".85" y2=".9"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="c"><rect width="512" height="512" fill="url(#e)"/></mask></defs>
<circle cx="256" cy="256" r="${r}" fill="url(#b)"/><ellipse cx="${256 - r * 0.42}" cy="${256 - r * 0.52}" rx="${r * 0.34}" ry="${r * 0.2}" transform="rotate(-38 ${256 - r * 0.42} ${256 - r * 0.52})" fill="url(#k)"/><circle cx="256" cy="256" r="${r}" fill="url(#r)" mask="url(#c)"/>`;
const ball = (material) => body(disc(240), { ...material, kind: 'matt' }, { bevel: 0.01 });
export const numberBall = (number, material) => [
  ball(material),
  body(disc(128, 256, 250), ivory, { bevel: 0.01, shadow: 0.2 }),
  body(ring(122, 114, 256, 250), material, { bevel: 0.006, shadow: 0 }),
  body(
    moved(fatLetter(number, 8, number.length > 1 ? 158 : 196, number.length > 1 ? 55 : 68), 256, 250),
    { ...m.ink, kind: 'matt', base: '#10131f' },
    { bevel: 0.006, shadow: 0 },
  ),
];
const turned = (markup, turn) => `<g transform="rotate(${turn} 256 256)">${markup}</g>`;
const patch = moved(`<g transform="translate(0 97) scale(1 .62)">${polygon(5, 68, 8, 36)}</g>`, 256, 60);
export const football = [
  ball(ivory),
  body(
    around(5, (turn) => turned(line('M256 256V110', 7), turn) + turned(line('M186 84Q256 60 326 84', 6), turn + 36)),
    { ...m.ink, kind: 'matt' },
    { bevel: 0.004, shadow: 0, sunk: true },
  ),
  body(
    polygon(5, 84, 8) + around(5, (turn) => turned(patch, turn)),
    { ...m.ink, kind: 'matt', base: '#161a2c' },
    { bevel: 0.01, shadow: 0 },
  ),
];
export const basketball = [
  ball({ ...m.leather, deep: '#7a2a08', base: '#ec7426' }),
  body(
    line('M256 18V494', 9) +
      line('M18 256H494', 9) +
      line('M92 92C190 180 190 332 92 420', 9) +
      line('M420 92C322 180 322 332 420 420', 9),
    { ...m.ink, kind: 'matt', base: '#1a0c06' },
    { bevel: 0.004, shadow: 0, sunk: true },
  ),
];
const bowl = 'M138 60H374C380 220 340 330 284 344V400H228V344C172 330 132 220 138 60Z';
/** Light that runs down the cup's sides. */
export const sheen = `<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="134" y1="0" x2="378" y2="0"><stop offset="0" stop-color="#3a2004" stop-opacity=".75"/><stop offset=".16" stop-color="#3a2004" stop-opacity=".1"/><stop offset=".26" stop-color="#fffbe0" stop-opacity=".85"/><stop offset=".36" stop-color="#fff2b8" stop-opacity=".1"/><stop offset=".66" stop-color="#3a2004" stop-opacity=".35"/><stop offset=".84" stop-color="#fff2b8" stop-opacity=".45"/><stop offset="1" stop-color="#3a2004" stop-opacity=".8"/></linearGradient></defs><path fill="url(#s)" d="M138 76C160 92 352 92 374 76C376 220 340 330 284 344V400H228V344C172 330 136 220 138 76Z"/>`;
export const cup = [
  body(line('M150 130C40 120 50 270 178 276', 30) + line('M362 130C472 120 462 270 334 276', 30), m.gold, {
    bevel: 0.03,
  }),
  body(path(bowl), minted, { bevel: 0.03 }),
  body(`<ellipse cx="256" cy="62" rx="122" ry="26" fill="#fff"/>`, m.gold, { bevel: 0.02 }),
  body(`<ellipse cx="256" cy="62" rx="102" ry="17" fill="#fff"/>`, m.bronze, { bevel: 0.01, sunk: true, shadow: 0 }),
  body(moved(glyph('round-star', 0.27), 256, 190), m.amber, { bevel: 0.03, shadow: 0.5 }),
  body(path('M196 396H316L330 424H182Z'), m.gold, { bevel: 0.025 }),
  body(box(150, 420, 212, 70, 14), m.darkWood, { bevel: 0.03, veins: 0.3 }),
  body(box(200, 438, 112, 32, 6), m.gold, { bevel: 0.012 }),
];
/** A shield of the arena: a ring of flames around a red field. */
export const ringOfFire = [
  body(
    around(
      16,
      (turn) => `<path fill="#fff" transform="rotate(${turn} 256 256)" d="M226 60Q236 30 262 4Q258 34 286 60Z"/>`,
    ),
    m.amber,
    { bevel: 0.03 },
  ),
  body(disc(212), m.gold, { bevel: 0.03 }),
  body(disc(190), m.crimson, { bevel: 0.06, dome: 0.06, shadow: 0.3 }),
  body(ring(150, 142), m.gold, { bevel: 0.01 }),
];
export const bolt = [
  body(
    rounded(
      [
        [300, 6],
        [96, 292],
        [236, 292],
        [176, 506],
        [424, 196],
        [282, 196],
        [352, 6],
      ],
      10,
    ),
    m.bronze,
    { grow: 0.02, bevel: 0.03 },
  ),
  body(
    rounded(
      [
        [300, 6],
        [96, 292],
        [236, 292],
        [176, 506],
        [424, 196],
        [282, 196],
        [352, 6],
      ],
      10,
    ),
    { ...m.amber, base: '#ffb320', deep: '#b85a00' },
    { bevel: 0.06, shadow: 0.3 },
  ),
];
export const headset = [
  body(line('M76 320V256A180 180 0 0 1 436 256V320', 52), m.ink, { bevel: 0.05 }),
  body(line('M96 240A162 162 0 0 1 416 240', 14), { ...m.lavender, base: '#d15cff' }, { bevel: 0.014, shadow: 0.3 }),
  body(box(22, 262, 120, 196, 52) + box(370, 262, 120, 196, 52), m.ink, { bevel: 0.07 }),
  body(
    box(44, 292, 40, 136, 20) + box(428, 292, 40, 136, 20),
    { ...m.aqua, base: '#2fe0ff' },
    { bevel: 0.03, shadow: 0.3 },
  ),
  body(line('M90 452Q110 500 210 492', 16) + box(196, 470, 76, 42, 20), m.ink, { bevel: 0.03 }),
];
export const gamepad = [
  body(glyph('gamepad', 0.96), m.ink, { grow: 0.024, bevel: 0.035 }),
  body(
    glyph('gamepad', 0.96),
    { ...m.lavender, kind: 'lacquer', base: '#6a58e8', deep: '#2a1c86', light: '#d8ccff' },
    { bevel: 0.09, dome: 0.06, shadow: 0.6 },
  ),
];
