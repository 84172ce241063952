import type { Water } from '@baize/games/fishing';

/** Colours of a water. */
export interface WaterTheme {
  readonly depth: readonly [string, string, string];
  readonly ray: string;
  readonly far: readonly [string, string];
  readonly near: readonly [string, string];
  readonly bloom: readonly [string, string, string];
  readonly leaf: readonly [string, string];
  readonly floor: readonly [string, string];
  readonly bubble: string;
}

export const waterThemes: Readonly<Record<Water, WaterTheme>> = {
  lotus: {
    depth: ['#5fc4a6', '#17806f', '#06413f'],
    ray: 'rgb(246 255 205 / 13%)',
    far: ['#0f6659', '#0a4d47'],
    near: ['#0b5047', '#052f2d'],
    bloom: ['#ffd9e6', '#ff8fb4', '#d64b86'],
    leaf: ['#7cc46a', '#2a7a4d'],
    floor: ['#8a7a4a', '#33402c'],
    bubble: 'rgb(235 255 245 / 42%)',
  },
  reef: {
    depth: ['#2f9fd6', '#0d4f9a', '#07153f'],
    ray: 'rgb(190 235 255 / 11%)',
    far: ['#12408a', '#0b2a63'],
    near: ['#3a2a78', '#160f3c'],
    bloom: ['#ffb38a', '#ff6a6a', '#c2336f'],
    leaf: ['#7de0c8', '#1b7f8c'],
    floor: ['#caa978', '#4a3a55'],
    bubble: 'rgb(225 245 255 / 42%)',
  },
};

/** Cannons of the four seats. */
export const seatColours: readonly (readonly [light: string, dark: string])[] = [
  ['#ffd873', '#b0701c'],
  ['#8fd3ff', '#20619c'],
  ['#ffa6b8', '#a32f52'],
  ['#b9f09a', '#3c8038'],
];
export const effects = {
  flash: 'rgb(255 255 255 / 78%)',
  coin: ['#fff3b8', '#ffcf4a', '#b0741a'],
  prize: '#ffe68a',
  prizeEdge: 'rgb(60 26 0 / 85%)',
  net: 'rgb(255 240 190 / 85%)',
  metal: ['#e9eef2', '#8c99a6', '#3d4954'],
  plate: 'rgb(0 14 24 / 72%)',
  plateText: '#f4f1e4',
  lock: '#ffe14a',
} as const;
