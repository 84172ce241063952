import type { ReportRunReason } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type { ExportFormat } from '../../exports/export-store.ts';
import type { DueRule } from './due.ts';

interface Schedule extends DueRule {
  id: string;
  reportId: string;
  brandId: string;
  staffId: string;
  format: ExportFormat;
  nextAt: Date;
}

/** One time that a schedule was due. */
export interface ReportRun {
  id: string;
  reportId: string;
  brandId: string;
  staffId: string;
  dueAt: Date;
  format: ExportFormat;
  state: 'waiting' | 'sent' | 'notSent';
}

const maxDueAtOnce = 200;
const columns = sql`d.id, d.report_id as "reportId", d.brand_id as "brandId", d.staff_id as "staffId", d.cadence, d.hour, d.format,
  d.next_at as "nextAt"`;

export function createScheduleStore(database: Database) {
  const ofStaff = async (staffId: string, brandId: string): Promise<(Schedule & { name: string })[]> => {
    const { rows } = await sql<Schedule & { name: string }>`
      select ${columns}, r.name from report_schedules d join saved_reports r on r.id = d.report_id
      where d.staff_id = ${staffId} and d.brand_id = ${brandId} and d.ended_at is null order by lower(r.name), d.id`.execute(
      database,
    );
    return rows;
  };

  /** False when the id is of somebody else's schedule, or of one that ended. */
  const set = async (schedule: Schedule, at: Date): Promise<boolean> => {
    const { id, reportId, brandId, staffId, cadence, hour, format, nextAt } = schedule;
    const { rows } = await sql`
      insert into report_schedules as d (id, report_id, brand_id, staff_id, cadence, hour, format, next_at, created_at)
      values (${id}, ${reportId}, ${brandId}, ${staffId}, ${cadence}, ${hour}, ${format}, ${nextAt}, ${at})
      on conflict (id) do update set report_id = excluded.report_id, cadence = excluded.cadence, hour = excluded.hour,
        format = excluded.format, next_at = excluded.next_at
      where d.staff_id = excluded.staff_id and d.brand_id = excluded.brand_id and d.ended_at is null
      returning id`.execute(database);
    return rows.length > 0;
  };

  const end = async (id: string, staffId: string, brandId: string, at: Date): Promise<boolean> => {
    const { rows } = await sql`update report_schedules set ended_at = ${at}
      where id = ${id} and staff_id = ${staffId} and brand_id = ${brandId} and ended_at is null returning id`.execute(
      database,
    );
    return rows.length > 0;
  };

  /** Inside a transaction, which holds them; what another process holds is left to it. */
  const holdDue = async (at: Date): Promise<Schedule[]> => {
    const { rows } = await sql<Schedule>`
      select ${columns} from report_schedules d where d.next_at <= ${at} and d.ended_at is null
      order by d.next_at limit ${maxDueAtOnce} for update skip locked`.execute(database);
    return rows;
  };

  const moveOn = async (id: string, nextAt: Date): Promise<void> => {
    await sql`update report_schedules set next_at = ${nextAt} where id = ${id}`.execute(database);
  };

  /** False when that moment of the schedule has a run already. */
  const addRun = async (id: string, { id: scheduleId, reportId, brandId, staffId, format }: Schedule, dueAt: Date) => {
    const { rows } = await sql`
      insert into report_runs (id, schedule_id, report_id, brand_id, staff_id, due_at, format)
      values (${id}, ${scheduleId}, ${reportId}, ${brandId}, ${staffId}, ${dueAt}, ${format})
      on conflict (schedule_id, due_at) do nothing returning id`.execute(database);
    return rows.length > 0;
  };

  const run = async (id: string): Promise<ReportRun | undefined> => {
    const { rows } = await sql<ReportRun>`
      select id, report_id as "reportId", brand_id as "brandId", staff_id as "staffId", due_at as "dueAt", format, state
      from report_runs where id = ${id}`.execute(database);
    return rows[0];
  };

  /** False when it was finished before. */
  const finishRun = async (
    id: string,
    end: { state: 'sent'; rowCount: number } | { state: 'notSent'; reason: ReportRunReason },
    at: Date,
  ): Promise<boolean> => {
    const { rows } = await sql`
      update report_runs set state = ${end.state}, reason = ${'reason' in end ? end.reason : null},
        row_count = ${'rowCount' in end ? end.rowCount : null}, finished_at = ${at}
      where id = ${id} and state = 'waiting' returning id`.execute(database);
    return rows.length > 0;
  };

  /** The sealed address of an account; null: it has none. */
  const sealedAddress = async (staffId: string): Promise<string | null> => {
    const { rows } = await sql<{ sealed: string | null }>`
      select sealed_email as sealed from staff where id = ${staffId}`.execute(database);
    return rows[0]?.sealed ?? null;
  };

  return { ofStaff, set, end, holdDue, moveOn, addRun, run, finishRun, sealedAddress };
}
