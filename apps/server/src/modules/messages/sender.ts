import type { MessageKind, MessageParams } from '@baize/contract';
import { CompiledQuery } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** A kind that the program writes itself. */
export type ProgramKind = Exclude<MessageKind, 'staff'>;

/** What happened to one member. The same `reference` of a kind is told once, for ever. */
export interface NewMessage<K extends ProgramKind = ProgramKind> {
  memberId: string;
  kind: K;
  params: MessageParams<K>;
  /** The order, request or account that it is about, with its step where a kind comes more than once. */
  reference: string;
}

export interface MessageSender {
  /** Writes it by itself, or with the transaction that `database` runs. */
  send<K extends ProgramKind>(database: Database, message: NewMessage<K>): Promise<void>;
  /** The same as a statement for somebody else's transaction, such as that of an act of the ledger. */
  statement<K extends ProgramKind>(message: NewMessage<K>): { name: string; text: string; values: readonly unknown[] };
}

const text = `insert into messages (member_id, id, kind, reference, params, sent_at)
  values ($1, $2, $3, $4, $5, $6) on conflict (member_id, kind, reference) do nothing`;

/** How other parts of the program tell a member something. His browsers hear of it by themselves once it is committed. */
export function createMessageSender({ clock, newId }: { clock: Clock; newId: () => string }): MessageSender {
  const statement = <K extends ProgramKind>({ memberId, kind, reference, params }: NewMessage<K>) => ({
    name: 'message_to_member',
    text,
    values: [memberId, newId(), kind, reference, JSON.stringify(params), clock.now()],
  });
  return {
    send: async (database, message) => {
      await database.executeQuery(CompiledQuery.raw(text, statement(message).values));
    },
    statement,
  };
}
