import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import { type FanTanSeen, heaps, minBeads } from './bets.ts';

/** All 60 heaps. */
const ways: readonly Weighted<FanTanSeen>[] = Array.from({ length: heaps }, (_, more) => ({
  seen: { beads: minBeads + more },
  weight: 1n,
}));

export const analyse = (betTypes: readonly BetType<FanTanSeen>[]): BetAnalysis[] => analyseBets(betTypes, ways);
