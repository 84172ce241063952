import type { HandlersOf, RequestStaff } from '../../platform/http/handlers.ts';
import { fail, ok } from '../../platform/result.ts';
import type { Chats } from './chat.ts';
import type { ChatRow } from './chat-store.ts';
import type { SupportDependencies } from './dependencies.ts';
import type { createFeedback } from './feedback.ts';
import { createReadings } from './readings.ts';
import { listChats } from './staff-chats.ts';

export type StaffRoutes = HandlersOf<
  | 'staffChats'
  | 'staffChatHistory'
  | 'staffChatSend'
  | 'staffChatRead'
  | 'staffChatState'
  | 'staffFeedback'
  | 'staffFeedbackImage'
  | 'staffFeedbackHandle'
>;

/** What staff does, always within the brand that it is signed in at. */
export function staffRoutes(
  deps: SupportDependencies,
  chats: Chats,
  feedback: ReturnType<typeof createFeedback>,
): StaffRoutes {
  const { database, clock } = deps;
  const chatOf = (staff: RequestStaff, chatId: string): Promise<ChatRow | undefined> =>
    chats.ofBrand(chatId, staff.brandId);
  const notifyReading = createReadings(deps);
  return {
    staffChats: async ({ staff, data, ip }) => {
      await notifyReading({ staff, ip }, { kind: 'staff_read_chat', subject: `chats:${data.state}:${data.pageNo}` });
      const { list, total, unread } = await listChats(database, staff.brandId, data);
      return ok({ list, total, totalPages: Math.ceil(total / data.pageSize), unread });
    },
    staffChatHistory: async ({ staff, params, data, ip }) => {
      const chat = await chatOf(staff, params.chatId);
      if (!chat) return fail('chat_not_found');
      await notifyReading({ staff, ip }, { kind: 'staff_read_chat', subject: `chat:${chat.id}` });
      return ok(await chats.history(chat, 'staff', data));
    },
    staffChatSend: async ({ staff, params, body }) => {
      const chat = await chatOf(staff, params.chatId);
      const side = { author: 'staff', staffId: staff.id, name: staff.username } as const;
      return chat ? chats.send(chat.id, side, body) : fail('chat_not_found');
    },
    staffChatRead: async ({ staff, params, body }) => {
      const chat = await chatOf(staff, params.chatId);
      return chat ? chats.read(chat.id, 'staff', body.upTo) : fail('chat_not_found');
    },
    staffChatState: async ({ staff, params, body }) => {
      const chat = await chatOf(staff, params.chatId);
      if (!chat) return fail('chat_not_found');
      await chats.update(chat.id, { state: body.state });
      deps.news.toStaff(staff.brandId, 'chatState', { chatId: chat.id });
      return ok({});
    },
    staffFeedback: async ({ staff, data, ip }) => {
      const { handled, pageNo, pageSize } = data;
      const subject = `feedback:${handled ? 'handled' : 'open'}:${pageNo}`;
      await notifyReading({ staff, ip }, { kind: 'staff_read_feedback', subject });
      const [rows, total] = await Promise.all([
        feedback.store.page(staff.brandId, handled, pageSize, (pageNo - 1) * pageSize),
        feedback.store.count(staff.brandId, handled),
      ]);
      const list = rows.map(({ id, memberName, receivedAt, handledAt, ...row }) => ({
        ...row,
        feedbackId: id,
        memberName: memberName ?? '',
        receivedAt: receivedAt.toISOString(),
        handledAt: handledAt?.toISOString() ?? null,
      }));
      return ok({ list, total, totalPages: Math.ceil(total / pageSize) });
    },
    staffFeedbackImage: async ({ staff, params, ip }) => {
      const webp = await feedback.store.image(params.imageId, staff.brandId);
      if (!webp) return fail('not_found');
      await notifyReading({ staff, ip }, { kind: 'staff_read_feedback', subject: `feedbackImage:${params.imageId}` });
      return ok({ image: `data:image/webp;base64,${webp.toString('base64')}` });
    },
    staffFeedbackHandle: async ({ staff, params, body }) => {
      const by = body.handled ? { staffId: staff.id, at: clock.now() } : null;
      const isThere = await feedback.store.handle(params.feedbackId, staff.brandId, by);
      if (isThere) deps.news.toStaff(staff.brandId, 'feedback', { feedbackId: params.feedbackId });
      return isThere ? ok({}) : fail('not_found');
    },
  };
}
