import type { ListsOf } from '../../platform/http/list-of.ts';
import { createChats } from './chat.ts';
import { createChatStore } from './chat-store.ts';
import type { SupportDependencies } from './dependencies.ts';
import { createFeedback } from './feedback.ts';
import { createFeedbackAnswers } from './feedback-answers.ts';
import { type MemberRoutes, memberRoutes } from './routes.ts';
import { type StaffRoutes, staffRoutes } from './staff-routes.ts';

export type { SupportNews } from './dependencies.ts';

export interface SupportModule {
  routes: MemberRoutes & StaffRoutes;
  lists: ListsOf<'staffFeedback'>;
  /** The chat of a visitor's token, or null. */
  visitorChatOf(chatToken: string, brandId: string): Promise<string | null>;
  /** A member's or visitor's typing reaches staff; who has no chat is not heard. */
  ownerTypes(writer: { brandId: string } & ({ memberId: string } | { chatId: string })): Promise<void>;
  /** Staff's typing reaches the chat's owner, if the chat is of the staff's brand. */
  staffTypes(brandId: string, chatId: string): Promise<void>;
  /** Sweeps visitors' chats without a word and pictures that nobody sent. */
  purge(): Promise<void>;
}

const emptyChatLifeMs = 24 * 60 * 60_000;

/** Customer service: dispatch, live chat, feedback. */
export function createSupport(deps: SupportDependencies): SupportModule {
  const store = createChatStore(deps.database);
  const chats = createChats(deps);
  const feedback = createFeedback(deps);
  const answers = createFeedbackAnswers(deps);
  return {
    lists: { staffFeedback: ({ staff, data }) => feedback.store.list(staff.brandId, data) },
    routes: { ...memberRoutes(deps, chats, feedback, answers), ...staffRoutes(deps, chats, feedback, answers) },
    visitorChatOf: async (chatToken, brandId) => {
      const chat = await store.ofVisitor(deps.hashToken(chatToken), brandId);
      return chat?.id ?? null;
    },
    ownerTypes: async (writer) => {
      const chatId = 'chatId' in writer ? writer.chatId : (await store.ofMember(writer.memberId))?.id;
      if (chatId !== undefined) deps.news.toStaff(writer.brandId, 'chatTyping', { chatId });
    },
    staffTypes: async (brandId, chatId) => {
      const chat = await store.ofBrand(chatId, brandId);
      if (chat) deps.news.toOwner(chat, 'chatTyping', {});
    },
    purge: async () => {
      await chats.purge(new Date(deps.clock.now().getTime() - emptyChatLifeMs));
      await feedback.purge();
    },
  };
}
