import { currencyExponent, parseAmount, shownAmount } from '@baize/money';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';
import { fail, ok } from '../../../platform/result.ts';
import { createCorrectionActs } from './acts.ts';
import type { CorrectionDependencies } from './dependencies.ts';
import { correctionPage } from './store.ts';

export type { CorrectionDependencies } from './dependencies.ts';

const trialType = 4;

/** Corrections of balances by staff: above what one person may do they wait for a second one. */
export function createCorrections(deps: CorrectionDependencies): {
  routes: HandlersOf<'staffMemberAdjust' | 'staffCorrections' | 'staffCorrectionDecide'>;
} {
  const acts = createCorrectionActs(deps);

  const list: ListOf<'staffCorrections'> = async (request) => {
    const { rows, total } = await correctionPage(deps.database, request);
    return {
      rows: rows.map(({ id, amountMinor, askedAt, decidedAt, ...row }) => ({
        correctionId: id,
        memberId: row.memberId,
        memberName: row.memberName,
        currency: row.currency,
        occasion: row.occasion,
        reason: row.reason,
        state: row.state,
        askedBy: row.askedBy,
        askedByName: row.askedByName,
        decidedBy: row.decidedBy,
        decidedByName: row.decidedByName,
        decisionReason: row.decisionReason,
        amount: shownAmount(amountMinor, currencyExponent(row.currency) ?? 0),
        isMine: row.askedBy === request.staff.id,
        askedAt: askedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      })),
      total,
    };
  };

  return {
    routes: {
      staffMemberAdjust: async ({ staff, brand, ip, params, body }) => {
        const { exponent, code } = brand.currency;
        const parsed = parseAmount(body.amount, exponent, 'any');
        if (!parsed.ok) return fail('invalid_input', { fields: { amount: { key: parsed.fault } } });
        if (parsed.amountMinor === 0n) return fail('invalid_input', { fields: { amount: { key: 'amount_zero' } } });
        const type = await deps.typeOf(staff.brandId, params.memberId);
        // A trial account has play money alone.
        if (type === undefined || type === trialType) return fail('not_found');
        const { occasion, reason } = body;
        const asked = await acts.ask(
          { staff, ip },
          {
            ...{ id: body.requestId.toLowerCase(), brandId: staff.brandId, memberId: params.memberId.toLowerCase() },
            ...{ amountMinor: parsed.amountMinor, currency: code, occasion, reason },
            ...{ askedBy: staff.id, askedAt: deps.clock.now() },
          },
        );
        if (!asked.ok) return asked;
        const { state, isReplay, cashMinor } = asked.value;
        const balance = shownAmount(
          cashMinor ?? (await deps.ledger.balanceOf(params.memberId))?.cashMinor ?? 0n,
          exponent,
        );
        return ok({ state, balance, replay: isReplay });
      },
      staffCorrections: async (request) => {
        const { state, page } = request.data;
        await deps.noteReading(request, { kind: 'staff_read_list', subject: `corrections:${state}:${page}` });
        return ok(await list(request));
      },
      staffCorrectionDecide: ({ staff, ip, params, body }) =>
        acts.decide({ staff, ip }, params.correctionId.toLowerCase(), body),
    },
  };
}
