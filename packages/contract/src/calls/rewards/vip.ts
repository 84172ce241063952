import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, instant } from '../../fields.ts';
import { typeRate } from './fields.ts';

const vipRow = z.object({
  level: z.int(),
  name: z.string(),
  turnover: amount,
  deposit: amount,
  /** Turnover of a month that keeps the level. */
  keepTurnover: amount,
  upgradeBonus: amount,
  weeklyBonus: amount,
  monthlyBonus: amount,
  birthdayBonus: amount,
  rebates: z.array(typeRate),
});

export const vipLadder = defineCall({
  summary: 'The brand’s ladder, for visitors too; without levels where the brand has none',
  method: 'GET',
  path: '/wps/relay/MCSFE_getVipLadder',
  access: 'anyone',
  encrypted: false,
  answer: z.object({ levels: z.array(vipRow) }),
  errors: [],
});

export const vipStatus = defineCall({
  summary: 'The brand’s ladder, where the account stands on it, and what the next level and this one ask for',
  method: 'GET',
  path: '/wps/relay/MCSFE_getVip',
  access: 'realAccount',
  encrypted: false,
  answer: z.object({
    enabled: z.boolean(),
    level: z.int(),
    levels: z.array(vipRow),
    turnover: amount,
    deposit: amount,
    monthTurnover: amount,
    monthEndsAt: instant,
    /** What the month still lacks so that the level stays; null: nothing can be lost. */
    keepMissing: z.nullable(amount),
    next: z.nullable(z.object({ level: z.int(), turnoverMissing: amount, depositMissing: amount })),
    /** Turnover and deposits have reached this level, the month’s turnover has not yet brought it back; null: they are the same. */
    earnedLevel: z.nullable(z.int()),
  }),
  errors: [],
});
