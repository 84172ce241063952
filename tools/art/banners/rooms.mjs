// The gate and its key, lamps, the book, and a fish.
import * as m from '../slots/materials.mjs';
import { box, disc, ring } from '../slots/shapes.mjs';
import { body, ivory, line, moved, path } from './basics.mjs';

export const key = [
  body(ring(112, 58, 256, 128), m.gold, { bevel: 0.05 }),
  body(disc(34, 256, 20) + disc(34, 148, 128) + disc(34, 364, 128), m.gold, { bevel: 0.05 }),
  body(box(230, 226, 52, 262, 20), m.gold, { bevel: 0.05 }),
  body(box(206, 228, 100, 30, 12) + box(214, 270, 84, 20, 10), m.gold, { bevel: 0.025 }),
  body(box(274, 372, 92, 40, 8) + box(274, 432, 66, 40, 8), m.gold, { bevel: 0.028 }),
  body(disc(44, 256, 128), m.imperial, { bevel: 0.085 }),
];
const studs = Array.from({ length: 15 }, (_, k) => [(k % 3) * 62, Math.floor(k / 3) * 78]);
const leaf = (x) => studs.map(([dx, dy]) => disc(15, x + dx, 110 + dy)).join('');
/** A gate of two leaves, a little open. */
export const gate = [
  body(box(8, 8, 496, 496, 18), m.gold, { bevel: 0.03 }),
  body(box(32, 32, 448, 474, 6), { ...m.amber, base: '#ffc765', deep: '#c4761c' }, { bevel: 0.01, shadow: 0 }),
  body(box(36, 36, 206, 470, 6) + box(270, 36, 206, 470, 6), m.crimson, { bevel: 0.02, shadow: 0.6 }),
  body(leaf(74) + leaf(314), m.gold, { bevel: 0.028, shadow: 0.5 }),
  body(disc(34, 214, 290) + disc(34, 298, 290), m.brass, { bevel: 0.03, shadow: 0.5 }),
  body(ring(34, 23, 214, 322) + ring(34, 23, 298, 322), m.gold, { bevel: 0.02, shadow: 0.5 }),
];
export const lantern = [
  body(box(252, 0, 8, 70, 2), m.gold, { bevel: 0.008 }),
  body(
    `<ellipse cx="256" cy="232" rx="196" ry="156" fill="#fff"/>`,
    { ...m.coral, base: '#f2602c', deep: '#9c1f0e', light: '#ffd08a' },
    { bevel: 0.28 },
  ),
  body(
    [60, 130, 186]
      .map((rx) => `<ellipse cx="256" cy="232" rx="${rx}" ry="154" fill="none" stroke="#fff" stroke-width="6"/>`)
      .join(''),
    m.gold,
    { bevel: 0.008, shadow: 0.2 },
  ),
  body(box(170, 58, 172, 38, 12) + box(170, 368, 172, 38, 12), m.gold, { bevel: 0.03 }),
  body(moved(path('M256 90L370 256L256 422L142 256Z'), 256, 232, 0.38), m.gold, { bevel: 0.02, shadow: 0.4 }),
  body(box(246, 404, 20, 30, 4) + path('M226 430H286L296 512H216Z'), m.crimson, { bevel: 0.02 }),
];
/** What burns within a lantern. */
export const ember = `<defs><radialGradient id="q" cx=".5" cy=".56" r=".5"><stop offset="0" stop-color="#fff0b0" stop-opacity=".95"/><stop offset=".4" stop-color="#ffb040" stop-opacity=".6"/><stop offset="1" stop-color="#ff5a10" stop-opacity="0"/></radialGradient></defs><ellipse cx="256" cy="232" rx="190" ry="150" fill="url(#q)"/>`;
const lines = (x, d) => [0, 1, 2, 3, 4, 5].map((k) => line(`M${x} ${150 + k * 38}q80 ${d} 150 0`, 5)).join('');
export const openBook = [
  body(
    path('M10 116Q130 60 256 110Q382 60 502 116V436Q382 384 256 440Q130 384 10 436Z'),
    { ...m.imperial, kind: 'lacquer', base: '#0b5a3a' },
    { bevel: 0.03 },
  ),
  body(
    path('M30 96Q140 50 252 100V418Q140 366 30 412Z') + path('M482 96Q372 50 260 100V418Q372 366 482 412Z'),
    m.canvas,
    { bevel: 0.05, shadow: 0.4 },
  ),
  body(lines(66, -26) + lines(296, -26), m.bronze, { bevel: 0.004, shadow: 0 }),
  body(path('M246 96H266V470L256 452L246 470Z'), m.crimson, { bevel: 0.012 }),
];
const lampGlass = 'M176 170C110 250 120 340 176 396H336C392 340 402 250 336 170Z';
export const lamp = [
  body(line('M176 110C176 10 336 10 336 110', 18), m.brass, { bevel: 0.02 }),
  body(path(lampGlass), { ...m.amber, base: '#ffb648', light: '#fff3c8', deep: '#c46a10' }, { bevel: 0.12 }),
  body(
    path('M256 214C290 264 300 290 292 326A38 38 0 0 1 220 326C212 290 222 264 256 214Z'),
    { ...m.pearl, base: '#fffbe0', deep: '#ffe08a' },
    { bevel: 0.05, shadow: 0 },
  ),
  body(
    line('M176 176C104 256 116 344 176 392', 12) +
      line('M336 176C408 256 396 344 336 392', 12) +
      line('M256 172V206', 10),
    m.brass,
    { bevel: 0.014 },
  ),
  body(path('M150 176L196 104H316L362 176Z') + box(214, 78, 84, 34, 12), m.brass, { bevel: 0.04 }),
  body(box(146, 388, 220, 40, 14) + path('M166 424H346L386 494H126Z'), m.brass, { bevel: 0.04 }),
];
/** The flame's light on the glass of the lamp. */
export const flame = `<defs><radialGradient id="y"><stop offset="0" stop-color="#fff8d8" stop-opacity=".95"/><stop offset=".35" stop-color="#ffd070" stop-opacity=".6"/><stop offset="1" stop-color="#ff9a20" stop-opacity="0"/></radialGradient></defs><circle cx="256" cy="296" r="170" fill="url(#y)"/>`;
export const lens = [
  body(box(232, 318, 48, 190, 20), m.darkWood, { bevel: 0.045, veins: 0.3 }),
  body(box(224, 306, 64, 52, 10), m.gold, { bevel: 0.03 }),
  body(disc(156, 256, 164), m.gold, { bevel: 0.04 }),
  body(
    disc(126, 256, 164),
    { ...m.aqua, kind: 'lacquer', base: '#a8d8dc', deep: '#3f7a80', light: '#ffffff' },
    { bevel: 0.1, shadow: 0 },
  ),
];
/** A fish with fins and bands, swimming to the right. */
export const swimmer = (skin, fins, band) => [
  body(path('M150 256C90 170 40 130 8 120C44 200 44 312 8 392C40 382 90 342 150 256Z'), fins, {
    bevel: 0.03,
    veins: 0.3,
  }),
  body(
    path('M190 160C210 70 290 30 360 46C330 80 330 110 350 160Z') +
      path('M210 350C220 430 280 480 340 474C318 440 322 400 336 350Z'),
    fins,
    { bevel: 0.03, veins: 0.3 },
  ),
  body(
    [0, 1, 2, 3].map((k) => line(`M${28 + k * 5} ${170 + k * 56}L120 ${232 + k * 16}`, 6)).join('') +
      line('M236 150Q256 90 300 66M280 146Q290 100 326 74M250 366Q262 420 304 454M286 366Q290 410 320 444', 6),
    skin,
    { bevel: 0.008, shadow: 0.2 },
  ),
  body(
    path('M110 256C170 130 300 104 400 160C460 194 496 230 502 262C496 296 460 330 400 356C300 402 170 380 110 256Z'),
    skin,
    { bevel: 0.2, veins: 0.12 },
  ),
  body(
    path('M226 152Q268 256 230 364Q258 374 286 374Q316 256 276 136Q250 142 226 152Z') +
      path('M352 142Q394 256 356 370Q380 364 398 356Q428 256 394 158Q374 148 352 142Z') +
      path('M140 208Q160 256 142 306L164 334Q192 256 166 178Z'),
    band,
    { bevel: 0.03, shadow: 0.1 },
  ),
  body(path('M292 270C250 250 214 276 198 322C240 342 292 326 312 290Z'), fins, { bevel: 0.035, veins: 0.3 }),
  body(disc(26, 438, 226), ivory, { bevel: 0.03, shadow: 0.3 }),
  body(disc(16, 442, 226), m.ink, { bevel: 0.03, shadow: 0 }),
  body(disc(5, 447, 220), ivory, { bevel: 0.008, shadow: 0 }),
  body(line('M496 272Q476 292 452 288', 6), fins, { bevel: 0.008, shadow: 0 }),
];
