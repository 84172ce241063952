import * as z from 'zod/mini';

const length = z.int().check(z.minimum(1), z.maximum(4_000));

const timeOfDay = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'field_format'));
const hours = z
  .strictObject({
    /** 1 is Monday, 7 is Sunday. */
    days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
    from: timeOfDay,
    to: timeOfDay,
  })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'field_format' }));

/** Customer service of a brand. */
export const serviceSettings = {
  service: z.prefault(
    z
      .strictObject({
        /** Live chat is offered. */
        chat: z._default(z.boolean(), true),
        /** Members whose club rank is above this get the VIP service. */
        vipAboveRank: z._default(z.int(), 4),
        /** When somebody answers, by the clock of the brand's zone; empty: always. Hours over midnight are two entries. */
        hours: z._default(z.array(hours).check(z.maxLength(14)), []),
        /** Characters of a feedback (spec decision 27). */
        feedbackMinLength: z._default(length, 10),
        feedbackMaxLength: z._default(length, 500),
      })
      .check(
        z.refine((service) => service.feedbackMinLength <= service.feedbackMaxLength, {
          path: ['feedbackMaxLength'],
          error: 'length_range',
        }),
      ),
    {},
  ),
};
