import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';

export interface PaymentPasswordTables {
  payment_passwords: {
    member_id: string;
    hash: string;
    set_at: Date;
    failures: number;
    locked_until: Date | null;
  };
}

/** So many wrong tries, and nobody may try for a while. */
export const maxTries = 5;
const lockMs = 3_600_000;

export function createPaymentPasswordStore(anyDatabase: Database) {
  const database = withTables<PaymentPasswordTables>(anyDatabase);

  return {
    of: (memberId: string) =>
      database
        .selectFrom('payment_passwords')
        .select(['set_at as setAt', 'locked_until as lockedUntil', 'failures'])
        .where('member_id', '=', memberId)
        .executeTakeFirst(),

    /** A new one: what was tried on the old one counts no more. */
    set: async (memberId: string, hash: string, at: Date): Promise<void> => {
      const fresh = { hash, set_at: at, failures: 0, locked_until: null };
      await database
        .insertInto('payment_passwords')
        .values({ member_id: memberId, ...fresh })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(fresh))
        .execute();
    },

    /** Takes one of the tries before it is made, so that many at the same moment are no more than one after another. Undefined: none is left. */
    takeTry: (memberId: string, now: Date) =>
      database
        .updateTable('payment_passwords')
        .set({ failures: sql`case when locked_until is null then failures else 0 end + 1`, locked_until: null })
        .where('member_id', '=', memberId)
        .where((eb) =>
          eb.or([
            eb('locked_until', '<=', now),
            eb.and([eb('locked_until', 'is', null), eb('failures', '<', maxTries)]),
          ]),
        )
        .returning(['hash', 'failures'])
        .executeTakeFirst(),

    /** The password was not looked at after all. */
    giveTryBack: async (memberId: string): Promise<void> => {
      await database
        .updateTable('payment_passwords')
        .set({ failures: sql`greatest(failures - 1, 0)` })
        .where('member_id', '=', memberId)
        .execute();
    },

    clearTries: async (memberId: string): Promise<void> => {
      await database
        .updateTable('payment_passwords')
        .set({ failures: 0, locked_until: null })
        .where('member_id', '=', memberId)
        .execute();
    },

    /** Locks who has no try left, from now on; also where a process ended between a last try and its lock. Returns until when. */
    lockSpent: async (memberId: string, now: Date): Promise<Date | null> => {
      await database
        .updateTable('payment_passwords')
        .set({ locked_until: new Date(now.getTime() + lockMs) })
        .where('member_id', '=', memberId)
        .where('failures', '>=', maxTries)
        .where('locked_until', 'is', null)
        .execute();
      const row = await database
        .selectFrom('payment_passwords')
        .select('locked_until')
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row?.locked_until ?? null;
    },
  };
}
