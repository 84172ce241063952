/** What the rulebook prints of a bet of chapter 2: its name in the report, the best total return, the chance to win, the return in percent, the deviation. Null where it prints none. */
export type PrintedReturn = readonly [
  bet: string,
  top: number | null,
  win: string | null,
  rtp: string,
  sd: string | null,
];

const flights: readonly (readonly [target: string, win: string])[] = [
  ['1.01', '0.980198'],
  ['1.10', '0.900000'],
  ['1.20', '0.825000'],
  ['1.50', '0.660000'],
  ['2.00', '0.495000'],
  ['3.00', '0.330000'],
  ['5.00', '0.198000'],
  ['10.00', '0.099000'],
  ['20.00', '0.049500'],
  ['50.00', '0.019800'],
  ['100.00', '0.009900'],
  ['1000.00', '0.000990'],
  // The cap, which the rulebook gives as an example; its chance follows from P = 0.99/m.
  ['10000.00', '0.000099'],
];
const flight = (name: string) =>
  flights.map(([target, win]): PrintedReturn => [`${name} ${target}x`, Number(target), win, '99.000', null]);

/** Of hi-lo by how many of the 13 ranks are right: what a right guess brings, its chance and its return. */
const guesses: readonly (readonly [times: number, win: string, rtp: string])[] = [
  [12.87, '0.076923', '99.000'],
  [6.435, '0.153846', '99.000'],
  [4.29, '0.230769', '99.000'],
  [3.217, '0.307692', '98.985'],
  [2.574, '0.384615', '99.000'],
  [2.145, '0.461538', '99.000'],
  [1.838, '0.538462', '98.969'],
  [1.608, '0.615385', '98.954'],
  [1.43, '0.692308', '99.000'],
  [1.287, '0.769231', '99.000'],
  [1.17, '0.846154', '99.000'],
  [1.072, '0.923077', '98.954'],
];
const hiLoRow = (bet: string, right: number): PrintedReturn => {
  const [times, win, rtp] = guesses[right - 1] as (typeof guesses)[number];
  return [bet, times, win, rtp, null];
};
/** Higher or same, lower or same; strictly where the other would be certain. */
const hiLo = Array.from({ length: 13 }, (_, index) => index + 1).flatMap((rank) => [
  hiLoRow(`card ${rank}, higher`, rank === 1 ? 12 : 14 - rank),
  hiLoRow(`card ${rank}, lower`, rank === 13 ? 12 : rank),
]);

/** Rulebook 2.6 to 2.10, by the game of the report. */
export const printedReturns: Readonly<Record<string, readonly PrintedReturn[]>> = {
  Dice: [
    ['roll under 1.00 (t=100)', 99, '0.010000', '99.000', null],
    ['roll under 5.00 (t=500)', 19.8, '0.050000', '99.000', null],
    ['roll under 10.00 (t=1000)', 9.9, '0.100000', '99.000', null],
    ['roll under 25.00 (t=2500)', 3.96, '0.250000', '99.000', null],
    ['roll under 33.33 (t=3333)', 2.9702, '0.333300', '98.997', null],
    ['roll under 49.50 (t=4950)', 2, '0.495000', '99.000', null],
    ['roll under 50.00 (t=5000)', 1.98, '0.500000', '99.000', null],
    ['roll under 66.00 (t=6600)', 1.5, '0.660000', '99.000', null],
    ['roll under 75.00 (t=7500)', 1.32, '0.750000', '99.000', null],
    ['roll under 90.00 (t=9000)', 1.1, '0.900000', '99.000', null],
    ['roll under 95.00 (t=9500)', 1.0421, '0.950000', '98.999', null],
    ['roll under 98.00 (t=9800)', 1.0102, '0.980000', '99.000', null],
  ],
  Crash: flight('auto cash-out'),
  Limbo: flight('target'),
  Mines: [
    ['1 mines, cash out after 1 safe picks', 1.03, '0.960000', '98.880', null],
    ['1 mines, cash out after 4 safe picks', 1.17, null, '98.280', null],
    ['1 mines, cash out after 24 safe picks', 24.75, '0.040000', '99.000', null],
    ['3 mines, cash out after 1 safe picks', 1.12, '0.880000', '98.560', null],
    ['3 mines, cash out after 3 safe picks', 1.47, '0.669565', '98.426', null],
    ['3 mines, cash out after 5 safe picks', 1.99, '0.495652', '98.635', null],
    ['5 mines, cash out after 5 safe picks', 3.39, '0.291813', '98.924', null],
    ['10 mines, cash out after 5 safe picks', 17.51, '0.056522', '98.970', null],
    ['24 mines, cash out after 1 safe picks', 24.75, '0.040000', '99.000', null],
    ['12 mines, cash out after 13 safe picks', 5_148_297, '0.000000', '99.000', null],
  ],
  Plinko: [
    ['8 rows low', 6, null, '98.750', '0.569'],
    ['8 rows medium', 14, null, '98.750', '1.330'],
    ['8 rows high', 32, null, '98.789', '2.958'],
    ['12 rows low', 9, null, '98.713', '0.380'],
    ['12 rows medium', 36, null, '98.604', '1.246'],
    ['12 rows high', 200, null, '98.738', '4.861'],
    ['16 rows low', 20, null, '98.767', '0.285'],
    ['16 rows medium', 120, null, '98.851', '1.413'],
    ['16 rows high', 1_200, null, '98.827', '7.594'],
  ],
  // The rulebook's chance counts profits, the report whatever comes back: they differ where a stake comes back in part.
  'Keno mini': [
    ['pick 1', 3.8, '0.250000', '95.000', '1.645'],
    ['pick 2', 12, null, '94.937', '2.810'],
    ['pick 3', 46, '0.152629', '95.046', '5.400'],
    ['pick 4', 128, '0.258947', '95.001', '7.191'],
    ['pick 5', 710, '0.096672', '95.155', '18.160'],
    ['pick 6', 1_800, '0.161582', '94.937', '21.087'],
    ['pick 7', 7_000, null, '95.162', '36.304'],
    ['pick 8', 25_000, '0.102338', '95.033', '55.699'],
    ['pick 9', 50_000, null, '94.752', '52.266'],
    ['pick 10', 200_000, '0.110451', '94.982', '72.585'],
  ],
  'Hi-lo': hiLo,
  Tower: [
    ['easy, leave after row 1', 1.3, '0.750000', '97.500', null],
    ['easy, leave after row 5', 4.12, '0.237305', '97.770', null],
    ['easy, leave after row 9', 13.05, '0.075085', '97.986', null],
    ['medium, leave after row 1', 1.47, '0.666667', '98.000', null],
    ['medium, leave after row 5', 7.44, '0.131687', '97.975', null],
    ['medium, leave after row 9', 37.67, '0.026012', '97.988', null],
    ['hard, leave after row 1', 1.96, '0.500000', '98.000', null],
    ['hard, leave after row 5', 31.36, '0.031250', '98.000', null],
    ['hard, leave after row 9', 501.76, '0.001953', '98.000', null],
    ['expert, leave after row 1', 2.94, '0.333333', '98.000', null],
    ['expert, leave after row 5', 238.14, '0.004115', '98.000', null],
    ['expert, leave after row 9', 19_289.34, '0.000051', '98.000', null],
    ['master, leave after row 1', 3.92, '0.250000', '98.000', null],
    ['master, leave after row 5', 1_003.52, '0.000977', '98.000', null],
    ['master, leave after row 9', 256_901.12, '0.000004', '98.000', null],
  ],
  Wheel: [
    ['50 segments low', 1.7, '0.700000', '96.500', null],
    ['50 segments medium', 5, '0.400000', '97.500', null],
    ['50 segments high', 49, '0.020000', '98.000', null],
  ],
};

