import { payKinds } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { readSpan, shownSpan } from '../team/index.ts';
import type { PayTools } from './dependencies.ts';
import type { PayRow, Step } from './schema.ts';
import { payColumns, payOf, paySource } from './store.ts';

export const shownPay = (row: PayRow, exponent: number) => ({
  payId: `${row.memberId}/${row.kind}/${row.periodKey}`,
  kind: row.kind,
  period: row.periodKey,
  state: row.state,
  due: shownAmount(row.dueMinor, exponent),
  paid: shownAmount(row.paidMinor, exponent),
  setOff: shownAmount(row.setOffMinor ?? 0n, exponent),
  computedAt: row.computedAt.toISOString(),
});

export const shownSteps = (steps: readonly Step[], exponent: number) =>
  steps.map((step) => ({
    ...step,
    value: step.unit === 'amount' ? shownAmount(BigInt(step.value), exponent) : step.value,
  }));

/** What an agent earned, and how each line of it came to be. */
export function createIncome(tools: PayTools): HandlersOf<'agentIncome' | 'agentIncomeLine'> {
  const { database, clock, brands } = tools;
  return {
    agentIncome: async ({ member, brand, data }) => {
      const read = readSpan(data, clock.now(), (await brands.settingsOf(brand.id)).timeZone);
      if (!read.ok) return read;
      const { exponent } = brand.currency;
      const inSpan = sql`p.member_id = ${member.id} and p.starts_at >= ${read.value.start} and p.starts_at < ${read.value.end}`;
      const { rows, total } = await selectPage<PayRow, 'period'>(
        database,
        {
          columns: payColumns,
          from: paySource,
          where: data.kind ? sql`${inSpan} and p.kind = ${data.kind}` : inSpan,
          sorts: { period: sql`p.starts_at` },
          tieBreak: sql`p.kind, p.period_key`,
        },
        data,
      );
      const sums = await sql<{ kind: string; paid: string; held: string }>`
        select p.kind, sum(p.paid_minor)::text as paid, sum(p.held_minor)::text as held from agent_pays p where ${inSpan} group by 1`.execute(
        database,
      );
      const sources = payKinds.flatMap((kind) => {
        const of = sums.rows.find((row) => row.kind === kind);
        if (!of) return [];
        return [{ kind, paid: shownAmount(BigInt(of.paid), exponent), held: shownAmount(BigInt(of.held), exponent) }];
      });
      return ok({ ...shownSpan(read.value), sources, rows: rows.map((row) => shownPay(row, exponent)), total });
    },

    agentIncomeLine: async ({ member, brand, params }) => {
      const { kind, period: periodKey } = params;
      const row = await payOf(database, { brandId: brand.id, memberId: member.id, kind, periodKey });
      if (!row) return fail('not_found');
      const { exponent } = brand.currency;
      return ok({ ...shownPay(row, exponent), steps: shownSteps(row.steps, exponent), reason: row.reason });
    },
  };
}
