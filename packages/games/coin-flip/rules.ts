import type { DrawBelow } from '@baize/fairness';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import type { Return10k } from '../table-engine/bet-type.ts';
import { payoutOf } from '../table-engine/settle.ts';

/** Coin flip: one of two sides comes up, each with the same chance; the named one pays 1.98 times the stake. */
export const rulesVersion = 'coin-flip-1';
export const gameCode = 'coin_flip';

export const sides = ['heads', 'tails'] as const;
export type Side = (typeof sides)[number];
export const returnOfWin: Return10k = 19_800;

export interface CoinBet {
  readonly side: Side;
}

export interface CoinRound {
  readonly side: Side;
  readonly payoutMinor: bigint;
}

/** The side that comes up: 0 is heads. */
export const flip = (draw: DrawBelow): Side => (draw(sides.length) === 0 ? 'heads' : 'tails');

/** Flips once and settles. */
export function playRound(bet: CoinBet, { betMinor, draw }: { betMinor: bigint; draw: DrawBelow }): CoinRound {
  const side = flip(draw);
  return { side, payoutMinor: side === bet.side ? payoutOf(betMinor, returnOfWin) : 0n };
}

/** Exact figures of either side. */
export const analyse = ({ side }: CoinBet): BetAnalysis =>
  analyseReturns(
    { key: 'coinFlip', selection: side },
    new Map([
      [returnOfWin, 1n],
      [0, 1n],
    ]),
  );
