import { type LocalDate, periodOfKey } from '@baize/periods';
import { monthEnd } from '@baize/rewards';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { type LadderRow, ladderOf } from '../settings/rules.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { runStatements } from '../statements.ts';

const atOnce = 500;

interface Standing {
  memberId: string;
  level: number;
  cap: number | null;
  month: string;
}

/** Members of a brand above the first level with their turnover in a month, from the one after `after` on. */
async function standingsOf(
  database: Database,
  brandId: string,
  month: { firstDate: LocalDate; lastDate: LocalDate },
  after: string,
  pending: ReturnType<typeof sql>,
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select s.member_id as "memberId", s.level, s.cap, coalesce(t.month, 0)::text as month from vip_standings s
    left join lateral (
      select sum(valid_turnover_minor) as month from turnover_days
      where member_id = s.member_id and account_kind = 'cash'
        and day between ${month.firstDate}::date and ${month.lastDate}::date) t on true
    where s.brand_id = ${brandId} and s.level > 0 and s.member_id > ${after}::uuid and ${pending}
    order by s.member_id limit ${atOnce}`.execute(database);
  return rows;
}

const first = '00000000-0000-0000-0000-000000000000';

/** The end of a month on the ladder: who did not keep his level goes down one; and the warning before it. */
export function createMonths(deps: RewardDependencies, settings: RewardSettingsStore) {
  const { database, clock, notify } = deps;

  const ladderAt = async (brandId: string, exponent: number): Promise<LadderRow[] | null> => {
    const vip = await settings.of(brandId, 'vip');
    return vip.enabled ? ladderOf(vip, exponent) : null;
  };

  const lose = (brandId: string, { memberId, level, cap, month }: Standing, ladder: LadderRow[], key: LocalDate) =>
    database.transaction().execute(async (transaction) => {
      const next = monthEnd(ladder, level, { cap }, BigInt(month));
      const isLost = next.cap !== null && next.cap < level;
      const newLevel = isLost ? (next.cap ?? 0) : level;
      const written = await sql`
        update vip_standings set level = ${newLevel}, cap = ${next.cap}, closed_month = ${key}::date, changed_at = ${clock.now()}
        where member_id = ${memberId} and brand_id = ${brandId} and level = ${level}
          and closed_month is distinct from ${key}::date`.execute(transaction);
      if (written.numAffectedRows !== 1n || !isLost) return;
      const name = ladder[newLevel]?.name ?? '';
      await deps.members.setLevel(transaction, memberId, newLevel, name);
      await runStatements(transaction, notify({ memberId, kind: 'levelDown', reference: `month/${key}`, name }));
    });

  return {
    /** Closes a month once for each member, whatever stops it on the way. */
    close: async (brandId: string, exponent: number, key: LocalDate, zone: string): Promise<void> => {
      const ladder = await ladderAt(brandId, exponent);
      if (!ladder) return;
      const month = periodOfKey('M', key, zone);
      const open = sql`s.closed_month is distinct from ${key}::date and s.changed_at < ${month.end}`;
      for (let after = first; ; ) {
        const rows = await standingsOf(database, brandId, month, after, open);
        for (const row of rows) await lose(brandId, row, ladder, key);
        const last = rows.at(-1);
        if (!last) return;
        after = last.memberId;
      }
    },

    /** Warns who would lose his level if the month ended now, once a month. */
    warn: async (brandId: string, exponent: number, key: LocalDate, zone: string): Promise<void> => {
      const ladder = await ladderAt(brandId, exponent);
      if (!ladder) return;
      const month = periodOfKey('M', key, zone);
      const unwarned = sql`s.warned_month is distinct from ${key}::date`;
      for (let after = first; ; ) {
        const rows = await standingsOf(database, brandId, month, after, unwarned);
        for (const { memberId, level, month: turnover } of rows) {
          const missingMinor = (ladder[level]?.keepMinor ?? 0n) - BigInt(turnover);
          if (missingMinor <= 0n) continue;
          await database.transaction().execute(async (transaction) => {
            await sql`update vip_standings set warned_month = ${key}::date where member_id = ${memberId}`.execute(
              transaction,
            );
            const name = ladder[level]?.name ?? '';
            const notice = { amountMinor: missingMinor, name, until: month.end, reference: `month/${key}` };
            await runStatements(transaction, notify({ memberId, kind: 'levelWarning', ...notice }));
          });
        }
        const last = rows.at(-1);
        if (!last) return;
        after = last.memberId;
      }
    },
  };
}
export type Months = ReturnType<typeof createMonths>;
