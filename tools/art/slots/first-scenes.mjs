// Backgrounds of Jade Cascade, Dragon Ledger and Harbour Chests, as layers of light: sky, far hills in haze, a subject in the middle, a dark foreground.
import { noise } from './relief.mjs';
import { down, glow, ridge, round, shape } from './scene-parts.mjs';

export function jade(w, h, free) {
  const portrait = h > w;
  const mist = free ? '#c9ffe2' : '#bfeee0';
  const fallX = w / 2;
  const fallW = portrait ? w * 0.32 : w * 0.17;
  const streaks = Array.from({ length: 60 }, (_, k) => {
    const x = fallX - fallW / 2 + fallW * noise(k * 1.7, 1, 5);
    const width = 2 + 9 * noise(k, 4, 9);
    return `<rect x="${x}" y="${-h * 0.02 + h * 0.06 * noise(k, 2, 6)}" width="${width}" height="${h * 0.74}" fill="url(#fall)" opacity="${0.12 + 0.4 * noise(k, 8, 2)}"/>`;
  }).join('');
  const columns = [0.06, 0.2, 0.8, 0.94]
    .map((u, k) => {
      const cw = w * (portrait ? 0.2 : 0.12) * (0.8 + noise(k, 2, 3) * 0.5);
      const top = h * (0.06 + 0.2 * noise(k, 9, 1) + (k === 1 || k === 2 ? 0.16 : 0));
      const x = u * w - cw / 2;
      return `<path d="M${x} ${h}C${x - 12} ${h * 0.6} ${x + cw * 0.1} ${top + h * 0.14} ${x + cw * 0.3} ${top}Q${x + cw / 2} ${top - h * 0.05} ${x + cw * 0.74} ${top + 14}C${x + cw * 0.95} ${h * 0.4} ${x + cw + 10} ${h * 0.6} ${x + cw} ${h}Z" fill="url(#rock)"/>`;
    })
    .join('');
  const leaves = Array.from({ length: portrait ? 9 : 12 }, (_, k) => {
    const left = k % 2 === 0;
    const x = left ? w * 0.16 * noise(k, 3, 8) : w - w * 0.16 * noise(k, 3, 8);
    return shape(
      'bamboo',
      x,
      h * (0.1 + 0.75 * noise(k, 5, 2)),
      Math.min(w, h) * 0.42,
      '#04251d',
      0.85,
      left ? 12 : -12,
    );
  }).join('');
  return `<defs>${down(
    'sky',
    free
      ? [
          [0, '#0c4a3f'],
          [0.45, '#3fb583'],
          [0.8, '#0c5443'],
        ]
      : [
          [0, '#072c33'],
          [0.45, '#2b8073'],
          [0.8, '#08403c'],
        ],
  )}
${down('fall', [
  [0, '#ffffff', 0],
  [0.3, '#f2fffb', 0.95],
  [1, '#bff3e6', 0.5],
])}${down('rock', [
  [0, free ? '#2f8a66' : '#1f5f56'],
  [0.5, '#0d3b35'],
  [1, '#041b18'],
])}
${round('light', [
  [0, '#f4fff2', 0.95],
  [0.3, '#bdf5d2', 0.5],
  [1, '#2b8073', 0],
])}${down('pool', [
  [0, '#5fd2b4', 0.9],
  [0.2, '#17705f'],
  [1, '#03201d'],
])}${round('haze', [
  [0, mist, 0.7],
  [1, mist, 0],
])}</defs>
<rect width="${w}" height="${h}" fill="url(#sky)"/>${glow(w / 2, h * 0.26, w * 0.42, h * 0.42, 'url(#light)')}
${ridge(w, h, { base: 0.62, rise: 0.34, grain: 5, seed: 3, fill: '#1d6a5f', opacity: 0.55 })}${ridge(w, h, { base: 0.68, rise: 0.28, grain: 7, seed: 8, fill: '#0f4c46', opacity: 0.8 })}
<rect x="${fallX - fallW / 2}" y="0" width="${fallW}" height="${h * 0.72}" fill="url(#fall)" opacity="0.3"/>${streaks}${columns}
<rect y="${h * 0.7}" width="${w}" height="${h * 0.3}" fill="url(#pool)"/>${glow(w / 2, h * 0.71, w * 0.34, h * 0.09, 'url(#haze)')}${glow(w * 0.2, h * 0.7, w * 0.3, h * 0.06, 'url(#haze)', 0.5)}${glow(w * 0.82, h * 0.72, w * 0.3, h * 0.06, 'url(#haze)', 0.5)}
${leaves}${shape('lotus-flower', w * 0.1, h * 0.9, h * 0.16, '#e88fb6', 0.85)}${shape('lotus-flower', w * 0.9, h * 0.93, h * 0.13, '#e88fb6', 0.85)}`;
}

