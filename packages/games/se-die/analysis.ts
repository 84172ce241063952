import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import { type SeDieSeen, tokens } from './bets.ts';

/** All 16 ways in which the tokens can lie. */
const ways: readonly Weighted<SeDieSeen>[] = Array.from({ length: 2 ** tokens }, (_, mask) => ({
  seen: { reds: Array.from({ length: tokens }, (_token, bit) => ((mask >> bit) & 1) === 1) },
  weight: 1n,
}));

export const analyse = (betTypes: readonly BetType<SeDieSeen>[]): BetAnalysis[] => analyseBets(betTypes, ways);
