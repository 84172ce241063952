import * as z from 'zod/mini';
import { amount, clientId, gameType, text } from '../../fields.ts';

/** A rate or a weight in percent, as "0.6" or "100". */
export const percentText = z.string().check(z.regex(/^\d{1,4}(\.\d{1,4})?$/, 'amount_format'));
export const typeRate = z.object({ gameType, percent: percentText });
/** Whole points. */
export const points = z.int();
export const paymentPassword = text(255).check(z.minLength(1, 'not_empty'));
/** On the specification's own calls an id is ours, so it may be missing: then nothing makes a repeat harmless. */
export const optionalRequestId = z.optional(clientId);

/** Rounds of a game that nobody stakes, each played at `bet`. */
export const freeRounds = z.object({ vendor: z.string(), gameCode: z.string(), count: z.int(), bet: amount });

/** What a bonus asks for before it is cash; copied when it is given, so that no later change of an offer touches it. */
export const wageringTerms = z.object({
  required: amount,
  progress: amount,
  remaining: amount,
  /** The largest stake while it runs; null: none is set. */
  maxStake: z.nullable(amount),
  weights: z.array(typeRate),
  /** Games that count nothing, by their names. */
  excludedGames: z.array(z.string()),
});
