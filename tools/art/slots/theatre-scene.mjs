// Lotus Theatre: the stage on a village pond at night, its feast when puppets parade, and the layers before it.
import { noise } from './relief.mjs';
import { down, glow, ridge, round, shape } from './scene-parts.mjs';
import { before, behind } from './theatre.mjs';

/** The theatre's lotus, flat. */
const bloom = (x, y, size, [deep, top] = ['#d0588e', '#ffb0d0']) => {
  const side = (turns, d, fill) =>
    turns.map((turn) => `<path transform="rotate(${turn} 256 430)" fill="${fill}" d="${d}"/>`).join('');
  return `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="36 110 440 440">${side([-66, -40, -14, 14, 40, 66], behind, deep)}${side([-78, -52, 52, 78, -26, 26, 0], before, top)}${side([-26, 26, 0], 'M256 262C284 310 286 370 256 424C226 370 228 310 256 262Z', '#ffe0ec')}</svg>`;
};

const lamp = (x, y, r, hot) =>
  `${glow(x, y, r * 4.6, r * 4.6, 'url(#warm)', hot ? 0.85 : 0.6)}<path d="M${x} ${y - r * 2.4}V${y - r}" stroke="#1a0a08" stroke-width="${r * 0.1}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.86}" fill="#e8402a"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.56}" ry="${r * 0.86}" fill="#ffb45a" opacity="0.8"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.2}" ry="${r * 0.8}" fill="#fff0b8" opacity="0.8"/><rect x="${x - r * 0.4}" y="${y - r}" width="${r * 0.8}" height="${r * 0.2}" fill="#c9952f"/><rect x="${x - r * 0.4}" y="${y + r * 0.8}" width="${r * 0.8}" height="${r * 0.2}" fill="#c9952f"/><path d="M${x} ${y + r}v${r}" stroke="#ffb45a" stroke-width="${r * 0.14}"/>`;
/** One roof with its turned-up ends. */
const roof = (x, y, wide, tall) =>
  `<path d="M${x - wide} ${y}C${x - wide * 1.06} ${y - tall * 0.34} ${x - wide * 1.1} ${y - tall * 0.42} ${x - wide * 1.16} ${y - tall * 0.62}C${x - wide * 0.86} ${y - tall * 0.36} ${x - wide * 0.62} ${y - tall * 0.4} ${x - wide * 0.5} ${y - tall}H${x + wide * 0.5}C${x + wide * 0.62} ${y - tall * 0.4} ${x + wide * 0.86} ${y - tall * 0.36} ${x + wide * 1.16} ${y - tall * 0.62}C${x + wide * 1.1} ${y - tall * 0.42} ${x + wide * 1.06} ${y - tall * 0.34} ${x + wide} ${y}Z" fill="url(#tiles)"/>${Array.from(
    { length: 17 },
    (_, k) => {
      const u = (k - 8) / 8;
      return `<path d="M${x + u * wide * 0.5} ${y - tall}Q${x + u * wide * 0.62} ${y - tall * 0.4} ${x + u * wide} ${y}" stroke="#4c0d06" stroke-width="${wide * 0.012}" fill="none" opacity="0.55"/>`;
    },
  ).join(
    '',
  )}<path d="M${x - wide} ${y}H${x + wide}" stroke="#e8b04a" stroke-width="${tall * 0.06}"/><path d="M${x - wide * 0.5} ${y - tall}H${x + wide * 0.5}" stroke="#e8b04a" stroke-width="${tall * 0.08}" stroke-linecap="round"/>`;

