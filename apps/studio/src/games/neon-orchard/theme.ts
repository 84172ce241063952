import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

/** Every colour of the game's picture. */
export const theme: SlotTheme = {
  board: {
    metal: ['#e8fbff', '#46bfe8', '#0d3a58'],
    lacquer: ['#6a1a94', '#210838'],
    well: ['rgb(10 3 28 / 94%)', 'rgb(52 12 92 / 82%)'],
    separator: 'rgb(80 230 255 / 42%)',
    shade: 'rgb(4 0 16 / 62%)',
    halo: 'rgb(255 60 180 / 55%)',
  },
  festiveBoard: {
    metal: ['#fff6c8', '#ffc64a', '#8a4a10'],
    lacquer: ['#a3136f', '#4a0a3a'],
    well: ['rgb(36 4 40 / 94%)', 'rgb(110 18 88 / 80%)'],
    separator: 'rgb(255 210 110 / 42%)',
    shade: 'rgb(16 0 12 / 62%)',
    halo: 'rgb(255 150 80 / 60%)',
  },
  symbolShadow: 'rgb(0 0 0 / 60%)',
  label: { fill: ['#ffffff', '#8ff0ff'], edge: '#1a0438', font: '"Inter Variable", sans-serif' },
  lineTints: [0x42e6ff, 0xff58c8, 0xffd23a, 0x9dff5a, 0xb98aff],
  winFrame: '#ffffff',
  anticipation: 'rgb(255 90 200 / 70%)',
  spareSymbol: { fill: '#2a0a52', edge: '#42e6ff', letter: '#ffffff' },
};

/** Rings of light over the road. */
export const floaters: Drift = {
  count: 6,
  speedY: -0.018,
  swayPx: 26,
  swayMs: 2000,
  spins: false,
  alpha: 0.35,
  smallest: 0.2,
  largest: 0.5,
  sidesOnly: true,
};

/** Stars of a big moment. */
export const petals: Drift = {
  count: 20,
  speedY: 0.055,
  swayPx: 30,
  swayMs: 1300,
  spins: true,
  alpha: 0.9,
  smallest: 0.5,
  largest: 1.2,
  sidesOnly: false,
};
