// @covers batched-operations

import { expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock.ts';
import type { RunStatement } from './batch/batch.ts';
import type { BatchOperation } from './batch/batch-rows.ts';
import {
  type BatchWriterConnection,
  BatchWriterOverloadedError,
  createBatchWriter,
  flushThreshold,
  maxBatch,
  secondFlushThreshold,
  sqlStateOf,
} from './batch-writer.ts';

/** An operation that says its number in its brand's generation. */
const operation = (number: number): BatchOperation => ({
  guard: { brandId: '00000000-0000-4000-8000-000000000000', generation: BigInt(number), sessionHash: null },
  accounts: [],
  days: [],
  lines: [],
  rounds: [],
  bets: [],
  statements: [],
});
const databaseError = (code: string) => Object.assign(new Error(code), { code });

/** The guards' generations: the third parameter of book_batch, eight bytes each behind a header of 20. */
const numbersOf = (values: readonly unknown[]): number[] => {
  const buffer = values[2] as Buffer;
  return Array.from({ length: buffer.readInt32BE(12) }, (_, index) => Number(buffer.readBigInt64BE(24 + index * 12)));
};

/** A connection that notes each batch and answers as `respond` says; a batch waits until `open` is called when the gate is shut. */
function useBatchWriter(respond: (numbers: number[], call: number) => void = () => undefined, writers = 1) {
  const batches: number[][] = [];
  const transactions: string[] = [];
  let gate = Promise.resolve();
  let open: () => void = () => undefined;
  let nowMs = 0;
  const run: RunStatement = async ({ name, values }) => {
    if (name !== 'book_batch') {
      transactions.push(name);
      return [];
    }
    const numbers = numbersOf(values);
    batches.push(numbers);
    await gate;
    respond(numbers, batches.length);
    return [[BigInt(batches.length), []]];
  };
  const connection: BatchWriterConnection = {
    run,
    inTransaction: async (work) => {
      transactions.push('begin');
      const result = await work(run);
      transactions.push('commit');
      return result;
    },
  };
  const writer = createBatchWriter({ number: 0, connection, clock: testClock(), elapsedMs: () => nowMs, writers });
  return {
    writer,
    batches,
    transactions,
    shut: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
    pass: (ms: number) => {
      nowMs += ms;
    },
    submit: (number: number) => writer.submit(operation(number)),
  };
}
const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

test('a lone operation goes at once; what comes while it is written goes together in the next call, in its order', async () => {
  const { submit, batches, shut, open, writer } = useBatchWriter();
  shut();
  const first = submit(0);
  await expect.poll(() => batches.length).toBe(1);
  const others = upTo(5, 1).map(submit);
  open();
  await Promise.all([first, ...others]);
  expect(batches).toEqual([[0], [1, 2, 3, 4, 5]]);
  await writer.drained();
});

test('what is submitted in one turn of the event loop goes in one call', async () => {
  const { submit, batches } = useBatchWriter();
  await Promise.all(upTo(7).map(submit));
  expect(batches).toEqual([upTo(7)]);
});

/** As many as set out at once. */
const enough = secondFlushThreshold.operations;

test('as many as are worth a call do not wait for the end of the turn', async () => {
  const { submit, batches, writer } = useBatchWriter(undefined, 2);
  const answers = upTo(enough - 1).map(submit);
  expect(batches).toEqual([]);
  answers.push(submit(enough - 1));
  expect(batches).toEqual([upTo(enough)]);
  answers.push(...upTo(enough + 6, enough).map(submit));
  expect(batches).toEqual([upTo(enough), upTo(enough, enough)]);
  await writer.drained();
  expect(batches).toEqual([upTo(enough), upTo(enough, enough), upTo(6, 2 * enough)]);
  expect((await Promise.all(answers)).every((verdict) => verdict.kind === 'booked')).toBe(true);
});

test('a second writer sets out beside the first when it is worth a call, and there is never a third', async () => {
  const { submit, batches, shut, open, writer } = useBatchWriter(undefined, 2);
  let made = 0;
  const answers: Promise<unknown>[] = [];
  const submitMore = (count: number) => {
    const numbers = upTo(count, made);
    made += count;
    answers.push(...numbers.map(submit));
    return numbers;
  };
  shut();
  const first = submitMore(enough);
  await expect.poll(() => batches.length).toBe(1);
  const second = submitMore(enough);
  expect(batches).toEqual([first, second]);
  const third = submitMore(3 * enough);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(batches).toHaveLength(2);
  open();
  shut();
  await expect.poll(() => batches.length).toBe(3);
  expect(batches[2]).toEqual(third);
  // Enough for a call, but not half of what is under way.
  const fourth = submitMore(1.5 * enough - 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(batches).toHaveLength(3);
  fourth.push(...submitMore(1));
  expect(batches[3]).toEqual(fourth);
  const last = submitMore(200);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(batches).toHaveLength(4);
  open();
  await writer.drained();
  expect(batches[4]).toEqual(last);
  expect(await Promise.all(answers)).toHaveLength(made);
});

test('few wait for a call of few; only beside one that lasts they set out, when half as many wait', async () => {
  const { submit, batches, shut, open, pass, writer } = useBatchWriter(undefined, 2);
  shut();
  const answers = upTo(4).map(submit);
  await expect.poll(() => batches.length).toBe(1);
  answers.push(...upTo(2, 4).map(submit));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(batches).toEqual([upTo(4)]);
  pass(secondFlushThreshold.besideLastingMs);
  answers.push(submit(6));
  await expect.poll(() => batches.length).toBe(2);
  open();
  await writer.drained();
  expect(batches).toEqual([upTo(4), upTo(3, 4)]);
  expect((await Promise.all(answers)).every((verdict) => verdict.kind === 'booked')).toBe(true);
});

test.each([
  [flushThreshold.after, 1, [[50, ...upTo(flushThreshold.after, 100)]]],
  [flushThreshold.after - 1, 1, [[50], upTo(flushThreshold.after - 1, 100)]],
  [flushThreshold.after, flushThreshold.below, [upTo(flushThreshold.below, 50), upTo(flushThreshold.after, 100)]],
])('after a call of %i, with %i waiting, who asks again at once: %j', async (size, waiting, expected) => {
  const { submit, batches, shut, open, writer } = useBatchWriter();
  shut();
  const askers = upTo(size).map((number) => submit(number).then(() => submit(100 + number)));
  await expect.poll(() => batches.length).toBe(1);
  const others = upTo(waiting, 50).map(submit);
  await new Promise((resolve) => setTimeout(resolve, 20));
  open();
  await Promise.all([...askers, ...others]);
  expect(batches).toEqual([upTo(size), ...expected]);
  await writer.drained();
});

test(`a call takes ${maxBatch} operations at most; the rest follows in order and none is lost`, async () => {
  const { submit, batches, writer } = useBatchWriter();
  const answers = upTo(enough + 1_300).map(submit);
  await writer.drained();
  expect(batches.map((batch) => batch.length)).toEqual([enough, 512, 512, 276]);
  expect(batches.flat()).toEqual(upTo(enough + 1_300));
  expect((await Promise.all(answers)).every((verdict) => verdict.kind === 'booked')).toBe(true);
});

test('a failing call falls apart one by one: one poisonous operation harms none of the 511 others', async () => {
  const { submit, batches } = useBatchWriter((numbers) => {
    if (numbers.includes(300)) throw databaseError('23514');
  });
  const results = await Promise.allSettled(upTo(enough + 512).map(submit));
  const failed = results.flatMap((result, index) => (result.status === 'rejected' ? [index] : []));
  expect(failed).toEqual([300]);
  expect(batches.slice(0, 2)).toEqual([upTo(enough), upTo(512, enough)]);
  expect(batches.slice(2)).toEqual(upTo(512, enough).map((number) => [number]));
});

test('a deadlock is tried again as it is, at most twice; then one by one', async () => {
  const twice = useBatchWriter((_numbers, call) => {
    if (call <= 2) throw databaseError('40P01');
  });
  await Promise.all([0, 1].map(twice.submit));
  expect(twice.batches).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
  const always = useBatchWriter((numbers) => {
    if (numbers.length > 1) throw databaseError('40P01');
  });
  await Promise.all([0, 1].map(always.submit));
  expect(always.batches).toEqual([[0, 1], [0, 1], [0, 1], [0], [1]]);
});

test('a connection that is cut leaves everybody in doubt: nothing is sent again', async () => {
  const { submit, batches } = useBatchWriter(() => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  const results = await Promise.allSettled([0, 1, 2].map(submit));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(batches).toEqual([[0, 1, 2]]);
});

test('codes that say that the server itself goes away tell nothing about the statement', () => {
  expect(['40001', '23505', '53100'].map((code) => sqlStateOf(databaseError(code)))).toEqual([
    '40001',
    '23505',
    '53100',
  ]);
  expect(['57P01', '57P02', '08006', 'ECONNRESET', 'EPIPE', ''].map((code) => sqlStateOf(databaseError(code)))).toEqual(
    [null, null, null, null, null, null],
  );
  expect([sqlStateOf('40001'), sqlStateOf(new Error('plain'))]).toEqual([null, null]);
});

test('who would wait behind 8,192 others, or has waited 2 s, is refused at once, and nothing of it is written', async () => {
  const { submit, batches, shut, open, pass, writer } = useBatchWriter();
  shut();
  const first = submit(0);
  await expect.poll(() => batches.length).toBe(1);
  const settled = Promise.allSettled(upTo(8_192, 1).map(submit));
  await expect(submit(9_999)).rejects.toThrow(BatchWriterOverloadedError);
  pass(2_001);
  open();
  await first;
  const results = await settled;
  expect(
    results.every((result) => result.status === 'rejected' && result.reason instanceof BatchWriterOverloadedError),
  ).toBe(true);
  await writer.drained();
  expect(batches).toEqual([[0]]);
  expect((await submit(1)).kind).toBe('booked');
});

test('further statements of one operation come in one transaction with its whole batch', async () => {
  const { writer, transactions, batches } = useBatchWriter();
  await Promise.all([
    writer.submit(operation(0)),
    writer.submit({ ...operation(1), statements: [{ name: 'beside', text: '', values: [] }] }),
  ]);
  expect(batches).toEqual([[0, 1]]);
  expect(transactions).toEqual(['begin', 'beside', 'commit']);
});

test('a batch writer with nothing to do is drained', async () => {
  const { writer, submit } = useBatchWriter();
  await writer.drained();
  const one = submit(1);
  await writer.drained();
  expect((await one).kind).toBe('booked');
});