const lantern = (x, y, r, fill) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.82}" fill="${fill}"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.5}" ry="${r * 0.82}" fill="#ffe2a0" opacity="0.5"/><rect x="${x - r * 0.4}" y="${y - r * 0.95}" width="${r * 0.8}" height="${r * 0.2}" fill="#2a0d06"/><rect x="${x - r * 0.4}" y="${y + r * 0.75}" width="${r * 0.8}" height="${r * 0.2}" fill="#2a0d06"/><path d="M${x} ${y + r * 0.9}v${r * 0.9}" stroke="#b3161d" stroke-width="${r * 0.16}"/>`;

export function ledger(w, h, free) {
  const portrait = h > w;
  const shelf = (x, wide) =>
    Array.from({ length: 7 }, (_, row) => {
      const y = h * (0.04 + row * 0.135);
      const books = Array.from({ length: Math.floor(wide / 17) }, (_, k) => {
        const tall = h * (0.07 + 0.035 * noise(k, row, x));
        const tone = ['#4d1414', '#32220f', '#1b2338', '#3a1030', '#5a3a14', '#20301c'][
          Math.floor(noise(k * 3.3, row, 4) * 6) % 6
        ];
        return `<rect x="${x + k * 17}" y="${y + h * 0.115 - tall}" width="${13 + 3 * noise(k, row, 1)}" height="${tall}" fill="${tone}"/><rect x="${x + k * 17}" y="${y + h * 0.115 - tall * 0.8}" width="14" height="2.5" fill="#c9952f" opacity="0.5"/>`;
      }).join('');
      return `${books}<rect x="${x - 8}" y="${y + h * 0.115}" width="${wide + 16}" height="${h * 0.014}" fill="#5b2c12"/>`;
    }).join('');
  const wide = portrait ? w * 0.3 : w * 0.22;
  const lamps = [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.34, 0.1],
    [0.66, 0.1],
  ]
    .map(
      ([u, v]) =>
        `${glow(u * w, v * h + h * 0.05, h * 0.26, h * 0.26, 'url(#lamp)', 0.75)}<path d="M${u * w} 0V${v * h}" stroke="#160606" stroke-width="4"/>${lantern(u * w, v * h + h * 0.05, h * 0.045, free ? '#ffb24d' : '#f0642b')}`,
    )
    .join('');
  return `<defs>${down(
    'wall',
    free
      ? [
          [0, '#3d0a06'],
          [0.6, '#8a2410'],
          [1, '#260505'],
        ]
      : [
          [0, '#1c0709'],
          [0.6, '#481414'],
          [1, '#140405'],
        ],
  )}
