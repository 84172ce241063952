import { type DrawCalendar, issueAt, timesOf } from '@baize/games/lottery';
import * as z from 'zod';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { count } from './count.ts';

const daySeconds = 86_400;

/** A moment of UTC, with its Z or without. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z?$/, 'invalid_input')
  .transform((text) => Date.parse(text.endsWith('Z') ? text : `${text}Z`))
  .refine((ms) => Number.isFinite(ms), 'invalid_input');

const weekdays = z
  .string()
  .regex(/^[1-7](,[1-7]){0,6}$/, 'invalid_input')
  .transform((text) => text.split(',').map(Number));

const shared = { nowUtc: moment, utcOffsetHours: z.int().min(-12).max(14), lockSeconds: count(0, daySeconds) };

function calendarOf(input: z.output<typeof schema>): DrawCalendar {
  const { utcOffsetHours, lockSeconds, intervalSeconds, drawDayOfWeek, drawTime } = input;
  if (intervalSeconds !== undefined)
    return { draws: { kind: 'interval', intervalSeconds }, utcOffsetHours, lockSeconds };
  if (drawDayOfWeek === undefined) throw new CaseFault('invalid_input', 'drawDayOfWeek');
  if (drawTime === undefined) throw new CaseFault('invalid_input', 'drawTime');
  return { draws: { kind: 'days', weekdays: drawDayOfWeek, drawTime }, utcOffsetHours, lockSeconds };
}

const schema = z.strictObject({
  ...shared,
  intervalSeconds: count(1, daySeconds).optional(),
  drawDayOfWeek: weekdays.optional(),
  drawTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_input')
    .optional(),
});

/** Which issue of a lottery is next, and how long it can be bet on (rulebook 5.7). */
export const issue = defineKind({
  name: 'issue',
  schema,
  answer: (input) => {
    const next = issueAt(calendarOf(input), input.nowUtc);
    return {
      numero: next.numero,
      drawsAtUtc: `${new Date(next.drawsAt).toISOString().slice(0, 19)}Z`,
      ...timesOf(next, input.nowUtc),
    };
  },
});
