import { rational } from '@baize/games/exact';
import { fromDecimal, impliedPercent, oddsFormats, riskOf, toDecimal, toDecimalOdds } from '@baize/games/sportsbook';
import * as z from 'zod';
import { defineKind } from '../../frame/kind.ts';
import { stake } from './amounts.ts';
import { format, priceIn } from './fields.ts';

const places = 4;
const percentPlaces = 2;
const hundred = 100n;

/** A price in every format, and what a stake puts at risk (rulebook 6.1). */
export const odds = defineKind({
  name: 'odds',
  schema: z.strictObject({ format, odds: z.string(), stake: stake.optional() }),
  answer: (input) => {
    const price = priceIn(input.odds, input.format);
    const decimalOdds = toDecimalOdds(price, input.format);
    const shownIn = (other: (typeof oddsFormats)[number]) =>
      toDecimal(other === input.format ? price : fromDecimal(decimalOdds, other), places);
    const formats = Object.fromEntries(oddsFormats.map((other) => [other, shownIn(other)]));
    const answer = { ...formats, impliedPercent: toDecimal(impliedPercent(decimalOdds), percentPlaces) };
    if (input.stake === undefined) return answer;
    const { atRisk, profit } = riskOf(rational(input.stake, hundred), price, input.format);
    return { ...answer, risk: toDecimal(atRisk, 2), profit: toDecimal(profit, 2) };
  },
});
