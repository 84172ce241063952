import { sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { OutboxMessage } from './message.ts';

export interface OutboxTables {
  outbox_messages: {
    id: string;
    brand_id: string;
    channel: OutboxMessage['channel'];
    sealed_message: string;
    status: 'waiting' | 'sent' | 'failed';
    attempts: number;
    created_at: Date;
    due_at: Date;
    sent_at: Date | null;
    fault: string | null;
  };
}

export interface DueMessage {
  id: string;
  sealed_message: string;
  attempts: number;
}

export function createOutboxStore(anyDatabase: Database) {
  const database = withTables<OutboxTables>(anyDatabase);

  const insert = async (row: OutboxTables['outbox_messages']): Promise<void> => {
    await database.insertInto('outbox_messages').values(row).execute();
  };

  /**
   * Takes a channel's messages that are due, at `now` or so late that no clock can have meant it, for this process: they are due again at
   * `until`, should it die. Each counts as one attempt.
   */
  const take = async (
    channel: OutboxMessage['channel'],
    { now, aheadOfTime }: { now: Date; aheadOfTime: Date },
    until: Date,
    count: number,
  ): Promise<DueMessage[]> => {
    const { rows } = await sql<DueMessage>`
      update outbox_messages set attempts = attempts + 1, due_at = ${until}
      where id in (
        select id from outbox_messages where status = 'waiting' and channel = ${channel}
          and (due_at <= ${now} or due_at > ${aheadOfTime})
        order by due_at limit ${count} for update skip locked
      )
      returning id, sealed_message, attempts`.execute(database);
    return rows;
  };

  const markSent = async (id: string, at: Date): Promise<void> => {
    await database
      .updateTable('outbox_messages')
      .set({ status: 'sent', sent_at: at, fault: null })
      .where('outbox_messages.id', '=', id)
      .execute();
  };

  /** Leaves a message alone that another process has taken since: it may have left by now. False: it was left alone. */
  const markFailed = async (
    { id, attempts }: Pick<DueMessage, 'id' | 'attempts'>,
    end: Pick<OutboxTables['outbox_messages'], 'due_at' | 'fault'> & { status: 'waiting' | 'failed' },
  ): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('outbox_messages')
      .set(end)
      .where('outbox_messages.id', '=', id)
      .where('outbox_messages.status', '=', 'waiting')
      .where('outbox_messages.attempts', '=', attempts)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };

  const latest = (brandId: string, count: number) =>
    database
      .selectFrom('outbox_messages')
      .selectAll('outbox_messages')
      .where('outbox_messages.brand_id', '=', brandId)
      .orderBy('outbox_messages.created_at', 'desc')
      .orderBy('outbox_messages.id', 'desc')
      .limit(count)
      .execute();

  /** Deletes what was sent or given up and came before that moment. */
  const deleteDone = async (before: Date): Promise<void> => {
    await database
      .deleteFrom('outbox_messages')
      .where('outbox_messages.status', '<>', 'waiting')
      .where('outbox_messages.created_at', '<', before)
      .execute();
  };

  return { insert, take, markSent, markFailed, latest, deleteDone };
}

/** A row as a statement for a transaction that somebody else runs. */
export interface OutboxStatement {
  name: string;
  text: string;
  values: readonly unknown[];
}

/** Writes a message that waits. */
export const insertStatement = (row: OutboxTables['outbox_messages']): OutboxStatement => ({
  name: 'outbox_message_kept',
  text: `insert into outbox_messages (id, brand_id, channel, sealed_message, status, created_at, due_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
  values: [row.id, row.brand_id, row.channel, row.sealed_message, row.status, row.created_at, row.due_at],
});
