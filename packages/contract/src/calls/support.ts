import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { answerLanguage, clientId, instant, localeCode, mailAddress, pageNo, pageSize, text } from '../fields.ts';

/** VIP service for members of rank above 4, live chat for everybody else. */
export const csType = z.enum(['CHAT', 'VIP']);
export type CsType = z.output<typeof csType>;

export const serviceDispatch = defineCall({
  summary:
    'Ways to reach customer service. The path of type 3 is encrypted; its last 8 characters are the key material',
  method: 'GET',
  path: '/wps/service/dispatch',
  access: 'anyone',
  whileClosed: true,
  encrypted: false,
  data: z.strictObject({ platform: z._default(z.literal('W'), 'W'), language: answerLanguage }),
  answer: z.object({
    version: z.string(),
    /** Empty: the brand offers no service at the moment. Type 3 is a chat link. */
    pathList: z.array(z.object({ type: z.literal(3), csType, csPosition: z.string(), path: z.string() })),
  }),
  errors: [],
});

const chatTextLength = { min: 1, max: 1000 };
/** What one person writes at once. */
export const chatText = text(chatTextLength.max).check(z.trim(), z.minLength(chatTextLength.min, 'not_empty'));
export const chatAuthor = z.enum(['member', 'staff']);
export type ChatAuthor = z.output<typeof chatAuthor>;

export const chatMessage = z.object({
  /** Chosen by the writer, so that a message that is sent twice is written once. */
  id: z.string(),
  /** Number within its chat, from 1, without gaps. */
  seq: z.int(),
  author: chatAuthor,
  /** Shown beside a message of staff; empty for the member's own. */
  authorName: z.string(),
  text: z.string(),
  sentAt: instant,
});
export type ChatMessage = z.output<typeof chatMessage>;

/** Messages before `before` (all without it), oldest first. */
const messageNumber = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
export const historyQuestion = z.strictObject({ before: z.optional(messageNumber), size: pageSize });
export const historyAnswer = z.object({
  list: z.array(chatMessage),
  hasMore: z.boolean(),
  /** Up to which number the other side has read. */
  readByOther: z.int(),
});
export const readBody = z.strictObject({ upTo: messageNumber });
export const sendBody = z.strictObject({ messageId: clientId, text: chatText });

export const chatOpen = defineCall({
  summary:
    'Open the chat with customer service: the account’s own, or a visitor’s by the chat token that this answer hands out',
  method: 'POST',
  path: '/wps/service/chat',
  access: 'visitor',
  whileClosed: true,
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({ language: localeCode, csType: z._default(csType, 'CHAT') }),
  answer: z.object({
    chatId: z.string(),
    csType,
    /** Only for a visitor without a living one: goes into the header `chat-token` of later calls. */
    chatToken: z.nullable(z.string()),
    unread: z.int(),
    maxLength: z.int(),
  }),
  errors: ['quota_exceeded'],
});

export const chatHistory = defineCall({
  summary: 'Messages of the own chat, the latest page first',
  method: 'GET',
  path: '/wps/service/chat/messages',
  access: 'visitor',
  whileClosed: true,
  encrypted: false,
  data: historyQuestion,
  answer: historyAnswer,
  errors: ['chat_not_found'],
});

export const chatSend = defineCall({
  summary: 'Write to customer service',
  method: 'POST',
  path: '/wps/service/chat/messages',
  access: 'visitor',
  whileClosed: true,
  encrypted: false,
  perMinute: 40,
  body: sendBody,
  answer: chatMessage,
  errors: ['chat_not_found', 'repeated_with_other_content', 'quota_exceeded'],
});

export const chatRead = defineCall({
  summary: 'Messages of customer service up to a number are read',
  method: 'POST',
  path: '/wps/service/chat/read',
  access: 'visitor',
  whileClosed: true,
  encrypted: false,
  body: readBody,
  answer: z.object({ unread: z.int() }),
  errors: ['chat_not_found'],
});

