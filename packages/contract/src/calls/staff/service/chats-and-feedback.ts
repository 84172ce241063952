import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { clientId, instant, localeCode, pageNo, pageSize, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import {
  chatAuthor,
  chatMessage,
  csType,
  feedbackType,
  historyAnswer,
  historyQuestion,
  readBody,
  sendBody,
} from '../../support.ts';

const chatState = z.enum(['open', 'closed']);
const chatParams = z.strictObject({ chatId: clientId });

export const staffChatSummary = z.object({
  chatId: z.string(),
  csType,
  state: chatState,
  /** Null for a visitor without an account. */
  memberId: z.nullable(z.string()),
  /** User name, or empty for a visitor without an account. */
  memberName: z.string(),
  /** The colleague who answers; null for nobody yet. */
  holder: z.nullable(z.object({ staffId: z.string(), username: z.string() })),
  /** Since when its owner waits for an answer; null for who does not. */
  waitingSince: z.nullable(instant),
  language: localeCode,
  /** Messages of the member that no staff has read. */
  unread: z.int(),
  lastText: z.string(),
  lastAuthor: z.nullable(chatAuthor),
  lastAt: instant,
});
export type StaffChatSummary = z.output<typeof staffChatSummary>;

export const staffChats = defineCall({
  summary: 'Chats of the brand, the latest first; VIP ones that wait stand above all',
  method: 'GET',
  path: '/wps/staff/service/chats',
  access: 'staff',
  permission: 'chats.answer',
  encrypted: false,
  data: z.strictObject({
    state: z._default(chatState, 'open'),
    /** Whose chats: everybody's, those of the asking person, or those that nobody holds. */
    holder: z._default(z.enum(['all', 'mine', 'nobody']), 'all'),
    pageNo,
    pageSize,
  }),
  answer: z.object({ list: z.array(staffChatSummary), total: z.int(), totalPages: z.int(), unread: z.int() }),
  errors: [],
});

export const staffChatHistory = defineCall({
  summary: 'Messages of one chat, the latest page first',
  method: 'GET',
  path: '/wps/staff/service/chats/:chatId/messages',
  access: 'staff',
  permission: 'chats.answer',
  encrypted: false,
  params: chatParams,
  data: historyQuestion,
  answer: historyAnswer,
  errors: ['chat_not_found'],
});

export const staffChatSend = defineCall({
  summary: 'Answer a member; a closed chat opens again',
  method: 'POST',
  path: '/wps/staff/service/chats/:chatId/messages',
  access: 'staff',
  permission: 'chats.answer',
  encrypted: false,
  params: chatParams,
  body: sendBody,
  answer: chatMessage,
  errors: ['chat_not_found', 'repeated_with_other_content'],
});

export const staffChatRead = defineCall({
  summary: 'The member’s messages up to a number are read',
  method: 'POST',
  path: '/wps/staff/service/chats/:chatId/read',
  access: 'staff',
  permission: 'chats.answer',
  encrypted: false,
  params: chatParams,
  body: readBody,
  answer: z.object({ unread: z.int() }),
  errors: ['chat_not_found'],
});

export const staffChatState = defineCall({
  summary: 'Close a chat that is settled, or open it again',
  method: 'POST',
  path: '/wps/staff/service/chats/:chatId/state',
  access: 'staff',
  permission: 'chats.answer',
  encrypted: false,
  params: chatParams,
  body: z.strictObject({ state: chatState }),
  answer: z.object({}),
  errors: ['chat_not_found'],
});

export const staffChatHolder = defineCall({
  summary: 'Take a chat, hand it over to a colleague, or leave it to whoever is free',
  method: 'POST',
  path: '/wps/staff/service/chats/:chatId/holder',
  access: 'staff',
  permission: 'chats.answer',
  encrypted: false,
  params: chatParams,
  body: z.strictObject({ staffId: z.nullable(clientId) }),
  answer: z.object({}),
  errors: ['chat_not_found', 'not_found'],
});

export const staffChatColleagues = defineCall({
  summary: 'Who may answer chats of the brand, with how many each holds',
  method: 'GET',
  path: '/wps/staff/service/colleagues',
  access: 'staff',
  permission: 'chats.answer',
  encrypted: false,
  answer: z.object({
    list: z.array(z.object({ staffId: z.string(), username: z.string(), heldChats: z.int() })),
  }),
  errors: [],
});

export const staffFeedback = defineCall({
  summary: 'Feedback that the brand has received, the latest first',
  method: 'GET',
  path: '/wps/staff/service/feedback',
  access: 'staff',
  permission: 'feedback.read',
  encrypted: false,
  data: pageOf(['receivedAt'], { handled: z._default(z.boolean(), false), type: z.optional(feedbackType) }),
  answer: rowsOf(
    z.object({
      feedbackId: z.string(),
      type: feedbackType,
      content: z.string(),
      /** Empty for a visitor without an account. */
      memberName: z.string(),
      receivedAt: instant,
      handledAt: z.nullable(instant),
      /** What staff answered, which the member reads; empty while nobody has. */
      answer: z.string(),
      answeredAt: z.nullable(instant),
      /** A member, or a visitor who left an address. */
      canBeAnswered: z.boolean(),
      imageIds: z.array(z.string()),
    }),
  ),
  errors: [],
});

export const staffFeedbackImage = defineCall({
  summary: 'A picture of a feedback as a data URL of a WebP',
  method: 'GET',
  path: '/wps/staff/service/feedback/images/:imageId',
  access: 'staff',
  permission: 'feedback.read',
  encrypted: false,
  params: z.strictObject({ imageId: clientId }),
  answer: z.object({ image: z.string() }),
  errors: ['not_found'],
});

export const staffFeedbackHandle = defineCall({
  summary: 'Mark a feedback as handled, or take that back',
  method: 'POST',
  path: '/wps/staff/service/feedback/:feedbackId',
  access: 'staff',
  permission: 'feedback.handle',
  encrypted: false,
  params: z.strictObject({ feedbackId: clientId }),
  body: z.strictObject({ handled: z.boolean() }),
  answer: z.object({}),
  errors: ['not_found'],
});

const maxAnswerLength = 2000;

export const staffFeedbackAnswer = defineCall({
  summary: 'Answer a feedback, once, and by mail where there is an address; the feedback counts as handled',
  method: 'POST',
  path: '/wps/staff/service/feedback/:feedbackId/answer',
  access: 'staff',
  permission: 'feedback.handle',
  encrypted: false,
  params: z.strictObject({ feedbackId: clientId }),
  body: z.strictObject({ answer: text(maxAnswerLength).check(z.trim(), z.minLength(1, 'not_empty')) }),
  answer: z.object({}),
  errors: ['not_found', 'already_decided'],
});
