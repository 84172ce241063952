import type { PayKind } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import { bookedOf, calculatePays, periodBack, readRun, runPays } from '../pay/index.ts';
import type { AgentDeskTools } from './dependencies.ts';
import { teamWarnings } from './warnings.ts';

/** The rows of a preview are the highest ones; its total is of all. */
const maxRows = 200;

/** What a pay run would do, and the same run done again. */
export function createRunDesk(tools: AgentDeskTools): HandlersOf<'staffAgentPayPreview' | 'staffAgentPayRun'> {
  const { database, clock, brands, auditLog } = tools;
  const runOf = async (brandId: string, kind: PayKind, back: number) => {
    const { timeZone } = await brands.settingsOf(brandId);
    return readRun(tools, brandId, kind, periodBack(kind, back, clock.now(), timeZone));
  };
  const namesOf = async (ids: readonly string[]) => {
    const { rows } = await sql<{ id: string; username: string }>`
      select id, username from members where id = any (${[...ids]}::uuid[])`.execute(database);
    return new Map(rows.map(({ id, username }) => [id, username]));
  };

  return {
    staffAgentPayPreview: async ({ staff, brand, data }) => {
      const run = await runOf(staff.brandId, data.kind, data.back);
      const wanted = await calculatePays(tools, run);
      const top = wanted.toSorted((one, other) => (one.dueMinor < other.dueMinor ? 1 : -1)).slice(0, maxRows);
      const ids = top.map(({ memberId }) => memberId);
      const [names, booked, warnings] = await Promise.all([
        namesOf(ids),
        bookedOf(database, run),
        teamWarnings(database, staff.brandId, ids, clock.now()),
      ]);
      const amount = (minor: bigint) => shownAmount(minor, brand.currency.exponent);
      return ok({
        period: run.period.key,
        total: amount(wanted.reduce((sum, { dueMinor }) => sum + dueMinor, 0n)),
        rows: top.map(({ memberId, dueMinor }) => ({
          ...{ memberId, username: names.get(memberId) ?? '', due: amount(dueMinor) },
          booked: amount(booked.get(memberId)?.bookedMinor ?? 0n),
          warnings: [...new Set(warnings.filter(({ agentId }) => agentId === memberId).map(({ kind }) => kind))],
        })),
      });
    },

    staffAgentPayRun: async ({ staff, brand, ip, body }) => {
      const run = await runOf(staff.brandId, body.kind, body.back);
      const { lines, paidMinor, heldMinor } = await runPays(tools, run);
      const after = { kind: run.kind, period: run.period.key, lines, paidMinor, heldMinor };
      const done = { act: 'runAgentPays', subject: `brand:${staff.brandId}`, reason: body.reason, after };
      await auditLog.append(database, staffAct({ staff, ip }, clock.now(), done));
      const amount = (minor: bigint) => shownAmount(minor, brand.currency.exponent);
      return ok({ period: run.period.key, lines, paid: amount(paidMinor), held: amount(heldMinor) });
    },
  };
}
