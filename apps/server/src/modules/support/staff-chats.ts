import type { StaffChatSummary } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { ChatState, SupportTables } from './schema.ts';
import { shownName } from './shown-name.ts';

export interface ChatPage {
  list: StaffChatSummary[];
  total: number;
  /** Messages that wait, over all chats of the brand. */
  unread: number;
}

/** A brand's chats with at least one message: VIP ones that wait first, then the latest. */
export async function listChats(
  anyDatabase: Database,
  brandId: string,
  question: { state: ChatState; pageNo: number; pageSize: number },
): Promise<ChatPage> {
  const database = withTables<SupportTables>(anyDatabase);
  const ofBrand = () =>
    database.selectFrom('service_chats as c').where('c.brand_id', '=', brandId).where('c.last_seq', '>', 0);
  const [rows, counted, waiting] = await Promise.all([
    ofBrand()
      .innerJoin('service_messages as last', (join) =>
        join.onRef('last.chat_id', '=', 'c.id').onRef('last.seq', '=', 'c.last_seq'),
      )
      .leftJoin('members as m', 'm.id', 'c.member_id')
      .select([
        'c.id as chatId',
        'c.service as csType',
        'c.state',
        'c.language',
        'c.staff_unread as unread',
        'c.last_at as lastAt',
        shownName.as('memberName'),
        'last.text as lastText',
        'last.author as lastAuthor',
      ])
      .where('c.state', '=', question.state)
      .orderBy(sql`c.service = 'VIP' and c.staff_unread > 0`, 'desc')
      .orderBy('c.last_at', 'desc')
      .orderBy('c.id')
      .limit(question.pageSize)
      .offset((question.pageNo - 1) * question.pageSize)
      .execute(),
    ofBrand()
      .where('c.state', '=', question.state)
      .select((select) => select.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
    ofBrand().select(sql<bigint>`coalesce(sum(c.staff_unread), 0)`.as('unread')).executeTakeFirstOrThrow(),
  ]);
  const list = rows.map(({ memberName, lastAt, ...row }) => ({
    ...row,
    memberName: memberName ?? '',
    lastAt: lastAt.toISOString(),
  }));
  return { list, total: Number(counted.total), unread: Number(waiting.unread) };
}
