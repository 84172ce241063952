import type { LotteryBet } from '../../lottery/bet.ts';
import { togetherBet } from '../../lottery/bets/together.ts';
import { ballsOf, type LotteryDraw } from '../../lottery/draw.ts';
import { chance } from '../../lottery/game.ts';
import { listGroup } from '../../lottery/selection.ts';
import { digits } from '../tokens.ts';
import { ofLength, type Stretch, stretches } from './places.ts';

/** How many of the draws of so many places hold all of so many given digits. */
const anyCodes = [
  { codes: 1, length: 3, ways: 271 },
  { codes: 2, length: 3, ways: 54 },
  { codes: 1, length: 4, ways: 3_439 },
  { codes: 2, length: 4, ways: 974 },
  { codes: 2, length: 5, ways: 14_670 },
  { codes: 3, length: 5, ways: 4_350 },
] as const;

/** How many of the draws of five places hold a given digit at least so many times. */
const atLeast = [
  { times: 1, ways: 40_951 },
  { times: 2, ways: 8_146 },
  { times: 3, ways: 856 },
  { times: 4, ways: 46 },
] as const;

const timesOf = (draw: LotteryDraw, stretch: Stretch, token: string): number =>
  stretches[stretch].filter((place) => ballsOf(draw)[place] === token).length;

const anyCodeBets: readonly LotteryBet[] = anyCodes.flatMap(({ codes, length, ways }) =>
  ofLength(length).map((stretch) =>
    togetherBet({
      key: `any${codes}-${stretch}`,
      group: listGroup('digits', digits, codes),
      pick: codes,
      maxTrue: length,
      looksAt: stretches[stretch],
      isTrue: (draw, token) => timesOf(draw, stretch, token) > 0,
      chance: chance(ways, 10 ** length),
    }),
  ),
);

const atLeastBets: readonly LotteryBet[] = atLeast.map(({ times, ways }) =>
  togetherBet({
    key: `atLeast${times}`,
    group: listGroup('digits', digits),
    pick: 1,
    maxTrue: Math.floor(stretches.all5.length / times),
    isTrue: (draw, token) => timesOf(draw, 'all5', token) >= times,
    chance: chance(ways, 10 ** stretches.all5.length),
  }),
);

/** Digits that come anywhere in the places. */
export const codeBets: readonly LotteryBet[] = [...anyCodeBets, ...atLeastBets];
