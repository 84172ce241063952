// What stands on the tray: one thing for each page that may be empty or asks for a log-in.
import { chip, circle, coin, line, of, path, pawn, rect, star, turned, word } from './shapes.mjs';

const step = (x, y, height, text) =>
  rect(x, y, 46, height, 4, of('ivory'), 'stroke="#A7977A" stroke-width="2"') +
  word(x + 23, y + 32, 24, text, '#7A6B4C');
const gem = (x, y, size, colour) =>
  path(
    `M${x - size} ${y}l${size * 0.45}-${size * 0.6}h${size * 1.1}l${size * 0.45} ${size * 0.6}l-${size} ${size * 1.2}z`,
    of(colour),
    'stroke="#fff" stroke-opacity=".5" stroke-width="2"',
  ) +
  line(
    `M${x - size} ${y}h${size * 2}M${x - size * 0.4} ${y}l${size * 0.4} ${size * 1.1}l${size * 0.4}-${size * 1.1}`,
    '#fff',
    2,
    'opacity=".5"',
  );
const ticket = (colour) =>
  path(
    'M62 92h116v20a12 12 0 000 24v20H62v-20a12 12 0 000-24z',
    of(colour),
    'stroke="#5A3A0C" stroke-opacity=".4" stroke-width="2"',
  ) + line('M146 98v52', '#fff', 3, 'stroke-dasharray="2 8" opacity=".8"');

export const scenes = {
  winners:
    line('M84 72c-30-4-30 38 6 42M156 72c30-4 30 38-6 42', of('gold'), 9) +
    path('M80 52h80v34c0 36-18 54-40 54s-40-18-40-54z', of('gold'), 'stroke="#8A5E17" stroke-width="2"') +
    rect(111, 138, 18, 26, 3, of('gold')) +
    rect(86, 160, 68, 22, 5, of('dark'), 'stroke="#8A5E17" stroke-width="2"') +
    star(120, 92, 22, '#FFF6DC'),
  ranking:
    step(50, 142, 44, '2') +
    step(97, 112, 76, '1') +
    step(144, 156, 30, '3') +
    circle(73, 124, 17, of('ivory'), 'stroke="#8E9AA0" stroke-width="4"') +
    coin(120, 88, 24) +
    circle(167, 138, 17, '#C98A55', 'stroke="#8A5226" stroke-width="4"'),
  vip:
    path(
      'M60 160L48 84l38 26 34-52 34 52 38-26-12 76z',
      of('gold'),
      'stroke="#8A5E17" stroke-width="2" stroke-linejoin="round"',
    ) +
    rect(60, 156, 120, 24, 6, of('gold'), 'stroke="#8A5E17" stroke-width="2"') +
    circle(48, 82, 9, of('red')) +
    circle(120, 56, 10, of('green')) +
    circle(192, 82, 9, of('red')) +
    circle(90, 168, 7, of('blue')) +
    circle(120, 168, 8, of('red')) +
    circle(150, 168, 7, of('blue')),
  points:
    coin(76, 156, 27) +
    coin(164, 160, 23) +
    gem(120, 96, 46, 'blue') +
    gem(172, 116, 18, 'red') +
    gem(66, 104, 16, 'green'),
  refer:
    pawn(82, 180, 'ivory') +
    pawn(150, 184, 'gold') +
    circle(190, 84, 22, of('green'), 'stroke="#FFEDB5" stroke-width="3"') +
    line('M180 84h20M190 74v20', '#FFFDF6', 5),
  links: turned(
    -32,
    120,
    120,
    `<rect x="44" y="92" width="92" height="52" rx="26" fill="none" stroke="${of('gold')}" stroke-width="18"/>` +
      `<rect x="106" y="92" width="92" height="52" rx="26" fill="none" stroke="${of('green')}" stroke-width="18"/>` +
      `<path d="M127 101q9 8 9 19" fill="none" stroke="${of('gold')}" stroke-width="18"/>`,
  ),
  affiliate:
    chip(92, 124, 50, 'green') +
    chip(150, 132, 50, 'red') +
    circle(176, 78, 20, of('gold')) +
    word(176, 86, 24, '%', '#5A3A0C'),
  agents:
    path('M72 184V96q0-50 48-50t48 50v88z', of('gold')) +
    path('M84 182V98q0-38 36-38t36 38v84z', of('green')) +
    rect(96, 104, 20, 30, 3, '#0D3A2A') +
    rect(124, 104, 20, 30, 3, '#0D3A2A') +
    rect(96, 144, 20, 28, 3, '#0D3A2A') +
    rect(124, 144, 20, 28, 3, '#0D3A2A') +
    circle(148, 138, 6, of('gold')) +
    star(120, 84, 12, '#FFEDB5'),
  contract:
    turned(
      -6,
      120,
      120,
      rect(70, 52, 100, 126, 8, of('ivory'), 'stroke="#A7977A" stroke-width="2"') +
        line('M88 80h64M88 98h64M88 116h64M88 134h36', '#9B8D6F', 5),
    ) +
    path('M138 150l-8 34 16-8 14 12 4-36z', of('red')) +
    circle(150, 142, 22, of('red'), 'stroke="#7D1A16" stroke-width="3"') +
    star(150, 142, 12, '#FFD9C9'),
  missions:
    rect(82, 48, 9, 136, 4, of('gold')) +
    path('M91 56q36-18 74 0v58q-38-16-74 2z', of('red')) +
    line('M108 88l14 13 26-28', '#FFFDF6', 8) +
    circle(86, 46, 9, of('gold')),
  raffles: turned(14, 120, 120, ticket('gold')) + turned(-14, 120, 134, ticket('red') + star(106, 124, 20, '#FFEDB5')),
  rewards:
    rect(62, 104, 116, 78, 6, of('red')) +
    rect(54, 84, 132, 30, 6, of('red'), 'stroke="#7D1A16" stroke-width="2"') +
    rect(108, 84, 24, 98, 0, of('gold')) +
    line('M120 84c-34 0-52-42-24-44 16-1 24 24 24 44c0-20 8-45 24-44 28 2 10 44-24 44z', of('gold'), 9),
  messages:
    rect(52, 74, 136, 96, 10, of('ivory'), 'stroke="#A7977A" stroke-width="2"') +
    line('M56 80l64 56 64-56', '#A7977A', 4) +
    circle(120, 134, 19, of('red')) +
    star(120, 134, 10, '#FFD9C9'),
  news: turned(
    -5,
    120,
    120,
    rect(60, 58, 120, 122, 6, of('ivory'), 'stroke="#A7977A" stroke-width="2"') +
      rect(74, 72, 92, 16, 3, '#3B4A40') +
      rect(74, 98, 42, 36, 4, of('green')) +
      line('M126 102h40M126 116h40M126 130h40M74 148h92M74 162h60', '#9B8D6F', 5),
  ),
  notices:
    path('M62 102v34l70 34V68z', of('gold'), 'stroke="#8A5E17" stroke-width="2" stroke-linejoin="round"') +
    rect(44, 102, 26, 34, 8, of('green')) +
    path('M132 62q22 58 0 114z', of('red')) +
    line('M160 92q18 26 0 54M178 78q30 42 0 84', of('gold'), 7) +
    path('M78 140l10 40h18l-8-34z', of('green')),
  help:
    path(
      'M120 86q-30-22-70-14v94q40-8 70 14q30-22 70-14V72q-40-8-70 14z',
      of('ivory'),
      'stroke="#A7977A" stroke-width="2"',
    ) +
    line('M120 88v90', '#A7977A', 3) +
    line('M66 96q22-3 40 6M66 118q22-3 40 6M66 140q22-3 40 6', '#9B8D6F', 5) +
    word(154, 150, 62, '?', '#1D6047'),
  account:
    line('M92 108V84q0-30 28-30t28 30v24', of('ivory'), 14) +
    rect(74, 104, 92, 78, 14, of('gold'), 'stroke="#8A5E17" stroke-width="2"') +
    circle(120, 136, 12, '#5A3A0C') +
    path('M115 138h10l5 26h-20z', '#5A3A0C'),
  play:
    turned(
      -10,
      96,
      120,
      rect(56, 62, 80, 112, 10, of('ivory'), 'stroke="#A7977A" stroke-width="2"') +
        path('M96 92l22 28-22 28-22-28z', of('red')),
    ) +
    circle(152, 134, 42, of('gold'), 'stroke="#8A5E17" stroke-width="2"') +
    path('M140 112v44l36-22z', '#5A3A0C'),
};

