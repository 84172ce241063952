import type { Card } from '../cards/index.ts';
import { heightOf, inOrder, orderOf, playOf, two } from './plays.ts';
import type { Laid } from './state.ts';
import { mayLay } from './turns.ts';

/** Every choice of `howMany` of some cards. */
function choices(cards: readonly Card[], howMany: number): Card[][] {
  if (howMany === 0) return [[]];
  return cards.flatMap((card, index) =>
    choices(cards.slice(index + 1), howMany - 1).map((others) => [card, ...others]),
  );
}

/** Stretches of heights that follow each other, as from 3 to 7. */
function stretches(groups: readonly (readonly Card[])[], howMany: number, minLength: number): Card[][] {
  const plays: Card[][] = [];
  for (let from = 0; from < two; from += 1)
    for (let to = from; to < two && (groups[to]?.length ?? 0) >= howMany; to += 1) {
      if (to - from + 1 < minLength) continue;
      const below = groups.slice(from, to).flatMap((group) => group.slice(0, howMany));
      // The highest cards decide which play it is; those below are the lowest of their rank.
      for (const top of choices(groups[to] ?? [], howMany)) plays.push([...below, ...top]);
    }
  return plays;
}

/** What may be laid out of a hand: short plays first, low ones before high ones. */
export function playsFrom(hand: readonly Card[], laid: Laid | null, firstCard: Card | null = null): Card[][] {
  const groups = Array.from({ length: two + 1 }, (_, height) =>
    inOrder(hand.filter((card) => heightOf(card) === height)),
  );
  const equal = groups.flatMap((group) => [1, 2, 3, 4].flatMap((howMany) => choices(group, howMany)));
  return [...equal, ...stretches(groups, 1, 3), ...stretches(groups, 2, 3)]
    .filter((cards) => mayLay(cards, laid) && (firstCard === null || cards.includes(firstCard)))
    .sort((a, b) => a.length - b.length || topOf(a) - topOf(b));
}

const topOf = (cards: readonly Card[]): number => playOf(cards)?.top ?? orderOf(cards[0] as Card);
