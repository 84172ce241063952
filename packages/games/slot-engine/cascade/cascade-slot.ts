import { replay } from '@baize/fairness';
import { settle } from '../contract.ts';
import type { Slot, SlotRequest, SlotRound } from '../slot.ts';
import { playCascadeRound } from './round.ts';
import type { CascadeConfig } from './types.ts';

export interface CascadeSlotDefinition<Code extends string> {
  gameCode: string;
  rulesVersion: string;
  config: CascadeConfig<Code>;
  betsMinor: readonly bigint[];
  defaultBetMinor: bigint;
}

/** Makes a slot from the numbers of a cascading game; see `playCascadeRound` for the order of its draws. */
export function cascadeSlot<Code extends string>({ config, ...game }: CascadeSlotDefinition<Code>): Slot {
  const play = ({ betMinor, draw }: SlotRequest): SlotRound => ({
    ...playCascadeRound(config, { betMinor, draw }),
    jackpotsMinor: {},
    pick: null,
  });
  return {
    ...game,
    betTypes: [{ key: 'spin', stakesMinor: game.betsMinor, maxWinTimesBet: config.maxWinTimesBet }],
    jackpots: [],
    play,
    pick: () => {
      throw new RangeError('the game has no pick bonus');
    },
    settle,
    replay: (seeds, betMinor) => replay(seeds, (draw) => play({ betMinor, draw })),
  };
}
