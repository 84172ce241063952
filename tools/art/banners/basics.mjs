// Helpers and colours that the things on banners share.
import * as m from '../slots/materials.mjs';
import { glyph } from '../slots/shapes.mjs';

/** Ivory and gold that stay bright where they face the eye. */
export const ivory = { ...m.canvas, deep: '#d9ccb0', base: '#fff8e8' };
export const minted = { ...m.gold, deep: '#8a5a16', base: '#e9b650' };
export const enamel = { ...m.brass, deep: '#6a4210', base: '#c98f34' };
export const body = (markup, material, more = {}) => ({ markup, material, ...more });
/** A glyph before its own wider shape, which closes its gaps. */
export const carved = (name, back, front, more = {}) => [
  body(glyph(name, 0.92), back, { grow: 0.024, bevel: 0.035 }),
  body(glyph(name, 0.92), front, { bevel: 0.035, shadow: 0.6, ...more }),
];
export const moved = (markup, x, y, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-256 -256)">${markup}</g>`;
export const around = (count, draw) => Array.from({ length: count }, (_, k) => draw((360 * k) / count, k)).join('');
export const slice = (turn, inner, outer, width) =>
  `<path fill="#fff" transform="rotate(${turn} 256 256)" d="M${256 - width} ${256 - outer}A${outer} ${outer} 0 0 1 ${256 + width} ${256 - outer}L${256 + width * 0.72} ${256 - inner}H${256 - width * 0.72}Z"/>`;
export const line = (d, width) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round"/>`;
export const path = (d) => `<path fill="#fff" d="${d}"/>`;
export const diamond = (scale) => moved(path('M256 90L370 256L256 422L142 256Z'), 256, 256, scale);
export const halfDiamond = (scale) => moved(path('M256 90L370 256H142Z'), 256, 256, scale);
