import { type Card, cardOf, type Suit } from '@baize/games/cards';
import { dominoOf, fullSet } from '@baize/games/wenzhou';
import * as z from 'zod';

const ranks = 'A23456789TJQK';
const suits: Readonly<Record<string, Suit>> = { s: 'spades', h: 'hearts', c: 'clubs', d: 'diamonds' };

/** A card as "As" or "Td". */
export const card = z
  .string()
  .regex(/^[A2-9TJQK][shcd]$/, 'invalid_input')
  .transform((text): Card => cardOf(ranks.indexOf(text.charAt(0)) + 1, suits[text.charAt(1)] as Suit));

const dominoNames = fullSet.map((_, tile) => dominoOf(tile).ends.join(''));
/** A Chinese domino by the digits of its ends, as "66". */
export const domino = z
  .string()
  .refine((ends) => dominoNames.includes(ends), 'invalid_input')
  .transform((ends) => dominoNames.indexOf(ends));
/** A tile of mahjong: 1 to 9, or 0 for the white. */
export const mahjongTile = z.int().min(0).max(9);
