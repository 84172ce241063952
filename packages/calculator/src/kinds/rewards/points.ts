import { pointsFor, ppm } from '@baize/rewards';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { defineKind } from '../../frame/kind.ts';
import { amount, stake } from '../sports/amounts.ts';
import { byType, factorPpm, turnoverByType } from './fields.ts';

const schema = z.strictObject({
  weights: byType(factorPpm),
  perTurnover: stake,
  turnover: turnoverByType,
  carried: amount.default(0n),
});

/** Points of a batch and what is carried on (rulebook 8.10). */
export const points = defineKind({
  name: 'points',
  schema,
  answer: ({ weights, perTurnover, turnover, carried }) => {
    const batch = pointsFor({
      weightsPpm: weights,
      perTurnoverMinor: perTurnover,
      turnover,
      carriedPpm: carried * ppm,
    });
    return { points: Number(batch.points), carry: shown(batch.carryPpm / ppm) };
  },
});
