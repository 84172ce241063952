import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

/** Every colour of the game's picture. */
export const theme: SlotTheme = {
  board: {
    metal: ['#ffe9b0', '#cf952f', '#6a3d0c'],
    lacquer: ['#8a1219', '#3d0409'],
    well: ['rgb(20 4 6 / 93%)', 'rgb(60 14 14 / 82%)'],
    separator: 'rgb(255 190 110 / 30%)',
    shade: 'rgb(12 0 2 / 66%)',
    halo: 'rgb(0 0 0 / 75%)',
  },
  festiveBoard: {
    metal: ['#fff4cf', '#f2b447', '#95520f'],
    lacquer: ['#c8401c', '#761410'],
    well: ['rgb(34 8 4 / 92%)', 'rgb(112 34 14 / 78%)'],
    separator: 'rgb(255 190 110 / 30%)',
    shade: 'rgb(12 0 2 / 66%)',
    halo: 'rgb(255 130 40 / 62%)',
  },
  symbolShadow: 'rgb(0 0 0 / 55%)',
  label: { fill: ['#fff2cf', '#f0b43e'], edge: '#3a0408', font: '"Inter Variable", sans-serif' },
  lineTints: [0xffd24a, 0xff7a6b, 0xffb38a, 0xf5f08a, 0xff9ed2, 0xffa94d, 0x9fd0ff, 0xc7b3ff, 0x8ff0c0, 0xffe08a],
  winFrame: '#fff4d8',
  anticipation: 'rgb(255 170 70 / 75%)',
  spareSymbol: { fill: '#4a0c12', edge: '#d9a441', letter: '#ffe9a8' },
};

/** Lanterns that hang in the lobby’s draught. */
export const floaters: Drift = {
  count: 5,
  speedY: -0.01,
  swayPx: 10,
  swayMs: 2600,
  spins: false,
  alpha: 0.8,
  smallest: 0.6,
  largest: 1,
  sidesOnly: true,
};

/** Sparks that rise while the free spins last. */
export const petals: Drift = {
  count: 22,
  speedY: -0.07,
  swayPx: 26,
  swayMs: 900,
  spins: false,
  alpha: 0.85,
  smallest: 0.4,
  largest: 0.9,
  sidesOnly: false,
};
