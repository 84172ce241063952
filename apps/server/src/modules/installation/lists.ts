import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { selectPage } from '../../platform/database/select-page.ts';
import type { ListsOf } from '../../platform/http/list-of.ts';

interface ErrorRow {
  reference: string;
  at: Date;
  place: string;
  message: string;
  stack: string;
}
interface AlarmRow {
  alarmId: string;
  at: Date;
  code: string;
  detail: Record<string, string | number>;
}

const shown = <R extends { at: Date }>({ rows, total }: { rows: R[]; total: number }) => ({
  rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
  total,
});

/** Unexpected errors and alarms, as far back as they are kept. */
export function createNoteLists(database: Database): ListsOf<'staffErrors' | 'staffAlarms'> {
  return {
    staffErrors: async ({ data }) => {
      const reference = data.reference?.trim().toLowerCase() ?? '';
      const page = await selectPage<ErrorRow, 'at'>(
        database,
        {
          columns: sql`e.reference, e.happened_at as at, e.place, e.message, e.stack`,
          from: sql`unexpected_errors e`,
          where: reference === '' ? sql`true` : sql`e.reference = ${reference}`,
          sorts: { at: sql`e.happened_at` },
          tieBreak: sql`e.reference`,
        },
        data,
      );
      return shown(page);
    },
    staffAlarms: async ({ data }) => {
      const page = await selectPage<AlarmRow, 'at'>(
        database,
        {
          columns: sql`a.id as "alarmId", a.raised_at as at, a.code, a.detail`,
          from: sql`alarms a`,
          where: data.code === undefined ? sql`true` : sql`a.code = ${data.code}`,
          sorts: { at: sql`a.raised_at` },
          tieBreak: sql`a.id`,
        },
        data,
      );
      return shown(page);
    },
  };
}
