import { type BetType, gradedBet, pays, plainBet, type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { type BaccaratSeen, isNaturalTotal, type Winner, winnerOf } from './hand.ts';

type Side = Exclude<Winner, 'tie'>;

/** What a table may set; the defaults are the rulebook's main figures (1.1). */
export interface BaccaratPays {
  readonly tie: number;
  readonly big: number;
  readonly small: number;
  /** Perfect pair on both sides; null: a flat price, once. */
  readonly bothPerfectPairs: number | null;
}
export const standardPays: BaccaratPays = { tie: 8, big: 0.54, small: 1.5, bothPerfectPairs: 200 };

const isNatural = (seen: BaccaratSeen, side: Side) =>
  side === 'player'
    ? seen.playerCards === 2 && isNaturalTotal(seen.playerTotal)
    : seen.bankerCards === 2 && isNaturalTotal(seen.bankerTotal);
const cardsUsed = (seen: BaccaratSeen) => seen.playerCards + seen.bankerCards;
const bankerWinsWith = (seen: BaccaratSeen, total: number) => winnerOf(seen) === 'banker' && seen.bankerTotal === total;
const pairOn = (seen: BaccaratSeen, side: Side) => (side === 'player' ? seen.playerPair : seen.bankerPair);

/** A main bet: a tie gives the stake back. */
function sideBet(key: string, side: Side, winReturn: (seen: BaccaratSeen) => Return10k, returns: readonly Return10k[]) {
  return gradedBet<BaccaratSeen>({
    key,
    returns: [...returns, stakeBack],
    opposite: side === 'player' ? 'banker' : 'player',
    returnOf: (seen) => {
      const winner = winnerOf(seen);
      if (winner === 'tie') return stakeBack;
      return winner === side ? winReturn(seen) : 0;
    },
  });
}

/** What the dragon bonus pays by the winning margin of a hand without natural. */
const dragonMargins: Readonly<Record<number, number>> = { 9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1 };

function dragonBonus(side: Side): BetType<BaccaratSeen> {
  const returns = [...new Set(Object.values(dragonMargins))].sort((a, b) => b - a).map(pays);
  return gradedBet({
    key: `${side}DragonBonus`,
    returns: [...returns, stakeBack],
    returnOf: (seen) => {
      const winner = winnerOf(seen);
      if (isNatural(seen, side)) return winner === 'tie' ? stakeBack : winner === side ? pays(1) : 0;
      const margin = dragonMargins[Math.abs(seen.playerTotal - seen.bankerTotal)];
      return winner === side && margin !== undefined ? pays(margin) : 0;
    },
  });
}

function perfectPair(bothPay: number | null): BetType<BaccaratSeen> {
  const one = pays(25);
  const both = bothPay === null ? one : pays(bothPay);
  return gradedBet({
    key: 'perfectPair',
    returns: bothPay === null ? [one] : [both, one],
    returnOf: ({ playerPair, bankerPair }) => {
      const count = [playerPair, bankerPair].filter((pair) => pair === 'suited').length;
      return count === 2 ? both : count === 1 ? one : 0;
    },
  });
}

const luckySix = gradedBet<BaccaratSeen>({
  key: 'luckySix',
  returns: [pays(20), pays(12)],
  returnOf: (seen) => (bankerWinsWith(seen, 6) ? pays(seen.bankerCards === 3 ? 20 : 12) : 0),
});

const banker = sideBet('banker', 'banker', () => pays(0.95), [pays(0.95)]);
const bankerNoCommission = sideBet('banker', 'banker', (seen) => pays(seen.bankerTotal === 6 ? 0.5 : 1), [
  pays(1),
  pays(0.5),
]);
const player = sideBet('player', 'player', () => pays(1), [pays(1)]);

const naturalBets = (['player', 'banker'] as const).flatMap((side) => [
  plainBet<BaccaratSeen>({
    key: `${side}NaturalWins`,
    toOne: 4,
    wins: (seen) => isNatural(seen, side) && winnerOf(seen) === side,
  }),
]);

const pairBets = (prices: BaccaratPays): BetType<BaccaratSeen>[] => [
  plainBet({ key: 'playerPair', toOne: 11, wins: (seen) => pairOn(seen, 'player') !== 'none' }),
  plainBet({ key: 'bankerPair', toOne: 11, wins: (seen) => pairOn(seen, 'banker') !== 'none' }),
  plainBet({
    key: 'eitherPair',
    toOne: 5,
    wins: (seen) => pairOn(seen, 'player') !== 'none' || pairOn(seen, 'banker') !== 'none',
  }),
  perfectPair(prices.bothPerfectPairs),
];

const commonBets = (prices: BaccaratPays): BetType<BaccaratSeen>[] => [
  plainBet({ key: 'tie', toOne: prices.tie, wins: (seen) => winnerOf(seen) === 'tie' }),
  ...pairBets(prices),
  plainBet({ key: 'small', toOne: prices.small, wins: (seen) => cardsUsed(seen) === 4, opposite: 'big' }),
  plainBet({ key: 'big', toOne: prices.big, wins: (seen) => cardsUsed(seen) > 4, opposite: 'small' }),
  ...naturalBets,
  dragonBonus('player'),
  dragonBonus('banker'),
];

/** Keys of bets that look at the first two cards of each side only; their distribution is walked by itself. */
export const pairKeys: ReadonlySet<string> = new Set(['playerPair', 'bankerPair', 'eitherPair', 'perfectPair']);

/** The table with 5% commission on banker. */
export const commissionBets = (prices: BaccaratPays = standardPays): readonly BetType<BaccaratSeen>[] => [
  player,
  banker,
  ...commonBets(prices),
  plainBet({
    key: 'dragon7',
    toOne: 40,
    wins: (seen) => bankerWinsWith(seen, 7) && seen.bankerCards === 3,
  }),
  plainBet({
    key: 'panda8',
    toOne: 25,
    wins: (seen) => winnerOf(seen) === 'player' && seen.playerTotal === 8 && seen.playerCards === 3,
  }),
];

/** The table without commission: a banker win with 6 pays half. */
export const noCommissionBets = (prices: BaccaratPays = standardPays): readonly BetType<BaccaratSeen>[] => [
  player,
  bankerNoCommission,
  ...commonBets(prices),
  plainBet({ key: 'superSix', toOne: 12, wins: (seen) => bankerWinsWith(seen, 6) }),
  luckySix,
];
