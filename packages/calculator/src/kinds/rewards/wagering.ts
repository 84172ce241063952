import { requiredTurnover, wageringProgress } from '@baize/rewards';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { defineKind } from '../../frame/kind.ts';
import { amount } from '../sports/amounts.ts';
import { byType, factorPpm, percentPpm, typed } from './fields.ts';

const schema = z.strictObject({
  deposit: amount,
  bonus: amount,
  multiple: z.union([z.number().transform(String), z.string()]).pipe(factorPpm),
  base: z.enum(['B', 'D+B']),
  weights: byType(percentPpm),
  play: z.array(z.strictObject(typed)),
});

/** How much a bonus must be wagered, and how much of it is done (rulebook 8.13). */
export const wagering = defineKind({
  name: 'wagering',
  schema,
  answer: ({ deposit, bonus, multiple, base, weights, play }) => {
    const required = requiredTurnover({ base, depositMinor: deposit, bonusMinor: bonus, multiplePpm: multiple });
    const lines = play.map(({ gameType, validTurnover }) => ({
      validTurnoverMinor: validTurnover,
      weightPpm: weights[gameType] ?? 0n,
    }));
    const { progressMinor, remainingMinor } = wageringProgress(required, lines);
    return { required: shown(required), progress: shown(progressMinor), remaining: shown(remainingMinor) };
  },
});
