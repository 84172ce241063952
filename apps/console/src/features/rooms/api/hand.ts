import { type Card, rankOf, suitOf } from '@baize/games/cards';
import type { StaffHand } from './rooms.ts';

const marks = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' } as const;
const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

export const cardText = (card: Card): string => `${letters[rankOf(card)] ?? rankOf(card)}${marks[suitOf(card)]}`;

/** The open cards by seat, as every game of the rooms shows its end; none where it cannot be shown any more. */
export function cardsOf(game: Record<string, unknown>): ReadonlyMap<number, readonly Card[]> {
  const seats = Array.isArray(game.seats) ? (game.seats as { seat: number; cards: (Card | null)[] }[]) : [];
  return new Map(seats.map(({ seat, cards }) => [seat, cards.filter((card) => card !== null)]));
}

/** The common cards of a hand of poker; none in other games. */
export const boardOf = (game: Record<string, unknown>): readonly Card[] =>
  Array.isArray(game.board) ? (game.board as Card[]) : [];

/** The page of the site that recomputes a hand, with the hand behind the `#`, which no server sees. */
export const verifierAddress = ({ hand }: StaffHand, game: string): string =>
  `/verify#${new URLSearchParams({ round: JSON.stringify(hand), game })}`;
