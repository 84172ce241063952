import type { Calls, CallValue } from '@baize/contract';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { AgencyTables } from './schema.ts';

type Applications = CallValue<Calls['staffApplications']>;
type Tables = AgencyTables & { members: { id: string; username: string; registered_at: Date } };

export function createReviewStore(anyDatabase: Database) {
  const database = withTables<Tables>(anyDatabase);
  const ofBrand = (brandId: string, decided: boolean) =>
    database
      .selectFrom('affiliate_applications as a')
      .where('a.brand_id', '=', brandId)
      .where('a.state', decided ? '!=' : '=', 'processing');

  /** Those that wait from the oldest on, those that were answered from the latest on. */
  const page = async (
    brandId: string,
    { decided, pageNo, pageSize }: { decided: boolean; pageNo: number; pageSize: number },
  ): Promise<Pick<Applications, 'list' | 'total'>> => {
    const rows = await ofBrand(brandId, decided)
      .innerJoin('members as m', 'm.id', 'a.member_id')
      .selectAll('a')
      .select(['m.username as memberName', 'm.registered_at as memberSince'])
      .orderBy(decided ? 'a.decided_at' : 'a.created_at', decided ? 'desc' : 'asc')
      .orderBy('a.id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const { count } = await ofBrand(brandId, decided)
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    const list = rows.map(({ id, channel, audience, contact, message, state, reply, ...row }) => ({
      ...{ id, channel, audience, contact, message, state, reply },
      createdAt: row.created_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      memberName: row.memberName,
      memberSince: row.memberSince.toISOString(),
    }));
    return { list, total: Number(count) };
  };

  return { page };
}
