import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

/** Every colour of the game's picture. */
export const theme: SlotTheme = {
  board: {
    metal: ['#fff3c9', '#e0a63a', '#7a4a08'],
    lacquer: ['#d98a1c', '#6b3604'],
    well: ['rgb(44 26 8 / 92%)', 'rgb(92 56 18 / 82%)'],
    separator: 'rgb(255 240 190 / 16%)',
    shade: 'rgb(24 12 2 / 50%)',
    halo: 'rgb(40 24 0 / 55%)',
  },
  festiveBoard: {
    metal: ['#fffbe0', '#ffd257', '#a86a08'],
    lacquer: ['#ffb52e', '#a3590a'],
    well: ['rgb(70 34 4 / 90%)', 'rgb(150 84 14 / 74%)'],
    separator: 'rgb(255 236 170 / 20%)',
    shade: 'rgb(40 18 0 / 52%)',
    halo: 'rgb(255 210 90 / 60%)',
  },
  symbolShadow: 'rgb(10 20 0 / 50%)',
  label: { fill: ['#fffef0', '#ffd98a'], edge: '#4a2400', font: '"Inter Variable", sans-serif' },
  lineTints: [0xfff0b0, 0xbff59a, 0xffb46a, 0xff8ab0],
  winFrame: '#fff8dc',
  anticipation: 'rgb(255 226 130 / 70%)',
  spareSymbol: { fill: '#3f6a1c', edge: '#ffd98a', letter: '#fffbe6' },
};

/** Bees on their way beside the board. */
export const floaters: Drift = {
  count: 5,
  speedY: -0.018,
  swayPx: 60,
  swayMs: 2100,
  spins: false,
  alpha: 0.9,
  smallest: 0.28,
  largest: 0.5,
  sidesOnly: true,
};

/** Daisies that fall while the free spins last. */
export const petals: Drift = {
  count: 14,
  speedY: 0.045,
  swayPx: 44,
  swayMs: 1700,
  spins: true,
  alpha: 0.95,
  smallest: 0.6,
  largest: 1.2,
  sidesOnly: false,
};
