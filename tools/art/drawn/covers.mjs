// Covers of games that have no render of their own: each with its own ground, light and figures, all from its code.
import { createHash } from 'node:crypto';
import { ball, circle, line, of, path, rect, star, word } from './shapes.mjs';

const shade =
  '<radialGradient id="shade" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></radialGradient>';
const glow = (hue) =>
  `<radialGradient id="ground" cx=".5" cy=".32" r=".85"><stop offset="0" stop-color="hsl(${hue} 55% 38%)"/><stop offset=".6" stop-color="hsl(${hue} 60% 20%)"/><stop offset="1" stop-color="hsl(${hue} 65% 9%)"/></radialGradient>`;
const colours = ['#D9473A', '#E0A52E', '#2F8F63', '#3C72C9', '#8A4FB0', '#D4703A'];

const die = (x, y, size, pips, degrees) => {
  const at = [
    [],
    [[0, 0]],
    [
      [-1, -1],
      [1, 1],
    ],
    [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  ][pips];
  const spots = at
    .map(([dx, dy]) =>
      circle(x + dx * size * 0.26, y + dy * size * 0.26, size * 0.09, pips === 1 ? '#C23A2E' : '#14211B'),
    )
    .join('');
  return `<g transform="rotate(${degrees} ${x} ${y})">${rect(x - size / 2, y - size / 2, size, size, size * 0.18, of('ivory'), 'stroke="#A7977A" stroke-width="2"')}${spots}</g>`;
};
const car = (x, y, colour, number) =>
  path(`M${x - 62} ${y}q4-18 26-20l18-16h34l20 17q24 3 26 19z`, colour) +
  path(`M${x - 14} ${y - 21}l10-10h20l10 10z`, '#DDF1FF') +
  circle(x - 34, y + 2, 12, '#14211B') +
  circle(x + 34, y + 2, 12, '#14211B') +
  circle(x - 34, y + 2, 5, '#BBB') +
  circle(x + 34, y + 2, 5, '#BBB') +
  word(x + 2, y - 4, 18, number, '#fff');

/** What a family of lotteries is drawn with; the others are drawn with balls. */
const motifs = {
  K3: (n) =>
    die(84, 96, 66, (n(0) % 6) + 1, -12) + die(160, 108, 66, (n(1) % 6) + 1, 9) + die(116, 160, 66, (n(2) % 6) + 1, 4),
  PK10: (n) =>
    line('M0 92h240M0 136h240M0 180h240', '#fff', 2, 'stroke-dasharray="14 12" opacity=".35"') +
    [0, 1, 2]
      .map((row) =>
        car(80 + (n(row) % 80), 84 + row * 44, colours[(n(row + 3) + row) % colours.length], (n(row + 5) % 10) + 1),
      )
      .join(''),
};
const balls = (count) => (n) => {
  const spots = {
    3: [
      [72, 118, 40],
      [164, 104, 44],
      [120, 166, 36],
    ],
    4: [
      [74, 92, 36],
      [162, 86, 40],
      [86, 162, 38],
      [164, 164, 34],
    ],
    5: [
      [66, 90, 32],
      [142, 78, 38],
      [190, 146, 30],
      [54, 162, 30],
      [122, 158, 40],
    ],
  }[count];
  return spots
    .map(([x, y, radius], index) =>
      ball(x, y, radius, colours[(n(index) + index) % colours.length], String(n(index + 6) % (count === 5 ? 49 : 10))),
    )
    .join('');
};

/** A cover as wide as high, and one of 16:9, of a lottery. */
export function lotteryCover({ code, family }, isWide) {
  const bytes = createHash('sha256').update(code).digest();
  const n = (index) => bytes[index];
  const hue = (n(20) * 360) / 256;
  const draw = motifs[family] ?? balls(3 + (family.charCodeAt(0) % 3));
  return cover(glow(hue), draw(n) + sparks(n), isWide);
}

const sparks = (n) =>
  [8, 9, 10, 11]
    .map((index) => star(20 + (n(index) / 256) * 200, 14 + (n(index + 4) / 256) * 40, 3 + (n(index) % 4), '#FFE9A8'))
    .join('');

const cover = (ground, content, isWide) => {
  const [width, left] = isWide ? [427, 93] : [240, 0];
  return {
    box: `0 0 ${width} 240`,
    more: ground + shade,
    content: `<rect width="${width}" height="240" fill="url(#ground)"/><g transform="translate(${left} 0)">${content}</g>`,
  };
};

const pitch =
  path('M20 226l46-96h108l46 96z', '#1E7A46') +
  line('M43 178h154M120 130v96M93 130l-10 24h74l-10-24', '#fff', 2, 'opacity=".55"');
const football = (x, y, radius) =>
  circle(x, y, radius, of('ivory')) +
  path(
    `M${x} ${y - radius * 0.36}l${radius * 0.36} ${radius * 0.26}-${radius * 0.14} ${radius * 0.42}h-${radius * 0.44}l-${radius * 0.14}-${radius * 0.42}z`,
    '#14211B',
  ) +
  line(
    `M${x} ${y - radius * 0.36}v-${radius * 0.6}M${x + radius * 0.36} ${y - radius * 0.1}l${radius * 0.56}-${radius * 0.2}M${x - radius * 0.36} ${y - radius * 0.1}l-${radius * 0.56}-${radius * 0.2}M${x + radius * 0.22} ${y + radius * 0.32}l${radius * 0.36} ${radius * 0.5}M${x - radius * 0.22} ${y + radius * 0.32}l-${radius * 0.36} ${radius * 0.5}`,
    '#14211B',
    4,
  );
const board =
  rect(36, 24, 168, 62, 8, '#0A1712', 'stroke="#C9A557" stroke-width="3"') +
  word(84, 70, 40, '2', '#FFD76A') +
  word(120, 66, 32, ':', '#FFD76A') +
  word(156, 70, 40, '1', '#FFD76A');
const basketball =
  circle(170, 158, 46, '#D4703A') + line('M124 158h92M170 112v92M138 126q34 32 0 66M202 126q-34 32 0 66', '#5A2A10', 3);
const pad =
  path(
    'M62 100h116q34 0 40 62q2 34-22 34q-18 0-34-34H78q-16 34-34 34q-24 0-22-34q6-62 40-62z',
    of('dark'),
    'stroke="#8C7BFF" stroke-width="4"',
  ) +
  line('M62 132h32M78 116v32', '#FFFDF6', 9) +
  circle(156, 122, 9, '#F2806A') +
  circle(178, 138, 9, '#8DBBFF') +
  circle(150, 146, 9, '#7FE0A8') +
  star(120, 60, 28, of('gold'));

/** Covers of single games. */
export const gameCovers = {
  'cup-dice': (isWide) =>
    cover(
      glow(24),
      die(82, 148, 72, 5, -14) +
        die(162, 156, 72, 2, 11) +
        path('M72 30h96l-16 74q-32 12-64 0z', of('gold'), 'stroke="#5A3A0C" stroke-width="2"'),
      isWide,
    ),
  'book-fb': (isWide) => cover(glow(140), pitch + football(120, 112, 58), isWide),
  'book-bti': (isWide) => cover(glow(8), board + football(74, 158, 46) + basketball, isWide),
  'book-tf': (isWide) => cover(glow(262), pad, isWide),
};
