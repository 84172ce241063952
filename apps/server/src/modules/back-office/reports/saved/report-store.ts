import type { ReportQuestion } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

interface SavedReport {
  id: string;
  brandId: string;
  staffId: string;
  name: string;
  question: ReportQuestion;
  isShared: boolean;
  owner: string;
  changedAt: Date;
}

type Owner = Pick<SavedReport, 'staffId' | 'brandId'>;
const columns = sql`r.id, r.brand_id as "brandId", r.staff_id as "staffId", r.name, r.question, r.is_shared as "isShared",
  s.username as owner, r.changed_at as "changedAt"`;
/** Reports that somebody may read at a brand. */
const readable = ({ staffId, brandId }: Owner) =>
  sql`r.removed_at is null and r.brand_id = ${brandId} and (r.staff_id = ${staffId} or r.is_shared)`;

export function createReportStore(database: Database) {
  const readableBy = async (reader: Owner): Promise<SavedReport[]> => {
    const { rows } = await sql<SavedReport>`
      select ${columns} from saved_reports r join staff s on s.id = r.staff_id
      where ${readable(reader)} order by lower(r.name), r.id`.execute(database);
    return rows;
  };

  const find = async (id: string, reader: Owner): Promise<SavedReport | undefined> => {
    const { rows } = await sql<SavedReport>`
      select ${columns} from saved_reports r join staff s on s.id = r.staff_id
      where r.id = ${id} and ${readable(reader)}`.execute(database);
    return rows[0];
  };

  /** False when the id is of somebody else's report, or of one that was removed. */
  const keep = async (
    report: Owner & Pick<SavedReport, 'id' | 'name' | 'question' | 'isShared'>,
    at: Date,
  ): Promise<boolean> => {
    const { rows } = await sql`
      insert into saved_reports as r (id, brand_id, staff_id, name, question, is_shared, created_at, changed_at)
      values (${report.id}, ${report.brandId}, ${report.staffId}, ${report.name}, ${JSON.stringify(report.question)}::jsonb,
        ${report.isShared}, ${at}, ${at})
      on conflict (id) do update set name = excluded.name, question = excluded.question, is_shared = excluded.is_shared,
        changed_at = excluded.changed_at
      where r.staff_id = excluded.staff_id and r.brand_id = excluded.brand_id and r.removed_at is null
      returning id`.execute(database);
    return rows.length > 0;
  };

  const countOf = async ({ staffId, brandId }: Owner): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from saved_reports
      where staff_id = ${staffId} and brand_id = ${brandId} and removed_at is null`.execute(database);
    return rows[0]?.count ?? 0;
  };

  /** Ends its schedules, too. The removed report's name; undefined: there is none of this owner. */
  const remove = async (id: string, { staffId, brandId }: Owner, at: Date): Promise<string | undefined> => {
    const { rows } = await sql<{ name: string }>`
      update saved_reports set removed_at = ${at}
      where id = ${id} and staff_id = ${staffId} and brand_id = ${brandId} and removed_at is null returning name`.execute(
      database,
    );
    if (rows[0])
      await sql`update report_schedules set ended_at = ${at} where report_id = ${id} and ended_at is null`.execute(
        database,
      );
    return rows[0]?.name;
  };

  return { readableBy, find, keep, countOf, remove };
}
