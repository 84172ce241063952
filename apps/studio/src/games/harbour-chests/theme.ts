import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

/** Every colour of the game's picture. */
export const theme: SlotTheme = {
  board: {
    metal: ['#ffe6bd', '#c08a45', '#5a3510'],
    lacquer: ['#7a4420', '#3a1d0b'],
    well: ['rgb(4 18 34 / 92%)', 'rgb(12 60 92 / 78%)'],
    separator: 'rgb(190 235 255 / 26%)',
    shade: 'rgb(0 8 18 / 62%)',
    halo: 'rgb(0 0 0 / 70%)',
  },
  festiveBoard: {
    metal: ['#fff0cc', '#e0ae5c', '#7a4a14'],
    lacquer: ['#8c4a3a', '#4a1e2a'],
    well: ['rgb(28 10 36 / 92%)', 'rgb(96 36 70 / 78%)'],
    separator: 'rgb(190 235 255 / 26%)',
    shade: 'rgb(0 8 18 / 62%)',
    halo: 'rgb(255 180 120 / 58%)',
  },
  symbolShadow: 'rgb(0 0 0 / 55%)',
  label: { fill: ['#f4fbff', '#8fd8f5'], edge: '#052133', font: '"Inter Variable", sans-serif' },
  lineTints: [0xffe27a, 0x7fd8ff, 0xff9b85, 0xb6e96a, 0xffb3e6],
  winFrame: '#f0fbff',
  anticipation: 'rgb(255 226 140 / 75%)',
  spareSymbol: { fill: '#0a3a5c', edge: '#c08a45', letter: '#fff0cc' },
};

/** Gulls over the harbour. */
export const floaters: Drift = {
  count: 4,
  speedY: -0.012,
  swayPx: 46,
  swayMs: 2300,
  spins: false,
  alpha: 0.9,
  smallest: 0.4,
  largest: 0.75,
  sidesOnly: true,
};

/** Bubbles of a big moment. */
export const petals: Drift = {
  count: 18,
  speedY: -0.05,
  swayPx: 18,
  swayMs: 1200,
  spins: false,
  alpha: 0.7,
  smallest: 0.5,
  largest: 1.1,
  sidesOnly: false,
};
