import { outstandingTurnover } from '@baize/rewards';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { amount, stake } from '../sports/amounts.ts';

const schema = z.strictObject({
  /** In order; `turnoverSince` is the turnover from the deposit until now. */
  deposits: z.array(z.strictObject({ amount: stake, turnoverSince: amount })),
});

/** What of some deposits may leave, and the turnover that the rest still needs (rulebook 9.2). */
export const withdrawalTurnover = defineKind({
  name: 'withdrawalTurnover',
  schema,
  answer: ({ deposits }) => {
    const paidIn = deposits.map(({ amount: amountMinor, turnoverSince }, index) => {
      const turnoverAfterMinor = turnoverSince - (deposits[index + 1]?.turnoverSince ?? 0n);
      if (turnoverAfterMinor < 0n) throw new CaseFault('invalid_input', `deposits.${index + 1}.turnoverSince`);
      return { kind: 'in' as const, amountMinor, turnoverAfterMinor };
    });
    const { missingMinor, heldMinor } = outstandingTurnover(paidIn);
    const paidMinor = paidIn.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    return { released: shown(paidMinor - heldMinor), missing: shown(missingMinor) };
  },
});
