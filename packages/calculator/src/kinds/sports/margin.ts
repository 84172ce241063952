import { additive, figuresOf, multiplicative, power, type Rational, toDecimal } from '@baize/games/sportsbook';
import * as z from 'zod';
import { defineKind } from '../../frame/kind.ts';
import { decimalOdds } from './fields.ts';

const places = 6;
const maxPrices = 500;
const shownAll = (values: readonly Rational[]) => values.map((value) => toDecimal(value, places));

/** What a book of prices keeps, and the chances behind it (rulebook 6.7). */
export const margin = defineKind({
  name: 'margin',
  schema: z.strictObject({ odds: z.array(decimalOdds).min(2).max(maxPrices) }),
  answer: ({ odds }) => {
    const { booksum, overroundPercent, payoutPercent } = figuresOf(odds);
    return {
      booksum: toDecimal(booksum, places),
      overroundPercent: toDecimal(overroundPercent, places),
      payoutPercent: toDecimal(payoutPercent, places),
      fair: {
        multiplicative: shownAll(multiplicative(odds)),
        additive: shownAll(additive(odds)),
        power: power(odds).map((chance) => chance.toFixed(places)),
      },
    };
  },
});
