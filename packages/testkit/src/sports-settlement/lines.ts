/** What a unit becomes, in two-hundredths: a whole win at 1.95 is 390, a stake back 200, half a loss 100. */
export const unit = 200n;
type Half = 'won' | 'back' | 'lost';

export const halfValue = (half: Half, odds: bigint): bigint =>
  half === 'won' ? odds : half === 'back' ? unit / 2n : 0n;

const asHalf = (beyond: number): Half => (beyond > 0 ? 'won' : beyond < 0 ? 'lost' : 'back');

/** Both halves of a line in quarters: one that ends in .25 or .75 is played as two lines of half the stake. */
export const halvesOf = (line: number): readonly number[] => (Math.abs(line) % 2 === 1 ? [-1, 1] : [0, 0]);

/** What is so far beyond a line. */
export const onLine = (distanceQuarters: number, line: number, odds: bigint): bigint =>
  halvesOf(line).reduce((sum, step) => sum + halfValue(asHalf(distanceQuarters + step), odds), 0n);
