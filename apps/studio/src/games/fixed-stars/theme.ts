import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

/** Every colour of the game's picture. */
export const theme: SlotTheme = {
  board: {
    metal: ['#fff2cc', '#c9a45a', '#5e4416'],
    lacquer: ['#1a2668', '#090e30'],
    well: ['rgb(4 6 26 / 93%)', 'rgb(20 28 84 / 80%)'],
    separator: 'rgb(170 195 255 / 24%)',
    shade: 'rgb(2 3 16 / 62%)',
    halo: 'rgb(0 0 0 / 70%)',
  },
  festiveBoard: {
    metal: ['#fff8e0', '#e0bc6c', '#7a5a1c'],
    lacquer: ['#3a1a78', '#160a3a'],
    well: ['rgb(10 4 32 / 93%)', 'rgb(48 18 96 / 80%)'],
    separator: 'rgb(220 190 255 / 26%)',
    shade: 'rgb(6 2 20 / 64%)',
    halo: 'rgb(150 110 255 / 60%)',
  },
  symbolShadow: 'rgb(0 0 10 / 58%)',
  label: { fill: ['#ffffff', '#bcd0ff'], edge: '#0a1038', font: '"Inter Variable", sans-serif' },
  lineTints: [0xffe27a, 0x8ad8ff, 0xff8ab8, 0xc0a0ff, 0xa8f0d8],
  winFrame: '#f2f4ff',
  anticipation: 'rgb(160 190 255 / 75%)',
  spareSymbol: { fill: '#141c52', edge: '#c9a45a', letter: '#e8eeff' },
  held: {
    well: ['#1a1450', '#080420'],
    plate: ['#6a4ab8', '#180a40'],
    light: 0xfff0c0,
    arrival: { drop: 0, grown: 1.7, turn: -45, squash: 0.13, fallMs: 240, settleMs: 420 },
  },
};

/** Falling stars beside the board. */
export const floaters: Drift = {
  count: 3,
  speedY: 0.03,
  swayPx: 20,
  swayMs: 2400,
  spins: false,
  alpha: 0.7,
  smallest: 0.3,
  largest: 0.6,
  sidesOnly: true,
};

/** Sparks of the deep sky. */
export const petals: Drift = {
  count: 26,
  speedY: -0.015,
  swayPx: 16,
  swayMs: 1900,
  spins: true,
  alpha: 0.9,
  smallest: 0.25,
  largest: 0.7,
  sidesOnly: false,
};
