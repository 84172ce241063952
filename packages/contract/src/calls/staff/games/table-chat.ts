import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { clientId, instant, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { staffReason as reason } from '../accounts.ts';

const permission = 'tableChat.moderate';
const params = z.strictObject({ messageId: clientId });
const yearMinutes = 527_040;

const message = z.object({
  messageId: z.string(),
  gameCode: z.string(),
  /** The member's name in full. */
  member: z.string(),
  text: z.string(),
  sentAt: instant,
  /** Reports that nobody has looked at. */
  reports: z.int(),
  /** Empty: it stands. */
  removedBy: z.string(),
  /** Until when its author may not write; null: he may. */
  mutedUntil: z.nullable(instant),
});

export const staffTableChat = defineCall({
  summary: 'Messages of the tables’ chats in the brand, the reported ones first',
  method: 'GET',
  path: '/wps/staff/table-chat',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(['reports', 'sentAt'], {
    gameCode: z.optional(text(60)),
    state: z.optional(z.enum(['reported', 'standing', 'removed'])),
    /** How the member's name begins. */
    member: z.optional(text(60)),
  }),
  answer: rowsOf(message),
  errors: [],
});

export const staffTableChatDecide = defineCall({
  summary: 'Remove a message of a table’s chat, or leave it standing, which answers its reports',
  method: 'PUT',
  path: '/wps/staff/table-chat/messages/:messageId',
  access: 'staff',
  permission,
  encrypted: false,
  params,
  body: z.strictObject({ decision: z.enum(['remove', 'keep']), reason }),
  answer: z.object({}),
  errors: ['not_found', 'already_decided'],
});

export const staffTableChatMute = defineCall({
  summary: 'Let the author of a message write at no table for a time, or at once again (0 minutes); he sees the reason',
  method: 'PUT',
  path: '/wps/staff/table-chat/messages/:messageId/mute',
  access: 'staff',
  permission,
  encrypted: false,
  params,
  body: z.strictObject({ minutes: z.int().check(z.minimum(0), z.maximum(yearMinutes)), reason }),
  answer: z.object({}),
  errors: ['not_found'],
});

const settings = z.strictObject({
  isOn: z.boolean(),
  /** After so many days a message is deleted. */
  keepDays: z.int().check(z.minimum(1), z.maximum(365)),
  /** Words that no message may contain; case, accents and spacing do not matter. */
  words: z.array(text(40).check(z.trim(), z.minLength(1))).check(z.maxLength(500)),
});

export const staffTableChatSettings = defineCall({
  summary: 'Whether the brand’s tables have a chat, its blocked words, and how long messages are kept',
  method: 'GET',
  path: '/wps/staff/table-chat/settings',
  access: 'staff',
  permission,
  encrypted: false,
  answer: z.object({ settings }),
  errors: [],
});

export const staffTableChatSettingsSet = defineCall({
  summary: 'Set the chat of the brand’s tables',
  method: 'PUT',
  path: '/wps/staff/table-chat/settings',
  access: 'staff',
  permission,
  encrypted: false,
  body: z.strictObject({ settings, reason }),
  answer: z.object({}),
  errors: [],
});
