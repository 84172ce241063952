import { expect, test } from 'vitest';
import type { Part } from '../platform/part.ts';
import { ok } from '../platform/result.ts';
import { foldParts } from './parts.ts';

const never = (error: unknown) => expect.fail(String(error));
const logged = (name: string, acts: string[]): Part => ({
  recover: async () => void acts.push(`${name} recovers`),
  start: () => void acts.push(`${name} starts`),
  startShared: () => void acts.push(`${name} shares`),
  close: async () => acts.push(`${name} closes`),
});

test('parts recover and start in the order of the list, and close the other way round', async () => {
  const acts: string[] = [];
  const whole = foldParts([logged('ledger', acts), {}, logged('vendor', acts)], never);
  await whole.recover();
  whole.start();
  whole.startShared();
  await whole.close();
  expect(acts).toEqual([
    'ledger recovers',
    'vendor recovers',
    'ledger starts',
    'vendor starts',
    'ledger shares',
    'vendor shares',
    'vendor closes',
    'ledger closes',
  ]);
});

test('a call is answered by one part alone', () => {
  const logout = async () => ok({});
  const one = { routes: { logout } };
  expect(Object.keys(foldParts([one, {}], never).routes)).toEqual(['logout']);
  expect(() => foldParts([one, { routes: { logout } }], never)).toThrow(
    /^Two parts of the server answer the call logout\.$/,
  );
});

test('ticks begin at once, survive a failure, and are over when the whole is closed', async () => {
  let turns = 0;
  const errors: unknown[] = [];
  const work = async () => {
    turns += 1;
    throw new Error('lost');
  };
  const whole = foldParts([{ ticks: [{ everyMs: 1, work }] }], (error) => errors.push(error));
  await expect.poll(() => turns).toBeGreaterThan(1);
  await whole.close();
  const before = turns;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([turns, errors.length]).toEqual([before, before]);
});
