import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

/** Every colour of the game's picture. */
export const theme: SlotTheme = {
  board: {
    metal: ['#fff1c4', '#d9a441', '#7a4f12'],
    lacquer: ['#0f5c46', '#05291f'],
    well: ['rgb(2 20 17 / 92%)', 'rgb(10 58 48 / 78%)'],
    separator: 'rgb(160 235 200 / 20%)',
    shade: 'rgb(0 14 10 / 62%)',
    halo: 'rgb(0 0 0 / 70%)',
  },
  festiveBoard: {
    metal: ['#f4ffe0', '#e4c45a', '#7f6a14'],
    lacquer: ['#1f8a5e', '#0a4a33'],
    well: ['rgb(4 34 24 / 92%)', 'rgb(24 98 70 / 76%)'],
    separator: 'rgb(160 235 200 / 20%)',
    shade: 'rgb(0 14 10 / 62%)',
    halo: 'rgb(120 255 190 / 55%)',
  },
  symbolShadow: 'rgb(0 0 0 / 55%)',
  label: { fill: ['#f2fff4', '#7fe6b0'], edge: '#043022', font: '"Inter Variable", sans-serif' },
  lineTints: [0xbff5d8, 0xffe27a, 0xffa94d, 0xff7a6b],
  winFrame: '#eafff4',
  anticipation: 'rgb(160 255 210 / 70%)',
  spareSymbol: { fill: '#0d3b35', edge: '#8fd0a4', letter: '#e9fff0' },
};

/** Drops that rise from the pool. */
export const floaters: Drift = {
  count: 7,
  speedY: -0.02,
  swayPx: 12,
  swayMs: 1700,
  spins: false,
  alpha: 0.4,
  smallest: 0.25,
  largest: 0.6,
  sidesOnly: true,
};

/** Leaves that fall while the free spins last. */
export const petals: Drift = {
  count: 16,
  speedY: 0.05,
  swayPx: 40,
  swayMs: 1500,
  spins: true,
  alpha: 0.9,
  smallest: 0.7,
  largest: 1.3,
  sidesOnly: false,
};
