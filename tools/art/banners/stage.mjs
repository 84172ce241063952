// What is behind and before the things of a banner: wall, floor, far lights, and the dark where text stands.
import sharp from 'sharp';
import { noise } from '../slots/relief.mjs';

const svg = ([width, height], inner) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);
const radial = (id, colour, strength) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${strength * 0.36}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** A round light. */
export const glow = (size, colour, strength) =>
  svg(
    [size, size],
    `<defs>${radial('g', colour, strength)}</defs><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="url(#g)"/>`,
  );

/** Far lights out of focus: a soft disc with a brighter rim. */
function farLights({ lights, sea }, { box: [width], left, scale }, horizon) {
  return Array.from({ length: sea ? 34 : 30 }, (_, k) => {
    const at = (n) => noise(k, n, 40 + n);
    const x = left - 120 * scale + at(1) * (width - left + 160 * scale);
    const y = sea ? at(2) * horizon * 1.7 : at(2) * horizon * 0.94;
    const r = (sea ? 4 + 15 * at(3) ** 2 : 7 + 17 * at(3)) * scale;
    const colour = lights[k % lights.length];
    const strength = 0.22 + 0.5 * at(4);
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" fill-opacity="${sea ? strength * 0.3 : strength}" stroke="${colour}" stroke-opacity="${strength}" stroke-width="${sea ? 1.6 : 1}"/>`;
  }).join('');
}

/** Shafts of light from above the water. */
const shafts = ({ left, scale }, [, height]) =>
  [0, 1, 2, 3, 4]
    .map((k) => {
      const x = left + (60 + k * 190) * scale;
      return `<path d="M${x} -20h${(40 + (k % 3) * 26) * scale}L${x - 60 * scale} ${height}h${-(110 + (k % 2) * 60) * scale}Z" fill="#bff6ff" fill-opacity="${0.05 + (k % 3) * 0.025}"/>`;
    })
    .join('');

/** Sand at the foot of the water. */
const seabed = ({ box: [, height], top, scale }) => {
  const y = top + 418 * scale;
  const wave = Array.from({ length: 14 }, (_, k) => `q${80 * scale} ${(k % 2 ? 26 : -30) * scale} ${160 * scale} 0`);
  return `<defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a8c49a" stop-opacity=".8"/><stop offset=".5" stop-color="#3f7f7c" stop-opacity=".8"/><stop offset="1" stop-color="#0a3a48" stop-opacity=".9"/></linearGradient></defs><path d="M0 ${y}${wave.join('')}V${height}H0Z" fill="url(#n)"/>`;
};

const stripes = ({ box: [, height], left, scale }, horizon) =>
  Array.from({ length: 9 }, (_, k) => {
    const middle = left + 450 * scale;
    const at = (n, spread) => middle + (n - 4.5) * spread * scale;
    return k % 2
      ? ''
      : `<path d="M${at(k, 120)} ${horizon}H${at(k + 1, 120)}L${at(k + 1, 330)} ${height}H${at(k, 330)}Z" fill="#fff" fill-opacity=".06"/>`;
  }).join('');

/** Wall and floor under the lamp, with the far lights, as a PNG. */
export async function back(look, frame) {
  const { box, left, top, scale } = frame;
  const [width, height] = box;
  const horizon = Math.round(top + 330 * scale);
  const [cx, cy] = [left + 450 * scale, top + 210 * scale];
  const { wall, floor } = look;
  const sheet = svg(
    box,
    `<defs><radialGradient id="w" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${640 * scale}"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></radialGradient>
<radialGradient id="f" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${cx} ${horizon + 70 * scale}) scale(${640 * scale} ${230 * scale})"><stop offset="0" stop-color="${floor.light}"/><stop offset="1" stop-color="${floor.edge}"/></radialGradient>
<linearGradient id="h" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>
<pattern id="t" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 4L4 0" stroke="#fff" stroke-opacity="${floor.weave ?? 0}"/><path d="M0 0L4 4" stroke="#000" stroke-opacity="${(floor.weave ?? 0) * 1.6}"/></pattern>
${radial('l', look.lamp, 0.62)}</defs>
<rect width="${width}" height="${height}" fill="url(#w)"/>${look.sea ? shafts(frame, box) + seabed(frame) : ''}
<g>${look.sea ? '' : `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#f)"/>${floor.stripes ? stripes(frame, horizon) : ''}<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#t)"/><rect y="${horizon}" width="${width}" height="${60 * scale}" fill="url(#h)"/><rect y="${horizon - 1}" width="${width}" height="1.5" fill="${look.lamp}" fill-opacity=".28"/>`}</g>
<ellipse cx="${cx}" cy="${cy}" rx="${430 * scale}" ry="${300 * scale}" fill="url(#l)"/>`,
  );
  const lights = await sharp(svg(box, farLights(look, frame, horizon)))
    .blur(look.sea ? 0.6 : 2.2 * scale)
    .png()
    .toBuffer();
  const floorShade = svg(
    box,
    `<defs>${radial('s', '#000', 0.75)}</defs><ellipse cx="${cx}" cy="${top + 470 * scale}" rx="${480 * scale}" ry="${70 * scale}" fill="url(#s)"/>`,
  );
  return sharp(sheet)
    .composite([{ input: lights, blend: 'screen' }, ...(floor.mirror ? [] : [{ input: floorShade }])])
    .png()
    .toBuffer();
}

/** The dark under the text: the left of a desktop banner, the foot of a mobile one; and the dark corners of both. */
export function front({ wall }, { box, left, scale }, form) {
  const [width, height] = box;
  const dark = wall[1];
  const along = form === 'desktop' ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="1" x2="0" y2="0"';
  const stops =
    form === 'desktop'
      ? [
          [0, 0.94],
          [0.3, 0.9],
          [0.42, 0.66],
          [0.53, 0.16],
          [0.6, 0],
        ]
      : [
          [0, 0.97],
          [0.26, 0.94],
          [0.36, 0.84],
          [0.44, 0.48],
          [0.54, 0.1],
          [0.6, 0],
        ];
  return [
    {
      input: svg(
        box,
        `<defs><linearGradient id="d" ${along}>${stops.map(([at, a]) => `<stop offset="${at}" stop-color="${dark}" stop-opacity="${a}"/>`).join('')}</linearGradient>
<radialGradient id="v" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${left + 450 * scale} ${height * 0.46}) scale(${620 * scale} ${480 * scale})"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#v)"/><rect width="${width}" height="${height}" fill="url(#d)"/>`,
      ),
    },
  ];
}
