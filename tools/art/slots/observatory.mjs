// Fixed Stars: instruments and bodies of the sky; an observatory on its hill, at last the sky alone.
import { backed, body } from './games.mjs';
import * as m from './materials.mjs';
import { noise } from './relief.mjs';
import { down, glow, ridge, round, shape } from './scene-parts.mjs';
import { disc, fatLetter, glyph, polygon, ring } from './shapes.mjs';

const night = { kind: 'stone', deep: '#070a2c', base: '#27388f', light: '#b8ccff' };
const violet = { kind: 'stone', deep: '#220a46', base: '#7440b8', light: '#ecd0ff' };
const rose = { kind: 'stone', deep: '#4c0a2c', base: '#d04a7c', light: '#ffd4e4' };
const ember = { kind: 'stone', deep: '#5a1c00', base: '#ee8a34', light: '#fff0c0' };
const cyan = { kind: 'stone', deep: '#063c50', base: '#38b4d0', light: '#dcfbff' };
const starlight = { kind: 'metal', deep: '#7a5a10', base: '#ffe07a', light: '#ffffff' };

/** A body of the sky through a brass eyepiece. */
const eyepiece = (sky, glyphs, seed) => [
  body(disc(234), m.brass, { bevel: 0.04 }),
  body(ring(222, 214), m.gold, { bevel: 0.012, shadow: 0.2 }),
  body(disc(202), sky, { bevel: 0.05, sunk: true, veins: 0.55, seed, shadow: 0.2 }),
  ...glyphs,
];
/** A letter of an old star chart. */
const chart = (text, material, seed) => [
  body(fatLetter(text, 46), m.brass, { bevel: 0.03 }),
  body(fatLetter(text, 12), material, { bevel: 0.05, veins: 0.45, seed, shadow: 0.3 }),
];
const rays = (count, outer, inner) =>
  `<path fill="#fff" d="${Array.from({ length: count * 2 }, (_, k) => {
    const angle = (Math.PI * k) / count - Math.PI / 2;
    const far = k % 2 === 0 ? outer * (k % 4 === 0 ? 1 : 0.72) : inner;
    return `${k === 0 ? 'M' : 'L'}${256 + far * Math.cos(angle)} ${256 + far * Math.sin(angle)}`;
  }).join('')}Z"/>`;

export const fixedStars = {
  w: [
    body(rays(8, 244, 96), m.gold, { bevel: 0.05 }),
    body(rays(8, 208, 78), starlight, { bevel: 0.07, dome: 0.1, shadow: 0.2 }),
    body(disc(66), starlight, { bevel: 0.12, dome: 0.12, shadow: 0.2 }),
  ],
  s: [
    body(polygon(6, 244, 50), m.brass, { bevel: 0.045 }),
    body(polygon(6, 208, 44), violet, { bevel: 0.07, dome: 0.05, veins: 0.5, seed: 3, shadow: 0.25 }),
    ...backed(glyph('observatory', 0.72), m.ink, starlight, { bevel: 0.03, shadow: 0.7 }),
  ],
  h1: eyepiece(violet, backed(glyph('ringed-planet', 0.72), m.ink, ember, { bevel: 0.07, veins: 0.4, shadow: 0.6 }), 5),
  h2: eyepiece(night, backed(glyph('comet-spark', 0.7), m.ink, cyan, { bevel: 0.035, shadow: 0.6 }), 7),
  h3: eyepiece(rose, backed(glyph('moon', 0.62), m.ink, m.pearl, { bevel: 0.06, veins: 0.4, shadow: 0.6 }), 9),
  h4: eyepiece(cyan, backed(glyph('astrolabe', 0.68), m.ink, m.gold, { bevel: 0.025, shadow: 0.6 }), 11),
  a: chart('A', rose, 3),
  k: chart('K', cyan, 5),
  q: chart('Q', violet, 7),
  j: chart('J', ember, 9),
  coin: [body(disc(236), m.gold, { bevel: 0.06 }), body(rays(5, 170, 74), starlight, { bevel: 0.05, shadow: 0.4 })],
  petal: [body(rays(4, 240, 54), starlight, { bevel: 0.1, shadow: 0 })],
  floater: [body(glyph('falling-star', 0.9), starlight, { bevel: 0.05, shadow: 0 })],
};

/** Stars of three brightnesses, and lines between some: the figures that people see in them. */
function sky(w, h, { count, foot, lines }) {
  const small = Array.from({ length: count }, (_, k) => {
    const r = 0.7 + 2.4 * noise(k, 3, 7) ** 4;
    return glow(w * noise(k * 1.7, 1, 3), h * foot * noise(k * 2.3, 5, 1), r, r, '#ffffff', 0.3 + 0.6 * noise(k, 9, 2));
  });
  const large = Array.from({ length: 16 }, (_, k) => [w * noise(k * 3.1, 7, 4), h * foot * noise(k * 1.9, 2, 8)]);
  const bright = large.map(
    ([x, y]) =>
      `${glow(x, y, 26, 26, 'url(#halo)', 0.7)}<path d="M${x - 13} ${y}L${x} ${y - 2.4}L${x + 13} ${y}L${x} ${y + 2.4}ZM${x} ${y - 13}L${x + 2.4} ${y}L${x} ${y + 13}L${x - 2.4} ${y}Z" fill="#fff8e0"/>`,
  );
  const drawn = lines
    ? large.slice(1).map(([x, y], k) => {
        const [fromX, fromY] = large[k];
        if (Math.hypot(x - fromX, y - fromY) > Math.min(w, h) * 0.5) return '';
        return `<path d="M${fromX} ${fromY}L${x} ${y}" stroke="#bcd0ff" stroke-width="1.6" opacity="0.42"/>`;
      })
    : [];
  return small.join('') + drawn.join('') + bright.join('');
}

