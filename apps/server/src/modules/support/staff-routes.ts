import type { HandlersOf, RequestStaff } from '../../platform/http/handlers.ts';
import { createStaffReadings } from '../../platform/log/staff-readings.ts';
import { fail, ok } from '../../platform/result.ts';
import { staffAct } from '../audit-log/index.ts';
import type { Chats } from './chat.ts';
import type { ChatRow } from './chat-store.ts';
import type { SupportDependencies } from './dependencies.ts';
import { createChatHolders } from './desk/chat-holders.ts';
import { createQuickAnswers } from './desk/quick-answers.ts';
import { createServiceFigures } from './desk/service-figures.ts';
import type { createFeedback } from './feedback.ts';
import type { FeedbackAnswers } from './feedback-answers.ts';
import { createFeedbackStore } from './feedback-store.ts';
import { listChats } from './staff-chats.ts';

export type StaffRoutes = HandlersOf<
  | 'staffChats'
  | 'staffChatHistory'
  | 'staffChatSend'
  | 'staffChatRead'
  | 'staffChatState'
  | 'staffChatHolder'
  | 'staffChatColleagues'
  | 'staffQuickAnswers'
  | 'staffQuickAnswerSave'
  | 'staffQuickAnswerRemove'
  | 'staffServiceFigures'
  | 'staffFeedback'
  | 'staffFeedbackImage'
  | 'staffFeedbackHandle'
  | 'staffFeedbackAnswer'
>;

/** What staff does, always within the brand that it is signed in at. */
export function staffRoutes(
  deps: SupportDependencies,
  chats: Chats,
  feedback: ReturnType<typeof createFeedback>,
  answers: FeedbackAnswers,
): StaffRoutes {
  const { database, clock, auditLog } = deps;
  const chatOf = (staff: RequestStaff, chatId: string): Promise<ChatRow | undefined> =>
    chats.ofBrand(chatId, staff.brandId);
  const noteReading = createStaffReadings(deps);
  const holders = createChatHolders(deps);
  const quickAnswers = createQuickAnswers(deps);
  const figuresOf = createServiceFigures(deps);
  return {
    staffChats: async ({ staff, data, ip }) => {
      await noteReading({ staff, ip }, { kind: 'staff_read_chat', subject: `chats:${data.state}:${data.pageNo}` });
      const { list, total, unread } = await listChats(database, staff.brandId, data, staff.id);
      return ok({ list, total, totalPages: Math.ceil(total / data.pageSize), unread });
    },
    staffChatHistory: async ({ staff, params, data, ip }) => {
      const chat = await chatOf(staff, params.chatId);
      if (!chat) return fail('chat_not_found');
      await noteReading({ staff, ip }, { kind: 'staff_read_chat', subject: `chat:${chat.id}` });
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
    staffChatState: ({ staff, ip, params, body }) => holders.setState({ staff, ip }, params.chatId, body.state),
    staffChatHolder: ({ staff, ip, params, body }) => holders.hand({ staff, ip }, params.chatId, body.staffId),
    staffChatColleagues: async ({ staff }) => ok({ list: await holders.colleagues(staff.brandId) }),
    staffQuickAnswers: async ({ staff }) => ok(await quickAnswers.list(staff.brandId)),
    staffQuickAnswerSave: ({ staff, ip, params, body }) => quickAnswers.save({ staff, ip }, params.quickAnswerId, body),
    staffQuickAnswerRemove: ({ staff, ip, params }) => quickAnswers.remove({ staff, ip }, params.quickAnswerId),
    staffServiceFigures: async ({ staff, data }) => ok(await figuresOf(staff.brandId, data.days)),
    staffFeedback: async ({ staff, data, ip }) => {
      const subject = `feedback:${data.handled ? 'handled' : 'open'}:${data.page}`;
      await noteReading({ staff, ip }, { kind: 'staff_read_feedback', subject });
      return ok(await feedback.store.list(staff.brandId, data));
    },
    staffFeedbackImage: async ({ staff, params, ip }) => {
      const webp = await feedback.store.image(params.imageId, staff.brandId);
      if (!webp) return fail('not_found');
      await noteReading({ staff, ip }, { kind: 'staff_read_feedback', subject: `feedbackImage:${params.imageId}` });
      return ok({ image: `data:image/webp;base64,${webp.toString('base64')}` });
    },
    staffFeedbackAnswer: ({ staff, ip, params, body }) => answers.answer({ staff, ip, ...params, ...body }),
    staffFeedbackHandle: async ({ staff, ip, params, body }) => {
      const at = clock.now();
      const by = body.handled ? { staffId: staff.id, at } : null;
      const isThere = await database.transaction().execute(async (transaction) => {
        if (!(await createFeedbackStore(transaction).handle(params.feedbackId, staff.brandId, by))) return false;
        const act = { act: 'handleFeedback', subject: `feedback:${params.feedbackId}`, after: body };
        await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
        return true;
      });
      if (isThere) deps.news.toStaff(staff.brandId, 'feedback', { feedbackId: params.feedbackId });
      return isThere ? ok({}) : fail('not_found');
    },
  };
}
