import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, localeCode, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';

const permission = 'messages.write';
const limits = { title: 120, text: 4000, names: 1000, labels: 20, languages: 7, rank: 100 };
const rank = z.int().check(z.minimum(0), z.maximum(limits.rank));

/** Whom a message goes to: members by their names, or all members whom every given filter fits. */
const messageAudience = z.strictObject({
  to: z.enum(['names', 'segment']),
  names: z._default(z.array(text(64)).check(z.maxLength(limits.names)), []),
  /** One of these labels. */
  labels: z._default(z.array(text(40)).check(z.maxLength(limits.labels)), []),
  minRank: z._default(rank, 0),
  maxRank: z._default(rank, limits.rank),
  /** One of these languages, the brand's for who chose none. */
  languages: z._default(z.array(localeCode).check(z.maxLength(limits.languages)), []),
});
export type MessageAudience = z.output<typeof messageAudience>;

const messageText = z.strictObject({
  language: localeCode,
  title: text(limits.title).check(z.trim(), z.minLength(1, 'not_empty')),
  text: text(limits.text).check(z.trim(), z.minLength(1, 'not_empty')),
});
export type MessageText = z.output<typeof messageText>;

const messageState = z.enum(['scheduled', 'sending', 'sent', 'withdrawn']);
export type MessageState = z.output<typeof messageState>;

export const staffMessages = defineCall({
  summary: 'Messages that staff wrote to members of the brand, and how far each has come',
  method: 'GET',
  path: '/wps/staff/messages',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(['writtenAt', 'sendAt'], { state: z.optional(messageState) }),
  answer: rowsOf(
    z.object({
      messageId: z.string(),
      audience: messageAudience,
      texts: z.array(messageText),
      state: messageState,
      writtenBy: z.string(),
      writtenAt: instant,
      /** When it goes out, or went. */
      sendAt: instant,
      sentAt: z.nullable(instant),
      /** How many members have been sent it. */
      recipients: z.int(),
    }),
  ),
  errors: [],
});

export const staffMessagePreview = defineCall({
  summary: 'How many members a message would reach now, and which of the names no member has',
  method: 'POST',
  path: '/wps/staff/messages/preview',
  access: 'staff',
  permission,
  encrypted: false,
  body: z.strictObject({ audience: messageAudience }),
  answer: z.object({ recipients: z.int(), unknownNames: z.array(z.string()) }),
  errors: [],
});

export const staffMessageWrite = defineCall({
  summary:
    'Write a message to members, at once or at a later time; its first text stands in for languages that it has none in',
  method: 'PUT',
  path: '/wps/staff/messages',
  access: 'staff',
  permission,
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({
    /** Chosen by the client, so that a message that is sent twice is written once. */
    messageId: clientId,
    audience: messageAudience,
    texts: z.array(messageText).check(z.minLength(1, 'not_empty'), z.maxLength(limits.languages)),
    /** Null: at once. */
    sendAt: z.nullable(instant),
  }),
  answer: z.object({ messageId: z.string(), sendAt: instant }),
  errors: ['repeated_with_other_content'],
});

export const staffMessageWithdraw = defineCall({
  summary: 'Take a message back before it goes out',
  method: 'POST',
  path: '/wps/staff/messages/:messageId/withdraw',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ messageId: clientId }),
  answer: z.object({}),
  errors: ['not_found', 'already_decided'],
});
