import * as z from 'zod/mini';

const length = z.int().check(z.minimum(1), z.maximum(4_000));

/** Customer service of a brand. */
export const serviceSettings = {
  service: z.prefault(
    z
      .strictObject({
        /** Live chat is offered. */
        chat: z._default(z.boolean(), true),
        /** Members whose club rank is above this get the VIP service. */
        vipAboveRank: z._default(z.int(), 4),
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
