import { type Card, rankOf, suitOf } from '../cards/index.ts';
import { clockwise } from '../room-engine/index.ts';
import type { Played } from '../room-engine/random-hands.test-helper.ts';
import type { TienLenState } from './state.ts';

const two = 12;
const value = (card: Card) => (rankOf(card) + 10) % 13;
const twosOf = (cards: readonly Card[]) =>
  cards
    .filter((card) => value(card) === two)
    .reduce((sum, card) => sum + (['hearts', 'diamonds'].includes(suitOf(card)) ? 2n : 1n), 0n);
const isBomb = (cards: readonly Card[]): boolean => {
  const { size } = new Set(cards.map(value));
  return (cards.length === 4 && size === 1) || (cards.length >= 6 && size * 2 === cards.length);
};
const bombWorth = (cards: readonly Card[]) => (cards.length === 4 ? 3n : cards.length > 6 ? 4n : 2n);

/** What a loser still holds is worth, read off a line of its pairs. */
function leftOf(cards: readonly Card[]): bigint {
  const times = Array.from({ length: two }, (_, height) => cards.filter((card) => value(card) === height).length);
  const fours = times.filter((count) => count === 4).length;
  const line = times.map((count) => (count === 2 || count === 3 ? 'p' : '-')).join('');
  const ofPairs = line.includes('pppp') ? 4n : line.includes('ppp') ? 2n : 0n;
  return twosOf(cards) + 3n * BigInt(fours) + ofPairs;
}

type Pile = { from: number; to: number; bases: bigint } | null;
type Laid = { seat: number; cards: readonly Card[] } | null;

/** The pile of extras after cards were laid over others. */
function pileAfter(pile: Pile, under: Laid, seat: number, cards: readonly Card[]): Pile {
  if (!under || !isBomb(cards)) return pile;
  if (!isBomb(under.cards)) return { from: under.seat, to: seat, bases: twosOf(under.cards) };
  if (pile === null && under.cards.length === cards.length) return null;
  return { from: under.seat, to: seat, bases: bombWorth(under.cards) + (pile?.bases ?? 0n) };
}

/** What a hand pays before rake where all have chips enough, read off its first state and its inputs alone. */
export function independentNets({ setup, states, inputs }: Played<TienLenState>): Map<number, bigint> {
  const seats = clockwise(setup);
  const paid = new Map(seats.map((seat) => [seat, 0n]));
  const pay = (from: number, to: number, bases: bigint) => {
    paid.set(from, (paid.get(from) ?? 0n) - bases * setup.baseMinor);
    paid.set(to, (paid.get(to) ?? 0n) + bases * setup.baseMinor);
  };
  const instant = states[0]?.instant;
  if (instant) {
    for (const seat of seats) if (seat !== instant.seat) pay(seat, instant.seat, 4n);
    return paid;
  }
  const held = new Map(seats.map((seat) => [seat, [...(states[0]?.cards[seat] ?? [])]]));
  const table: { laid: Laid; pile: Pile; passed: number[] } = { laid: null, pile: null, passed: [] };
  const close = () => {
    if (table.pile) pay(table.pile.from, table.pile.to, table.pile.bases);
    Object.assign(table, { laid: null, pile: null, passed: [] });
  };
  for (const { seat, input } of inputs) {
    const cards = input.cards ?? [];
    if (input.act === 'pass') table.passed.push(seat);
    else {
      table.pile = pileAfter(table.pile, table.laid, seat, cards);
      table.laid = { seat, cards };
      held.set(
        seat,
        (held.get(seat) ?? []).filter((card) => !cards.includes(card)),
      );
    }
    if (seats.every((one) => one === table.laid?.seat || table.passed.includes(one))) close();
  }
  const winner = seats.find((seat) => held.get(seat)?.length === 0) as number;
  close();
  for (const seat of seats) if (seat !== winner) pay(seat, winner, 1n + leftOf(held.get(seat) ?? []));
  return paid;
}