export const chatUnread = defineCall({
  summary: 'How many messages of customer service are unread; 0 without a chat',
  method: 'GET',
  path: '/wps/service/chat/unread',
  access: 'visitor',
  whileClosed: true,
  encrypted: false,
  answer: z.object({ unread: z.int() }),
  errors: [],
});

export const chatStatus = defineCall({
  summary: 'Whether somebody answers now, how many wait before the own chat, and whether a closed one can be rated',
  method: 'GET',
  path: '/wps/service/chat/status',
  access: 'visitor',
  whileClosed: true,
  encrypted: false,
  answer: z.object({
    isOpen: z.boolean(),
    /** The next beginning of the hours of service; null while open. */
    opensAt: z.nullable(instant),
    /** Chats that are answered first; null where nothing waits for an answer. */
    waitingBefore: z.nullable(z.int()),
    /** The chat was closed by staff and not rated since. */
    canRate: z.boolean(),
  }),
  errors: [],
});

export const maxRating = 5;
export const maxRatingCommentLength = 500;

export const chatRate = defineCall({
  summary: 'Rate the service of a chat that staff has closed, once for each time',
  method: 'POST',
  path: '/wps/service/chat/rating',
  access: 'visitor',
  whileClosed: true,
  encrypted: false,
  perMinute: 10,
  body: z.strictObject({
    rating: z.int().check(z.minimum(1), z.maximum(maxRating)),
    comment: z._default(text(maxRatingCommentLength).check(z.trim()), ''),
  }),
  answer: z.object({}),
  errors: ['chat_not_found', 'already_decided'],
});

/** Question types of the specification. */
export const feedbackType = z.enum(['deposit', 'withdrawal', 'game', 'customerService', 'application', 'other']);
export type FeedbackType = z.output<typeof feedbackType>;
export const maxFeedbackImages = 3;

export const feedbackSettings = defineCall({
  summary: 'What the feedback form accepts',
  method: 'GET',
  path: '/wps/feedback/settings',
  access: 'anyone',
  encrypted: false,
  answer: z.object({
    types: z.array(feedbackType),
    minLength: z.int(),
    maxLength: z.int(),
    maxImages: z.int(),
    maxImageBytes: z.int(),
  }),
  errors: [],
});

export const feedback = defineCall({
  summary: 'Feedback or a complaint, with up to three pictures that were uploaded before',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'visitor',
  specified: true,
  encrypted: false,
  perMinute: 5,
  body: z.object({
    /** Chosen by the form, so that a form that is sent twice arrives once. */
    feedbackId: z.optional(clientId),
    type: feedbackType,
    /** The brand sets the shortest and longest text within this. */
    content: text(4000),
    imageIds: z._default(z.array(clientId).check(z.maxLength(maxFeedbackImages)), []),
    /** Where a visitor without an account reads the answer; members are told by a message. */
    email: z.optional(mailAddress),
  }),
  answer: z.object({ feedbackId: z.string(), receivedAt: instant }),
  errors: ['repeated_with_other_content', 'quota_exceeded'],
});

export const feedbackImage = defineCall({
  summary: 'One picture of a feedback: a PNG or JPEG of at most 5 MB as the body itself; only staff sees it',
  method: 'PUT',
  path: '/wps/feedback/image',
  access: 'visitor',
  encrypted: false,
  perMinute: 12,
  upload: { contentTypes: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024 },
  answer: z.object({ imageId: z.string() }),
  errors: ['limit_reached'],
});

export const feedbackList = defineCall({
  summary: 'What the account has written to the operator, the latest first, with the answers',
  method: 'GET',
  path: '/wps/feedback',
  access: 'signedIn',
  encrypted: false,
  data: z.strictObject({ pageNo, pageSize }),
  answer: z.object({
    list: z.array(
      z.object({
        feedbackId: z.string(),
        type: feedbackType,
        content: z.string(),
        receivedAt: instant,
        /** Empty while nobody has answered. */
        answer: z.string(),
        answeredAt: z.nullable(instant),
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: [],
});
