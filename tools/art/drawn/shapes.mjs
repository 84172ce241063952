// Parts of the drawn pictures: one palette, one light from the upper left, one tray that things stand on. A scene is 240 by 240.

const stops = (...colours) =>
  colours.map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`).join('');
const GRADIENTS = {
  gold: ['#FFEDB5', '#E6B95A', '#9C6A1C'],
  green: ['#3F9470', '#1D6047', '#0D3A2A'],
  red: ['#F2806A', '#C23A2E', '#7D1A16'],
  ivory: ['#FFFDF6', '#EFE6D2', '#C9BB9C'],
  blue: ['#8DBBFF', '#3D6FC4', '#1D3C7C'],
  dark: ['#2E4A3E', '#152A22', '#0A1712'],
};

export const defs = `<defs>${Object.entries(GRADIENTS)
  .map(
    ([name, colours]) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2=".6" y2="1">${stops(...colours)}</linearGradient>`,
  )
  .join('')}</defs>`;

/** The fill of a gradient. */
export const of = (name) => `url(#${name})`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const rect = (x, y, width, height, radius, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
export const circle = (x, y, radius, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const turned = (degrees, x, y, content) => `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;
export const word = (x, y, size, text, colour) =>
  `<text x="${x}" y="${y}" font-family="Inter,system-ui,sans-serif" font-weight="800" font-size="${size}" text-anchor="middle" fill="${colour}">${text}</text>`;

/** A round tray of green cloth with a rim of gold. */
export const tray = `<ellipse cx="120" cy="204" rx="100" ry="25" fill="#000" opacity=".18"/><ellipse cx="120" cy="196" rx="96" ry="26" fill="#0A2C20"/><ellipse cx="120" cy="190" rx="96" ry="26" fill="${of('green')}" stroke="${of('gold')}" stroke-width="4"/>`;

export const star = (x, y, radius, fill) => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.45;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${fill}"/>`;
};

/** A coin seen from the front, with the diamond of the brand. */
export const coin = (x, y, radius) =>
  circle(x, y, radius, of('gold'), 'stroke="#8A5E17" stroke-width="2"') +
  circle(x, y, radius * 0.74, 'none', 'stroke="#8A5E17" stroke-opacity=".55" stroke-width="2"') +
  path(
    `M${x} ${y - radius * 0.45}L${x + radius * 0.38} ${y}L${x} ${y + radius * 0.45}L${x - radius * 0.38} ${y}z`,
    '#8A5E17',
    'opacity=".75"',
  );

/** A chip seen from the front. */
export const chip = (x, y, radius, colour) =>
  circle(x, y, radius, of(colour), 'stroke="#06150F" stroke-opacity=".45" stroke-width="2"') +
  `<circle cx="${x}" cy="${y}" r="${radius * 0.86}" fill="none" stroke="${of('ivory')}" stroke-width="${radius * 0.22}" stroke-dasharray="${radius * 0.42} ${radius * 0.48}"/>` +
  circle(x, y, radius * 0.6, of('ivory')) +
  circle(x, y, radius * 0.5, of(colour));

/** A person as a piece of a board game. */
export const pawn = (x, y, colour) =>
  path(`M${x - 34} ${y}q0-46 34-46t34 46q-34 14-68 0z`, of(colour)) + circle(x, y - 66, 24, of(colour));

/** A ball with a number. */
export const ball = (x, y, radius, colour, text) =>
  `<ellipse cx="${x}" cy="${y + radius * 0.98}" rx="${radius * 0.8}" ry="${radius * 0.16}" fill="#000" opacity=".35"/>` +
  circle(x, y, radius, colour) +
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#shade)"/>` +
  circle(x, y, radius * 0.56, '#FFFDF6') +
  word(x, y + radius * 0.24, radius * 0.66, text, '#14211B');
