// Markup of the shapes that symbols are made of, in a box of 512 units.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const icons = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
).icons;

/** A glyph of game-icons, scaled about the middle. */
export function glyph(name, scale = 1, dx = 0, dy = 0, turn = 0) {
  const icon = icons[name];
  if (!icon) throw new Error(`no glyph ${name}`);
  return `<g transform="translate(${256 + dx} ${256 + dy}) rotate(${turn}) scale(${scale}) translate(-256 -256)" fill="#fff">${icon.body.replaceAll('currentColor', '#fff')}</g>`;
}

export const disc = (radius, cx = 256, cy = 256) => `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="#fff"/>`;
export const ring = (outer, inner, cx = 256, cy = 256) =>
  `<path fill="#fff" fill-rule="evenodd" d="${circle(cx, cy, outer)}${circle(cx, cy, inner)}"/>`;
const circle = (cx, cy, r) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A polygon with rounded corners, its first corner on top. */
export function polygon(corners, radius, round = 30, turn = 0, squash = 1) {
  const points = Array.from({ length: corners }, (_, k) => {
    const angle = -Math.PI / 2 + (2 * Math.PI * k) / corners + (turn * Math.PI) / 180;
    return [256 + Math.cos(angle) * radius * squash, 256 + Math.sin(angle) * radius];
  });
  return rounded(points, round);
}

export function rounded(points, round) {
  const n = points.length;
  const part = ([ax, ay], [bx, by]) => {
    const length = Math.hypot(bx - ax, by - ay);
    const t = Math.min(0.5, round / length);
    return [ax + (bx - ax) * t, ay + (by - ay) * t];
  };
  const d = points
    .map((point, k) => {
      const from = part(point, points[(k + n - 1) % n]);
      const to = part(point, points[(k + 1) % n]);
      return `${k === 0 ? 'M' : 'L'}${from}Q${point} ${to}`;
    })
    .join('');
  return `<path fill="#fff" d="${d}Z"/>`;
}

export const box = (x, y, w, h, r = 20) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="#fff"/>`;
/** A drop with its tip on top. */
export const drop = (grow = 0) =>
  `<path fill="#fff" stroke="#fff" stroke-width="${grow}" stroke-linejoin="round" d="M256 60C300 140 410 220 410 320A154 154 0 0 1 102 320C102 220 212 140 256 60Z"/>`;
/** A letter of the heaviest cut, widened by a stroke. */
export const fatLetter = (text, stroke, size = 385, dy = 112) =>
  `<text x="256" y="${256 + dy}" font-family="Noto Serif Display, Noto Serif" font-weight="900" font-size="${size}" text-anchor="middle" fill="#fff" stroke="#fff" stroke-width="${stroke}" stroke-linejoin="round">${text}</text>`;
