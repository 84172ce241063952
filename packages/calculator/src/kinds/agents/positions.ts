import { revenueShare as payRevenueShare, type RatedLevel, takePositions } from '@baize/agents';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { amount } from '../sports/amounts.ts';
import { levels, percent, shownLevels, signedAmount } from './fields.ts';

function positionsOf(memberResult: bigint, shares: readonly RatedLevel[]) {
  try {
    return takePositions(memberResult, shares);
  } catch (error) {
    if (error instanceof RangeError) throw new CaseFault('invalid_input', 'shares');
    throw error;
  }
}

/** What each level takes of a member's result (rulebook 8.1). */
export const positionTaking = defineKind({
  name: 'positionTaking',
  schema: z.strictObject({ memberResult: signedAmount, shares: levels }),
  answer: ({ memberResult, shares }) => ({ results: shownLevels(positionsOf(memberResult, shares)) }),
});

const carriedLoss = signedAmount.refine((minor) => minor <= 0n, 'invalid_input');

/** An affiliate's month (rulebook 8.8); what is carried is 0 or below. */
export const revenueShare = defineKind({
  name: 'revenueShare',
  schema: z.strictObject({
    memberLoss: signedAmount,
    fees: amount,
    percent,
    carried: carriedLoss.optional(),
  }),
  answer: ({ memberLoss, fees, percent: rate, carried = 0n }) => {
    const month = payRevenueShare({ memberLossMinor: memberLoss, feesMinor: fees, rate, carriedMinor: carried });
    return { commission: shown(month.commissionMinor), carry: shown(month.carryMinor) };
  },
});
