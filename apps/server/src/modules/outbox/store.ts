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

  /** Takes a channel's due messages for this process: they are due again at `until`, should it die. Each counts as one attempt. */
  const take = async (
    channel: OutboxMessage['channel'],
    now: Date,
    until: Date,
    count: number,
  ): Promise<DueMessage[]> => {
    const { rows } = await sql<DueMessage>`
      update outbox_messages set attempts = attempts + 1, due_at = ${until}
      where id in (
        select id from outbox_messages where status = 'waiting' and channel = ${channel} and due_at <= ${now}
        order by due_at limit ${count} for update skip locked
      )
      returning id, sealed_message, attempts`.execute(database);
    return rows;
  };

  const finish = async (
    id: string,
    end: Partial<Pick<OutboxTables['outbox_messages'], 'status' | 'sent_at' | 'due_at' | 'fault'>>,
  ): Promise<void> => {
    await database.updateTable('outbox_messages').set(end).where('outbox_messages.id', '=', id).execute();
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

  return { insert, take, finish, latest, deleteDone };
}
