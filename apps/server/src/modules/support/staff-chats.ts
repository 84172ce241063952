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
  question: { state: ChatState; holder: 'all' | 'mine' | 'nobody'; pageNo: number; pageSize: number },
  staffId: string,
): Promise<ChatPage> {
  const database = withTables<SupportTables>(anyDatabase);
  const ofBrand = () =>
    database.selectFrom('service_chats as c').where('c.brand_id', '=', brandId).where('c.last_seq', '>', 0);
  const { holder } = question;
  const listed = () =>
    ofBrand()
      .where('c.state', '=', question.state)
      .$if(holder === 'mine', (query) => query.where('c.holder_id', '=', staffId))
      .$if(holder === 'nobody', (query) => query.where('c.holder_id', 'is', null));
  const [rows, counted, waiting] = await Promise.all([
    listed()
      .innerJoin('service_messages as last', (join) =>
        join.onRef('last.chat_id', '=', 'c.id').onRef('last.seq', '=', 'c.last_seq'),
      )
      .leftJoin('members as m', 'm.id', 'c.member_id')
      .leftJoin('staff as h', 'h.id', 'c.holder_id')
      .select([
        'c.id as chatId',
        'c.service as csType',
        'c.state',
        'c.language',
        'c.staff_unread as unread',
        'c.last_at as lastAt',
        'c.member_id as memberId',
        shownName.as('memberName'),
        'c.holder_id as holderId',
        'h.username as holderName',
        'c.waiting_since as waitingSince',
        'last.text as lastText',
        'last.author as lastAuthor',
      ])
      .orderBy(sql`c.service = 'VIP' and c.staff_unread > 0`, 'desc')
      .orderBy('c.last_at', 'desc')
      .orderBy('c.id')
      .limit(question.pageSize)
      .offset((question.pageNo - 1) * question.pageSize)
      .execute(),
    listed()
      .select((select) => select.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
    ofBrand().select(sql<bigint>`coalesce(sum(c.staff_unread), 0)`.as('unread')).executeTakeFirstOrThrow(),
  ]);
  const list = rows.map(({ memberName, lastAt, holderId, holderName, waitingSince, ...row }) => ({
    ...row,
    memberName: memberName ?? '',
    holder: holderId === null ? null : { staffId: holderId, username: holderName ?? '' },
    waitingSince: waitingSince?.toISOString() ?? null,
    lastAt: lastAt.toISOString(),
  }));
  return { list, total: Number(counted.total), unread: Number(waiting.unread) };
}
