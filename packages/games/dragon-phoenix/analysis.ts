import { type Card, cardKinds, rankOf, suitOf } from '../cards/index.ts';
import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import { rankAmong, type ZjhHand, zjhHandOf, zjhHands } from '../zjh/hand.ts';
import { type DragonPhoenixSeen, isNinesOrBetter } from './bets.ts';

interface Dealt {
  readonly cards: readonly [Card, Card, Card];
  readonly hand: ZjhHand;
  /** What side bets look at, in `kinds`. */
  readonly kind: number;
}

/** Classes of hands, pairs below nines apart from the others. */
const kinds = [...zjhHands, 'lowPair'] as const;
const kindOf = ({ name }: ZjhHand, cards: readonly Card[]) =>
  kinds.indexOf(name === 'pair' && !isNinesOrBetter(cards) ? 'lowPair' : name);

const pack = Array.from({ length: cardKinds }, (_, card) => card);
const allHands = (): Dealt[] =>
  pack.flatMap((a) =>
    pack.slice(a + 1).flatMap((b) =>
      pack.slice(b + 1).map((c) => {
        const hand = zjhHandOf([a, b, c]);
        return { cards: [a, b, c] as const, hand, kind: kindOf(hand, [a, b, c]) };
      }),
    ),
  );

/** Hands with the same name only differ by which suit is which, and meet others alike. */
function nameBySuits(cards: readonly Card[]): string {
  const named: string[] = [];
  return cards
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one - other)
    .map((card) => {
      const suit = suitOf(card);
      if (!named.includes(suit)) named.push(suit);
      return `${rankOf(card)}/${named.indexOf(suit)}`;
    })
    .join(' ');
}

/** One hand of each kind, and how many others only differ from it by the names of their suits. */
function handsBySuits(hands: readonly Dealt[]): { dealt: Dealt; alike: number }[] {
  const known = new Map<string, { dealt: Dealt; alike: number }>();
  for (const dealt of hands) {
    const name = nameBySuits(dealt.cards);
    const group = known.get(name);
    if (group) group.alike += 1;
    else known.set(name, { dealt, alike: 1 });
  }
  return [...known.values()];
}

/** Whether the dragon's hand is the higher one (1), the lower one (-1) or neither (0). */
function compared(dragon: ZjhHand, phoenix: ZjhHand): number {
  if (dragon.name !== 'lowest' && phoenix.name !== 'lowest') return Math.sign(dragon.rank - phoenix.rank);
  const both = [dragon, phoenix];
  return Math.sign(rankAmong(dragon, both) - rankAmong(phoenix, both));
}

/** All 407,170,400 deals, those that pay alike in one: one deal for each winner and kind of the higher hand. */
export function ways(): Weighted<DragonPhoenixSeen>[] {
  const hands = allHands();
  const counts = new Float64Array(3 * kinds.length);
  const seen: DragonPhoenixSeen[] = [];
  for (const { dealt: dragon, alike } of handsBySuits(hands)) {
    const [a, b, c] = dragon.cards;
    for (const phoenix of hands) {
      const [d, e, f] = phoenix.cards;
      if (a === d || a === e || a === f || b === d || b === e || b === f || c === d || c === e || c === f) continue;
      const sign = compared(dragon.hand, phoenix.hand);
      const place = (sign + 1) * kinds.length + (sign < 0 ? phoenix.kind : dragon.kind);
      counts[place] = (counts[place] ?? 0) + alike;
      seen[place] ??= { dragon: dragon.cards, phoenix: phoenix.cards };
    }
  }
  return seen.flatMap((deal, place) => ({ seen: deal, weight: BigInt(counts[place] ?? 0) }));
}

export const analyse = (betTypes: readonly BetType<DragonPhoenixSeen>[]): BetAnalysis[] =>
  analyseBets(betTypes, ways());
