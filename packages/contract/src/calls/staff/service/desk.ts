import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { clientId, instant, localeCode } from '../../../fields.ts';
import { chatText } from '../../support.ts';

const quickAnswerCode = z.string().check(z.regex(/^[a-z0-9-]{1,30}$/, 'field_format'));
const quickAnswerText = z.strictObject({ language: localeCode, text: chatText });

export const staffQuickAnswers = defineCall({
  summary: 'Answers that staff writes often, by their short names',
  method: 'GET',
  path: '/wps/staff/service/quick-answers',
  access: 'staff',
  permission: 'chats.answer',
  encrypted: false,
  answer: z.object({
    list: z.array(
      z.object({
        quickAnswerId: z.string(),
        code: quickAnswerCode,
        texts: z.array(z.object({ language: localeCode, text: z.string() })),
        version: z.int(),
        changedAt: instant,
        changedBy: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const staffQuickAnswerSave = defineCall({
  summary: 'Write a quick answer, new (version 0) or over the version that was read',
  method: 'PUT',
  path: '/wps/staff/service/quick-answers/:quickAnswerId',
  access: 'staff',
  permission: 'chats.manage',
  encrypted: false,
  params: z.strictObject({ quickAnswerId: clientId }),
  body: z.strictObject({
    code: quickAnswerCode,
    /** At most one for each language. */
    texts: z.array(quickAnswerText).check(z.minLength(1, 'not_empty'), z.maxLength(7)),
    version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  answer: z.object({ version: z.int() }),
  errors: ['not_found', 'already_decided', 'name_taken', 'limit_reached'],
});

export const staffQuickAnswerRemove = defineCall({
  summary: 'Remove a quick answer',
  method: 'DELETE',
  path: '/wps/staff/service/quick-answers/:quickAnswerId',
  access: 'staff',
  permission: 'chats.manage',
  encrypted: false,
  params: z.strictObject({ quickAnswerId: clientId }),
  answer: z.object({}),
  errors: ['not_found'],
});

const waitFigures = {
  /** Waits that an answer ended. */
  waits: z.int(),
  /** Half of the waits were as long or shorter; null without any. */
  medianWaitSeconds: z.nullable(z.int()),
  /** Nine of ten waits were as long or shorter. */
  p90WaitSeconds: z.nullable(z.int()),
  ratings: z.int(),
  /** From 1 to 5 with one decimal; null without any. */
  meanRating: z.nullable(z.number()),
};

export const staffServiceFigures = defineCall({
  summary: 'How long chats waited for an answer and how they were rated, in all and by colleague',
  method: 'GET',
  path: '/wps/staff/service/figures',
  access: 'staff',
  permission: 'chats.manage',
  encrypted: false,
  data: z.strictObject({ days: z._default(z.int().check(z.minimum(1), z.maximum(366)), 30) }),
  answer: z.object({
    total: z.object(waitFigures),
    byStaff: z.array(z.object({ staffId: z.string(), username: z.string(), ...waitFigures })),
    /** Chats that wait now, and since when the one that waits longest does. */
    waitingNow: z.int(),
    waitingSince: z.nullable(instant),
    /** What was written beside ratings, the latest first, at most 20. */
    comments: z.array(
      z.object({
        chatId: z.string(),
        username: z.string(),
        rating: z.int(),
        comment: z.string(),
        ratedAt: instant,
      }),
    ),
  }),
  errors: [],
});
