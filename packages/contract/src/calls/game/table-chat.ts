import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, text } from '../../fields.ts';

/** Characters of one message at most. */
export const tableChatLength = 160;

/** So many messages somebody who comes later is shown at most. */
export const tableChatShown = 50;

/** What everybody at a table of a brand reads. */
export const tableChatMessage = z.object({
  messageId: z.string(),
  /** The same for all messages of one player; says nothing about who it is. */
  authorId: z.string(),
  /** As neighbours at the table see the name. */
  name: z.string(),
  text: z.string(),
  sentAt: instant,
});
export type TableChatMessage = z.output<typeof tableChatMessage>;

/** Why a player may not write now; null: nothing is against it. */
const bar = z.nullable(
  z.object({
    /** off: the brand has no chat; readOnly: trial members read along; muted: staff took the word away until `until`. */
    why: z.enum(['off', 'readOnly', 'muted']),
    until: z.nullable(instant),
    reason: z.string(),
  }),
);

export const studioTableChat = defineCall({
  summary: 'The chat of a table within the brand: its latest messages, oldest first, and whether the player may write',
  method: 'GET',
  path: '/studio/v1/table/chat',
  access: 'gameSession',
  encrypted: false,
  answer: z.object({
    isOn: z.boolean(),
    /** The player's own. */
    authorId: z.string(),
    bar,
    messages: z.array(tableChatMessage),
    /** Authors whose messages the player does not want to see. */
    hidden: z.array(z.string()),
  }),
  errors: ['game_not_found'],
});

/** off, readOnly, muted: see `bar`; dayFull: enough for a day; words: it contains a blocked word; form: letters that do not belong into a message. */
export const tableChatRefusal = z.enum([
  'off',
  'readOnly',
  'muted',
  'tooFast',
  'dayFull',
  'empty',
  'form',
  'link',
  'words',
]);
export type TableChatRefusal = z.output<typeof tableChatRefusal>;

export const studioTableChatSend = defineCall({
  summary: 'Say something to everybody at the table; the same messageId again says it once',
  method: 'POST',
  path: '/studio/v1/table/chat',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ messageId: clientId, text: text(tableChatLength) }),
  answer: z.object({
    /** Null: it was said. */
    refusal: z.nullable(tableChatRefusal),
    message: z.nullable(tableChatMessage),
  }),
  errors: ['game_not_found', 'repeated_with_other_content'],
});

export const studioTableChatReport = defineCall({
  summary: 'Show a message of the table to the staff; one report of a player counts once',
  method: 'POST',
  path: '/studio/v1/table/chat/report',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ messageId: clientId }),
  answer: z.object({
    /** Null: staff sees it; readOnly: trial members report nothing; dayFull: enough for a day. */
    refusal: z.nullable(z.enum(['readOnly', 'dayFull'])),
  }),
  errors: [],
});

export const studioTableChatHide = defineCall({
  summary: 'See no more messages of one author, or see them again; for oneself alone',
  method: 'POST',
  path: '/studio/v1/table/chat/hide',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({
    authorId: text(16),
    isHidden: z.boolean(),
  }),
  answer: z.object({
    /** Null: it is done; dayFull: enough for a day; listFull: nobody hides more authors. */
    refusal: z.nullable(z.enum(['dayFull', 'listFull'])),
    hidden: z.array(z.string()),
  }),
  errors: [],
});
