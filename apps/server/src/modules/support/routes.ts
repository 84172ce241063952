import { networkOf } from '../../platform/http/connections/network-of.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { fail, ok } from '../../platform/result.ts';
import { type Chats, maxMessageLength } from './chat.ts';
import { createChatStatus } from './chat-status.ts';
import type { SupportDependencies } from './dependencies.ts';
import { serviceDispatch } from './dispatch.ts';
import type { createFeedback } from './feedback.ts';
import type { FeedbackAnswers } from './feedback-answers.ts';

export type MemberRoutes = HandlersOf<
  | 'serviceDispatch'
  | 'chatOpen'
  | 'chatHistory'
  | 'chatSend'
  | 'chatRead'
  | 'chatUnread'
  | 'chatStatus'
  | 'chatRate'
  | 'feedbackSettings'
  | 'feedback'
  | 'feedbackImage'
  | 'feedbackList'
>;

/** What members and visitors ask. */
export function memberRoutes(
  deps: SupportDependencies,
  chats: Chats,
  feedback: ReturnType<typeof createFeedback>,
  answers: FeedbackAnswers,
): MemberRoutes {
  const status = createChatStatus(deps);
  return {
    serviceDispatch: async ({ brand }) => {
      const { service } = await deps.brands.settingsOf(brand.id);
      return ok(serviceDispatch(service.chat));
    },
    chatOpen: async ({ brand, ip, visitor, body }) => {
      const opened = await chats.open(brand.id, visitor, { ...body, network: networkOf(ip) });
      if (!opened.ok) return opened;
      const { chat, chatToken } = opened.value;
      const { id: chatId, service: csType, memberUnread: unread } = chat;
      return ok({ chatId, csType, chatToken, unread, maxLength: maxMessageLength });
    },
    chatHistory: async ({ brand, visitor, data }) => {
      const chat = await chats.ownChat(brand.id, visitor);
      return chat ? ok(await chats.history(chat, 'member', data)) : fail('chat_not_found');
    },
    chatSend: async ({ brand, visitor, body }) => {
      const chat = await chats.ownChat(brand.id, visitor);
      if (!chat) return fail('chat_not_found');
      return (await chats.dayFault(chat)) ?? chats.send(chat.id, { author: 'member' }, body);
    },
    chatRead: async ({ brand, visitor, body }) => {
      const chat = await chats.ownChat(brand.id, visitor);
      return chat ? chats.read(chat.id, 'member', body.upTo) : fail('chat_not_found');
    },
    chatUnread: async ({ brand, visitor }) => {
      const chat = await chats.ownChat(brand.id, visitor);
      return ok({ unread: chat?.memberUnread ?? 0 });
    },
    chatStatus: async ({ brand, visitor }) =>
      ok(await status.statusOf(brand.id, await chats.ownChat(brand.id, visitor))),
    chatRate: async ({ brand, visitor, body }) => {
      const chat = await chats.ownChat(brand.id, visitor);
      return chat ? status.rate(chat, body) : fail('chat_not_found');
    },
    feedbackSettings: async ({ brand }) => ok(await feedback.settings(brand.id)),
    feedback: ({ body, ...caller }) => feedback.send(caller, body),
    feedbackImage: ({ upload, ...caller }) => feedback.addImage(caller, upload),
    feedbackList: async ({ member, data }) => ok(await answers.ofMember(member.id, data)),
  };
}
