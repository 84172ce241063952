import { subsets } from '../../lottery/combinations.ts';

export const shapeNames = ['leopard', 'straight', 'pair', 'halfStraight', 'mixed'] as const;
export type ShapeName = (typeof shapeNames)[number];

/** Of 1,000 draws of three digits. */
export const shapeWays: Readonly<Record<ShapeName, number>> = {
  leopard: 10,
  straight: 60,
  pair: 270,
  halfStraight: 360,
  mixed: 300,
};

const base = 10;
/** 9 and 0 are neighbours. */
const areNeighbours = (one: number, other: number) => [1, base - 1].includes(Math.abs(one - other));

/** The shape of three digits, in any order. */
export function shapeOf(drawn: readonly number[]): ShapeName {
  const different = new Set(drawn).size;
  if (different === 1) return 'leopard';
  if (different === 2) return 'pair';
  const neighbours = [...subsets(drawn, 2)].filter(([one = 0, other = 0]) => areNeighbours(one, other)).length;
  if (neighbours >= 2) return 'straight';
  return neighbours === 1 ? 'halfStraight' : 'mixed';
}

/** Of 100,000 draws of five digits: none, bull 1 to 9, bull bull. */
export const bullWays: readonly number[] = [
  35_649, 6_375, 6_505, 6_375, 6_505, 6_375, 6_505, 6_375, 6_505, 6_375, 6_456,
];

/** Three digits that make whole tens leave the bull as the last digit of the other two, where 0 is 10; 0 when no three do. */
export function bullOf(drawn: readonly number[]): number {
  const bull = drawn.reduce((total, digit) => total + digit, 0) % base;
  const isBull = drawn.some((one, first) =>
    drawn.some((other, second) => second > first && (one + other) % base === bull),
  );
  if (!isBull) return 0;
  return bull === 0 ? base : bull;
}