${round('lamp', [
  [0, '#ffca70', 0.85],
  [0.4, '#ff8a30', 0.3],
  [1, '#ff6a10', 0],
])}${round('moon', [
  [0, '#fff2cf'],
  [0.86, '#ffdf9a'],
  [1, '#e9b45c'],
])}${down('desk', [
  [0, '#7a3f18'],
  [0.14, '#4a2310'],
  [1, '#140805'],
])}${round('halo', [
  [0, '#ffd98a', 0.75],
  [0.5, '#e06a24', 0.3],
  [1, '#e06a24', 0],
])}</defs>
<rect width="${w}" height="${h}" fill="url(#wall)"/>${glow(w / 2, h * 0.42, w * 0.5, h * 0.55, 'url(#halo)')}
<circle cx="${w / 2}" cy="${h * 0.4}" r="${Math.min(w, h) * 0.35}" fill="url(#moon)" opacity="${free ? 0.95 : 0.62}"/>
${shape('sea-dragon', w / 2, h * 0.4, Math.min(w, h) * 0.66, free ? '#7a1208' : '#3a0a08', 0.92)}
${shelf(w * 0.015, wide)}${shelf(w - wide - w * 0.015, wide)}${lamps}
<rect y="${h * 0.86}" width="${w}" height="${h * 0.14}" fill="url(#desk)"/>${shape('open-book', w * 0.12, h * 0.87, h * 0.2, '#d9c08a', 0.9)}${shape('candles', w * 0.88, h * 0.83, h * 0.2, '#e8cf96', 0.9)}${shape('coins-pile', w * 0.24, h * 0.92, h * 0.13, '#d59a2c', 0.95)}${shape('coins-pile', w * 0.76, h * 0.93, h * 0.12, '#d59a2c', 0.95)}`;
}

export function harbour(w, h, free) {
  const portrait = h > w;
  const horizon = 0.56;
  const waves = Array.from({ length: 46 }, (_, k) => {
    const v = k / 46;
    const y = h * (horizon + (1 - horizon) * v ** 1.5);
    const x = w * noise(k * 2.3, 3, 4);
    return `<ellipse cx="${x}" cy="${y}" rx="${w * (0.03 + 0.16 * v)}" ry="${1.2 + 5 * v}" fill="${free ? '#ffe2ae' : '#bff1ff'}" opacity="${0.1 + 0.18 * noise(k, 7, 1)}"/>`;
  }).join('');
  const glints = Array.from({ length: 26 }, (_, k) => {
    const v = k / 26;
    return `<ellipse cx="${w / 2 + (noise(k, 1, 6) - 0.5) * w * 0.12 * (1 + v)}" cy="${h * (horizon + 0.01 + (0.98 - horizon) * v)}" rx="${w * (0.012 + 0.03 * v)}" ry="${2 + 4 * v}" fill="#fff6d2" opacity="0.5"/>`;
  }).join('');
  const planks = Array.from(
    { length: 12 },
    (_, k) =>
      `<path d="M${(k / 12) * w * 1.4 - w * 0.2} ${h}L${(k / 12) * w * 0.9 + w * 0.05} ${h * 0.88}" stroke="#1d0d05" stroke-width="5"/>`,
  ).join('');
  return `<defs>${down(
    'sky',
    free
      ? [
          [0, '#3a1d5c'],
          [0.35, '#c9486a'],
          [0.56, '#ffb35c'],
        ]
      : [
          [0, '#0a3a6e'],
          [0.35, '#3f93c6'],
          [0.56, '#ffe0a6'],
        ],
  )}
${down(
  'sea',
  free
    ? [
        [0, '#f09a5c'],
        [0.25, '#7a3a66'],
        [1, '#1a0c2c'],
      ]
    : [
        [0, '#8fd6d8'],
        [0.25, '#1f7f9e'],
        [1, '#052b46'],
      ],
)}${round('sun', [
  [0, '#fffdf0'],
  [0.2, '#fff0b8', 0.95],
  [0.5, '#ffcf7a', 0.4],
  [1, '#ffb35c', 0],
])}${down('wood', [
  [0, '#7d4a22'],
  [1, '#2a1308'],
])}</defs>
<rect width="${w}" height="${h}" fill="url(#sky)"/>${glow(w / 2, h * (horizon - 0.06), Math.min(w, h) * 0.5, Math.min(w, h) * 0.5, 'url(#sun)')}
${Array.from({ length: 9 }, (_, k) => glow(w * noise(k, 5, 2) * 1.1, h * (0.08 + 0.3 * noise(k, 6, 3)), w * (0.08 + 0.1 * noise(k, 2, 2)), h * 0.018, free ? '#ffd0b0' : '#ffffff', 0.34)).join('')}
${ridge(w, h * (horizon + 0.02), { base: 1, rise: 0.22, grain: 4, seed: 5, fill: free ? '#7a3a66' : '#4d8fae', opacity: 0.65 })}
<rect y="${h * horizon}" width="${w}" height="${h}" fill="url(#sea)"/>${waves}${glints}
${shape('galleon', w * (portrait ? 0.74 : 0.84), h * 0.44, h * (portrait ? 0.24 : 0.4), free ? '#2a1028' : '#143a52')}${shape('galleon', w * 0.2, h * 0.5, h * 0.17, free ? '#5a2a4c' : '#3a7a98')}
<path d="M0 ${h}V${h * 0.9}L${w * 0.05} ${h * 0.88}H${w * 0.95}L${w} ${h * 0.9}V${h}Z" fill="url(#wood)"/>${planks}${shape('barrel', w * 0.06, h * 0.87, h * 0.2, '#3b1d0c')}${shape('mooring-bollard', w * 0.93, h * 0.88, h * 0.18, '#2a1308')}`;
}
