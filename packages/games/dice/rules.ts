import type { DrawBelow } from '@baize/fairness';
import { rational } from '../exact/rational.ts';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { payoutOf } from '../table-engine/settle.ts';

/** Dice of rulebook 2.6: an integer from 0 to 9,999; under (or over) the chosen mark wins. */
export const rulesVersion = 'dice-1';
export const gameCode = 'dice';

export const faces = 10_000;
/** Hundredths of a percent that players are paid by. */
const returned = 9_900;
export const targets = { min: 1, max: 9_800 } as const;

export type DiceDirection = 'under' | 'over';

export interface DiceBet {
  readonly direction: DiceDirection;
  /** How many of the 10,000 faces win: 4,950 is "under 49.50" or "over 50.49". */
  readonly winningFaces: number;
}

export const isDiceBet = ({ direction, winningFaces }: DiceBet): boolean =>
  (direction === 'under' || direction === 'over') &&
  Number.isInteger(winningFaces) &&
  winningFaces >= targets.min &&
  winningFaces <= targets.max;

function requireBet(bet: DiceBet): void {
  if (!isDiceBet(bet)) throw new RangeError(`no bet ${bet.direction} on ${bet.winningFaces} faces`);
}

const returnOn = (winningFaces: number): Return10k => Math.floor((returned * stakeBack) / winningFaces);

/** What a win brings, floored to four decimals. Throws RangeError for a bet that is not offered. */
export function returnOfWin(bet: DiceBet): Return10k {
  requireBet(bet);
  return returnOn(bet.winningFaces);
}

/** On how many faces a bet must win to bring closest to `back`, which is above 0. The answer need not be offered. */
export function winningFacesFor(back: Return10k): number {
  const fewer = Math.floor((returned * stakeBack) / back);
  const more = fewer + 1;
  const distanceOf = (winningFaces: number) => Math.abs(returnOn(winningFaces) - back);
  return fewer > 0 && distanceOf(fewer) <= distanceOf(more) ? fewer : more;
}

/** Throws RangeError for a bet that is not offered. */
export function isWin(bet: DiceBet, face: number): boolean {
  requireBet(bet);
  return bet.direction === 'under' ? face < bet.winningFaces : face >= faces - bet.winningFaces;
}

export interface DiceRound {
  readonly face: number;
  readonly isWin: boolean;
  readonly payoutMinor: bigint;
}

/** Rolls once and settles. Throws RangeError for a bet that is not offered. */
export function playRound(bet: DiceBet, { betMinor, draw }: { betMinor: bigint; draw: DrawBelow }): DiceRound {
  const back = returnOfWin(bet);
  const face = draw(faces);
  const won = isWin(bet, face);
  return { face, isWin: won, payoutMinor: won ? payoutOf(betMinor, back) : 0n };
}

/** Exact figures of a bet over all faces. */
export function analyse(bet: DiceBet): BetAnalysis {
  const counts = new Map<Return10k, bigint>();
  const won = BigInt(bet.winningFaces);
  counts.set(returnOfWin(bet), won);
  counts.set(0, BigInt(faces) - won);
  return analyseReturns({ key: bet.direction, selection: String(bet.winningFaces) }, counts);
}

/** The return of every target in one list, for the report: lowest and highest. */
export function returnBounds() {
  const rtps = Array.from({ length: targets.max }, (_, index) => {
    const winningFaces = index + targets.min;
    const back = returnOfWin({ direction: 'under', winningFaces });
    return { winningFaces, rtp: rational(BigInt(back) * BigInt(winningFaces), BigInt(stakeBack) * BigInt(faces)) };
  });
  const isLess = (a: (typeof rtps)[number], b: (typeof rtps)[number]) =>
    a.rtp.numerator * b.rtp.denominator < b.rtp.numerator * a.rtp.denominator;
  return {
    lowest: rtps.reduce((min, candidate) => (isLess(candidate, min) ? candidate : min)),
    highest: rtps.reduce((max, candidate) => (isLess(max, candidate) ? candidate : max)),
  };
}
