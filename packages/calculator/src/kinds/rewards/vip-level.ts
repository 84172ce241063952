import { earnedLevel } from '@baize/rewards';
import * as z from 'zod';
import { defineKind } from '../../frame/kind.ts';
import { amount } from '../sports/amounts.ts';

const schema = z.strictObject({
  levels: z.array(z.strictObject({ name: z.string().min(1), turnover: amount, deposit: amount })).min(1),
  turnover: amount,
  deposit: amount,
});

/** The level of a ladder that turnover and deposits reach (rulebook 8.9). */
export const vipLevel = defineKind({
  name: 'vipLevel',
  schema,
  answer: ({ levels, turnover, deposit }) => {
    const rows = levels.map((row) => ({ turnoverMinor: row.turnover, depositMinor: row.deposit, keepMinor: 0n }));
    return { level: levels[earnedLevel(rows, turnover, deposit)]?.name };
  },
});
