import { rebateFor } from '@baize/rewards';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { defineKind } from '../../frame/kind.ts';
import { amount } from '../sports/amounts.ts';
import { percentPpm, typed } from './fields.ts';

const schema = z.strictObject({
  lines: z.array(z.strictObject({ ...typed, percent: percentPpm })),
  minimum: amount,
});

/** A player's rebate, floored for each game type (rulebook 8.11). */
export const manualRebate = defineKind({
  name: 'manualRebate',
  schema,
  answer: ({ lines, minimum }) => {
    const rebate = rebateFor(
      lines.map(({ gameType, validTurnover, percent }) => ({
        gameType,
        validTurnoverMinor: validTurnover,
        ratePpm: percent,
      })),
      minimum,
    );
    return {
      lines: rebate.lines.map(({ gameType, amountMinor }) => ({ gameType, amount: shown(amountMinor) })),
      total: shown(rebate.totalMinor),
      isClaimable: rebate.isClaimable,
    };
  },
});
