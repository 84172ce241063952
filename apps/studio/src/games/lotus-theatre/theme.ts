import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

/** Every colour of the game's picture. */
export const theme: SlotTheme = {
  board: {
    metal: ['#fff2cc', '#d5a84a', '#6a4610'],
    lacquer: ['#b8285e', '#450a22'],
    well: ['rgb(3 20 22 / 94%)', 'rgb(8 62 58 / 84%)'],
    separator: 'rgb(150 240 205 / 22%)',
    shade: 'rgb(1 12 12 / 62%)',
    halo: 'rgb(0 0 0 / 70%)',
  },
  festiveBoard: {
    metal: ['#fff8e0', '#f0c25c', '#7a5a1c'],
    lacquer: ['#e0431f', '#5c0a04'],
    well: ['rgb(30 6 26 / 94%)', 'rgb(96 20 54 / 84%)'],
    separator: 'rgb(255 200 150 / 26%)',
    shade: 'rgb(18 2 14 / 64%)',
    halo: 'rgb(255 130 80 / 60%)',
  },
  symbolShadow: 'rgb(0 8 8 / 60%)',
  label: { fill: ['#ffffff', '#ffd0e2'], edge: '#3a0420', font: '"Inter Variable", sans-serif' },
  lineTints: [0xffd86b, 0xff8ab8, 0x7af0c0, 0xff9a5a, 0xa8a4ff],
  winFrame: '#fff0d0',
  anticipation: 'rgb(255 150 190 / 75%)',
  spareSymbol: { fill: '#0a3a34', edge: '#d5a84a', letter: '#ffe8f0' },
};

/** Lotus lamps that rise beside the board. */
export const floaters: Drift = {
  count: 5,
  speedY: -0.012,
  swayPx: 26,
  swayMs: 2900,
  spins: false,
  alpha: 0.8,
  smallest: 0.3,
  largest: 0.66,
  sidesOnly: true,
};

/** Petals that fall on the feast. */
export const petals: Drift = {
  count: 28,
  speedY: 0.03,
  swayPx: 34,
  swayMs: 2100,
  spins: true,
  alpha: 0.9,
  smallest: 0.3,
  largest: 0.8,
  sidesOnly: false,
};
