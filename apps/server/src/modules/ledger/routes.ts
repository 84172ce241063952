import { movementsOf } from '@baize/contract';
import { parseAmount, shownAmount } from '@baize/money';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
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
    const { pageNo, pageSize, kind, from, to, language } = data;
    const { exponent } = brand.currency;
    const bounds = amountBounds(data, exponent);
    if (!bounds.ok) return bounds;
    const { lines, total } = await readModel.statement({
      memberId: member.id,
      account: 'cash',
      pageNo,
      pageSize,
      movements: kind && movementsOf(kind),
      ...bounds.value,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    });
    const games = await readModel.gamesOfLines(lines, language);
    const amount = (amountMinor: bigint) => shownAmount(amountMinor, exponent);
    return ok({
      list: lines.map((line) => ({
        id: line.id,
        movement: line.movement,
        amount: amount(line.amountMinor),
        balanceBefore: amount(line.balanceBeforeMinor),
        balanceAfter: amount(line.balanceAfterMinor),
        reference: line.reference,
        gameName: games.get(line.id) ?? '',
        bookedAt: line.bookedAt.toISOString(),
      })),
      total,
      totalPages: Math.ceil(total / pageSize),
    });
  },
});

type Bounds = { minMinor?: bigint; maxMinor?: bigint };

function amountBounds(
  { minAmount, maxAmount }: { minAmount?: string | undefined; maxAmount?: string | undefined },
  exponent: number,
): Result<Bounds, 'invalid_input'> {
  const bounds: Bounds = {};
  for (const [field, sent, name] of [
    ['minAmount', minAmount, 'minMinor'],
    ['maxAmount', maxAmount, 'maxMinor'],
  ] as const) {
    if (sent === undefined) continue;
    const parsed = parseAmount(sent, exponent, 'positive');
    if (!parsed.ok) return fail('invalid_input', { fields: { [field]: { key: parsed.fault } } });
    bounds[name] = parsed.amountMinor;
  }
  return ok(bounds);
}
