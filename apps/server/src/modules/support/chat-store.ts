import type { ChatAuthor, CsType, LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { ChatState, SupportTables } from './schema.ts';

export interface ChatRow {
  id: string;
  brandId: string;
  /** Null: a visitor's. */
  memberId: string | null;
  /** Where a visitor opened it (`networkOf`); null: a member's. */
  network: string | null;
  service: CsType;
  state: ChatState;
  language: LocaleCode;
  lastSeq: number;
  memberReadSeq: number;
  staffReadSeq: number;
  memberUnread: number;
  staffUnread: number;
  holderId: string | null;
  waitingSince: Date | null;
  closedSeq: number | null;
  closedAt: Date | null;
  closedBy: string | null;
}

export interface MessageRow {
  id: string;
  seq: number;
  author: ChatAuthor;
  /** Null for the member's own. */
  staffName: string | null;
  text: string;
  sentAt: Date;
}

export interface NewChat {
  id: string;
  brandId: string;
  owner: { memberId: string } | { tokenHash: Buffer; network: string };
  service: CsType;
  language: LocaleCode;
  openedAt: Date;
}

export type ChatStore = ReturnType<typeof createChatStore>;

export function createChatStore(anyDatabase: Database) {
  const database = withTables<SupportTables>(anyDatabase);

  const chats = () =>
    database
      .selectFrom('service_chats as c')
      .select([
        'c.id',
        'c.brand_id as brandId',
        'c.member_id as memberId',
        'c.network',
        'c.service',
        'c.state',
        'c.language',
        'c.last_seq as lastSeq',
        'c.member_read_seq as memberReadSeq',
        'c.staff_read_seq as staffReadSeq',
        'c.member_unread as memberUnread',
        'c.staff_unread as staffUnread',
        'c.holder_id as holderId',
        'c.waiting_since as waitingSince',
        'c.closed_seq as closedSeq',
        'c.closed_at as closedAt',
        'c.closed_by as closedBy',
      ]);

  const ofMember = (memberId: string): Promise<ChatRow | undefined> =>
    chats().where('c.member_id', '=', memberId).executeTakeFirst();
  const ofVisitor = (tokenHash: Buffer, brandId: string): Promise<ChatRow | undefined> =>
    chats().where('c.token_hash', '=', tokenHash).where('c.brand_id', '=', brandId).executeTakeFirst();
  const ofBrand = (chatId: string, brandId: string): Promise<ChatRow | undefined> =>
    chats().where('c.id', '=', chatId).where('c.brand_id', '=', brandId).executeTakeFirst();
  /** Undefined for one that was swept since it was found. */
  const locked = (chatId: string): Promise<ChatRow | undefined> =>
    chats().where('c.id', '=', chatId).forUpdate().executeTakeFirst();

  /** Nothing happens when the member has one already. */
  const insert = async ({ owner, ...chat }: NewChat): Promise<void> => {
    await database
      .insertInto('service_chats')
      .values({
        id: chat.id,
        brand_id: chat.brandId,
        member_id: 'memberId' in owner ? owner.memberId : null,
        token_hash: 'tokenHash' in owner ? owner.tokenHash : null,
        network: 'network' in owner ? owner.network : null,
        service: chat.service,
        state: 'open',
        language: chat.language,
        opened_at: chat.openedAt,
        last_at: chat.openedAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  const update = async (
    chatId: string,
    change: Partial<
      Pick<SupportTables['service_chats'], 'service' | 'language' | 'state'> & {
        holder_id: string | null;
        waiting_since: null;
        closed_seq: number;
        closed_at: Date;
        closed_by: string;
      }
    >,
  ) => {
    await database.updateTable('service_chats').set(change).where('service_chats.id', '=', chatId).execute();
  };

  const messages = () =>
    database
      .selectFrom('service_messages as m')
      .leftJoin('staff as s', 's.id', 'm.staff_id')
      .select(['m.id', 'm.seq', 'm.author', 's.username as staffName', 'm.text', 'm.sent_at as sentAt']);

  const messageOf = (chatId: string, messageId: string): Promise<MessageRow | undefined> =>
    messages().where('m.chat_id', '=', chatId).where('m.id', '=', messageId).executeTakeFirst();

  /** The latest `count` messages before a number, newest first. */
  const latest = (chatId: string, count: number, before?: number): Promise<MessageRow[]> =>
    messages()
      .where('m.chat_id', '=', chatId)
      .$if(before !== undefined, (query) => query.where('m.seq', '<', before ?? 0))
      .orderBy('m.seq', 'desc')
      .limit(count)
      .execute();

  /** Writes a message into a locked chat. Who answers first holds the chat, and ends the wait of its owner. */
  const append = async (chat: ChatRow, message: SupportTables['service_messages']): Promise<void> => {
    await database.insertInto('service_messages').values(message).execute();
    const { sent_at: at, staff_id: staffId } = message;
    if (staffId !== null && chat.waitingSince !== null)
      await database
        .insertInto('service_waits')
        .values({
          chat_id: chat.id,
          answered_seq: message.seq,
          brand_id: chat.brandId,
          staff_id: staffId,
          waited_since: chat.waitingSince,
          answered_at: at,
        })
        .execute();
    const other = staffId === null ? 'staff_unread' : 'member_unread';
    await database
      .updateTable('service_chats')
      .set((row) => ({
        last_seq: message.seq,
        last_at: at,
        state: 'open' as const,
        waiting_since: staffId === null ? (chat.waitingSince ?? at) : null,
        holder_id: chat.holderId ?? staffId,
        [other]: row(other, '+', 1),
      }))
      .where('service_chats.id', '=', chat.id)
      .execute();
  };

  /** How many chats of the brand are answered before a waiting one: VIP ones first, then who waits longer. */
  const waitingBefore = async (chat: Pick<ChatRow, 'id' | 'brandId' | 'service'> & { waitingSince: Date }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from service_chats c
      where c.brand_id = ${chat.brandId} and c.waiting_since is not null and c.id <> ${chat.id}
        and (case when c.service = ${chat.service} then c.waiting_since < ${chat.waitingSince} else c.service = 'VIP' end)`.execute(
      database,
    );
    return rows[0]?.count ?? 0;
  };

  /** Marks the other side's messages up to a number as read and answers how many are left. */
  const markRead = async (chat: ChatRow, reader: ChatAuthor, upTo: number): Promise<number> => {
    const author = reader === 'member' ? 'staff' : 'member';
    const left = sql<number>`(select count(*)::int from service_messages
      where chat_id = ${chat.id} and author = ${author} and seq > ${upTo})`;
    const change =
      reader === 'member'
        ? { member_read_seq: upTo, member_unread: left }
        : { staff_read_seq: upTo, staff_unread: left };
    const row = await database
      .updateTable('service_chats')
      .set(change)
      .where('service_chats.id', '=', chat.id)
      .returning(reader === 'member' ? 'member_unread as unread' : 'staff_unread as unread')
      .executeTakeFirstOrThrow();
    return row.unread;
  };

  /** How many chats were opened and messages written since: in one chat, or in all chats of visitors of a network. */
  const countOf = async (
    chats: { chatId: string } | { network: string },
    since: Date,
  ): Promise<{ chats: number; messages: number }> => {
    const which = 'chatId' in chats ? sql`c.id = ${chats.chatId}` : sql`c.network = ${chats.network}`;
    const { rows } = await sql<{ chats: number; messages: number }>`
      select count(*) filter (where c.opened_at > ${since})::int as chats,
        coalesce(sum((select count(*) from service_messages m
          where m.chat_id = c.id and m.author = 'member' and m.sent_at > ${since})), 0)::int as messages
      from service_chats c where ${which} and c.last_at > ${since}`.execute(database);
    return rows[0] ?? { chats: 0, messages: 0 };
  };

  const purgeEmpty = async (openedBefore: Date): Promise<void> => {
    await database
      .deleteFrom('service_chats')
      .where('service_chats.last_seq', '=', 0)
      .where('service_chats.member_id', 'is', null)
      .where('service_chats.opened_at', '<', openedBefore)
      .execute();
  };

  return {
    ofMember,
    ofVisitor,
    ofBrand,
    locked,
    insert,
    update,
    messageOf,
    latest,
    append,
    waitingBefore,
    markRead,
    countOf,
    purgeEmpty,
  };
}
