import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { beginningWith, selectPage } from '../../platform/database/select-page.ts';
import type { ListOf, ListsOf } from '../../platform/http/list-of.ts';

type Dated = { createdAt: Date; decidedAt: Date | null; memberSince: Date };
type Row<N extends 'staffApplications' | 'staffContractRequests'> = Omit<
  Awaited<ReturnType<ListOf<N>>>['rows'][number],
  keyof Dated
> &
  Dated;

const shown = <R extends Dated>({ createdAt, decidedAt, memberSince, ...row }: R) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  memberSince: memberSince.toISOString(),
});

/** What members and agents asked for, as staff lists it. */
export function createDeskLists(database: Database): ListsOf<'staffApplications' | 'staffContractRequests'> {
  const page = <R extends Dated>(
    table: RawBuilder<unknown>,
    columns: RawBuilder<unknown>,
    { staff, data }: Parameters<ListOf<'staffApplications'>>[0],
  ) => {
    const named = data.search ? sql`and lower(m.username) like lower(${beginningWith(data.search)})` : sql``;
    return selectPage<R, 'createdAt' | 'decidedAt'>(
      database,
      {
        columns: sql`a.id, a.message, a.state, a.reply, a.created_at as "createdAt", a.decided_at as "decidedAt", ${columns},
          a.member_id as "memberId", m.username as "memberName", m.registered_at as "memberSince"`,
        from: sql`${table} a join members m on m.id = a.member_id`,
        where: sql`a.brand_id = ${staff.brandId} and (a.state <> 'processing') = ${data.decided} ${named}`,
        sorts: { createdAt: sql`a.created_at`, decidedAt: sql`a.decided_at` },
        tieBreak: sql`a.id`,
      },
      data,
    );
  };

  return {
    staffApplications: async (request) => {
      const columns = sql`a.channel, a.audience, a.contact`;
      const { rows, total } = await page<Row<'staffApplications'>>(sql`affiliate_applications`, columns, request);
      return { rows: rows.map(shown), total };
    },
    staffContractRequests: async (request) => {
      const columns = sql`a.kind, a.contract`;
      const { rows, total } = await page<Row<'staffContractRequests'>>(sql`contract_requests`, columns, request);
      return { rows: rows.map(shown), total };
    },
  };
}
