import { sql } from 'kysely';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { shownBar, standingBar } from '../../platform/play-bar.ts';
import { fail, ok } from '../../platform/result.ts';
import type { createBars } from './bars.ts';
import type { ProtectionDependencies } from './dependencies.ts';
import { readHistory } from './history.ts';
import type { createOverview } from './overview.ts';
import { judgeRisk, lookedAtDays, readRiskFigures } from './risk-signs.ts';

export type StaffRoutes = HandlersOf<'staffMemberProtection' | 'staffMemberExclude' | 'staffProtectionSigns'>;

const historyLines = 100;
const dayMs = 86_400_000;

/** What staff sees of members' protection, and an exclusion that it adds; in the audit log, or it did not happen. */
export function createStaffRoutes(
  deps: ProtectionDependencies,
  parts: { overview: ReturnType<typeof createOverview>; bar: ReturnType<typeof createBars> },
): StaffRoutes {
  const { database, clock, noteReading } = deps;

  const isRealMember = async (brandId: string, memberId: string): Promise<boolean> => {
    const { rows } =
      await sql`select from members where id = ${memberId} and brand_id = ${brandId} and type <> 4`.execute(database);
    return rows.length > 0;
  };

  return {
    staffMemberProtection: async (request) => {
      const { staff, brand, params } = request;
      if (!(await isRealMember(staff.brandId, params.memberId))) return fail('not_found');
      await noteReading(request, { kind: 'staff_read_member', subject: `member:${params.memberId}` });
      const member = { memberId: params.memberId, exponent: brand.currency.exponent };
      const page = { ...member, now: clock.now(), pageNo: 1, pageSize: historyLines };
      const [standingNow, history] = await Promise.all([
        parts.overview({ ...member, brandId: staff.brandId }),
        readHistory(database, page),
      ]);
      return ok({ standing: standingNow, history });
    },

    staffMemberExclude: async ({ staff, ip, params, body }) => {
      const { memberId } = params;
      if (!(await isRealMember(staff.brandId, memberId))) return fail('not_found');
      const wanted = { memberId, length: body.length, setBy: 'staff', reason: body.reason } as const;
      const bar = await parts.bar(wanted, (transaction, before, after) => {
        const states = { before: { bar: before && shownBar(before) }, after: { bar: shownBar(after) } };
        const act = { act: 'excludeMember', subject: `member:${memberId}`, reason: body.reason, ...states };
        return deps.recordStaffAct(transaction, { staff, ip }, act);
      });
      return ok(shownBar(bar));
    },

    staffProtectionSigns: async (request) => {
      const { staff, data } = request;
      const now = clock.now();
      await noteReading(request, { kind: 'staff_read_list', subject: `protection:${data.page}` });
      const { timeZone: zone } = await deps.brands.settingsOf(staff.brandId);
      const figures = await readRiskFigures(database, { brandId: staff.brandId, zone, now });
      const found = figures
        .map((row) => ({ row, ...judgeRisk(row) }))
        .filter(({ signs }) => signs.some(({ sign }) => sign === (data.sign ?? sign)))
        .sort((one, other) => other.score - one.score || one.row.username.localeCompare(other.row.username));
      if (data.direction === 'asc') found.reverse();
      const start = (data.page - 1) * data.pageSize;
      const rows = found.slice(start, start + data.pageSize).map(({ row, score, signs }) => {
        const bar = standingBar(row.kind && { kind: row.kind, until: row.until }, now);
        return { memberId: row.memberId, username: row.username, score, signs, bar: bar && shownBar(bar) };
      });
      const countedSince = new Date(now.getTime() - lookedAtDays * dayMs).toISOString();
      return ok({ rows, total: found.length, countedSince });
    },
  };
}
