import { type Card, rankOf } from '../cards/index.ts';
import { type BetType, gradedBet, pays, plainBet, stakeBack } from '../table-engine/bet-type.ts';
import { rankAmong, type ZjhHandName, zjhHandOf } from '../zjh/hand.ts';

/** Three cards for each side. */
export interface DragonPhoenixSeen {
  readonly dragon: readonly Card[];
  readonly phoenix: readonly Card[];
}
export type DragonPhoenixWinner = 'dragon' | 'phoenix' | 'tie';

export const sides = ['dragon', 'phoenix'] as const;

/** Who wins: the higher hand, where 2-3-5 of several suits beats three of a kind; hands of the same ranks tie. */
export function winnerOf({ dragon, phoenix }: DragonPhoenixSeen): DragonPhoenixWinner {
  const hands = [zjhHandOf(dragon), zjhHandOf(phoenix)] as const;
  const difference = rankAmong(hands[0], hands) - rankAmong(hands[1], hands);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'dragon' : 'phoenix';
}

/** The cards that side bets look at: those of the higher hand. */
export const higherCards = (seen: DragonPhoenixSeen): readonly Card[] =>
  winnerOf(seen) === 'phoenix' ? seen.phoenix : seen.dragon;

const nine = 9;
const ace = 1;

const belowPairs: readonly ZjhHandName[] = ['lowest', 'highCard'];

/** Whether a hand is a pair of nines or more. */
export function isNinesOrBetter(cards: readonly Card[]): boolean {
  const { name } = zjhHandOf(cards);
  if (name !== 'pair') return !belowPairs.includes(name);
  const ranks = cards.map(rankOf);
  const paired = ranks.find((rank, at) => ranks.indexOf(rank) !== at) ?? 0;
  return paired === ace || paired >= nine;
}

const mainBet = (side: 'dragon' | 'phoenix'): BetType<DragonPhoenixSeen> =>
  gradedBet({
    key: side,
    opposite: side === 'dragon' ? 'phoenix' : 'dragon',
    returns: [pays(0.95)],
    returnOf: (seen) => {
      const winner = winnerOf(seen);
      if (winner === 'tie') return stakeBack;
      return winner === side ? pays(0.95) : 0;
    },
  });

const handBet = (key: ZjhHandName, toOne: number) =>
  plainBet<DragonPhoenixSeen>({ key, toOne, wins: (seen) => zjhHandOf(higherCards(seen)).name === key });

/** Every bet of the table at the pays of table B (rulebook 1.10). */
export const dragonPhoenixBets = (): readonly BetType<DragonPhoenixSeen>[] => [
  ...sides.map(mainBet),
  handBet('threeOfAKind', 190),
  handBet('straightFlush', 200),
  handBet('flush', 8),
  handBet('straight', 14),
  plainBet({ key: 'ninesUp', toOne: 2, wins: (seen) => isNinesOrBetter(higherCards(seen)) }),
];
