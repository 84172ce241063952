import { sql } from 'kysely';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import { type ChatRow, createChatStore } from '../chat-store.ts';
import type { SupportDependencies } from '../dependencies.ts';
import type { ChatState } from '../schema.ts';

interface Caller {
  staff: RequestStaff;
  ip: string;
}

/** Who of the staff answers a chat, and whether it is open. */
export function createChatHolders(deps: SupportDependencies) {
  const { database, clock, auditLog } = deps;

  /** Runs on the locked chat of the caller's brand, with its audit row; staff's lists hear of it. */
  const change = async (
    { staff, ip }: Caller,
    chatId: string,
    act: string,
    run: (store: ReturnType<typeof createChatStore>, chat: ChatRow) => Promise<{ before: object; after: object }>,
  ): Promise<Result<ChatRow, 'chat_not_found'>> => {
    const changed = await database.transaction().execute(async (transaction) => {
      const store = createChatStore(transaction);
      const chat = await store.locked(chatId);
      if (chat?.brandId !== staff.brandId) return fail('chat_not_found');
      const row = { act, subject: `chat:${chat.id}`, ...(await run(store, chat)) };
      await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), row));
      return ok(chat);
    });
    if (changed.ok) deps.news.toStaff(staff.brandId, 'chatState', { chatId });
    return changed;
  };

  /** Closed, a chat is held by nobody and waits for nobody; its owner may rate who closed it, or who held it. */
  const setState = async (caller: Caller, chatId: string, state: ChatState) => {
    const changed = await change(caller, chatId, 'setChatState', async (store, chat) => {
      if (state === 'open') await store.update(chat.id, { state });
      else if (chat.state === 'open')
        await store.update(chat.id, {
          state,
          holder_id: null,
          waiting_since: null,
          closed_seq: chat.lastSeq,
          closed_at: clock.now(),
          closed_by: chat.holderId ?? caller.staff.id,
        });
      return { before: { state: chat.state }, after: { state } };
    });
    if (!changed.ok) return changed;
    deps.news.toOwner(changed.value, 'chatState', {});
    return ok({});
  };

  /** `staffId`: somebody who may answer chats of the brand, or null for whoever is free. */
  const hand = async (caller: Caller, chatId: string, staffId: string | null) => {
    if (staffId !== null && !(await colleagues(caller.staff.brandId)).some((one) => one.staffId === staffId))
      return fail('not_found');
    const changed = await change(caller, chatId, 'handChat', async (store, chat) => {
      await store.update(chat.id, { holder_id: staffId });
      return { before: { holder: chat.holderId }, after: { holder: staffId } };
    });
    return changed.ok ? ok({}) : changed;
  };

  /** Who may answer chats of a brand now, with how many open ones each holds. */
  const colleagues = async (brandId: string) => {
    const { rows } = await sql<{ staffId: string; username: string; heldChats: number }>`
      select s.id as "staffId", s.username,
        (select count(*)::int from service_chats c
          where c.holder_id = s.id and c.brand_id = ${brandId} and c.state = 'open') as "heldChats"
      from staff s where s.ended_at is null and (s.brand_id is null or s.brand_id = ${brandId})
        and exists (select from staff_role_grants g join staff_roles r on r.id = g.role_id
          where g.staff_id = s.id and (r.brand_id is null or r.brand_id = ${brandId}) and 'chats.answer' = any(r.permissions))
      order by s.username`.execute(database);
    return rows;
  };

  return { setState, hand, colleagues };
}
