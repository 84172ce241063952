import { pockets, wheel } from '../roulette/layout.ts';
import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import type { GoldenPocketsSeen } from './bets.ts';
import { maxLucky, multiplierDraws, multipliers } from './lucky.ts';

/** Of twice as many rounds as there are pockets, those in which a pocket is lucky: half of the sum of 1 and the most. */
const luckyRounds = 1 + maxLucky;
const allRounds = 2 * pockets;

/** Every pocket with the ball in it, plain or lucky by each multiplier; whether other pockets are lucky concerns no bet. */
export const ways: readonly Weighted<GoldenPocketsSeen>[] = wheel.flatMap((pocket) => [
  { seen: { pocket, lucky: [] }, weight: BigInt((allRounds - luckyRounds) * multiplierDraws) },
  ...multipliers.map(({ multiplier, weight }) => ({
    seen: { pocket, lucky: [{ pocket, multiplier }] },
    weight: BigInt(luckyRounds * weight),
  })),
]);

export const analyse = (betTypes: readonly BetType<GoldenPocketsSeen>[]): BetAnalysis[] => analyseBets(betTypes, ways);
