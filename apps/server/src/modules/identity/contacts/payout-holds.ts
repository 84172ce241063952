import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';

export interface PayoutHoldTables {
  payout_holds: {
    id: string;
    member_id: string;
    reason: 'password_reset' | 'payment_password_reset' | 'second_factor_reset';
    since: Date;
    until: Date;
  };
}

/** Times during which nothing is paid out to a member, because somebody proved himself without the password. */
export function createPayoutHolds(anyDatabase: Database) {
  const database = withTables<PayoutHoldTables>(anyDatabase);
  return {
    add: async (hold: PayoutHoldTables['payout_holds']): Promise<void> => {
      await database.insertInto('payout_holds').values(hold).execute();
    },
    /** The latest end of a hold or of the cooling-off of a changed contact (an undone one's, too) that is still ahead; null without one. */
    heldUntil: async (memberId: string, now: Date): Promise<Date | null> => {
      const { rows } = await sql<{ until: Date | null }>`
        select greatest(
          (select max(until) from payout_holds where member_id = ${memberId} and until > ${now}),
          (select max(cooling_off_until) from contact_changes where member_id = ${memberId} and cooling_off_until > ${now})
        ) as "until"`.execute(database);
      return rows[0]?.until ?? null;
    },
  };
}
