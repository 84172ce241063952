// The reel frames of the slots: lacquer between two beads of metal, drawn as SVG so that the opening is exact to the pixel.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { root } from './paths.mjs';
import { sets } from './slots/sets.mjs';

const layout = {
  width: 1280,
  height: 800,
  inner: { x: 40, y: 40, width: 1200, height: 720 },
  columns: 5,
  rows: 3,
  cell: 240,
};
const { width, height, inner } = layout;

/** A ring between two distances outside the opening. */
function ring(from, to, paint) {
  const rect = (d) => {
    const x = inner.x - d;
    const y = inner.y - d;
    const w = inner.width + 2 * d;
    const h = inner.height + 2 * d;
    const r = 8 + d * 0.6;
    return `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
  };
  return `<path fill="${paint}" fill-rule="evenodd" d="${rect(to)}${rect(from)}"/>`;
}

/** Gold seen from a low angle: a bead is five thin rings, bright on the upper third. */
const bead = (from, to) => {
  const tones = ['gold4', 'gold2', 'gold1', 'gold2', 'gold3'];
  const step = (to - from) / tones.length;
  return tones.map((tone, k) => ring(from + k * step, from + (k + 1) * step + 0.3, `url(#${tone})`)).join('');
};

const gold = (id, a, b, c) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${a}"/><stop offset=".22" stop-color="${b}"/><stop offset=".38" stop-color="${a}"/><stop offset=".6" stop-color="${c}"/><stop offset=".78" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient>`;

const golden = [
  ['#FFF3C9', '#F6D98C', '#E6BC5A'],
  ['#F2CF7E', '#D9A843', '#B98A2C'],
  ['#A8781C', '#7F5612', '#5E3D0A'],
  ['#6B470D', '#8A6116', '#4A3008'],
];
/** Each slot's lacquer from edge to edge, its metal from light to dark, and the light line on the lacquer. */
const looks = {
  'lantern-garden': {
    lacquer: ['#1c0705', '#2c0b08', '#43110b', '#5e1a10', '#5a180f', '#43110b', '#330d08', '#240907', '#1a0605'],
    metal: golden,
    line: 'rgba(255,190,150,.42)',
  },
  'jade-cascade': {
    lacquer: ['#032117', '#06382a', '#0b5a42', '#1b8762', '#2aa377', '#1b8762', '#0b5a42', '#06382a', '#032117'],
    metal: golden,
    line: 'rgba(190,255,225,.6)',
  },
  'dragon-ledger': {
    lacquer: ['#1a0206', '#33050b', '#5c0a12', '#8e141b', '#a51a20', '#8e141b', '#5c0a12', '#33050b', '#1a0206'],
    metal: golden,
    line: 'rgba(255,170,120,.5)',
  },
  'storm-anvil': {
    lacquer: ['#07090f', '#10151f', '#1c2535', '#2f3d54', '#3d4e69', '#2f3d54', '#1c2535', '#10151f', '#07090f'],
    metal: [
      ['#F4F8FF', '#C3CFDD', '#8E9CAF'],
      ['#D3DCE8', '#97A5B8', '#67758A'],
      ['#6A778A', '#465162', '#2B3442'],
      ['#3B4554', '#566274', '#232A35'],
    ],
    line: 'rgba(255,170,90,.75)',
  },
  'honey-meadow': {
    lacquer: ['#3a1c02', '#6b3604', '#a3590a', '#d98a1c', '#f0a92f', '#d98a1c', '#a3590a', '#6b3604', '#3a1c02'],
    metal: golden,
    line: 'rgba(255,240,180,.7)',
  },
  'harbour-chests': {
    lacquer: ['#241106', '#3a1d0b', '#593013', '#7d4820', '#8d5428', '#744019', '#532c11', '#371b0a', '#221006'],
    metal: [
      ['#FFF0CC', '#E9BE7E', '#C88F4A'],
      ['#E0AE66', '#B87F38', '#8F5E24'],
      ['#86581F', '#613B12', '#43270A'],
      ['#4F3010', '#6B4316', '#351E07'],
    ],
    line: 'rgba(255,220,170,.4)',
  },
  'neon-orchard': {
    lacquer: ['#12041f', '#210838', '#3d0f63', '#6a1a94', '#8a24b0', '#6a1a94', '#3d0f63', '#210838', '#12041f'],
    metal: [
      ['#E8FBFF', '#8FE9FF', '#3FB8E6'],
      ['#9AEBFF', '#46BFE8', '#1F86B8'],
      ['#1B6A94', '#104a70', '#0a2f4c'],
      ['#0d3a58', '#15567e', '#082338'],
    ],
    line: 'rgba(255,140,240,.8)',
  },
  'mammoth-ridge': {
    lacquer: ['#07131f', '#0e2233', '#1a3a52', '#2c5a78', '#3a7090', '#2c5a78', '#1a3a52', '#0e2233', '#07131f'],
    metal: [
      ['#FFFFFF', '#DCEAF2', '#A9C3D2'],
      ['#D8E8F0', '#A5BFCE', '#7C98AA'],
      ['#6C8798', '#4b6474', '#324654'],
      ['#3c5260', '#56707f', '#28394a'],
    ],
    line: 'rgba(190,240,255,.6)',
  },
  'fixed-stars': {
    lacquer: ['#060818', '#0b1030', '#141c52', '#22307c', '#2e409c', '#22307c', '#141c52', '#0b1030', '#060818'],
    metal: [
      ['#FFF6DC', '#E8CF94', '#C2A25C'],
      ['#DCC084', '#B8954C', '#8E6E30'],
      ['#826228', '#5E4418', '#3E2C0C'],
      ['#4A3612', '#6A4E1C', '#302208'],
    ],
    line: 'rgba(170,200,255,.6)',
  },
  'pearl-tide': {
    lacquer: ['#03222c', '#06384a', '#0b5568', '#14808c', '#1d9ca0', '#14808c', '#0b5568', '#06384a', '#03222c'],
    metal: [
      ['#FFF6EC', '#F0C8AE', '#CF9A7E'],
      ['#EBBFA2', '#C98F70', '#A06A50'],
      ['#96604A', '#6E4232', '#4C2A1E'],
      ['#5A3426', '#7A4A38', '#3A2018'],
    ],
    line: 'rgba(200,255,245,.6)',
  },
  'nugget-gulch': {
    lacquer: ['#1e0e06', '#331709', '#52260f', '#7a3b18', '#94491e', '#7a3b18', '#52260f', '#331709', '#1e0e06'],
    metal: [
      ['#F6D6B4', '#CE8E5C', '#A0623A'],
      ['#C8834E', '#9C5B30', '#74401F'],
      ['#6E3A1A', '#4F2810', '#351A0A'],
      ['#3E200E', '#5A3016', '#2A1508'],
    ],
    line: 'rgba(255,200,130,.45)',
  },
};

const bandsOf = (lacquer) => lacquer.map((color, k) => ring(9 + k * 2.1, 9 + (k + 1) * 2.1 + 0.3, color)).join('');

const diamond = (x, y, s) => {
  const faces = [
    [0, -1, -1, 0, '#FFF0BE'],
    [0, -1, 1, 0, '#E8BC5C'],
    [0, 1, -1, 0, '#C08F2C'],
    [0, 1, 1, 0, '#7A5212'],
  ];
  return faces
    .map(
      ([ax, ay, bx, by, color]) =>
        `<path fill="${color}" d="M${x} ${y}L${x + ax * s * 0.8} ${y + ay * s}L${x + bx * s * 0.8} ${y + by * s}Z"/>`,
    )
    .join('');
};
const studs = [
  ...[0, 1, 2, 3, 4, 5].flatMap((k) => [20.5, height - 20.5].map((y) => [inner.x + k * layout.cell, y])),
  ...[1, 2].flatMap((k) => [20.5, width - 20.5].map((x) => [x, inner.y + k * layout.cell])),
].map(([x, y]) => {
  const corner = (x === inner.x || x === inner.x + inner.width) && (y < 30 || y > height - 30);
  return diamond(corner ? (x < 100 ? 24 : width - 24) : x, corner ? (y < 30 ? 24 : height - 24) : y, corner ? 17 : 7);
});

const frameSvg = ({ lacquer, metal, line }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
${metal.map((tones, k) => gold(`gold${k + 1}`, ...tones)).join('')}
</defs>${ring(39, 39.6, '#000')}${bandsOf(lacquer)}${ring(15.5, 16.6, line)}${bead(0, 9)}${bead(27.5, 39)}${studs.join('')}</svg>`;

/** Newer slots bring theirs with their drawings. */
const brought = Object.entries(sets).flatMap(([game, { frame }]) =>
  frame ? [[game, { metal: golden, ...frame }]] : [],
);

const [only] = process.argv.slice(2);
for (const [game, look] of [...Object.entries(looks), ...brought]) {
  if (only && only !== game) continue;
  const folder = join(root, 'apps/studio/public/art', game);
  mkdirSync(folder, { recursive: true });
  const png = new Resvg(frameSvg(look)).render().asPng();
  writeFileSync(
    join(folder, 'frame.webp'),
    await sharp(png).webp({ quality: 88, alphaQuality: 100, effort: 6 }).toBuffer(),
  );
  if (game === 'lantern-garden') writeFileSync(join(folder, 'frame.json'), `${JSON.stringify(layout, null, 2)}\n`);
}
console.log('frames written');
