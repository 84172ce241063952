// @covers captcha

import { expect, test } from 'vitest';
import { createPicturePool } from './picture-pool.ts';

/** A pool whose pauses end when the test says so. */
function open({ readyCount = 3, maxWaiting = 5, failing = new Set<number>() } = {}) {
  let drawn = 0;
  let pauses = 0;
  let endPause: (() => void) | undefined;
  const pool = createPicturePool({
    draw: async () => {
      drawn += 1;
      if (failing.has(drawn)) throw new Error(`no drawing ${drawn}`);
      return drawn;
    },
    readyCount,
    maxWaiting,
    pause: () => {
      pauses += 1;
      return new Promise<void>((resolve) => {
        endPause = resolve;
      });
    },
  });
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    take: pool.take,
    figures: () => ({ drawn, pauses }),
    settled,
    next: async () => {
      endPause?.();
      await settled();
    },
  };
}

test('nothing is drawn before the first is asked for, then as many as stand ready, each after a pause', async () => {
  const pool = open();
  await pool.settled();
  expect(pool.figures().drawn).toBe(0);
  expect(await pool.take()).toEqual({ ok: true, value: 1 });
  for (let time = 0; time < 10; time += 1) await pool.next();
  expect(pool.figures()).toEqual({ drawn: 4, pauses: 4 });
});

test('a thousand asked for at once draw one for each pause and no more; who cannot wait gets that answer', async () => {
  const pool = open();
  const answers = Array.from({ length: 1_000 }, () => pool.take());
  await pool.settled();
  expect(pool.figures().drawn).toBe(1);
  for (let pause = 1; pause <= 4; pause += 1) {
    await pool.next();
    expect(pool.figures().drawn).toBe(1 + pause);
  }
  const given = await Promise.all(answers);
  const values = given.flatMap((answer) => (answer.ok ? [answer.value] : []));
  expect(values).toEqual([1, 2, 3, 4, 5]);
  expect(given.filter((answer) => !answer.ok && answer.message === 'service_unavailable')).toHaveLength(995);
  // A flood that goes on has what stands ready and then waits for the pace.
  for (let pause = 0; pause < 3; pause += 1) await pool.next();
  const { drawn } = pool.figures();
  const flood = Array.from({ length: 1_000 }, () => pool.take());
  await pool.settled();
  expect(pool.figures().drawn - drawn).toBeLessThanOrEqual(1);
  for (let pause = 0; pause < 20; pause += 1) await pool.next();
  const more = (await Promise.all(flood)).flatMap((answer) => (answer.ok ? [answer.value] : []));
  expect(more).toHaveLength(3 + 5);
  expect(new Set([...values, ...more]).size).toBe(13);
});

test('a drawing that fails is reported to who waits, and the next one is drawn', async () => {
  const pool = open({ failing: new Set([1]) });
  await expect(pool.take()).rejects.toThrow('no drawing 1');
  expect(await pool.take()).toEqual({ ok: true, value: 2 });
});
