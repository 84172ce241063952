import type { CallName } from '@baize/contract';

/** What the calls of messages and of answers to feedback do with the things that they name. */
export const messageRules = {
  unreadCount: 'own',
  messages: 'own',
  messagesRead: 'named',
  messagesReadAll: 'own',
  messagesDelete: 'named',
  feedbackList: 'own',
  staffFeedbackAnswer: 'named',
  staffMessages: 'own',
  staffMessagePreview: 'own',
  staffMessageWrite: 'named',
  staffMessageWithdraw: 'named',
} as const satisfies Partial<Record<CallName, 'none' | 'own' | 'named'>>;

const ownAlone = 'modules/messages/messages.test.ts: read, read all and deleted count for one’s own messages alone';
export const messagesTriedElsewhere: Record<string, string> = {
  messagesRead: ownAlone,
  messagesDelete: ownAlone,
  staffFeedbackAnswer: 'modules/support/feedback-answers.test.ts: staff of a brand answers no feedback of another',
  staffMessageWrite:
    'modules/messages/staff-messages.test.ts: the same message again is written once; another brand’s is refused',
  staffMessageWithdraw: 'modules/messages/staff-messages.test.ts: taken back by the brand’s own staff alone',
};
