import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

/** Every colour of the game's picture. */
export const theme: SlotTheme = {
  board: {
    metal: ['#f4f8ff', '#97a5b8', '#2b3442'],
    lacquer: ['#2f3d54', '#10151f'],
    well: ['rgb(8 12 26 / 92%)', 'rgb(30 34 66 / 78%)'],
    separator: 'rgb(150 180 255 / 16%)',
    shade: 'rgb(4 6 16 / 62%)',
    halo: 'rgb(0 0 0 / 70%)',
  },
  festiveBoard: {
    metal: ['#fff0d8', '#e0a45a', '#6a2c10'],
    lacquer: ['#7a2418', '#2c0a10'],
    well: ['rgb(30 6 12 / 92%)', 'rgb(96 26 26 / 76%)'],
    separator: 'rgb(255 190 140 / 18%)',
    shade: 'rgb(20 4 4 / 62%)',
    halo: 'rgb(255 130 60 / 55%)',
  },
  symbolShadow: 'rgb(0 0 0 / 60%)',
  label: { fill: ['#ffffff', '#a8ccff'], edge: '#0a1430', font: '"Inter Variable", sans-serif' },
  lineTints: [0xbcd6ff, 0xffd27a, 0xff9a4d, 0xff6a4a],
  winFrame: '#e6f0ff',
  anticipation: 'rgb(150 190 255 / 70%)',
  spareSymbol: { fill: '#1c2535', edge: '#97a5b8', letter: '#eef4ff' },
};

/** Embers that rise from the forge. */
export const floaters: Drift = {
  count: 12,
  speedY: -0.045,
  swayPx: 18,
  swayMs: 1300,
  spins: true,
  alpha: 0.75,
  smallest: 0.08,
  largest: 0.26,
  sidesOnly: true,
};

/** Flames that rise while the free spins last. */
export const petals: Drift = {
  count: 18,
  speedY: -0.07,
  swayPx: 26,
  swayMs: 1100,
  spins: false,
  alpha: 0.8,
  smallest: 0.5,
  largest: 1.2,
  sidesOnly: false,
};
