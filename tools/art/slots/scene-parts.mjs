// What the scenes are put together from: gradients, ridges of hills, glows, glyphs as silhouettes.
import { noise } from './relief.mjs';
import { glyph } from './shapes.mjs';

const stops = (list) =>
  list
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
export const down = (id, list) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`;
export const round = (id, list) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

/** A ridge line from the left edge to the right one, filled to the foot of the picture. */
export function ridge(w, h, { base, rise, grain, seed, fill, opacity = 1 }) {
  const steps = 90;
  const points = Array.from({ length: steps + 1 }, (_, k) => {
    const u = k / steps;
    const y = base * h - rise * h * (noise(u * grain, seed, seed) * 0.7 + noise(u * grain * 3.1, seed, seed + 3) * 0.3);
    return `${(u * w).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `<path d="M0 ${h}L${points.join('L')}L${w} ${h}Z" fill="${fill}" opacity="${opacity}"/>`;
}
export const glow = (x, y, rx, ry, fill, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;
export const shape = (name, x, y, size, fill, opacity = 1, turn = 0) =>
  `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 512 512" opacity="${opacity}">${glyph(name, 1, 0, 0, turn).replaceAll('#fff', fill)}</svg>`;
