import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import type { SicBoSeen } from './bets.ts';

const faces = [1, 2, 3, 4, 5, 6];

/** All 216 ordered rolls. */
export const ways: readonly Weighted<SicBoSeen>[] = faces.flatMap((a) =>
  faces.flatMap((b) => faces.map((c) => ({ seen: { dice: [a, b, c] as const }, weight: 1n }))),
);

export const analyse = (betTypes: readonly BetType<SicBoSeen>[]): BetAnalysis[] => analyseBets(betTypes, ways);