/** The theatre on its posts, the curtain of bamboo through which the puppets come. */
function pavilion(x, y, wide, hot) {
  const post = (u) =>
    `<rect x="${x + u * wide - wide * 0.024}" y="${y - wide * 0.62}" width="${wide * 0.048}" height="${wide * 0.66}" fill="url(#post)"/>`;
  const slats = Array.from({ length: 34 }, (_, k) => {
    const u = -0.74 + (1.48 * k) / 33;
    return `<rect x="${x + u * wide - wide * 0.019}" y="${y - wide * 0.52}" width="${wide * 0.036}" height="${wide * 0.5}" fill="${k % 2 ? '#8a6a2a' : '#a8823a'}" opacity="0.95"/>`;
  }).join('');
  return `${glow(x, y - wide * 0.3, wide * 1.5, wide * 0.95, 'url(#warm)', hot ? 0.95 : 0.6)}<rect x="${x - wide * 0.8}" y="${y - wide * 0.56}" width="${wide * 1.6}" height="${wide * 0.56}" fill="#2a0d08"/>${slats}<rect x="${x - wide * 0.8}" y="${y - wide * 0.6}" width="${wide * 1.6}" height="${wide * 0.1}" fill="url(#banner)"/>${[-0.8, -0.4, 0.4, 0.8].map(post).join('')}${roof(x, y - wide * 0.58, wide * 0.98, wide * 0.34)}<rect x="${x - wide * 0.46}" y="${y - wide * 1.08}" width="${wide * 0.92}" height="${wide * 0.2}" fill="#5c1a0c"/>${[-0.42, -0.14, 0.14, 0.42].map((u) => `<rect x="${x + u * wide - wide * 0.02}" y="${y - wide * 1.08}" width="${wide * 0.04}" height="${wide * 0.2}" fill="#c9952f"/>`).join('')}${roof(x, y - wide * 1.04, wide * 0.62, wide * 0.26)}<rect x="${x - wide * 0.86}" y="${y - wide * 0.04}" width="${wide * 1.72}" height="${wide * 0.08}" fill="url(#post)"/>`;
}

