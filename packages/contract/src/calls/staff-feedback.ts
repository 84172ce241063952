import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { clientId, instant, pageNo, pageSize } from '../fields.ts';
import { feedbackType } from './support.ts';

export const staffFeedback = defineCall({
  summary: 'Feedback that the brand has received, the latest first',
  method: 'GET',
  path: '/wps/staff/service/feedback',
  access: 'staff',
  encrypted: false,
  data: z.strictObject({ handled: z._default(z.boolean(), false), pageNo, pageSize }),
  answer: z.object({
    list: z.array(
      z.object({
        feedbackId: z.string(),
        type: feedbackType,
        content: z.string(),
        /** Empty for a visitor without an account. */
        memberName: z.string(),
        receivedAt: instant,
        handledAt: z.nullable(instant),
        imageIds: z.array(z.string()),
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: [],
});

export const staffFeedbackImage = defineCall({
  summary: 'A picture of a feedback as a data URL of a WebP',
  method: 'GET',
  path: '/wps/staff/service/feedback/images/:imageId',
  access: 'staff',
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
  encrypted: false,
  params: z.strictObject({ feedbackId: clientId }),
  body: z.strictObject({ handled: z.boolean() }),
  answer: z.object({}),
  errors: ['not_found'],
});
