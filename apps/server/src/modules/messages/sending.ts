import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, withTables } from '../../platform/database/database.ts';
import { isReached, reachable } from './audience.ts';
import type { MessageTables } from './schema.ts';
import { mayBecome } from './states.ts';

const membersOfBatch = 2_000;
/** So that a stop of the process waits for a bounded time; the next turn goes on. */
const batchesOfTurn = 50;

/**
 * Sends what is due, a batch of members in each transaction together with the note how far it came: a crash repeats nothing and leaves nobody
 * out. Processes take turns.
 */
export function createSending({ database, clock }: { database: Database; clock: Clock }) {
  const sendBatch = (): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const tables = withTables<MessageTables>(transaction);
      const now = clock.now();
      const due = await tables
        .selectFrom('staff_messages')
        .select(['id', 'brand_id', 'audience', 'recipient_ids', 'state', 'last_member_id', 'sent_count'])
        .where('state', 'in', ['scheduled', 'sending'])
        .where('send_at', '<=', now)
        .orderBy('send_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!due || !(due.state === 'sending' || mayBecome(due.state, 'sending', 'system'))) return false;
      const reach = { brandId: due.brand_id, audience: due.audience, recipientIds: due.recipient_ids, now };
      const further = due.last_member_id === null ? sql`` : sql`and m.id > ${due.last_member_id}`;
      const { rows } = await sql<{ memberId: string }>`
        with batch as (
          select m.id from ${reachable} where ${isReached(reach)} ${further} order by m.id limit ${membersOfBatch}),
        written as (
          insert into messages (member_id, id, kind, reference, params, staff_message_id, sent_at)
          select batch.id, ${due.id}, 'staff', ${due.id}, '{}', ${due.id}, ${now} from batch
          on conflict (member_id, kind, reference) do nothing)
        select id as "memberId" from batch order by id`.execute(transaction);
      const isLast = rows.length < membersOfBatch;
      await tables
        .updateTable('staff_messages')
        .set({
          state: isLast ? 'sent' : 'sending',
          sent_at: isLast ? now : null,
          last_member_id: rows.at(-1)?.memberId ?? due.last_member_id,
          sent_count: due.sent_count + rows.length,
        })
        .where('id', '=', due.id)
        .execute();
      return true;
    });

  return {
    /** Sends what is due now; bears being called by several processes at once. */
    sendDue: async (): Promise<void> => {
      for (let batches = 0; batches < batchesOfTurn; batches += 1) {
        if (!(await sendBatch())) return;
      }
    },
  };
}
