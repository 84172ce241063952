import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cadence, dueStretches, newestDueStretch } from './due-stretches.ts';

const manila = 'Asia/Manila';
const keysOf = (cadence: Cadence, since: string, until: string, limit = 100) =>
  dueStretches({ cadence, zone: manila, since: new Date(since), until: new Date(until), limit }).map(({ key }) => key);

test('a day is due from its last moment on', () => {
  expect(keysOf('D', '2026-11-22T16:00:00Z', '2026-11-23T15:59:59.999Z')).toEqual([]);
  expect(keysOf('D', '2026-11-22T16:00:00Z', '2026-11-23T16:00:00Z')).toEqual(['2026-11-23']);
});

test('what ended when somebody began is nobody’s, the stretch that he began in is his', () => {
  expect(keysOf('D', '2026-11-22T16:00:00Z', '2026-11-24T16:00:00Z')).toEqual(['2026-11-23', '2026-11-24']);
  expect(keysOf('D', '2026-11-22T15:59:59Z', '2026-11-24T16:00:00Z')).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
  ]);
});

test('after a stop of days each stretch is due, the oldest first, no more than asked for at once', () => {
  expect(keysOf({ everyMinutes: 720 }, '2026-11-20T16:00:00Z', '2026-11-22T16:00:00Z')).toEqual([
    '2026-11-21T00:00',
    '2026-11-21T12:00',
    '2026-11-22T00:00',
    '2026-11-22T12:00',
  ]);
  expect(keysOf({ everyMinutes: 5 }, '2026-11-20T16:00:00Z', '2026-11-22T16:00:00Z', 2)).toEqual([
    '2026-11-21T00:00',
    '2026-11-21T00:05',
  ]);
});

const anyQuestion = fc.record({
  cadence: fc.constantFrom<Cadence>('D', 'W', 'H', { everyMinutes: 60 }, { everyMinutes: 15 }),
  zone: fc.constantFrom('UTC', manila, 'Europe/Berlin', 'America/Los_Angeles', 'Australia/Lord_Howe'),
  since: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  lengthMs: fc.integer({ min: 0, max: 9 * 86_400_000 }),
});

test('asked in two steps or in one, the same stretches are due, each once', () => {
  fc.assert(
    fc.property(anyQuestion, fc.double({ min: 0, max: 1, noNaN: true }), ({ lengthMs, ...question }, part) => {
      const until = new Date(question.since.getTime() + lengthMs);
      const middle = new Date(question.since.getTime() + Math.floor(lengthMs * part));
      const first = dueStretches({ ...question, until: middle, limit: 20_000 });
      const rest = dueStretches({ ...question, since: first.at(-1)?.end ?? question.since, until, limit: 20_000 });
      expect([...first, ...rest]).toEqual(dueStretches({ ...question, until, limit: 20_000 }));
    }),
    { numRuns: 100 },
  );
});

test('the newest is the last of all that are due', () => {
  fc.assert(
    fc.property(anyQuestion, ({ lengthMs, ...question }) => {
      const until = new Date(question.since.getTime() + lengthMs);
      const all = dueStretches({ ...question, until, limit: 20_000 });
      expect(newestDueStretch({ ...question, until })).toEqual(all.at(-1) ?? null);
    }),
    { numRuns: 100 },
  );
});
