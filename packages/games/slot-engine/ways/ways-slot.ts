import { replay } from '@baize/fairness';
import { settle } from '../contract.ts';
import type { AnyEvent, Slot, SlotRequest, SlotRound } from '../slot.ts';
import type { FeatureBought } from './events.ts';
import { featurePriceOf, playWaysRound } from './round.ts';
import type { WaysConfig } from './types.ts';

export interface WaysSlotDefinition<Code extends string> {
  gameCode: string;
  rulesVersion: string;
  config: WaysConfig<Code>;
  betsMinor: readonly bigint[];
  defaultBetMinor: bigint;
}

const isBought = (event: AnyEvent | undefined): event is FeatureBought => event?.type === 'featureBought';

/** Makes a slot from the numbers of a ways game; see `playWaysRound` for the order of its draws. */
export function waysSlot<Code extends string>({ config, ...game }: WaysSlotDefinition<Code>): Slot {
  const play = ({ betMinor, draw, isBought = false }: SlotRequest): SlotRound => ({
    ...playWaysRound(config, { betMinor, draw, isBought }),
    jackpotsMinor: {},
    pick: null,
  });
  return {
    ...game,
    betTypes: [{ key: 'spin', stakesMinor: game.betsMinor, maxWinTimesBet: config.maxWinTimesBet }],
    jackpots: [],
    ...(config.featurePriceUnits !== undefined && {
      featurePriceOf: (betMinor: bigint) => featurePriceOf(config, betMinor) ?? betMinor,
    }),
    play,
    pick: () => {
      throw new RangeError('the game has no pick bonus');
    },
    settle,
    replay: async (seeds, stakeMinor, [first]) => {
      if (!isBought(first)) return replay(seeds, (draw) => play({ betMinor: stakeMinor, draw }));
      const betMinor = game.betsMinor.find((offered) => `${offered}` === first.betMinor);
      if (betMinor === undefined) throw new RangeError(`${first.betMinor} is no bet of the game`);
      if (featurePriceOf(config, betMinor) !== stakeMinor) throw new RangeError(`${stakeMinor} buys no free spins`);
      return replay(seeds, (draw) => play({ betMinor, draw, isBought: true }));
    },
  };
}
