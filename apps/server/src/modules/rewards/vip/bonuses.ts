import { localDateOf, startOfLocalDate } from '@baize/periods';
import { sql } from 'kysely';
import type { RewardDependencies } from '../dependencies.ts';
import { giveStatement } from '../granting/give.ts';
import { type LadderRow, ladderOf } from '../settings/rules.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { runStatement } from '../statements.ts';

const dayMs = 86_400_000;
const atOnce = 1_000;
const firstId = '00000000-0000-0000-0000-000000000000';

export interface RewardBrand {
  id: string;
  exponent: number;
  currencyCode: string;
}

/** Bonuses that a level brings again and again: weekly, monthly, and at the member's birthday. */
export function createVipBonuses(deps: RewardDependencies, settings: RewardSettingsStore) {
  const { database, clock, newId } = deps;

  const give = (
    memberId: string,
    brand: RewardBrand,
    of: { source: 'vipWeekly' | 'vipMonthly' | 'vipBirthday'; reference: string; row: LadderRow; amountMinor: bigint },
    expiresAt: Date,
  ) =>
    runStatement(
      database,
      giveStatement({
        memberId,
        id: newId(),
        brandId: brand.id,
        source: of.source,
        reference: of.reference,
        subject: '',
        names: { TY: of.row.name },
        payout: 'cash',
        amountMinor: of.amountMinor,
        currencyCode: brand.currencyCode,
        terms: null,
        givenAt: clock.now(),
        expiresAt,
      }),
    );

  const membersOf = async (brandId: string, levels: readonly number[], after: string) => {
    const { rows } = await sql<{ memberId: string; level: number }>`
      select member_id as "memberId", level from vip_standings
      where brand_id = ${brandId} and level = any (${levels}::int[]) and member_id > ${after}::uuid
      order by member_id limit ${atOnce}`.execute(database);
    return rows;
  };

  return {
    /** Gives every member of a level the bonus of a period that ended; `key` is its first day. A repeat gives nothing twice. */
    givePeriod: async (brand: RewardBrand, code: 'W' | 'M', key: string, endedAt: Date): Promise<void> => {
      const vip = await settings.of(brand.id, 'vip');
      if (!vip.enabled) return;
      const ladder = ladderOf(vip, brand.exponent);
      const amountOf = (row: LadderRow) => (code === 'W' ? row.weeklyMinor : row.monthlyMinor);
      const levels = ladder.flatMap((row, level) => (amountOf(row) > 0n ? [level] : []));
      const expiresAt = new Date(endedAt.getTime() + vip.claimDays * dayMs);
      if (levels.length === 0 || expiresAt <= clock.now()) return;
      const source = code === 'W' ? 'vipWeekly' : 'vipMonthly';
      for (let after = firstId; ; ) {
        const members = await membersOf(brand.id, levels, after);
        for (const { memberId, level } of members) {
          const row = ladder[level];
          if (row) await give(memberId, brand, { source, reference: key, row, amountMinor: amountOf(row) }, expiresAt);
        }
        const last = members.at(-1);
        if (!last) return;
        after = last.memberId;
      }
    },

    /** Gives the bonus of a birthday that is not longer ago than it can be claimed; once a year. */
    giveBirthday: async (memberId: string, brand: RewardBrand): Promise<void> => {
      const vip = await settings.of(brand.id, 'vip');
      if (!vip.enabled) return;
      const ladder = ladderOf(vip, brand.exponent);
      if (ladder.every(({ birthdayMinor }) => birthdayMinor === 0n)) return;
      const { rows } = await sql<{ level: number }>`
        select level from vip_standings where member_id = ${memberId}`.execute(database);
      const row = ladder[rows[0]?.level ?? 0];
      if (!row || row.birthdayMinor === 0n) return;
      const birthday = await deps.members.birthdayOf(memberId);
      if (birthday === null) return;
      const { timeZone } = await deps.brands.settingsOf(brand.id);
      const now = clock.now();
      const day = lastBirthday(birthday, now, timeZone);
      const expiresAt = new Date(startOfLocalDate(day, timeZone).getTime() + vip.claimDays * dayMs);
      if (expiresAt <= now) return;
      const reference = day.slice(0, 4);
      await give(memberId, brand, { source: 'vipBirthday', reference, row, amountMinor: row.birthdayMinor }, expiresAt);
    },
  };
}

/** The newest birthday that has begun in the zone; who was born on 29 February has it on the 28th of other years. */
export function lastBirthday(birthday: string, now: Date, zone: string): string {
  const today = localDateOf(now, zone);
  const year = Number(today.slice(0, 4));
  const inYear = (at: number) => {
    const monthDay = birthday.slice(5);
    const isLeap = (at % 4 === 0 && at % 100 !== 0) || at % 400 === 0;
    return `${at}-${monthDay === '02-29' && !isLeap ? '02-28' : monthDay}`;
  };
  return inYear(year) <= today ? inYear(year) : inYear(year - 1);
}
