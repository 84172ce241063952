import { shownAmount } from '@baize/money';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { LedgerReadModel } from './read-model.ts';

export const ledgerRoutes = (readModel: LedgerReadModel): HandlersOf<'balance' | 'transactions'> => ({
  balance: async ({ member, brand }) => {
    const balance = await readModel.balanceOf(member.id);
    if (!balance) throw new Error(`member ${member.id} has a session but no wallet`);
    return ok({
      sumBalance: shownAmount(balance.cashMinor, brand.currency.exponent),
      currency: brand.currency.code,
      currencySymbol: brand.currency.symbol,
    });
  },

  transactions: async ({ member, brand, data }) => {
    const { pageNo, pageSize, from, to } = data;
    const { lines, total } = await readModel.statement({
      memberId: member.id,
      account: 'cash',
      pageNo,
      pageSize,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    });
    const amount = (amountMinor: bigint) => shownAmount(amountMinor, brand.currency.exponent);
    return ok({
      list: lines.map((line) => ({
        id: line.id,
        movement: line.movement,
        amount: amount(line.amountMinor),
        balanceBefore: amount(line.balanceBeforeMinor),
        balanceAfter: amount(line.balanceAfterMinor),
        reference: line.reference,
        bookedAt: line.bookedAt.toISOString(),
      })),
      total,
      totalPages: Math.ceil(total / pageSize),
    });
  },
});
