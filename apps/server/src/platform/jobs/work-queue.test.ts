import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Works that end when the test says so. */
function controlledWorks() {
  const ends: (() => void)[] = [];
  const state = { running: 0, max: 0, started: [] as string[] };
  const work =
    (name: string, outcome: 'ends' | 'throws' = 'ends') =>
    async () => {
      state.running += 1;
      state.max = Math.max(state.max, state.running);
      state.started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      state.running -= 1;
      if (outcome === 'throws') throw new Error(name);
      return name;
    };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async () => {
    await settled();
    ends.shift()?.();
    await settled();
  };
  return { work, endOne, state };
}

test('two run, two wait in order, the fifth is refused', async () => {
  const run = createWorkQueue({ maxRunning: 2, maxWaiting: 2 });
  const { work, endOne, state } = controlledWorks();
  const answers = ['a', 'b', 'c', 'd'].map((name) => run(work(name)));
  expect(await run(work('e'))).toEqual({
    ok: false,
    message: 'service_unavailable',
    detail: { retryAfterSeconds: 1 },
  });
  expect(state.started).toEqual(['a', 'b']);
  for (let step = 0; step < 4; step += 1) await endOne();
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'].map((value) => ({ ok: true, value })));
  expect(state).toMatchObject({ max: 2, started: ['a', 'b', 'c', 'd'], running: 0 });
});

test('a work that throws leaves its place to the next', async () => {
  const run = createWorkQueue({ maxRunning: 1, maxWaiting: 5 });
  const { work, endOne } = controlledWorks();
  const failing = expect(run(work('a', 'throws'))).rejects.toThrow('a');
  const next = run(work('b'));
  await endOne();
  await endOne();
  await failing;
  expect(await next).toEqual({ ok: true, value: 'b' });
  const last = run(work('c'));
  await endOne();
  expect(await last).toEqual({ ok: true, value: 'c' });
});
