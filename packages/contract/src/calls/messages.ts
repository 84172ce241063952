import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { answerLanguage, clientId, instant, pageNo, pageSize } from '../fields.ts';

const unreadAnswer = z.object({ unread: z.int() });
const maxChosen = 100;
const chosenMessages = z.strictObject({
  messageIds: z.array(clientId).check(z.minLength(1, 'not_empty'), z.maxLength(maxChosen)),
});

const memberMessage = z.object({
  messageId: z.string(),
  /** A name of `messageKinds`: what happened, to be said by the catalogue's text of this kind with the parameters. */
  kind: z.string(),
  params: z.record(z.string(), z.string()),
  /** What staff wrote, in the asked language or the one it was first written in; null for the kinds that the catalogue has texts of. */
  written: z.nullable(z.object({ title: z.string(), text: z.string() })),
  sentAt: instant,
  isRead: z.boolean(),
});
export type MemberMessage = z.output<typeof memberMessage>;

export const unreadCount = defineCall({
  summary: 'How many internal messages are unread',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  answer: unreadAnswer,
  errors: [],
});

export const messages = defineCall({
  summary: 'The account’s messages, the latest first: those to everybody or a group, and those to it alone',
  method: 'GET',
  path: '/wps/member/messages',
  access: 'signedIn',
  encrypted: false,
  data: z.strictObject({ pageNo, pageSize, language: answerLanguage }),
  answer: z.object({
    list: z.array(memberMessage),
    total: z.int(),
    totalPages: z.int(),
    unread: z.int(),
    /** When this was so; what came later is not marked as read with it. */
    asOf: instant,
  }),
  errors: [],
});

export const messagesRead = defineCall({
  summary: 'Messages were read',
  method: 'POST',
  path: '/wps/member/messages/read',
  access: 'signedIn',
  encrypted: false,
  body: chosenMessages,
  answer: unreadAnswer,
  errors: [],
});

export const messagesReadAll = defineCall({
  summary: 'All messages that were there at a moment count as read',
  method: 'POST',
  path: '/wps/member/messages/readAll',
  access: 'signedIn',
  encrypted: false,
  body: z.strictObject({ until: instant }),
  answer: unreadAnswer,
  errors: [],
});

export const messagesDelete = defineCall({
  summary: 'Delete messages of one’s own',
  method: 'POST',
  path: '/wps/member/messages/delete',
  access: 'signedIn',
  encrypted: false,
  body: chosenMessages,
  answer: unreadAnswer,
  errors: [],
});
