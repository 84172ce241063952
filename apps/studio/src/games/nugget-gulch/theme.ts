import type { Drift } from '../../slot/art/ambience.ts';
import type { SlotTheme } from '../../slot/theme.ts';

/** Every colour of the game's picture. */
export const theme: SlotTheme = {
  board: {
    metal: ['#f3d9b8', '#a8683a', '#47230f'],
    lacquer: ['#6b3a1c', '#2c1408'],
    well: ['rgb(30 14 8 / 93%)', 'rgb(92 44 22 / 80%)'],
    separator: 'rgb(255 206 140 / 24%)',
    shade: 'rgb(20 8 2 / 62%)',
    halo: 'rgb(0 0 0 / 70%)',
  },
  festiveBoard: {
    metal: ['#ffe9b0', '#e0a53c', '#7a4a10'],
    lacquer: ['#8a4a12', '#3a1a06'],
    well: ['rgb(10 10 18 / 94%)', 'rgb(46 36 52 / 82%)'],
    separator: 'rgb(255 214 120 / 30%)',
    shade: 'rgb(4 2 8 / 66%)',
    halo: 'rgb(255 190 80 / 60%)',
  },
  symbolShadow: 'rgb(0 0 0 / 58%)',
  label: { fill: ['#fffbe8', '#ffc24a'], edge: '#3a1606', font: '"Inter Variable", sans-serif' },
  lineTints: [0xffd05c, 0x6fd0c8, 0xff8a5c, 0xc8e070, 0xffb090],
  winFrame: '#fff4d8',
  anticipation: 'rgb(255 196 80 / 75%)',
  spareSymbol: { fill: '#5a2c14', edge: '#c98a48', letter: '#ffe9c4' },
  held: {
    well: ['#3c2412', '#140a05'],
    plate: ['#a05a18', '#361a08'],
    light: 0xffe3a0,
    arrival: { drop: 0.6, grown: 1.3, turn: 14, squash: 0.24, fallMs: 230, settleMs: 420 },
  },
};

/** Tumbleweeds over the gulch. */
export const floaters: Drift = {
  count: 3,
  speedY: 0.008,
  swayPx: 70,
  swayMs: 2600,
  spins: true,
  alpha: 0.75,
  smallest: 0.35,
  largest: 0.7,
  sidesOnly: true,
};

/** Gold dust while the nuggets hold. */
export const petals: Drift = {
  count: 24,
  speedY: -0.03,
  swayPx: 24,
  swayMs: 1400,
  spins: true,
  alpha: 0.85,
  smallest: 0.3,
  largest: 0.8,
  sidesOnly: false,
};
