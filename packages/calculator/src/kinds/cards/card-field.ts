import { type Card, cardOf, type Suit } from '@baize/games/cards';
import * as z from 'zod';

const ranks = 'A23456789TJQK';
const suits: Readonly<Record<string, Suit>> = { s: 'spades', h: 'hearts', c: 'clubs', d: 'diamonds' };

/** A card as "As" or "Td". */
export const card = z
  .string()
  .regex(/^[A2-9TJQK][shcd]$/, 'invalid_input')
  .transform((text): Card => cardOf(ranks.indexOf(text.charAt(0)) + 1, suits[text.charAt(1)] as Suit));
