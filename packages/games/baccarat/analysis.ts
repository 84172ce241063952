import { cardKinds, rankOf } from '../cards/card.ts';
import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import { pairKeys } from './bets.ts';
import { type BaccaratSeen, bankerDraws, type Pair, playerDraws, totalOf } from './hand.ts';

export const packs = 8;

const pointValues = 10;
const cardsOfPoint = (points: number) => packs * 4 * (points === 0 ? 4 : 1);
const shoeSize = packs * cardKinds;

type Totals = Pick<BaccaratSeen, 'playerTotal' | 'bankerTotal' | 'playerCards' | 'bankerCards'>;

/** Cards by points, handed out and taken back while all deals are walked. */
function createPointShoe() {
  const left = Array.from({ length: pointValues }, (_, points) => cardsOfPoint(points));
  let size = shoeSize;
  return {
    /** Walks every next card by points: `walk` gets the number of ways. */
    each(walk: (points: number, ways: number) => void) {
      for (let points = 0; points < pointValues; points += 1) {
        const ways = left[points] ?? 0;
        if (ways === 0) continue;
        left[points] = ways - 1;
        size -= 1;
        walk(points, ways);
        size += 1;
        left[points] = ways;
      }
    },
    /** Ways to take so many cards more that nobody looks at; keeps the weights of short hands alike. */
    waysOfUnseen: (howMany: number) => (howMany === 2 ? size * (size - 1) : howMany === 1 ? size : 1),
  };
}

/**
 * Every deal of six cards in order, as ways by what the bets see: 416 x 415 x … x 411 in all, which is below 2^53, so that the walk may
 * count in floats and stays exact.
 */
export function totalsOfAllDeals(): Weighted<BaccaratSeen>[] {
  const shoe = createPointShoe();
  const counts = new Map<string, { totals: Totals; ways: number }>();
  const count = (player: readonly number[], banker: readonly number[], ways: number) => {
    const totals = {
      playerTotal: totalOf(player),
      bankerTotal: totalOf(banker),
      playerCards: player.length,
      bankerCards: banker.length,
    };
    const key = Object.values(totals).join();
    const known = counts.get(key) ?? { totals, ways: 0 };
    known.ways += ways * shoe.waysOfUnseen(6 - player.length - banker.length);
    counts.set(key, known);
  };
  const bankersTurn = (player: readonly number[], banker: readonly number[], ways: number) => {
    const [p1, p2, third] = player as [number, number, number?];
    const draws = bankerDraws(totalOf([p1, p2]), totalOf(banker), third ?? null);
    if (!draws) return count(player, banker, ways);
    shoe.each((points, more) => count(player, [...banker, points], ways * more));
  };
  const playersTurn = (player: readonly number[], banker: readonly number[], ways: number) => {
    if (!playerDraws(totalOf(player), totalOf(banker))) return bankersTurn(player, banker, ways);
    shoe.each((points, more) => bankersTurn([...player, points], banker, ways * more));
  };
  shoe.each((p1, w1) =>
    shoe.each((b1, w2) =>
      shoe.each((p2, w3) => shoe.each((b2, w4) => playersTurn([p1, p2], [b1, b2], w1 * w2 * w3 * w4))),
    ),
  );
  return [...counts.values()].map(({ totals, ways }) => ({
    seen: { ...totals, playerPair: 'none', bankerPair: 'none' },
    weight: BigInt(ways),
  }));
}

const pairOfKinds = (first: number, second: number): Pair => {
  if (first === second) return 'suited';
  return rankOf(first) === rankOf(second) ? 'rank' : 'none';
};

/** Every deal of the first four cards, as ways by the pairs that they show. */
export function pairsOfAllDeals(): Weighted<BaccaratSeen>[] {
  const counts = new Map<string, { playerPair: Pair; bankerPair: Pair; ways: number }>();
  const dealt: number[] = [];
  const waysOf = (kind: number) => packs - dealt.filter((other) => other === kind).length;
  const each = (walk: (kind: number, ways: number) => void) => {
    for (let kind = 0; kind < cardKinds; kind += 1) {
      const ways = waysOf(kind);
      dealt.push(kind);
      walk(kind, ways);
      dealt.pop();
    }
  };
  // All kinds are alike, so the player's first card may be any one of them, as often as there are cards.
  dealt.push(0);
  each((p2, w2) =>
    each((b1, w3) =>
      each((b2, w4) => {
        const pairs = { playerPair: pairOfKinds(0, p2), bankerPair: pairOfKinds(b1, b2) };
        const key = Object.values(pairs).join();
        const known = counts.get(key) ?? { ...pairs, ways: 0 };
        known.ways += shoeSize * w2 * w3 * w4;
        counts.set(key, known);
      }),
    ),
  );
  const blank = { playerTotal: 0, bankerTotal: 0, playerCards: 2, bankerCards: 2 };
  return [...counts.values()].map(({ ways, ...pairs }) => ({ seen: { ...blank, ...pairs }, weight: BigInt(ways) }));
}

/** Exact figures of every bet of a table, eight packs. */
export function analyse(betTypes: readonly BetType<BaccaratSeen>[]): BetAnalysis[] {
  const ofPairs = betTypes.filter(({ key }) => pairKeys.has(key));
  const ofTotals = betTypes.filter(({ key }) => !pairKeys.has(key));
  return [...analyseBets(ofTotals, totalsOfAllDeals()), ...analyseBets(ofPairs, pairsOfAllDeals())];
}
