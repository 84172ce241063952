import * as z from 'zod/mini';

/** The feed's code: it sends to `/feeds/v1/draws`. */
export const drawFeedCode = 'draws';

const name = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/));
const drawn = z.string().check(z.minLength(1), z.maxLength(20));

/** `result`: the drawn numbers of an issue by prize. `heartbeat`: the feed runs and has no result to send. */
export const drawMessage = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('result'),
    lottery: name,
    numero: z.string().check(z.regex(/^[0-9]{1,12}$/)),
    result: z.record(name, z.array(drawn).check(z.maxLength(100))),
  }),
  z.strictObject({ kind: z.literal('heartbeat') }),
]);
export type FedResult = Extract<z.output<typeof drawMessage>, { kind: 'result' }>;
