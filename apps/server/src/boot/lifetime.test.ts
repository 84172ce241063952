import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLifetime } from './lifetime.ts';

test('what is done before the end is done while everything is open', async () => {
  const acts: string[] = [];
  const lifetime = createLifetime(() => undefined);
  lifetime.onEnd(async () => void acts.push('closed'));
  lifetime.onDrain(async () => void acts.push('drained'));
  await lifetime.end();
  expect(acts).toEqual(['drained', 'closed']);
});

test('what was opened is closed in the opposite order, whatever becomes of a part', async () => {
  const faults: string[] = [];
  const closed: string[] = [];
  const lifetime = createLifetime((error) => faults.push((error as Error).message), 20);
  lifetime.onEnd(async () => void closed.push('database'));
  lifetime.onEnd(() => new Promise(() => undefined));
  lifetime.onEnd(() => Promise.reject(new Error('broken')));
  lifetime.onEnd(() => {
    throw new Error('broken at once');
  });
  lifetime.onEnd(async () => void closed.push('doors'));
  await lifetime.end();
  expect(closed).toEqual(['doors', 'database']);
  expect(faults).toEqual(['broken at once', 'broken', 'A part of Baize did not end in time and was left.']);
});

test('a part that took all the time leaves none to the others, and one with a patience of its own is waited for', async () => {
  const faults: unknown[] = [];
  const acts: string[] = [];
  const slow = (name: string) => async () => {
    await setTimeout(700);
    acts.push(name);
  };
  // Each alone would have had time enough.
  const lifetime = createLifetime((error) => faults.push(error), 1_000);
  lifetime.onEnd(slow('database stopped'), 60_000);
  lifetime.onEnd(async () => void acts.push('connections closed'));
  lifetime.onEnd(slow('jobs ended'));
  lifetime.onEnd(() => new Promise(() => undefined));
  await lifetime.end();
  expect(acts.filter((act) => act !== 'jobs ended')).toEqual(['connections closed', 'database stopped']);
  expect(faults).toHaveLength(2);
});
