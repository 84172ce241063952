import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

const gold = ['#fff1c4', '#d9a441', '#7a4f12'] as const;

/** Every colour of Lantern Garden's picture. */
export const theme: SlotTheme = {
  board: {
    metal: gold,
    lacquer: ['#7d1a1c', '#4a0c12'],
    well: ['rgb(3 13 13 / 92%)', 'rgb(12 44 43 / 80%)'],
    separator: 'rgb(224 178 84 / 38%)',
    shade: 'rgb(0 6 6 / 62%)',
    halo: 'rgb(0 0 0 / 70%)',
  },
  festiveBoard: {
    metal: ['#fff6d8', '#f0b84a', '#8f5410'],
    lacquer: ['#b3341f', '#6d1218'],
    well: ['rgb(26 6 8 / 90%)', 'rgb(84 26 20 / 74%)'],
    separator: 'rgb(255 205 110 / 48%)',
    shade: 'rgb(22 2 2 / 62%)',
    halo: 'rgb(255 150 50 / 60%)',
  },
  symbolShadow: 'rgb(0 0 0 / 55%)',
  label: { fill: ['#fff6d2', '#f0b43e'], edge: '#4d0f06', font: '"Inter Variable", sans-serif' },
  lineTints: [
    0xffd24a, 0xff7a6b, 0x6be3c4, 0x8fb4ff, 0xff9ed2, 0xb6e96a, 0xffa94d, 0x7fd8ff, 0xe59bff, 0xf5f08a, 0x6be38b,
    0xff8fa3, 0x9fd0ff, 0xffc28a, 0xc7b3ff, 0x8ff0e0, 0xffe08a, 0xff9b85, 0xa9f0a0, 0xffb3e6,
  ],
  winFrame: '#ffffff',
  anticipation: 'rgb(255 200 90 / 75%)',
  spareSymbol: { fill: '#123c33', edge: '#d9a441', letter: '#ffe9a8' },
};

/** Lanterns that rise slowly over the water. */
export const floaters: Drift = {
  count: 6,
  speedY: -0.014,
  swayPx: 16,
  swayMs: 2100,
  spins: false,
  alpha: 0.85,
  smallest: 0.55,
  largest: 1,
  sidesOnly: true,
};

/** Petals that fall while the free spins last. */
export const petals: Drift = {
  count: 18,
  speedY: 0.055,
  swayPx: 34,
  swayMs: 1300,
  spins: true,
  alpha: 0.9,
  smallest: 0.6,
  largest: 1.15,
  sidesOnly: false,
};