/** The pond at night; when puppets parade its feast, with lamps on the water and fire in the sky. */
export function theatre(w, h, free) {
  const portrait = h > w;
  const size = Math.min(w, h);
  const water = h * (portrait ? 0.5 : 0.56);
  const wide = portrait ? w * 0.44 : w * 0.23;
  const lights = Array.from({ length: 64 }, (_, k) => {
    const v = k / 64;
    const y = water + (h - water) * v ** 1.3;
    const near = k % 3 === 0;
    const x = near ? w * (0.5 + (noise(k, 1, 6) - 0.5) * (0.4 + 0.4 * v)) : w * noise(k * 2.3, 3, 4);
    return glow(
      x,
      y,
      w * (0.02 + 0.1 * v) * (near ? 0.7 : 1),
      1 + 4 * v,
      near ? '#ffb45a' : '#5ad8b0',
      near ? 0.34 : 0.14 + 0.16 * noise(k, 7, 1),
    );
  }).join('');
  const stars = Array.from({ length: 120 }, (_, k) => {
    const r = 0.7 + 2 * noise(k, 3, 7) ** 4;
    return glow(
      w * noise(k * 1.7, 1, 3),
      water * 0.8 * noise(k * 2.3, 5, 1),
      r,
      r,
      '#ffffff',
      0.25 + 0.5 * noise(k, 9, 2),
    );
  }).join('');
  const bursts = free
    ? Array.from({ length: 7 }, (_, k) => {
        const x = w * (k % 2 ? 0.72 + 0.24 * noise(k, 2, 4) : 0.04 + 0.24 * noise(k, 2, 4));
        const y = water * (0.1 + 0.5 * noise(k, 5, 2));
        const r = size * (0.08 + 0.08 * noise(k, 8, 3));
        const tone = ['#ffd36a', '#ff7ab0', '#7af0c0', '#ff8a5a'][k % 4];
        return (
          Array.from({ length: 26 }, (_, n) => {
            const a = (2 * Math.PI * n) / 26;
            const to = r * (0.75 + 0.3 * noise(n, k, 4));
            return `<path d="M${x + 0.25 * to * Math.cos(a)} ${y + 0.25 * to * Math.sin(a)}L${x + to * Math.cos(a)} ${y + to * Math.sin(a) + r * 0.12}" stroke="${tone}" stroke-width="${size * 0.0028}" stroke-linecap="round" opacity="0.85"/>${glow(x + to * Math.cos(a), y + to * Math.sin(a) + r * 0.12, 2.6, 2.6, '#fffbe8', 0.9)}`;
          }).join('') + glow(x, y, r * 1.2, r * 1.2, 'url(#burst)', 0.6)
        );
      }).join('')
    : glow(w * (portrait ? 0.8 : 0.84), h * 0.15, size * 0.2, size * 0.2, 'url(#halo)', 0.8) +
      `<circle cx="${w * (portrait ? 0.8 : 0.84)}" cy="${h * 0.15}" r="${size * 0.062}" fill="#fff4d0"/>`;
  const trees = [0.02, 0.1, 0.9, 0.98]
    .map((u, k) =>
      shape(
        k % 2 ? 'bamboo' : 'palm-tree',
        w * u,
        water - size * 0.14,
        size * (portrait ? 0.42 : 0.46),
        '#031612',
        0.96,
        k < 2 ? 4 : -4,
      ),
    )
    .join('');
  const floating = free
    ? Array.from({ length: 16 }, (_, k) => {
        const v = noise(k, 3, 9);
        const x = w * noise(k * 1.9, 6, 2);
        const y = water + (h - water) * (0.16 + 0.7 * v);
        const r = size * (0.008 + 0.016 * v);
        return `${glow(x, y, r * 7, r * 4, 'url(#warm)', 0.8)}${bloom(x, y, r * 6)}${glow(x, y - r * 1.1, r * 0.7, r * 1.3, '#fff4c0')}`;
      }).join('')
    : '';
  return `<defs>${down(
    'sky',
    free
      ? [
          [0, '#2a0a3c'],
          [0.5, '#7a1c4e'],
          [1, '#e0684a'],
        ]
      : [
          [0, '#05122a'],
          [0.55, '#123a4c'],
          [1, '#3a7a70'],
        ],
  )}${down(
    'pool',
    free
      ? [
          [0, '#e88a5a'],
          [0.16, '#6a2a4e'],
          [0.6, '#241238'],
          [1, '#0c0618'],
        ]
      : [
          [0, '#5ab8a0'],
          [0.14, '#146a5c'],
          [0.55, '#083a38'],
          [1, '#031a1c'],
        ],
  )}${round('warm', [
    [0, '#ffd890', 0.85],
    [0.4, '#ff8a3a', 0.36],
    [1, '#ff6a2a', 0],
  ])}${round('halo', [
    [0, '#fff4d0', 0.9],
    [0.4, '#d8f0d8', 0.3],
    [1, '#b0e8d8', 0],
  ])}${round('burst', [
    [0, '#ffe8a0', 0.8],
    [1, '#ff9a5a', 0],
  ])}${down('tiles', [
    [0, '#c8482a'],
    [0.5, '#a02c18'],
    [1, '#5a120a'],
  ])}${down('post', [
    [0, '#b83a1c'],
    [0.5, '#8a2010'],
    [1, '#4a0f08'],
  ])}${down('banner', [
    [0, '#e8b04a'],
    [0.5, '#b8322a'],
    [1, '#6a120e'],
  ])}</defs>
<rect width="${w}" height="${water + 2}" fill="url(#sky)"/>${stars}${bursts}${ridge(w, water, { base: 1, rise: 0.3, grain: 4, seed: 11, fill: free ? '#4a1440' : '#0e3440', opacity: 0.8 })}${ridge(w, water, { base: 1.02, rise: 0.18, grain: 6, seed: 4, fill: free ? '#2a0c2c' : '#08222a', opacity: 0.95 })}${trees}
<rect y="${water}" width="${w}" height="${h - water}" fill="url(#pool)"/><g opacity="0.34" transform="translate(0 ${2 * water}) scale(1 -1)">${pavilion(w / 2, water, wide, free)}</g>${lights}${pavilion(w / 2, water, wide, free)}${floating}`;
}

const shared = `${round('warm', [
  [0, '#ffd890', 0.85],
  [0.4, '#ff8a3a', 0.36],
  [1, '#ff6a2a', 0],
])}`;

