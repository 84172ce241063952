import { type DrawBelow, type RoundSeeds, replay } from '@baize/fairness';
import { analyseSlot, type SlotAnalysis } from '../slot-engine/analysis.ts';
import { type BetType, type DrawSpace, space as slotSpace } from '../slot-engine/contract.ts';
import { playRound as playSlotRound, type Round, type RoundRequest } from '../slot-engine/round.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';
import { betsMinor, config as lanternGarden, type SymbolCode } from './config.ts';

export { settle } from '../slot-engine/contract.ts';

export type LanternGardenConfig = LineSlotConfig<SymbolCode>;
export type LanternGardenRound = Round<SymbolCode>;

export const space = (config: LanternGardenConfig): DrawSpace[] => slotSpace(config);

export const betTypes = (config: LanternGardenConfig): BetType[] => [
  { key: 'spin', stakesMinor: betsMinor, maxWinTimesBet: config.maxWinTimesBet },
];

/** Exact figures of the game; takes under a second. */
export const analyse = (config: LanternGardenConfig): SlotAnalysis => analyseSlot(config);

/** Decides one whole round, free spins included: events for the client and the payout. See `playRound` of the slot engine. */
export const playRound = (config: LanternGardenConfig, request: RoundRequest): LanternGardenRound =>
  playSlotRound(config, request);

/** Recomputes a round of the current rules from its revealed seeds, in a browser too. */
export function replayRound(seeds: RoundSeeds, betMinor: bigint): Promise<LanternGardenRound> {
  return replay(seeds, (draw: DrawBelow) => playRound(lanternGarden, { betMinor, draw }));
}
