import { effectiveOdds, parlayLegs, parlayReturn, toDecimal } from '@baize/games/sportsbook';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { defineKind } from '../../frame/kind.ts';
import { stake } from './amounts.ts';
import { settledLegs } from './fields.ts';

const places = 6;

/** Several selections in one bet (rulebook 6.6). */
export const parlay = defineKind({
  name: 'parlay',
  schema: z.strictObject({ stake, legs: settledLegs.min(parlayLegs.min).max(parlayLegs.max) }),
  answer: ({ stake: stakeMinor, legs }) => ({
    effectiveOdds: toDecimal(effectiveOdds(legs), places),
    return: shown(parlayReturn(stakeMinor, legs)),
  }),
});