/** The observatory at nightfall; with free spins the deep sky over it. */
export function observatory(w, h, free) {
  const portrait = h > w;
  const size = Math.min(w, h);
  const clouds = Array.from({ length: 26 }, (_, k) => {
    const u = k / 26;
    const x = w * (u + 0.1 * (noise(k, 2, 5) - 0.5));
    const y = h * (0.1 + 0.62 * (1 - u) + 0.14 * (noise(k, 4, 3) - 0.5));
    const tone = ['#8a5cff', '#ff6aa8', '#4ad0ff'][k % 3];
    return (
      glow(
        x,
        y,
        size * (0.14 + 0.16 * noise(k, 1, 9)),
        size * (0.07 + 0.08 * noise(k, 8, 2)),
        `url(#cloud${k % 3})`,
        free ? 0.65 : 0.34,
      ) + (free ? glow(x, y, 3, 3, tone, 0.9) : '')
    );
  }).join('');
  const x = w * (portrait ? 0.5 : 0.82);
  const y = h * 0.83;
  const r = size * (portrait ? 0.2 : 0.17);
  const house = `<rect x="${x - r}" y="${y - r * 0.06}" width="${2 * r}" height="${r * 0.9}" fill="url(#wall)"/><path d="M${x - r * 1.04} ${y}A${r * 1.04} ${r * 1.04} 0 0 1 ${x + r * 1.04} ${y}Z" fill="url(#dome)"/><path d="M${x - r * 0.1} ${y - r * 1.03}L${x - r * 0.5} ${y - r * 0.9}L${x - r * 0.36} ${y - r * 0.02}H${x - r * 0.06}Z" fill="#070a20"/><path d="M${x - r * 0.26} ${y - r * 0.3}L${x - r * 0.74} ${y - r * 1.24}" stroke="#c9a45a" stroke-width="${r * 0.15}" stroke-linecap="round"/><rect x="${x - r * 1.1}" y="${y - r * 0.04}" width="${r * 2.2}" height="${r * 0.1}" fill="#8a6a34"/>${[-0.6, 0.35, 0.7].map((at) => `<rect x="${x + r * at}" y="${y + r * 0.3}" width="${r * 0.18}" height="${r * 0.3}" rx="${r * 0.09}" fill="#ffd98a"/>`).join('')}`;
  const planet = `${glow(w * 0.17, h * (portrait ? 0.16 : 0.26), size * 0.1, size * 0.1, 'url(#planet)')}<ellipse cx="${w * 0.17}" cy="${h * (portrait ? 0.16 : 0.26)}" rx="${size * 0.17}" ry="${size * 0.035}" fill="none" stroke="#ffd8a0" stroke-width="${size * 0.008}" opacity="0.75" transform="rotate(-18 ${w * 0.17} ${h * (portrait ? 0.16 : 0.26)})"/>`;
  const cloud = (id, tone) =>
    round(id, [
      [0, tone, 0.6],
      [0.5, tone, 0.22],
      [1, tone, 0],
    ]);
  return `<defs>${down(
    'sky',
    free
      ? [
          [0, '#0a0424'],
          [0.5, '#241058'],
          [1, '#0a0a2c'],
        ]
      : [
          [0, '#050820'],
          [0.5, '#16225c'],
          [0.8, '#4a4a9c'],
          [0.92, '#c07aa0'],
        ],
  )}${round('halo', [
    [0, '#fff8e0', 0.9],
    [1, '#fff8e0', 0],
  ])}${cloud('cloud0', '#7a4cf0')}${cloud('cloud1', '#f0529a')}${cloud('cloud2', '#38b8f0')}${round('planet', [
    [0, '#ffe2b0'],
    [0.7, '#e08a4a'],
    [1, '#7a3424'],
  ])}${down('wall', [
    [0, '#a8a0c8'],
    [1, '#3a3660'],
  ])}${down('dome', [
    [0, '#e8e4ff'],
    [0.4, '#9a96c8'],
    [1, '#4a487c'],
  ])}</defs>
<rect width="${w}" height="${h}" fill="url(#sky)"/>${clouds}${sky(w, h, { count: free ? 420 : 240, foot: free ? 1 : 0.8, lines: free })}${planet}
${free ? '' : `${ridge(w, h, { base: 0.9, rise: 0.12, grain: 4, seed: 5, fill: '#2a2a66', opacity: 0.8 })}${ridge(w, h, { base: 0.96, rise: 0.1, grain: 6, seed: 8, fill: '#161640', opacity: 0.95 })}${house}${ridge(w, h, { base: 1.02, rise: 0.09, grain: 8, seed: 3, fill: '#0a0a24', opacity: 1 })}${shape('telescope', w * 0.1, h * 0.86, h * 0.17, '#0a0a24')}`}`;
}