/** What only wide pictures show. */
export const things = {
  phone:
    rect(82, 36, 76, 148, 14, of('dark'), 'stroke="#C9A557" stroke-width="3"') +
    rect(90, 52, 60, 112, 6, of('green')) +
    coin(120, 92, 20) +
    rect(100, 126, 40, 12, 6, of('gold')) +
    circle(120, 174, 5, of('gold')),
  check:
    circle(108, 104, 52, of('ivory'), 'stroke="#C08F2C" stroke-width="12"') +
    line('M148 146l34 34', of('gold'), 20) +
    line('M84 104l18 18 32-36', '#1D6047', 13),
  ledger:
    rect(62, 52, 116, 132, 8, of('green'), 'stroke="#0A2C20" stroke-width="2"') +
    rect(76, 52, 10, 132, 0, of('gold')) +
    rect(100, 74, 64, 34, 5, of('ivory')) +
    line('M110 86h44M110 97h30', '#9B8D6F', 4) +
    coin(132, 146, 22),
  bonus:
    chip(104, 124, 56, 'green') +
    circle(164, 92, 36, of('gold'), 'stroke="#8A5E17" stroke-width="2"') +
    word(164, 101, 26, '+50%', '#5A3A0C'),
  cap:
    path('M62 150q-4-74 58-76t66 76z', of('green'), 'stroke="#0A2C20" stroke-width="2"') +
    path('M150 150q52-6 62 14-28 16-90 2z', of('dark')) +
    line('M120 74q-26 30-26 76M120 74q26 30 26 76', '#0A2C20', 2, 'opacity=".6"') +
    circle(120, 72, 6, of('gold')) +
    star(106, 122, 16, '#FFEDB5'),
  cards:
    turned(
      -14,
      120,
      120,
      rect(66, 62, 74, 108, 8, of('ivory'), 'stroke="#A7977A" stroke-width="2"') +
        path('M103 92l18 24-18 24-18-24z', of('red')),
    ) +
    turned(
      10,
      130,
      120,
      rect(104, 66, 74, 108, 8, of('green'), 'stroke="#C9A557" stroke-width="4"') + star(141, 120, 24, '#E6B95A'),
    ),
  voucher10: turned(-6, 120, 120, ticket('gold') + word(104, 136, 42, '10', '#5A3A0C')),
  voucher50: turned(-6, 120, 120, ticket('red') + word(104, 136, 42, '50', '#FFEDB5')),
  coins: coin(84, 158, 30) + coin(158, 160, 30) + coin(120, 122, 34) + coin(120, 176, 24),
};
