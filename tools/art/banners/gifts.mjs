// Cut stones, gifts, envelopes and bags.
import * as m from '../slots/materials.mjs';
import { box, disc, ring, rounded } from '../slots/shapes.mjs';
import { body, line, moved, path } from './basics.mjs';

const points = (text) => text.split(' ').map((pair) => pair.split(',').map(Number));
const facet = (text, base, deep) =>
  body(
    rounded(points(text), 3),
    { kind: 'lacquer', deep, base, light: '#ffffff' },
    { bevel: 0.012, dome: 0.03, shadow: 0 },
  );
/** A cut stone by the colours of its facets, from the one in the light to the one in the shade. */
export const jewel = ([a, b, c, d]) => [
  body(rounded(points('132,78 380,78 498,196 256,478 14,196'), 10), m.gold, { bevel: 0.02 }),
  facet('132,84 196,84 150,196 20,196', b, d),
  facet('196,84 316,84 256,196 150,196', a, d),
  facet('196,84 256,196 150,196', b, d),
  facet('316,84 380,84 492,196 362,196', c, d),
  facet('316,84 362,196 256,196', c, d),
  facet('20,196 150,196 256,470', a, d),
  facet('150,196 362,196 256,470', b, d),
  facet('362,196 492,196 256,470', d, d),
];
export const ice = ['#bdf1ff', '#6fcbe8', '#3a9fd0', '#1c6aa6'];
export const ruby = ['#ff9a8a', '#e2413a', '#b01a26', '#7c0d1c'];
export const emerald = ['#8affc0', '#1fc274', '#0a8a4d', '#045c33'];
export const gift = (paper) => [
  body(box(70, 210, 372, 280, 16), paper, { bevel: 0.03 }),
  body(box(222, 210, 68, 280, 4), m.gold, { bevel: 0.016, shadow: 0.4 }),
  body(box(44, 146, 424, 84, 18), paper, { bevel: 0.03, shadow: 0.7 }),
  body(box(216, 144, 80, 88, 6), m.gold, { bevel: 0.018, shadow: 0.4 }),
  body(
    path('M256 150C150 150 88 96 120 46C156 0 240 60 256 150Z') +
      path('M256 150C362 150 424 96 392 46C356 0 272 60 256 150Z'),
    m.gold,
    { bevel: 0.05 },
  ),
  body(
    path('M236 126C180 124 142 96 152 76C168 56 222 84 236 126Z') +
      path('M276 126C332 124 370 96 360 76C344 56 290 84 276 126Z'),
    m.bronze,
    { bevel: 0.03, sunk: true, shadow: 0 },
  ),
  body(box(222, 106, 68, 60, 22), m.gold, { bevel: 0.035, shadow: 0.6 }),
];
export const envelope = [
  body(box(106, 16, 300, 480, 26), m.crimson, { bevel: 0.016 }),
  body(path('M114 24H398V120Q256 232 114 120Z'), { ...m.crimson, base: '#c9252a' }, { bevel: 0.016, shadow: 0.7 }),
  body(line('M114 122Q256 234 398 122', 7), m.gold, { bevel: 0.008, shadow: 0.2 }),
  body(disc(56, 256, 186), m.gold, { bevel: 0.03, shadow: 0.6 }),
  body(moved(path('M256 90L370 256L256 422L142 256Z'), 256, 186, 0.19), m.brass, { bevel: 0.012, shadow: 0.4 }),
  body(ring(74, 66, 256, 370) + moved(path('M256 90L370 256L256 422L142 256Z'), 256, 370, 0.3), m.gold, {
    bevel: 0.014,
    shadow: 0.3,
  }),
];
/** Light from the upper left on a flat front of this outline. */
const falling = (outline) =>
  `<defs><linearGradient id="o" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".4" stop-color="#fff" stop-opacity=".04"/><stop offset=".55" stop-color="#000" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient></defs><path d="${outline}" fill="url(#o)"/>`;
export const bagLight = falling('M92 156H420L456 484H56Z');
export const giftLight = falling('M52 152H460V222H434V484H78V222H52Z');
export const gateLight = falling('M16 16H496V496H16Z');
export const bag = [
  body(line('M176 190C176 20 336 20 336 190', 22), m.gold, { bevel: 0.02 }),
  body(path('M84 150H428L464 492H48Z'), { ...m.teal, base: '#0d5f58' }, { bevel: 0.022 }),
  body(path('M84 150H428L432 184H80Z'), m.gold, { bevel: 0.012, shadow: 0.3 }),
  body(moved(path('M256 90L370 256L256 422L142 256Z'), 256, 336, 0.62), m.gold, { bevel: 0.03, shadow: 0.5 }),
  body(moved(path('M256 90L370 256H142Z'), 256, 336, 0.53), m.brass, { bevel: 0.02, shadow: 0.1 }),
  body(disc(15, 176, 188) + disc(15, 336, 188), m.brass, { bevel: 0.02 }),
];
