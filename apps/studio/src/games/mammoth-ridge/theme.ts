import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

/** Every colour of the game's picture. */
export const theme: SlotTheme = {
  board: {
    metal: ['#ffffff', '#a5bfce', '#324654'],
    lacquer: ['#2c5a78', '#0e2233'],
    well: ['rgb(4 16 32 / 92%)', 'rgb(18 58 86 / 78%)'],
    separator: 'rgb(200 240 255 / 30%)',
    shade: 'rgb(0 8 18 / 60%)',
    halo: 'rgb(60 255 190 / 36%)',
  },
  festiveBoard: {
    metal: ['#fff4fb', '#d8a8d0', '#5a2a5a'],
    lacquer: ['#6a2a7a', '#2a0a40'],
    well: ['rgb(26 6 44 / 92%)', 'rgb(88 30 104 / 78%)'],
    separator: 'rgb(255 210 240 / 30%)',
    shade: 'rgb(14 0 20 / 60%)',
    halo: 'rgb(255 120 210 / 52%)',
  },
  symbolShadow: 'rgb(0 0 0 / 55%)',
  label: { fill: ['#ffffff', '#b8ecff'], edge: '#04223a', font: '"Inter Variable", sans-serif' },
  lineTints: [0x7dffd0, 0x8fdcff, 0xffd86b, 0xffa0e0, 0xc0b0ff],
  winFrame: '#f4fdff',
  anticipation: 'rgb(140 240 255 / 70%)',
  spareSymbol: { fill: '#12374e', edge: '#a5bfce', letter: '#ffffff' },
};

/** Flakes that fall behind the board. */
export const floaters: Drift = {
  count: 12,
  speedY: 0.02,
  swayPx: 30,
  swayMs: 2400,
  spins: false,
  alpha: 0.4,
  smallest: 0.1,
  largest: 0.28,
  sidesOnly: false,
};

/** Snow while the free spins last. */
export const petals: Drift = {
  count: 22,
  speedY: 0.05,
  swayPx: 42,
  swayMs: 1700,
  spins: true,
  alpha: 0.85,
  smallest: 0.4,
  largest: 1.1,
  sidesOnly: false,
};
