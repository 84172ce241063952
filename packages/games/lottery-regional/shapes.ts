import type { DrawShape, LotteryDraw } from '../lottery/draw.ts';

export const regions = ['north', 'south', 'central'] as const;
export type Region = (typeof regions)[number];

const numbers = (key: string, count: number, digits: number) => ({ key, count, of: { digits } });

const north: DrawShape = [
  numbers('G1', 1, 5),
  numbers('G2', 2, 5),
  numbers('G3', 6, 5),
  numbers('G4', 4, 4),
  numbers('G5', 6, 4),
  numbers('G6', 3, 3),
  numbers('G7', 4, 2),
  numbers('DB', 1, 5),
];

const south: DrawShape = [
  numbers('G8', 1, 2),
  numbers('G7', 1, 3),
  numbers('G6', 3, 4),
  numbers('G5', 1, 4),
  numbers('G4', 7, 5),
  numbers('G3', 2, 5),
  numbers('G2', 1, 5),
  numbers('G1', 1, 5),
  numbers('DB', 1, 6),
];

/** What a region draws (rulebook 5.1), in the order of drawing: South and Central from the eighth prize up to the special one. */
export const regionShapes: Readonly<Record<Region, DrawShape>> = { north, south, central: south };

/** How many drawn numbers have at least so many digits. */
export const numbersWith = (shape: DrawShape, digits: number): number =>
  shape.reduce((sum, { count, of }) => ('digits' in of && of.digits >= digits ? sum + count : sum), 0);

/** How many numbers the prizes have. */
export const numbersIn = (shape: DrawShape, prizes: readonly string[]): number =>
  shape.reduce((sum, { key, count }) => (prizes.includes(key) ? sum + count : sum), 0);

/** Every drawn number of these prizes; of all without them. */
export const drawnOf = (draw: LotteryDraw, prizes: readonly string[] | null): readonly string[] =>
  (prizes ?? Object.keys(draw)).flatMap((prize) => draw[prize] ?? []);
