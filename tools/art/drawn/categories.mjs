// A medal for each lobby: green enamel, a rim of gold, one raised figure. All eight share light, rim and weight.
import { circle, coin, line, of, path, rect, star, turned, word } from './shapes.mjs';

const edge = 'stroke="#8A5E17" stroke-width="3" stroke-linejoin="round"';
const dark = '#0D3A2A';

const medal = (figure) =>
  `<ellipse cx="120" cy="226" rx="82" ry="9" fill="#000" opacity=".16"/>` +
  circle(120, 116, 106, of('gold'), 'stroke="#8A5E17" stroke-width="3"') +
  circle(120, 116, 92, of('green'), 'stroke="#6E4A10" stroke-width="3"') +
  `<ellipse cx="96" cy="70" rx="52" ry="30" fill="#fff" opacity=".09"/>` +
  figure;
const ball = (x, y, radius, text, colour) =>
  circle(x, y, radius, of(colour), 'stroke="#06150F" stroke-opacity=".4" stroke-width="2"') +
  circle(x, y, radius * 0.58, of('ivory')) +
  word(x, y + radius * 0.26, radius * 0.72, text, '#15241C');
const card = (degrees, colour, mark) =>
  turned(
    degrees,
    120,
    190,
    rect(86, 56, 68, 98, 9, of('ivory'), 'stroke="#A7977A" stroke-width="2"') +
      `<text x="120" y="122" font-family="Inter,system-ui,sans-serif" font-size="52" text-anchor="middle" fill="${colour}">${mark}</text>`,
  );

/** By the name of the lobby's picture. */
export const categories = {
  rng: medal(
    rect(52, 66, 136, 100, 16, of('gold'), edge) +
      rect(64, 80, 112, 72, 8, of('ivory')) +
      line('M101 80v72M139 80v72', '#B9A97F', 3) +
      [83, 120, 157].map((x) => word(x, 132, 46, '7', '#B3261E')).join(''),
  ),
  live: medal(card(-17, '#15241C', '♠') + card(15, '#B3261E', '♥')),
  sports: medal(
    circle(120, 116, 62, of('ivory'), 'stroke="#A7977A" stroke-width="2"') +
      path('M120 88l27 20-10 31h-34l-10-31z', dark) +
      line('M120 88V58M147 108l28-10M137 139l18 24M103 139l-18 24M93 108l-28-10', dark, 6),
  ),
  cockfight: medal(
    line('M84 132c-30-6-42-34-30-66M80 122c-20-10-26-34-12-56M92 128c-26-20-28-44-12-64', of('gold'), 11) +
      path(
        'M70 96c-12 34 6 74 50 74 36 0 56-26 54-58l-4-30 16-4-14-14c-2-16-14-24-28-20l-6-12-8 12-12-6 2 16c-6 8-8 18-8 26-14 8-32 10-42 16z',
        of('gold'),
        edge,
      ) +
      path('M136 44l6-14 8 10 10-8 2 18-14 2z', of('red')) +
      circle(150, 66, 6, dark) +
      line('M84 118c10 20 34 26 58 12M104 170l-6 20m36-20l6 20', dark, 6),
  ),
  esports: medal(
    path(
      'M78 84h84c20 0 34 22 36 60 1 22-22 28-34 8l-8-12H84l-8 12c-12 20-35 14-34-8 2-38 16-60 36-60z',
      of('gold'),
      edge,
    ) +
      line('M86 98v26M73 111h26', dark, 9) +
      circle(150, 102, 8, dark) +
      circle(168, 118, 8, dark),
  ),
  fish: medal(
    path('M52 118c22-44 82-52 118-12l24-26c6 24 6 50 0 74l-24-26c-34 42-96 36-118-10z', of('gold'), edge) +
      path('M104 84c14-18 34-20 48-10-10 4-16 10-20 16z', of('gold'), edge) +
      circle(84, 110, 8, dark) +
      line('M112 96c10 14 10 30 0 44M132 96c8 12 8 28 0 40', dark, 5),
  ),
  pvp: medal(
    path('M58 154l-8-74 36 30 34-52 34 52 36-30-8 74z', of('gold'), edge) +
      rect(58, 154, 124, 22, 6, of('gold'), edge) +
      star(120, 130, 20, dark),
  ),
  elott: medal(
    ball(88, 96, 34, '7', 'red') +
      ball(150, 92, 30, '24', 'blue') +
      ball(122, 146, 36, '8', 'gold') +
      coin(176, 142, 16),
  ),
};
