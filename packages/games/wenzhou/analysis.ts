import { analyseBets, type BetAnalysis } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import { type DoorHands, twoPieceWays } from '../table-engine/doors.ts';
import { fullSet } from './dominoes.ts';

/** The banker's hand against a door's, all 215,760 deals of them by kind of tile. */
export const analyse = (betTypes: readonly BetType<DoorHands>[]): BetAnalysis[] =>
  analyseBets(betTypes, twoPieceWays(fullSet));
