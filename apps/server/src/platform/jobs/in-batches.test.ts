// @covers table-bet-batches

import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Work whose batches wait until they are let go. */
function heldWork(failsOn: (orders: readonly number[]) => boolean = () => false) {
  const begun: number[][] = [];
  const held: (() => void)[] = [];
  const submit = inBatches(
    async (orders: readonly number[]) => {
      begun.push([...orders]);
      await new Promise<void>((resolve) => held.push(resolve));
      if (failsOn(orders)) throw new Error(`failed: ${orders}`);
      return orders.map((order) => order * 10);
    },
    { restMs: 0 },
  );
  /** Waits for the next batch and lets it go. */
  const letGo = async () => {
    await expect.poll(() => held.length, { interval: 1 }).toBe(1);
    held.pop()?.();
  };
  return { submit, begun, letGo };
}

test('what comes in one turn goes together, and so does all that comes while it is under way; each has its own answer', async () => {
  const { submit, begun, letGo } = heldWork();
  const first = Promise.all([1, 2].map(submit));
  await expect.poll(() => begun.length, { interval: 1 }).toBe(1);
  const second = Promise.all([3, 4, 5].map(submit));
  await letGo();
  expect(await first).toEqual([10, 20]);
  await letGo();
  expect(await second).toEqual([30, 40, 50]);
  expect(begun).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test('a batch that fails is done again order by order: one fails, the others do not', async () => {
  const { submit, begun, letGo } = heldWork((orders) => orders.includes(2));
  const answers = Promise.allSettled([1, 2, 3].map(submit));
  for (let batch = 0; batch < 4; batch += 1) await letGo();
  expect(await answers).toEqual([
    { status: 'fulfilled', value: 10 },
    { status: 'rejected', reason: new Error('failed: 2') },
    { status: 'fulfilled', value: 30 },
  ]);
  expect(begun).toEqual([[1, 2, 3], [1], [2], [3]]);
  const next = submit(4);
  await letGo();
  expect(await next).toBe(40);
});

test('a flood goes in batches of at most 128', async () => {
  const { submit, begun, letGo } = heldWork();
  const answers = Promise.all(Array.from({ length: 300 }, (_, order) => submit(order)));
  for (let batch = 0; batch < 3; batch += 1) await letGo();
  expect(await answers).toEqual(Array.from({ length: 300 }, (_, order) => order * 10));
  expect(begun.map(({ length }) => length)).toEqual([128, 128, 44]);
});

test('work that answers fewer than were asked is done again order by order: nobody gets the answer of another', async () => {
  const submit = inBatches(async (orders: readonly number[]) => orders.filter((order) => order !== 2), { restMs: 0 });
  const answers = await Promise.allSettled([1, 2, 3].map(submit));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : `${answer.reason}`))).toEqual([
    1,
    'Error: 1 orders had 0 answers',
    3,
  ]);
});
