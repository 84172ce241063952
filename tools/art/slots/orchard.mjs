// Neon Orchard: the fruits, the seven and the bell; the drive-in under the striped sun.
import { backed, body } from './games.mjs';
import * as m from './materials.mjs';
import { noise } from './relief.mjs';
import { down, glow, ridge, round } from './scene-parts.mjs';
import { disc, fatLetter, glyph, ring } from './shapes.mjs';

const glass = (deep, base, light) => ({ kind: 'stone', deep, base, light });
const candy = (deep, base, light) => ({ kind: 'lacquer', deep, base, light });
const pink = glass('#7a0a55', '#ff3fb4', '#ffd6f2');
const cyan = glass('#04495f', '#25d3f0', '#e0fdff');
const lime = glass('#24500a', '#8fe02a', '#f1ffce');
const yellow = glass('#6b4a00', '#ffd23a', '#fffbd6');

/** A fruit of glass in a lit tube. */
const tube = (markup, light, fruit, more = {}) => [
  body(markup, light, { grow: 0.034, bevel: 0.03 }),
  body(markup, m.ink, { grow: 0.014, bevel: 0.02, shadow: 0 }),
  body(markup, fruit, { bevel: 0.06, dome: 0.05, veins: 0.12, shadow: 0.4, ...more }),
];
const star = (radius, inner) => {
  const points = Array.from({ length: 10 }, (_, k) => {
    const angle = -Math.PI / 2 + (Math.PI * k) / 5;
    const r = k % 2 === 0 ? radius : inner;
    return `${256 + Math.cos(angle) * r} ${266 + Math.sin(angle) * r}`;
  });
  return `<path fill="#fff" stroke="#fff" stroke-width="22" stroke-linejoin="round" d="M${points.join('L')}Z"/>`;
};

export const neonOrchard = {
  w: [
    body(star(232, 112), cyan, { bevel: 0.035 }),
    body(star(200, 96), m.ink, { bevel: 0.02, shadow: 0 }),
    body(star(182, 88), m.gold, { bevel: 0.07, dome: 0.05, shadow: 0.3 }),
  ],
  h1: [
    body(fatLetter('7', 70, 430, 152), cyan, { bevel: 0.03 }),
    body(fatLetter('7', 40, 430, 152), m.ink, { bevel: 0.02, shadow: 0 }),
    body(fatLetter('7', 20, 430, 152), m.crimson, { bevel: 0.07, dome: 0.05, shadow: 0.3 }),
  ],
  h2: [...backed(glyph('ringing-bell', 0.92), pink, m.gold, { bevel: 0.06, dome: 0.06 })],
  h3: tube(glyph('watermelon', 0.9), lime, candy('#5c0418', '#f2143c', '#ff9aa8')),
  h4: tube(glyph('grapes', 0.9), pink, candy('#1c0552', '#6a1fe0', '#c9a8ff')),
  h5: tube(glyph('orange', 0.9), yellow, candy('#6a2200', '#ff7a0a', '#ffc88a')),
  h6: tube(glyph('lemon', 0.9), lime, candy('#5c4200', '#ffcf14', '#fff0a0')),
  h7: tube(glyph('cherry', 0.9), cyan, candy('#4a0212', '#e80a30', '#ff8a98')),
  coin: [
    body(disc(240), m.gold, { bevel: 0.06 }),
    body(fatLetter('7', 6, 300, 104), m.crimson, { bevel: 0.04, shadow: 0.5 }),
  ],
  petal: [body(star(220, 108), pink, { bevel: 0.08, shadow: 0 })],
  floater: [body(ring(220, 176), cyan, { bevel: 0.06, shadow: 0 }), body(disc(60), pink, { bevel: 0.1, shadow: 0 })],
};

