import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { HandlersOf } from '../../../../platform/http/handlers.ts';
import { fail, ok } from '../../../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../../../audit-log/index.ts';
import { type Section, sections } from './sections.ts';

export interface MemberExportDependencies {
  database: Database;
  /** Where the vendors' books are. */
  vendorsDatabase: Database;
  clock: Clock;
  newId: () => string;
  auditLog: Pick<AuditLogModule, 'append'>;
  secretBox: Pick<SecretBox, 'open'>;
}

type Row = Record<string, unknown>;

const rowsOfPart = 500;
const lifeMs = 3_600_000;

/** Everything that is held about a member, part by part, so that no more than a part is in memory; who reads it, and why, is in the log. */
export function createMemberExport(
  deps: MemberExportDependencies,
): HandlersOf<'staffMemberExportBegin' | 'staffMemberExportPart'> {
  const { database, clock, newId, auditLog } = deps;
  return {
    staffMemberExportBegin: ({ staff, ip, params: { memberId }, body: { reason } }) =>
      database.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ username: string }>`
          select username from members where id = ${memberId} and brand_id = ${staff.brandId}`.execute(transaction);
        const [member] = rows;
        if (!member) return fail('not_found');
        const exportId = newId();
        const now = clock.now();
        await sql`delete from member_exports where begun_at < ${new Date(now.getTime() - lifeMs)}`.execute(transaction);
        await sql`insert into member_exports (id, member_id, brand_id, staff_id, begun_at)
          values (${exportId}, ${memberId}, ${staff.brandId}, ${staff.id}, ${now})`.execute(transaction);
        const act = { act: 'exportMember', subject: `member:${memberId}`, reason };
        await auditLog.append(transaction, staffAct({ staff, ip }, now, act));
        return ok({ exportId, username: member.username, sections: sections.map(({ name }) => name) });
      }),

    staffMemberExportPart: async ({ staff, params: { memberId, exportId }, data: { section: name, after } }) => {
      const since = new Date(clock.now().getTime() - lifeMs);
      const { rows } = await sql`select from member_exports where id = ${exportId} and member_id = ${memberId}
        and brand_id = ${staff.brandId} and staff_id = ${staff.id} and begun_at > ${since}`.execute(database);
      const section = sections.find((one) => one.name === name);
      if (rows.length === 0 || !section) return fail('not_found');
      if (after !== undefined && after.length !== section.key.length)
        return fail('invalid_input', { fields: { after: { key: 'field_format' } } });
      return ok(await partOf(deps, section, memberId, after ?? null));
    },
  };
}

/** The rows behind a place in a section's order, opened, and the place of the last one. */
async function partOf(
  {
    database,
    vendorsDatabase,
    secretBox,
  }: Pick<MemberExportDependencies, 'database' | 'vendorsDatabase' | 'secretBox'>,
  section: Section,
  memberId: string,
  after: readonly string[] | null,
): Promise<{ rows: Row[]; next: string[] | null }> {
  const { name, key, without = [], sealed = [], isOfPlayer } = section;
  const columns = sql.join(key.map(([column]) => sql`t.${sql.ref(column)}`));
  const texts = sql.join(key.map(([column]) => sql`t.${sql.ref(column)}::text`));
  const begin = after
    ? sql`and (${columns}) > (${sql.join(key.map(([, type], index) => sql`${after[index]}::${sql.raw(type)}`))})`
    : sql``;
  const theirs = isOfPlayer
    ? sql`t.player_ref = any(${await playerRefsOf(database, memberId)}::text[])`
    : ownRows(section, memberId);
  const { rows } = await sql<{ row: Row; place: string[] }>`
    select to_jsonb(t) - ${without}::text[] as row, array[${texts}] as place from ${sql.table(name)} t
    where ${theirs} ${begin} order by ${columns} limit ${rowsOfPart}`.execute(isOfPlayer ? vendorsDatabase : database);
  const opened = await Promise.all(rows.map(({ row }) => openedRow(secretBox, row, sealed)));
  return { rows: opened, next: rows.length < rowsOfPart ? null : (rows.at(-1)?.place ?? null) };
}

function ownRows({ owner = 'member_id', through }: Section, memberId: string): RawBuilder<unknown> {
  if (!through) return sql`t.${sql.ref(owner)} = ${memberId}`;
  const { column, table } = through;
  return sql`t.${sql.ref(column)} in (select id from ${sql.table(table)} where member_id = ${memberId})`;
}

async function playerRefsOf(database: Database, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ playerRef: string }>`
    select player_ref as "playerRef" from player_refs where member_id = ${memberId}`.execute(database);
  return rows.map(({ playerRef }) => playerRef);
}

async function openedRow(secretBox: Pick<SecretBox, 'open'>, row: Row, sealed: readonly string[]): Promise<Row> {
  const plain: Row = {};
  for (const [column, value] of Object.entries(row)) {
    if (!sealed.includes(column)) plain[column] = value;
    else plain[column.replace(/^sealed_/, '')] = typeof value === 'string' ? await secretBox.open(value) : null;
  }
  return plain;
}
