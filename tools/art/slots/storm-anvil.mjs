// Storm Anvil: arms of a smith, sparks with their number, and a forge below a night of lightning.
import { backed, body } from './games.mjs';
import * as m from './materials.mjs';
import { noise } from './relief.mjs';
import { down, glow, ridge, round, shape } from './scene-parts.mjs';
import { disc, fatLetter, glyph, ring } from './shapes.mjs';

/** A star of so many points about the middle. */
function star(points, outer, inner) {
  const d = Array.from({ length: points * 2 }, (_, k) => {
    const radius = k % 2 === 0 ? outer : inner;
    const angle = (Math.PI * k) / points - Math.PI / 2;
    return `${(256 + Math.cos(angle) * radius).toFixed(1)} ${(256 + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `<path fill="#fff" stroke="#fff" stroke-width="12" stroke-linejoin="round" d="M${d.join('L')}Z"/>`;
}

/** A spark: the more points and light, the more it multiplies by. */
const spark = (value, points, rim, field) => {
  const text = `${value}x`;
  const size = { 2: 250, 3: 200, 4: 158 }[text.length];
  return [
    body(star(points, 246, 196), rim, { bevel: 0.035 }),
    body(disc(186), field, { bevel: 0.2, dome: 0.2, shadow: 0.25 }),
    body(fatLetter(text, 30, size, size * 0.3), m.ink, { bevel: 0.02, shadow: 0.3 }),
    body(fatLetter(text, 6, size, size * 0.3), m.pearl, { bevel: 0.03, shadow: 0 }),
  ];
};

export const stormAnvil = {
  a: backed(glyph('horseshoe', 0.94), m.ink, m.silver, { bevel: 0.05 }),
  b: [
    ...backed(glyph('round-shield', 0.95), m.silver, m.navy, { bevel: 0.04 }),
    body(disc(44), m.gold, { bevel: 0.08, shadow: 0.5 }),
  ],
  c: backed(glyph('viking-helmet', 0.95), m.ink, m.bronze, { bevel: 0.045 }),
  d: [
    body(disc(214), m.crimson, { bevel: 0.05 }),
    body(ring(214, 192), m.gold, { bevel: 0.02, shadow: 0.2 }),
    ...backed(glyph('crossed-axes', 0.9), m.ink, m.silver, { bevel: 0.03 }),
  ],
  e: backed(glyph('thor-hammer', 0.96), m.crimson, m.gold, { bevel: 0.05 }),
  s: [
    body(disc(232), m.bronze, { bevel: 0.04 }),
    body(disc(204), m.ink, { bevel: 0.06, shadow: 0.2 }),
    body(glyph('lightning-branches', 0.62, 0, -84), m.aqua, { bevel: 0.03, shadow: 0.4 }),
    ...backed(glyph('anvil', 0.7, 0, 56), m.amber, m.silver, { bevel: 0.04 }),
  ],
  m2: spark(2, 10, m.bronze, m.carnelian),
  m3: spark(3, 12, m.silver, m.aqua),
  m5: spark(5, 14, m.silver, m.imperial),
  m10: spark(10, 16, m.gold, m.lavender),
  m25: spark(25, 18, m.gold, m.crimson),
  m100: spark(100, 22, m.gold, m.amber),
  coin: [body(star(8, 246, 150), m.amber, { bevel: 0.12 }), body(disc(110), m.gold, { bevel: 0.1, shadow: 0.1 })],
  petal: [body(glyph('flame', 0.94), m.amber, { bevel: 0.12, shadow: 0 })],
  floater: [body(star(4, 230, 70), m.amber, { bevel: 0.2, shadow: 0 })],
};

/** A bolt from the clouds to the ridge, drawn three times: halo, light, core. */
function bolt(x, top, foot, seed, width) {
  const steps = 11;
  const points = Array.from({ length: steps + 1 }, (_, k) => {
    const away = (noise(k * 3.7, seed, 4) - 0.5) * width * 26 * (k === 0 ? 0 : 1);
    return `${(x + away).toFixed(1)} ${(top + ((foot - top) * k) / steps).toFixed(1)}`;
  }).join('L');
  const line = (stroke, size, opacity) =>
    `<path d="M${points}" fill="none" stroke="${stroke}" stroke-width="${size}" stroke-linejoin="bevel" opacity="${opacity}"/>`;
  return line('#6f9cff', width * 5, 0.22) + line('#bcd6ff', width * 2, 0.6) + line('#ffffff', width, 0.95);
}

/** A cone with fire in its mouth; (x, y) is the mouth. */
const volcano = (x, y, size, fire, rock) =>
  `${glow(x, y, size * 0.34, size * 0.3, 'url(#heat)', 0.8)}<path fill="${rock}" d="M${x - size * 0.1} ${y}q${size * 0.1} ${size * 0.05} ${size * 0.2} 0l${size * 0.5} ${size}h${-size * 1.2}Z"/><path d="M${x - size * 0.02} ${y + size * 0.03}q${size * 0.06} ${size * 0.2} ${-size * 0.05} ${size * 0.36}M${x + size * 0.05} ${y + size * 0.03}q${size * 0.02} ${size * 0.14} ${size * 0.1} ${size * 0.26}" stroke="${fire}" stroke-width="${size * 0.022}" fill="none" opacity="0.9"/>`;

export function stormScene(w, h, free) {
  const portrait = h > w;
  const fire = free ? '#ff5a1c' : '#ff8a2a';
  const clouds = Array.from({ length: 26 }, (_, k) =>
    glow(
      w * (noise(k, 3, 2) * 1.2 - 0.1),
      h * (0.02 + 0.24 * noise(k, 7, 5)),
      w * (0.14 + 0.16 * noise(k, 2, 9)),
      h * (0.03 + 0.05 * noise(k, 5, 1)),
      free ? ['#4a1430', '#2a0a22', '#7a2434'][k % 3] : ['#232a52', '#121833', '#3a4380'][k % 3],
      0.5,
    ),
  ).join('');
  const embers = Array.from({ length: 70 }, (_, k) =>
    glow(
      w * noise(k * 1.3, 2, 3),
      h * (0.5 + 0.48 * noise(k, 8, 6)),
      1 + 3 * noise(k, 1, 1),
      1 + 3 * noise(k, 1, 1),
      '#ffc46a',
      0.2 + 0.7 * noise(k, 4, 4),
    ),
  ).join('');
  const lava = [0.12, 0.38, 0.66, 0.9]
    .map(
      (u, k) =>
        `<path d="M${w * u} ${h * 0.72}q${w * 0.02} ${h * 0.08} ${-w * 0.015} ${h * 0.15}t${w * 0.03} ${h * 0.16}" stroke="${fire}" stroke-width="${3 + k * 2}" fill="none" opacity="0.75"/>`,
    )
    .join('');
  return `<defs>${down(
    'sky',
    free
      ? [
          [0, '#14040f'],
          [0.45, '#5c1a2e'],
          [0.75, '#d2521e'],
        ]
      : [
          [0, '#070a1c'],
          [0.45, '#1d2450'],
          [0.75, '#6a3a52'],
        ],
  )}${round('heat', [
    [0, '#fff0b0', 0.95],
    [0.25, fire, 0.7],
    [1, fire, 0],
  ])}${round('flash', [
    [0, '#dbe8ff', 0.7],
    [1, '#6f8cff', 0],
  ])}${down('ground', [
    [0, '#1a1016'],
    [1, '#050307'],
  ])}</defs>
<rect width="${w}" height="${h}" fill="url(#sky)"/>${glow(w * 0.22, h * 0.14, w * 0.3, h * 0.22, 'url(#flash)')}${glow(w * 0.8, h * 0.12, w * 0.26, h * 0.2, 'url(#flash)', 0.8)}${clouds}
${bolt(w * 0.16, h * 0.05, h * 0.6, 3, portrait ? 3 : 4)}${bolt(w * 0.84, h * 0.04, h * 0.56, 8, portrait ? 3 : 4)}${free ? bolt(w * 0.55, 0, h * 0.5, 12, 3) : ''}
${ridge(w, h, { base: 0.74, rise: 0.34, grain: 5, seed: 6, fill: free ? '#4a1426' : '#20264a', opacity: 0.8 })}${volcano(w * (portrait ? 0.14 : 0.12), h * 0.46, h * 0.34, fire, free ? '#2c0a18' : '#121632')}${volcano(w * (portrait ? 0.9 : 0.88), h * 0.52, h * 0.3, fire, free ? '#2c0a18' : '#121632')}
${ridge(w, h, { base: 0.82, rise: 0.2, grain: 8, seed: 11, fill: '#150d18' })}${glow(w / 2, h * 0.86, w * 0.5, h * 0.2, 'url(#heat)', 0.85)}
<rect y="${h * 0.9}" width="${w}" height="${h * 0.1}" fill="url(#ground)"/>${lava}${shape('anvil', w * (portrait ? 0.16 : 0.09), h * 0.88, h * 0.2, '#0a070c')}${shape('thor-hammer', w * (portrait ? 0.86 : 0.92), h * 0.87, h * 0.18, '#0a070c')}${embers}`;
}
