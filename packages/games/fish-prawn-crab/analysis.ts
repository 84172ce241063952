import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import { type FishPrawnCrabSeen, symbols } from './bets.ts';

/** All 216 ordered throws. */
export const ways: readonly Weighted<FishPrawnCrabSeen>[] = symbols.flatMap((a) =>
  symbols.flatMap((b) => symbols.map((c) => ({ seen: { dice: [a, b, c] as const }, weight: 1n }))),
);

export const analyse = (betTypes: readonly BetType<FishPrawnCrabSeen>[]): BetAnalysis[] => analyseBets(betTypes, ways);
