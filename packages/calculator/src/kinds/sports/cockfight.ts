import {
  fightBets,
  fightOutcomes,
  parseFightPrice,
  resultOfFight,
  settleFightBet,
  toteOf,
} from '@baize/games/cockfight';
import { divide } from '@baize/games/exact';
import { rational } from '@baize/games/sportsbook';
import * as z from 'zod';
import { decimal, shown } from '../../frame/fields.ts';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { amount, stake } from './amounts.ts';
import { shownSingle } from './fields.ts';

const hundred = rational(100n);

/** A bet at fixed odds on a fight (rulebook 7): Malay odds on a bird, so much to one on a draw. */
export const cockfight = defineKind({
  name: 'cockfight',
  schema: z.strictObject({ bet: z.enum(fightBets), odds: z.string(), stake, outcome: z.enum(fightOutcomes) }),
  answer: ({ bet, odds, stake: stakeMinor, outcome }) => {
    const price = parseFightPrice(odds, bet);
    if (!price) throw new CaseFault('invalid_input', 'odds');
    return { result: resultOfFight(bet, outcome), ...shownSingle(settleFightBet({ stakeMinor, price, bet }, outcome)) };
  },
});

const percent = decimal.refine(
  ({ numerator, denominator }) => numerator >= 0n && numerator < 100n * denominator,
  'invalid_input',
);

/** What each side of a tote pays for 100 (rulebook 7). */
export const tote = defineKind({
  name: 'tote',
  schema: z.strictObject({ meronPool: amount, walaPool: amount, takeoutPercent: percent }),
  answer: ({ meronPool, walaPool, takeoutPercent }) => {
    const paid = toteOf({ meronMinor: meronPool, walaMinor: walaPool }, divide(takeoutPercent, hundred));
    return {
      meronPer100: shown(paid.meronPer100Minor),
      walaPer100: shown(paid.walaPer100Minor),
      isCancelled: paid.isCancelled,
    };
  },
});
