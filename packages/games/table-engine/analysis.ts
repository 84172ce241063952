import { type Rational, rational, subtract, toNumber } from '../exact/rational.ts';
import { type BetType, type Return10k, reserveOf, stakeBack } from './bet-type.ts';

/** One way in which a round can come out, with its integer weight. */
export interface Weighted<Seen> {
  readonly seen: Seen;
  readonly weight: bigint;
}

/** Exact figures of one bet for a stake of 1; of a bet with a reserve, for a chip of 1. */
export interface BetAnalysis {
  readonly key: string;
  readonly selection: string;
  /** Of every return that can come out, nothing included; they add up to 1. */
  readonly probabilities: ReadonlyMap<Return10k, Rational>;
  readonly probabilityOfWin: Rational;
  /** Share of rounds that return anything. */
  readonly hitFrequency: Rational;
  readonly rtp: Rational;
  readonly sdPerUnit: number;
  readonly topReturn: Return10k;
}

const back10k = BigInt(stakeBack);

/** What a chip brings when this comes back of the stake that was taken for it; below 0 when it loses more than itself. */
const ofChip = (back: Return10k, reserve: number): Return10k => stakeBack + (back - stakeBack) * reserve;

function countByReturn<Seen>(betType: BetType<Seen>, selection: string, ways: readonly Weighted<Seen>[]) {
  const counts = new Map<Return10k, bigint>();
  const reserve = reserveOf(betType);
  for (const { seen, weight } of ways) {
    const back = ofChip(betType.returnOf(seen, selection), reserve);
    counts.set(back, (counts.get(back) ?? 0n) + weight);
  }
  return counts;
}

/** Figures of a bet whose returns come out with these integer weights. */
export function analyseReturns(
  bet: { key: string; selection: string },
  counts: ReadonlyMap<Return10k, bigint>,
): BetAnalysis {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0n);
  const sumOf = (value: (back: bigint) => bigint) =>
    [...counts].reduce((sum, [back, count]) => sum + value(BigInt(back)) * count, 0n);
  const shareOf = (holds: (back: Return10k) => boolean) =>
    rational(
      [...counts].reduce((sum, [back, count]) => (holds(back) ? sum + count : sum), 0n),
      total,
    );
  const rtp = rational(
    sumOf((back) => back),
    total * back10k,
  );
  const meanSquare = rational(
    sumOf((back) => back * back),
    total * back10k * back10k,
  );
  const squaredMean = rational(rtp.numerator * rtp.numerator, rtp.denominator * rtp.denominator);
  return {
    ...bet,
    probabilities: new Map([...counts].map(([back, count]) => [back, rational(count, total)])),
    probabilityOfWin: shareOf((back) => back > stakeBack),
    hitFrequency: shareOf((back) => back > 0),
    rtp,
    sdPerUnit: Math.sqrt(toNumber(subtract(meanSquare, squaredMean))),
    topReturn: Math.max(...[...counts].filter(([, count]) => count > 0n).map(([back]) => back)),
  };
}

/** Exact figures of every bet and selection over all ways in which a round can come out. */
export function analyseBets<Seen>(betTypes: readonly BetType<Seen>[], ways: readonly Weighted<Seen>[]): BetAnalysis[] {
  return betTypes.flatMap((betType) =>
    betType.selections.map((selection) =>
      analyseReturns({ key: betType.key, selection }, countByReturn(betType, selection, ways)),
    ),
  );
}
