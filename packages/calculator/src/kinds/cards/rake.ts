import { divide, rational } from '@baize/games/exact';
import { potRake, rakeCapInBigBlinds } from '@baize/games/room-engine';
import * as z from 'zod';
import { decimal, floored, shown } from '../../frame/fields.ts';
import { defineKind } from '../../frame/kind.ts';
import { amount } from '../sports/amounts.ts';

const hundred = rational(100n);
const of10k = 10_000n;
const maxDealt = 9;

/** Hundredths of a percent, as rooms set them. */
const percent = decimal.refine(
  ({ numerator, denominator }) =>
    numerator >= 0n && numerator <= 100n * denominator && (numerator * 100n) % denominator === 0n,
  'invalid_input',
);

/** The big blind that the rulebook's caps are of. */
const bigBlindMinor = 100n;

/** The rake of a pot of hold'em (rulebook 4.1). Without a cap of its own the rulebook's counts. */
export const rake = defineKind({
  name: 'rake',
  schema: z.strictObject({
    pot: amount,
    percent,
    sawFlop: z.boolean(),
    playersDealt: z.int().min(2).max(maxDealt),
    cap: amount.optional(),
  }),
  answer: ({ pot, percent: share, sawFlop, playersDealt, cap }) => {
    const rate = divide(share, hundred);
    const rate10k = floored(rational(rate.numerator * of10k, rate.denominator));
    const capMinor = cap ?? rakeCapInBigBlinds(playersDealt) * bigBlindMinor;
    return { rake: shown(potRake({ potMinor: pot, rate10k, sawFlop, capMinor })) };
  },
});
