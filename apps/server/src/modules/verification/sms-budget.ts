import { localDateOf, startOfLocalDate } from '@baize/periods';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { RaiseAlarm } from '../../platform/log/alarm.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { VerificationTables } from './schema.ts';
import type { VerificationSettings } from './settings.ts';

/** Percent of a day's budget at which a person is told. */
const toldPercents = [80, 100] as const;
const keptMs = 7 * 24 * 3_600_000;
const maxDayMs = 26 * 3_600_000;

type Budget = Pick<VerificationSettings, 'smsPerDay' | 'timeZone'>;
type Spent = Result<null, 'quota_exceeded'>;

/** What a brand spends on SMS with codes in a day of its zone, over all numbers and addresses and in all processes. */
export function createSmsBudget(deps: { database: Database; clock: Clock; raiseAlarm: RaiseAlarm }) {
  const { clock, raiseAlarm } = deps;
  const database = withTables<VerificationTables>(deps.database);
  const today = ({ timeZone }: Budget) => localDateOf(clock.now(), timeZone);

  const spent = (budget: Budget) => {
    const now = clock.now();
    const tomorrow = localDateOf(
      new Date(startOfLocalDate(today(budget), budget.timeZone).getTime() + maxDayMs),
      budget.timeZone,
    );
    const waitMs = startOfLocalDate(tomorrow, budget.timeZone).getTime() - now.getTime();
    return fail('quota_exceeded', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
  };

  /** Whether an SMS may leave today; it takes nothing. */
  const check = async (brandId: string, budget: Budget): Promise<Spent> => {
    const row = await database
      .selectFrom('sms_days')
      .select('sms_days.sent')
      .where('sms_days.brand_id', '=', brandId)
      .where('sms_days.day', '=', sql<string>`${today(budget)}::date`)
      .executeTakeFirst();
    return row && row.sent >= budget.smsPerDay ? spent(budget) : ok(null);
  };

  /** Takes one SMS from the day's budget; of many at the same moment no more than are left. */
  const take = async (brandId: string, budget: Budget): Promise<Spent> => {
    const max = budget.smsPerDay;
    const { rows } = await sql<{ sent: number }>`
      insert into sms_days as d (brand_id, day, sent) values (${brandId}, ${today(budget)}::date, 1)
      on conflict (brand_id, day) do update set sent = d.sent + 1 where d.sent < ${max}
      returning sent`.execute(database);
    const [row] = rows;
    if (!row) return spent(budget);
    const percent = toldPercents.find((told) => row.sent === Math.ceil((max * told) / 100));
    if (percent !== undefined)
      raiseAlarm({ code: 'sms_budget', detail: { brandId, percent, sent: row.sent, budget: max } });
    return ok(null);
  };

  const purge = async (): Promise<void> => {
    const oldest = localDateOf(new Date(clock.now().getTime() - keptMs), 'UTC');
    await database.deleteFrom('sms_days').where('sms_days.day', '<', sql<string>`${oldest}::date`).execute();
  };

  return { check, take, purge };
}
