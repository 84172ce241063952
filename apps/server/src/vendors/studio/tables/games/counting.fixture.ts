import { type DrawBelow, drawOfSimulation } from '@baize/fairness';
import {
  type AllDeals,
  type BaccaratSeen,
  commissionBets,
  noCommissionBets,
  pairKeys,
  pairsOfDeals,
  totalsOfDeals,
} from '@baize/games/baccarat';
import { fullShoe, type Shoe } from '@baize/games/cards';
import { type DragonTigerSeen, dragonTigerBets } from '@baize/games/dragon-tiger';
import { type BetType, stakeBack } from '@baize/games/table-engine';
import type { TableGame } from '../game.ts';
import { startOf } from './shoe-game.ts';

interface CountedBet {
  readonly key: string;
  readonly selection: string;
  /** What comes back for a stake of 1, by what can be seen. */
  readonly backs: Float64Array;
}

/** Bets with the ways in which they can come out of a shoe. */
interface Counted {
  readonly bets: readonly CountedBet[];
  waysFrom(shoe: Shoe): Float64Array;
}

function counted<Seen>(
  betTypes: readonly BetType<Seen>[],
  { seen, waysFrom }: { seen: readonly Seen[]; waysFrom(shoe: Shoe): Float64Array },
): Counted {
  const bets = betTypes.flatMap(({ key, selections, returnOf }) =>
    selections.map((selection) => ({
      ...{ key, selection },
      backs: Float64Array.from(seen.map((each) => returnOf(each, selection) / stakeBack)),
    })),
  );
  return { bets, waysFrom };
}

const ofBaccarat = (betTypes: readonly BetType<BaccaratSeen>[]): Counted[] => {
  const of = (looksAtPairs: boolean, deals: AllDeals) =>
    counted(
      betTypes.filter(({ key }) => pairKeys.has(key) === looksAtPairs),
      deals,
    );
  return [of(false, totalsOfDeals), of(true, pairsOfDeals)];
};

const kinds = fullShoe(1).map((_, card) => card);
const twoCards: { seen: DragonTigerSeen[]; waysFrom(shoe: Shoe): Float64Array } = {
  seen: kinds.flatMap((dragon) => kinds.map((tiger) => ({ dragon, tiger }))),
  waysFrom: (shoe) =>
    Float64Array.from(
      shoe.flatMap((first, dragon) => shoe.map((second, tiger) => first * (dragon === tiger ? first - 1 : second))),
    ),
};

const countedAt: Readonly<Record<string, readonly Counted[]>> = {
  baccarat: ofBaccarat(commissionBets()),
  baccarat_no_commission: ofBaccarat(noCommissionBets()),
  speed_baccarat: ofBaccarat(commissionBets()),
  dragon_tiger: [counted(dragonTigerBets(), twoCards)],
};

/** A loop of its own: it runs a million times. */
function sumOf(ways: Float64Array, backs?: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < ways.length; index += 1) {
    sum += (ways[index] as number) * (backs === undefined ? 1 : (backs[index] as number));
  }
  return sum;
}

/** What a bet is worth to somebody who knows the cards that are left, by its name; of a stake of 1, below 0 a loss. */
export function worthOf(gameCode: string, shoe: Shoe): { key: string; selection: string; worth: number }[] {
  return (countedAt[gameCode] ?? []).flatMap(({ bets, waysFrom }) => {
    const ways = waysFrom(shoe);
    const all = sumOf(ways);
    return bets.map(({ key, selection, backs }) => ({ key, selection, worth: sumOf(ways, backs) / all - 1 }));
  });
}

export interface Counting {
  readonly shoes: number;
  readonly rounds: number;
  /** As long as the table takes for them, with everybody's time to bet. */
  readonly hours: number;
  /** Rounds in which he bets at all. */
  readonly betRounds: number;
  /** What he can expect to win in all, by the bet's key, in minor units. */
  readonly gainMinor: ReadonlyMap<string, number>;
}

const hourMs = 3_600_000;

/** Somebody who knows every card that is left, and bets the most that the table takes on every bet that is worth more than its stake. */
export function countCards(game: TableGame, shoes: number, seed: string): Counting {
  const draw: DrawBelow = drawOfSimulation(seed);
  const gainMinor = new Map<string, number>();
  let [start, dealtShoes, rounds, betRounds, tookMs] = [game.firstStart, 0, 0, 0, 0];
  for (;;) {
    const { cards } = startOf(start);
    // The burnt card of a fresh shoe is turned when its first round is dealt.
    const known = cards.length > 0 ? worthOf(game.gameCode, cards) : [];
    const good = known.filter(({ worth }) => worth > 0);
    for (const { key, worth } of good) {
      const max = Number(game.limits.bets[key]?.maxMinor ?? 0n);
      gainMinor.set(key, (gainMinor.get(key) ?? 0) + worth * max);
    }
    const { outcome, next } = game.deal(start, draw);
    if (outcome.burnt !== null) dealtShoes += 1;
    if (dealtShoes > shoes) return { shoes, rounds, hours: tookMs / hourMs, betRounds, gainMinor };
    rounds += 1;
    betRounds += good.length > 0 ? 1 : 0;
    tookMs += game.bettingMs + game.closedMs + game.showMs(outcome) + game.pauseMs;
    start = next;
  }
}
