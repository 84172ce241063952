import type { ExportableList } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';

export type ExportFormat = 'csv' | 'xlsx';
export type ExportState = 'waiting' | 'ready' | 'failed' | 'expired';

/** What an export is asked for with. */
export interface ExportRequest {
  id: string;
  staffId: string;
  brandId: string;
  list: ExportableList;
  format: ExportFormat;
  params: Record<string, string>;
  data: Record<string, unknown>;
}

export interface ExportRow extends ExportRequest {
  state: ExportState;
  /** Of a file that is ready. */
  parts: number;
  requestedAt: Date;
}

interface Tables {
  staff_exports: { id: string; state: ExportState };
}

const columns = sql`id, staff_id as "staffId", brand_id as "brandId", list, format, params, data, state, requested_at as "requestedAt",
  (select count(*)::int from staff_export_parts p where p.export_id = staff_exports.id) as parts`;

export function createExportStore(anyDatabase: Database) {
  const database = withTables<Tables>(anyDatabase);

  /** False when the id is taken. */
  const add = async (request: ExportRequest, at: Date, expiresAt: Date): Promise<boolean> => {
    const { id, staffId, brandId, list, format } = request;
    const { rows } = await sql`
      insert into staff_exports (id, staff_id, brand_id, list, format, params, data, state, requested_at, expires_at)
      values (${id}, ${staffId}, ${brandId}, ${list}, ${format}, ${JSON.stringify(request.params)}::jsonb,
        ${JSON.stringify(request.data)}::jsonb, 'waiting', ${at}, ${expiresAt})
      on conflict do nothing returning id`.execute(database);
    return rows.length > 0;
  };

  const find = async (id: string): Promise<ExportRow | undefined> => {
    const { rows } = await sql<ExportRow>`select ${columns} from staff_exports where id = ${id}`.execute(database);
    return rows[0];
  };

  /** Whether an earlier request of this id asked for the same. */
  const isSame = async ({ id, staffId, brandId, list, format, params, data }: ExportRequest): Promise<boolean> => {
    const { rows } =
      await sql`select from staff_exports where id = ${id} and staff_id = ${staffId} and brand_id = ${brandId}
      and list = ${list} and format = ${format} and params = ${JSON.stringify(params)}::jsonb
      and data = ${JSON.stringify(data)}::jsonb`.execute(database);
    return rows.length > 0;
  };

  const unexpiredOf = async (staffId: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from staff_exports
      where staff_id = ${staffId} and state in ('waiting', 'ready')`.execute(database);
    return rows[0]?.count ?? 0;
  };

  /** Throws away what an earlier try, which did not finish, left. */
  const begin = async (id: string): Promise<void> => {
    await sql`delete from staff_export_parts p using staff_exports e
      where p.export_id = ${id} and e.id = p.export_id and e.state = 'waiting'`.execute(database);
  };

  const addPart = async (id: string, part: number, content: Buffer): Promise<void> => {
    await sql`insert into staff_export_parts (export_id, part, content) select id, ${part}, ${content} from staff_exports
      where id = ${id} and state = 'waiting'
      on conflict (export_id, part) do update set content = excluded.content`.execute(database);
  };

  const part = async (id: string, number: number): Promise<Buffer | undefined> => {
    const { rows } = await sql<{ content: Buffer }>`
      select content from staff_export_parts where export_id = ${id} and part = ${number}`.execute(database);
    return rows[0]?.content;
  };

  /** Only one that waits becomes ready: a file that was made twice is kept once. */
  const finish = async (id: string, file: { rowCount: number; isTruncated: boolean }): Promise<void> => {
    await sql`update staff_exports set state = 'ready', row_count = ${file.rowCount},
      is_truncated = ${file.isTruncated} where id = ${id} and state = 'waiting'`.execute(database);
  };

  const giveUp = async (id: string): Promise<void> => {
    await sql`update staff_exports set state = 'failed' where id = ${id} and state = 'waiting'`.execute(database);
  };

  const expire = async (now: Date): Promise<void> => {
    await sql`
      with over as (
        update staff_exports set state = 'expired', content = null where state <> 'expired' and expires_at <= ${now} returning id)
      delete from staff_export_parts p using over where p.export_id = over.id`.execute(database);
  };

  return { add, find, isSame, unexpiredOf, begin, addPart, part, finish, giveUp, expire };
}
export type ExportStore = ReturnType<typeof createExportStore>;
