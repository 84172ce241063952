import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

/** Every colour of the game's picture. */
export const theme: SlotTheme = {
  board: {
    metal: ['#ffeadb', '#d59a78', '#6e3a26'],
    lacquer: ['#0f6a78', '#042a38'],
    well: ['rgb(3 28 40 / 93%)', 'rgb(12 84 100 / 80%)'],
    separator: 'rgb(168 255 244 / 24%)',
    shade: 'rgb(0 16 26 / 62%)',
    halo: 'rgb(0 0 0 / 70%)',
  },
  festiveBoard: {
    metal: ['#fff4e6', '#e8b48c', '#86503a'],
    lacquer: ['#1b3f9a', '#081746'],
    well: ['rgb(4 12 44 / 93%)', 'rgb(24 52 128 / 80%)'],
    separator: 'rgb(160 215 255 / 28%)',
    shade: 'rgb(2 6 26 / 66%)',
    halo: 'rgb(80 210 255 / 60%)',
  },
  symbolShadow: 'rgb(0 8 16 / 58%)',
  label: { fill: ['#ffffff', '#ffe0a8'], edge: '#0a3040', font: '"Inter Variable", sans-serif' },
  lineTints: [0xffe08a, 0x7ff0e4, 0xff8fa8, 0xb8a0ff, 0xa8f0b0],
  winFrame: '#f4fffc',
  anticipation: 'rgb(255 220 190 / 75%)',
  spareSymbol: { fill: '#0b5568', edge: '#d59a78', letter: '#e6fffa' },
  held: {
    well: ['#0a3f52', '#03141f'],
    plate: ['#1c93a0', '#05283a'],
    light: 0xd8fff6,
    arrival: { drop: 0.5, grown: 1.12, turn: -9, squash: 0.1, fallMs: 300, settleMs: 420 },
  },
};

/** Sails that pass in the bay. */
export const floaters: Drift = {
  count: 3,
  speedY: 0.004,
  swayPx: 90,
  swayMs: 4200,
  spins: false,
  alpha: 0.7,
  smallest: 0.4,
  largest: 0.75,
  sidesOnly: true,
};

/** Bubbles that rise while pearls hold. */
export const petals: Drift = {
  count: 26,
  speedY: -0.045,
  swayPx: 18,
  swayMs: 1600,
  spins: false,
  alpha: 0.75,
  smallest: 0.25,
  largest: 0.85,
  sidesOnly: false,
};
