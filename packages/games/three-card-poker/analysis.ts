import { cardKinds, rankOf, suitOf } from '../cards/index.ts';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { pays, type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { pairPlusPays, returnsAt, type Showdown, showdownOf } from './bets.ts';
import { isWorthPlaying, type ThreeCardHand, type ThreeCardHandName, threeCardHandOf } from './hand.ts';

type Ends = Record<Showdown, number>;

/** Hands that are alike but for their suits, and how they end against all 18,424 hands of the dealer. */
export interface HandClass {
  readonly hand: ThreeCardHand;
  /** So many of the 22,100 hands. */
  readonly count: number;
  readonly ends: Ends;
}

interface Dealt {
  readonly cards: readonly [number, number, number];
  readonly hand: ThreeCardHand;
}

function everyHand(): Dealt[] {
  const hands: Dealt[] = [];
  for (let a = 0; a < cardKinds; a += 1)
    for (let b = a + 1; b < cardKinds; b += 1)
      for (let c = b + 1; c < cardKinds; c += 1) hands.push({ cards: [a, b, c], hand: threeCardHandOf([a, b, c]) });
  return hands;
}

/** A hand with its suits named in the order in which they come, so that hands that differ by an exchange of suits are one. */
function patternOf(cards: readonly number[]): string {
  const orders = [...cards].sort((a, b) => rankOf(a) - rankOf(b) || a - b);
  const seen: string[] = [];
  return orders
    .map((card) => {
      const suit = suitOf(card);
      if (!seen.includes(suit)) seen.push(suit);
      return `${rankOf(card)}${seen.indexOf(suit)}`;
    })
    .join(' ');
}

/** Every hand of a player against every hand of the dealer: all 407,170,400 deals. */
export function handClasses(): HandClass[] {
  const hands = everyHand();
  const found = new Map<string, { dealt: Dealt; count: number }>();
  for (const dealt of hands) {
    const pattern = patternOf(dealt.cards);
    found.set(pattern, { dealt, count: (found.get(pattern)?.count ?? 0) + 1 });
  }
  return [...found.values()].map(({ dealt, count }) => {
    const ends: Ends = { notQualified: 0, player: 0, dealer: 0, tie: 0 };
    const [x, y, z] = dealt.cards;
    for (const { cards, hand } of hands) {
      const [a, b, c] = cards;
      if (a === x || a === y || a === z || b === x || b === y || b === z || c === x || c === y || c === z) continue;
      ends[showdownOf(dealt.hand.rank, hand.rank)] += 1;
    }
    return { hand: dealt.hand, count, ends };
  });
}

/** What the ante and the play bet bring together, in ten-thousandths of the ante beyond what was staked, by how often it comes. */
export function netOfAnte(classes: readonly HandClass[], plays: (hand: ThreeCardHand) => boolean): Map<number, bigint> {
  const counts = new Map<number, bigint>();
  const add = (net: number, count: number) => counts.set(net, (counts.get(net) ?? 0n) + BigInt(count));
  for (const { hand, count, ends } of classes) {
    for (const [end, ways] of Object.entries(ends) as [Showdown, number][]) {
      const { ante, play } = returnsAt(hand.name, end);
      add(plays(hand) ? ante + play - 2 * stakeBack : -stakeBack, ways * count);
    }
  }
  return counts;
}

/** The figures of the ante with the play bet, for a stake of 1 on the ante. */
export function analyseAnte(
  classes: readonly HandClass[],
  plays = (hand: ThreeCardHand) => isWorthPlaying(hand.rank),
): BetAnalysis {
  const net = netOfAnte(classes, plays);
  return analyseReturns(
    { key: 'ante', selection: '' },
    new Map([...net].map(([each, count]) => [each + stakeBack, count])),
  );
}

/** How many of the 22,100 hands there are of each kind. */
export function handCounts(classes: readonly HandClass[]): Record<ThreeCardHandName, number> {
  const counts = { highCard: 0, pair: 0, flush: 0, straight: 0, threeOfAKind: 0, straightFlush: 0 };
  for (const { hand, count } of classes) counts[hand.name] += count;
  return counts;
}

const backOf = (toOne: number | undefined): Return10k => (toOne === undefined ? 0 : pays(toOne));

export function analysePairPlus(classes: readonly HandClass[]): BetAnalysis {
  const counts = new Map<Return10k, bigint>();
  for (const { hand, count } of classes) {
    const back = backOf(pairPlusPays[hand.name]);
    counts.set(back, (counts.get(back) ?? 0n) + BigInt(count));
  }
  return analyseReturns({ key: 'pairPlus', selection: '' }, counts);
}
