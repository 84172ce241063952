import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';

export interface PayoutAccountRow {
  member_id: string;
  id: string;
  brand_id: string;
  kind: 'bank' | 'wallet';
  institution: string;
  sealed_number: string;
  number_hash: Buffer;
  number_end: string;
  holder: string;
  created_at: Date;
  usable_from: Date;
  removed_at: Date | null;
}

/** What a member may have at a time, and bind since a moment, removed ones counted. */
export interface AccountBound {
  maxAccounts: number;
  since: Date;
  maxSince: number;
}

export function createPayoutAccountStore(anyDatabase: Database) {
  const database = withTables<{ payout_accounts: PayoutAccountRow }>(anyDatabase);
  const ofMember = (memberId: string) =>
    database.selectFrom('payout_accounts').selectAll().where('member_id', '=', memberId);
  return {
    list: (memberId: string): Promise<PayoutAccountRow[]> =>
      ofMember(memberId).where('removed_at', 'is', null).orderBy('created_at').orderBy('id').execute(),
    /** Removed ones too, with the members of the brand who have or had the same. */
    everyOf: async (memberId: string, brandId: string) => {
      const { rows } = await sql<PayoutAccountRow & { shared: { memberId: string; memberName: string }[] }>`
        select a.*, (select coalesce(json_agg(distinct jsonb_build_object('memberId', m.id, 'memberName', m.username)), '[]')
          from payout_accounts o join members m on m.id = o.member_id
          where o.brand_id = a.brand_id and o.number_hash = a.number_hash and o.member_id <> a.member_id) as shared
        from payout_accounts a where a.member_id = ${memberId} and a.brand_id = ${brandId} order by a.created_at, a.id`.execute(
        database,
      );
      return rows;
    },
    isMember: async (memberId: string, brandId: string): Promise<boolean> => {
      const { rows } = await sql`select from members where id = ${memberId} and brand_id = ${brandId}`.execute(
        database,
      );
      return rows.length > 0;
    },
    /** Removed ones too: what was asked for with them is still theirs. */
    byId: (memberId: string, id: string): Promise<PayoutAccountRow | undefined> =>
      ofMember(memberId).where('id', '=', id).executeTakeFirst(),
    /** `known`: the member has this number, or an account of this id. `full`: more than that he may not have, or bind in a day. `onAdded`: in the same transaction. */
    insert: (
      row: PayoutAccountRow,
      bound: AccountBound,
      onAdded: (transaction: Database) => Promise<void>,
    ): Promise<'added' | 'known' | 'full'> =>
      database.transaction().execute(async (transaction) => {
        const { member_id: memberId } = row;
        await sql`select pg_advisory_xact_lock(hashtext('payout accounts'), hashtext(${memberId}))`.execute(
          transaction,
        );
        const { list, sinceDay } = await transaction
          .selectFrom('payout_accounts')
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('removed_at', 'is', null).as('list'),
            fn.countAll<number>().filterWhere('created_at', '>', bound.since).as('sinceDay'),
          ])
          .where('member_id', '=', memberId)
          .executeTakeFirstOrThrow();
        if (Number(list) >= bound.maxAccounts || Number(sinceDay) >= bound.maxSince) return 'full';
        const added = await transaction
          .insertInto('payout_accounts')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added === undefined) return 'known';
        await onAdded(transaction);
        return 'added';
      }),
    remove: async (memberId: string, id: string, at: Date): Promise<boolean> => {
      const removed = await database
        .updateTable('payout_accounts')
        .set({ removed_at: at })
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
export type PayoutAccountStore = ReturnType<typeof createPayoutAccountStore>;
