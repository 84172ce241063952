import type { Plumage } from '@baize/games/cockfight';

/** A bird's colours: lit and shaded part of each. */
export interface BirdColours {
  readonly body: readonly [string, string];
  readonly hackle: readonly [string, string];
  readonly wing: readonly [string, string];
  readonly tail: readonly [string, string];
}

export const birdColours: Readonly<Record<Plumage, BirdColours>> = {
  ember: {
    body: ['#a8341f', '#571510'],
    hackle: ['#f4a63a', '#b4521a'],
    wing: ['#c2562a', '#4d1712'],
    tail: ['#2f7a68', '#0c211f'],
  },
  coal: {
    body: ['#37404a', '#12161b'],
    hackle: ['#6d7a86', '#272e36'],
    wing: ['#4a5968', '#171c22'],
    tail: ['#3a6f8f', '#0b151d'],
  },
  ivory: {
    body: ['#f6efdd', '#b8a888'],
    hackle: ['#fffaf0', '#d9c9a4'],
    wing: ['#efe4ca', '#a8967a'],
    tail: ['#dcd3be', '#877a64'],
  },
  copper: {
    body: ['#b5652c', '#5c2b12'],
    hackle: ['#ffc873', '#c07426'],
    wing: ['#8a4a24', '#381a0e'],
    tail: ['#31505f', '#0e191f'],
  },
  jade: {
    body: ['#2f6b55', '#0f2c25'],
    hackle: ['#e8c765', '#9a7a24'],
    wing: ['#3f8a6b', '#123a2e'],
    tail: ['#58b08c', '#11342b'],
  },
  slate: {
    body: ['#7d8a99', '#3a434f'],
    hackle: ['#c9d3dc', '#788695'],
    wing: ['#93a1b0', '#414b58'],
    tail: ['#2b3440', '#0f141a'],
  },
  wheat: {
    body: ['#d8ab5e', '#8a6026'],
    hackle: ['#fbe2a4', '#d0a04b'],
    wing: ['#c08f45', '#6e4a1c'],
    tail: ['#5a3d22', '#22160b'],
  },
  plum: {
    body: ['#6d2f55', '#2e1125'],
    hackle: ['#e3a15d', '#9a5527'],
    wing: ['#8a4470', '#361630'],
    tail: ['#3d3576', '#131029'],
  },
};

/** What every bird has. */
export const birdParts = {
  comb: ['#f0453a', '#a3161a'],
  beak: ['#f3cf7e', '#b98a33'],
  leg: ['#e8bd62', '#94702a'],
  eye: '#ffb03a',
  pupil: '#17100a',
  glint: '#ffffff',
  lid: '#c02d27',
  shadow: 'rgb(0 0 0 / 42%)',
  edge: 'rgb(20 8 4 / 38%)',
  sheen: 'rgb(255 255 255 / 22%)',
} as const;

/** An arena's picture. */
export interface PitTheme {
  readonly sky: readonly [string, string, string];
  readonly glow: string;
  readonly crowd: readonly [string, string, string];
  readonly barrier: readonly [string, string];
  readonly trim: string;
  readonly sand: readonly [string, string, string];
  readonly ring: string;
  readonly lamp: string;
  readonly beam: string;
}

export const pitThemes: Readonly<Record<'DS88' | 'DIG' | 'WS168', PitTheme>> = {
  DS88: {
    sky: ['#3a1420', '#8a3322', '#e08a3c'],
    glow: 'rgb(255 205 120 / 70%)',
    crowd: ['#521f20', '#3a1519', '#260d12'],
    barrier: ['#8f2f22', '#4b1512'],
    trim: '#f0b94d',
    sand: ['#f2cf94', '#c98f52', '#7d4f2b'],
    ring: 'rgb(255 240 205 / 55%)',
    lamp: '#ffe6a8',
    beam: 'rgb(255 225 160 / 16%)',
  },
  DIG: {
    sky: ['#07202d', '#0f4a57', '#4fa09a'],
    glow: 'rgb(160 240 220 / 42%)',
    crowd: ['#10414c', '#0b2f39', '#072028'],
    barrier: ['#1c5d63', '#0b2e36'],
    trim: '#e9cf8b',
    sand: ['#eadcb4', '#bfa878', '#6f6546'],
    ring: 'rgb(255 252 230 / 50%)',
    lamp: '#e4fff2',
    beam: 'rgb(190 255 235 / 14%)',
  },
  WS168: {
    sky: ['#150a2c', '#3a1a55', '#7a2f62'],
    glow: 'rgb(255 150 120 / 38%)',
    crowd: ['#331849', '#251036', '#180a26'],
    barrier: ['#7c1f3c', '#3b0e26'],
    trim: '#ffcf70',
    sand: ['#e7c193', '#b28457', '#5e3f33'],
    ring: 'rgb(255 228 190 / 52%)',
    lamp: '#ff8a4a',
    beam: 'rgb(255 190 120 / 15%)',
  },
};
export const particles = { dust: 'rgb(235 210 165 / 45%)', spark: '#fff4cf' } as const;