/** Rulebook 2.0 to 2.5: the row and the notes of each slot that it has. `sd`, `hit` and `rtp` as printed there. */
export const printedSlots: Readonly<
  Record<string, { rtp: string; hit: string; sd: string; top: number; notes: readonly string[] }>
> = {
  'Lantern Garden': {
    ...{ rtp: '96.0020', hit: '49.265', sd: '2.5416', top: 2_000 },
    notes: [
      'lines 81.49297%, scatters 1.73968%, feature 12.76938%',
      'feature one in 140.36, 17.923x on average',
      'best single spin 61.9x, in free spins 123.8x',
    ],
  },
  'Jade Cascade': {
    ...{ rtp: '96.1031', hit: '28.354', sd: '4.6314', top: 5_000 },
    notes: [
      '3365856 counts of symbols',
      'base game 79.79487%, of it scatters 2.83463%; free spins 16.30823%',
      'free spins one in 96.12, 15.676x on average; 0.443490 winning steps a spin',
    ],
  },
  'Dragon Ledger': {
    ...{ rtp: '96.0285', hit: '32.771', sd: '8.2995', top: 10_000 },
    notes: [
      'lines 61.21071%, scatters 1.49498%, feature 32.12280%',
      'feature one in 196.55, 63.137x on average',
      'best single spin 546.7x, in free spins 5001.0x',
      'of the return 94.8285% come from the game and 1.2000% from the linked jackpots',
    ],
  },
};

/** Games of our own, which the rulebook does not have. Video poker: 9/6 Jacks or Better as it is published everywhere. */
export const knownReturns: Readonly<Record<string, readonly PrintedReturn[]>> = {
  'Video poker': [['optimal play', 800, '0.454565', '99.544', null]],
  'Lucky Koi': [['card', 1_000, '0.382985', '95.000', null]],
  'Coin flip': [
    ['heads', 1.98, '0.500000', '99.000', '0.990'],
    ['tails', 1.98, '0.500000', '99.000', '0.990'],
  ],
};

/** Of optimal play, out of 19,933,230,517,200 deals and draws. */
export const knownPokerHands: readonly (readonly [hand: string, count: string])[] = [
  ['royalFlush', '493512264'],
  ['straightFlush', '2178883296'],
  ['fourOfAKind', '47093167764'],
  ['fullHouse', '229475482596'],
  ['flush', '219554786160'],
  ['straight', '223837565784'],
  ['threeOfAKind', '1484003070324'],
  ['twoPair', '2576946164148'],
  ['jacksOrBetter', '4277372890968'],
  ['nothing', '10872274993896'],
];
