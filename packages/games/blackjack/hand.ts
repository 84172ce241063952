import { type Card, rankOf } from '../cards/index.ts';

const ten = 10;
export const aceValue = 1;
const softAce = 10;
export const twentyOne = 21;
const dealerStands = 17;

/** 1 for an ace, 10 for tens and pictures. */
export const pointsOf = (card: Card): number => Math.min(rankOf(card), ten);

export interface HandTotal {
  readonly total: number;
  /** An ace counts eleven. */
  readonly isSoft: boolean;
}

/** The best total of card values: the highest one that is not above 21, if there is any. */
export function totalOfValues(values: readonly number[]): HandTotal {
  const hard = values.reduce((sum, value) => sum + value, 0);
  const isSoft = values.includes(aceValue) && hard + softAce <= twentyOne;
  return { total: isSoft ? hard + softAce : hard, isSoft };
}

export const totalOf = (cards: readonly Card[]): HandTotal => totalOfValues(cards.map(pointsOf));
/** An ace and a ten-value card as the first two. */
export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === twentyOne;
export const isBust = (cards: readonly Card[]): boolean => totalOf(cards).total > twentyOne;
/** The dealer stands on all seventeens (BJ-1, rulebook 1.5). */
export const dealerDraws = (cards: readonly Card[]): boolean => totalOf(cards).total < dealerStands;
