import {
  legResults,
  type OddsFormat,
  oddsFormats,
  parseLine,
  parsePrice,
  parseScore,
  type Rational,
  type SettledSingle,
} from '@baize/games/sportsbook';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { CaseFault } from '../../frame/kind.ts';

/** A text that one of the rules' own readers understands. */
function readBy<Value>(read: (text: string) => Value | undefined) {
  return z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.issues.push({ code: 'custom', message: 'invalid_input', input: text });
    return z.NEVER;
  });
}

export const format = z.enum(oddsFormats).default('decimal');
export const score = readBy(parseScore);
/** In quarters. */
export const line = readBy(parseLine);
export const decimalOdds = readBy((text) => parsePrice(text, 'decimal'));
export const result = z.enum(legResults);
export const settledLegs = z.array(z.strictObject({ odds: decimalOdds, result }));

/** The price of a format. Throws CaseFault when the number is none. */
export function priceIn(text: string, oddsFormat: OddsFormat): Rational {
  const read = parsePrice(text, oddsFormat);
  if (!read) throw new CaseFault('invalid_input', 'odds');
  return read;
}

const sameSide: readonly (readonly string[])[] = [
  ['home', '1', 'A'],
  ['away', '2', 'B'],
];

/** A selection by its own name or by another usual name of the same side. Throws CaseFault for one that the market does not have. */
export function selectionOf(selections: readonly string[], text: string): string {
  const names = sameSide.find((side) => side.includes(text)) ?? [];
  const found = [text, ...names].find((name) => selections.includes(name));
  if (found === undefined) throw new CaseFault('invalid_input', 'selection');
  return found;
}

/** A settled bet as it is answered. */
export const shownSingle = (settled: SettledSingle) => ({
  risk: shown(settled.atRiskMinor),
  return: shown(settled.returnMinor),
  net: shown(settled.netMinor),
  validTurnover: shown(settled.validTurnoverMinor),
});
