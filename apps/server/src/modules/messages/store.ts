import type { LocaleCode, MemberMessage, MessageText } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { MessageTables } from './schema.ts';

export interface PageOfMessages {
  list: MemberMessage[];
  total: number;
  unread: number;
}

type Listed = Pick<MemberMessage, 'messageId' | 'kind' | 'params' | 'isRead'> & {
  texts: MessageText[] | null;
  sentAt: Date;
};

/** In the language, else in the one that it was first written in. */
function writtenIn(texts: readonly MessageText[], language: LocaleCode): MemberMessage['written'] {
  const found = texts.find((each) => each.language === language) ?? texts[0];
  return found ? { title: found.title, text: found.text } : null;
}

/** A member's own messages; whatever id is named, only his are touched. */
export function createMessageStore(anyDatabase: Database) {
  const database = withTables<MessageTables>(anyDatabase);
  const unreadOf = async (memberIds: readonly string[]): Promise<Map<string, number>> => {
    const { rows } = await sql<{ memberId: string; unread: number }>`
      select member_id as "memberId", count(*)::int as unread from messages
      where member_id = any(${memberIds}::uuid[]) and read_at is null and deleted_at is null
      group by member_id`.execute(database);
    return new Map(rows.map(({ memberId, unread }) => [memberId, unread]));
  };
  const countUnread = async (memberId: string): Promise<number> => (await unreadOf([memberId])).get(memberId) ?? 0;

  const list = async (
    memberId: string,
    { pageNo, pageSize, language }: { pageNo: number; pageSize: number; language: LocaleCode },
  ): Promise<PageOfMessages> => {
    const { rows } = await sql<Listed>`
      select m.id as "messageId", m.kind, m.params, m.read_at is not null as "isRead", m.sent_at as "sentAt", s.texts
      from messages m left join staff_messages s on s.id = m.staff_message_id
      where m.member_id = ${memberId} and m.deleted_at is null
      order by m.sent_at desc, m.id desc limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(
      database,
    );
    const { total } = await database
      .selectFrom('messages')
      .select((select) => select.fn.countAll<bigint>().as('total'))
      .where('member_id', '=', memberId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return {
      list: rows.map(({ texts, sentAt, ...row }) => ({
        ...row,
        written: texts === null ? null : writtenIn(texts, language),
        sentAt: sentAt.toISOString(),
      })),
      total: Number(total),
      unread: await countUnread(memberId),
    };
  };

  const ofMember = (memberId: string) =>
    database.updateTable('messages').where('member_id', '=', memberId).where('deleted_at', 'is', null);

  const markRead = async (memberId: string, messageIds: readonly string[], at: Date): Promise<void> => {
    await ofMember(memberId)
      .set({ read_at: at })
      .where('id', 'in', [...messageIds])
      .where('read_at', 'is', null)
      .execute();
  };

  const markAllRead = async (memberId: string, until: Date, at: Date): Promise<void> => {
    await ofMember(memberId).set({ read_at: at }).where('sent_at', '<=', until).where('read_at', 'is', null).execute();
  };

  const remove = async (memberId: string, messageIds: readonly string[], at: Date): Promise<void> => {
    await ofMember(memberId)
      .set({ deleted_at: at })
      .where('id', 'in', [...messageIds])
      .execute();
  };

  return { unreadOf, countUnread, list, markRead, markAllRead, remove };
}
export type MessageStore = ReturnType<typeof createMessageStore>;