/** Behind a puppet: the bamboo curtain it comes through, lamp light, and the water it stands on. */
const curtain = (w, h) => {
  const slats = Array.from({ length: 12 }, (_, k) => {
    const x = (w * k) / 12;
    const tone = ['#7a5a22', '#94702c', '#86652a'][k % 3];
    const joint = h * (0.12 + 0.5 * noise(k, 3, 5));
    return `<rect x="${x + 0.8}" y="0" width="${w / 12 - 1.6}" height="${h * 0.74}" fill="${tone}"/><rect x="${x + 2}" y="0" width="${w / 60}" height="${h * 0.74}" fill="#e8c878" opacity="0.3"/><rect x="${x + 0.8}" y="${joint}" width="${w / 12 - 1.6}" height="3" fill="#4a3310" opacity="0.7"/>`;
  }).join('');
  const ripples = Array.from({ length: 9 }, (_, k) =>
    glow(w * noise(k, 2, 7), h * (0.77 + 0.024 * k), w * (0.16 + 0.2 * noise(k, 5, 1)), 2 + 0.4 * k, '#8cf2c8', 0.25),
  ).join('');
  return `<defs>${shared}${down('fall', [
    [0, '#1a0508', 0.75],
    [0.3, '#4a0f1c', 0.35],
    [1, '#1a0508', 0.15],
  ])}${down('pool', [
    [0, '#2a9a7c'],
    [0.3, '#0e5c50'],
    [1, '#052c2c'],
  ])}</defs><rect width="${w}" height="${h}" fill="#2a1408"/>${slats}<rect width="${w}" height="${h * 0.74}" fill="url(#fall)"/>${glow(w / 2, h * 0.36, w * 0.62, h * 0.3, 'url(#warm)', 0.9)}<path d="M0 0H${w}V${h * 0.07}Q${w * 0.875} ${h * 0.12} ${w * 0.75} ${h * 0.07}Q${w * 0.625} ${h * 0.12} ${w * 0.5} ${h * 0.07}Q${w * 0.375} ${h * 0.12} ${w * 0.25} ${h * 0.07}Q${w * 0.125} ${h * 0.12} 0 ${h * 0.07}Z" fill="#b8285e"/><path d="M${w} ${h * 0.07}Q${w * 0.875} ${h * 0.12} ${w * 0.75} ${h * 0.07}Q${w * 0.625} ${h * 0.12} ${w * 0.5} ${h * 0.07}Q${w * 0.375} ${h * 0.12} ${w * 0.25} ${h * 0.07}Q${w * 0.125} ${h * 0.12} 0 ${h * 0.07}" fill="none" stroke="#e8b04a" stroke-width="5"/><rect y="${h * 0.73}" width="${w}" height="${h * 0.27}" fill="url(#pool)"/>${ripples}`;
};

/** Before and above the pond, each layer moved by itself: leaves and flowers at the foot, lamps on their cord at the top. */
export const theatreLayers = {
  curtain: [240, 720, curtain],
  near: [
    1600,
    300,
    (w, h) =>
      Array.from({ length: 19 }, (_, k) => {
        const x = (w * (k + 0.5 * noise(k, 2, 6))) / 18;
        const side = Math.abs(x / w - 0.5) * 2;
        const r = 60 + 74 * side * (0.5 + noise(k, 9, 1));
        const y = h - 18 - 80 * side * noise(k, 4, 4);
        const [deep, top] = k % 2 ? ['#0a3a2a', '#17694a'] : ['#062c20', '#105040'];
        const flower =
          k % 3 === 1 && side > 0.3
            ? `<path d="M${x} ${y}Q${x + 8} ${y - r * 0.4} ${x} ${y - r * 0.9}" stroke="#0c4a34" stroke-width="7" fill="none"/>${bloom(x, y - r * 1.05, r * 1.3)}`
            : '';
        return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.32}" fill="${deep}"/><ellipse cx="${x}" cy="${y - r * 0.04}" rx="${r * 0.92}" ry="${r * 0.26}" fill="${top}"/><path d="M${x} ${y - r * 0.04}L${x - r * 0.9} ${y - r * 0.02}M${x} ${y - r * 0.04}L${x + r * 0.86} ${y}M${x} ${y - r * 0.04}L${x - r * 0.4} ${y + r * 0.18}M${x} ${y - r * 0.04}L${x + r * 0.44} ${y - r * 0.24}" stroke="#2a8a62" stroke-width="2" opacity="0.6"/>${flower}`;
      }).join(''),
  ],
  lamps: [
    1600,
    260,
    (w, h) =>
      `<defs>${shared}</defs><path d="M0 26Q${w * 0.25} 92 ${w * 0.5} 14Q${w * 0.75} 92 ${w} 26" fill="none" stroke="#1a0a08" stroke-width="3"/>${[0.04, 0.13, 0.22, 0.31, 0.69, 0.78, 0.87, 0.96].map((u, k) => lamp(w * u, h * (0.42 + 0.08 * (k % 2)), 21, false)).join('')}`,
  ],
};