/** A round tree with lit fruit. */
function tree(x, foot, size, tint, seed) {
  const top = foot - size;
  const fruit = Array.from({ length: 16 }, (_, k) => {
    const angle = noise(k * 3.7, seed, 2) * Math.PI * 2;
    const far = Math.sqrt(noise(k * 1.9, seed, 5)) * size * 0.36;
    const [fx, fy] = [x + Math.cos(angle) * far, top + size * 0.4 + Math.sin(angle) * far];
    const r = size * 0.03;
    return `${glow(fx, fy, r * 3, r * 3, `url(#${tint})`)}<circle cx="${fx}" cy="${fy}" r="${r}" fill="#fff6ff"/>`;
  }).join('');
  return `<path d="M${x} ${foot}V${top + size * 0.5}" stroke="#2b0a4a" stroke-width="${size * 0.07}"/><circle cx="${x}" cy="${top + size * 0.4}" r="${size * 0.4}" fill="#160428" stroke="${tint === 'rose' ? '#ff58c8' : '#3fe0ff'}" stroke-width="${size * 0.016}"/>${fruit}`;
}

/** Rows of lit trees beside a road of light that runs to a striped sun. */
export function orchard(w, h, free) {
  const horizon = h * 0.6;
  const sun = Math.min(w, h) * 0.34;
  const sunY = horizon - sun * 0.42;
  const stripes = Array.from({ length: 8 }, (_, k) => {
    const y = sunY - sun * 0.1 + (k / 8) * sun * 1.1;
    return `<rect x="${w / 2 - sun}" y="${y}" width="${2 * sun}" height="${sun * (0.02 + 0.008 * k)}" fill="${free ? '#7a1266' : '#2a0a52'}"/>`;
  }).join('');
  const across = Array.from({ length: 12 }, (_, k) => {
    const y = horizon + (h - horizon) * (k / 12) ** 2;
    return `<path d="M0 ${y}H${w}" stroke="url(#lines)" stroke-width="${1 + k * 0.3}"/>`;
  }).join('');
  const along = Array.from({ length: 29 }, (_, k) => {
    const u = (k - 14) / 14;
    return `<path d="M${w / 2 + u * w * 0.5} ${horizon}L${w / 2 + u * w * 3} ${h}" stroke="url(#lines)" stroke-width="1.6"/>`;
  }).join('');
  const trees = [0, 1, 2, 3, 4]
    .flatMap((row) => {
      const near = row / 4;
      const foot = horizon + (h - horizon) * (0.03 + 0.62 * near ** 1.6);
      const size = Math.min(w, h) * (0.1 + 0.42 * near ** 1.4);
      const off = w * (0.2 + 0.34 * near);
      return [
        tree(w / 2 - off, foot, size, row % 2 ? 'rose' : 'aqua', row + 3),
        tree(w / 2 + off, foot, size, row % 2 ? 'aqua' : 'rose', row + 11),
      ];
    })
    .join('');
  const stars = Array.from(
    { length: 90 },
    (_, k) =>
      `<circle cx="${w * noise(k * 2.3, 1, 7)}" cy="${horizon * 0.8 * noise(k * 1.7, 4, 3)}" r="${0.8 + 1.8 * noise(k, 9, 2)}" fill="#fff" opacity="${0.3 + 0.6 * noise(k, 3, 6)}"/>`,
  ).join('');
  return `<defs>${down(
    'sky',
    free
      ? [
          [0, '#2b0648'],
          [0.5, '#a3136f'],
          [1, '#ff8a4a'],
        ]
      : [
          [0, '#0a0422'],
          [0.55, '#3a0d6e'],
          [1, '#e23a9c'],
        ],
  )}${down('sun', [
    [0, '#fff3a0'],
    [0.5, '#ff9a4a'],
    [1, '#ff2f8e'],
  ])}${down('ground', [
    [0, free ? '#5a0f58' : '#2a0a52'],
    [1, '#080214'],
  ])}${down('lines', [
    [0, free ? '#ffd06a' : '#42e6ff', 0.95],
    [1, free ? '#ff6ad0' : '#c64dff', 0.9],
  ])}${round('halo', [
    [0, '#ffd0e8', 0.9],
    [0.5, '#ff4fa8', 0.4],
    [1, '#ff4fa8', 0],
  ])}${round('rose', [
    [0, '#ff8ad8', 1],
    [1, '#ff3fb4', 0],
  ])}${round('aqua', [
    [0, '#a8f6ff', 1],
    [1, '#25d3f0', 0],
  ])}</defs>
<rect width="${w}" height="${horizon + 2}" fill="url(#sky)"/>${stars}${glow(w / 2, sunY, sun * 2, sun * 1.8, 'url(#halo)')}<circle cx="${w / 2}" cy="${sunY}" r="${sun}" fill="url(#sun)"/>${stripes}
${ridge(w, horizon + 2, { base: 1, rise: 0.16, grain: 6, seed: 4, fill: '#1d0740', opacity: 0.95 })}
<rect y="${horizon}" width="${w}" height="${h - horizon}" fill="url(#ground)"/>${across}${along}<path d="M0 ${horizon}H${w}" stroke="#ffe6ff" stroke-width="3"/>${trees}`;
}
