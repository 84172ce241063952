// @covers deposit-states

import { type DepositState, depositActor, depositState } from '@baize/contract';
import { expect, test } from 'vitest';
import { isOpen, mayMove, nextActor, nextAskAt, transitions } from './states.ts';

const states = depositState.options;

/** Every step that there is, written a second time; whatever is not here is none. */
const written = `
  CREATED>PENDING provider
  CREATED>PAID provider
  CREATED>EXPIRED clock
  CREATED>FAILED provider
  CREATED>REVERSED provider
  PENDING>PAID provider staff
  PENDING>EXPIRED clock
  PENDING>FAILED provider
  PENDING>REVERSED provider
  EXPIRED>PAID provider staff
  EXPIRED>REVERSED provider
  FAILED>PAID provider staff
  FAILED>REVERSED provider
  PAID>REVERSED provider`;
const allowed = new Set(
  written
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [pair = '', ...actors] = line.trim().split(' ');
      return actors.map((actor) => `${pair} ${actor}`);
    }),
);

test('each pair of states and each actor may move as it is written, and not otherwise', () => {
  for (const from of states)
    for (const to of states)
      for (const actor of depositActor.options)
        expect(mayMove(from, to, actor), `${from}>${to} ${actor}`).toBe(allowed.has(`${from}>${to} ${actor}`));
  expect(new Set(transitions.map(({ from, to }) => `${from}>${to}`)).size).toBe(transitions.length);
});

test('a reversed order stays so, and every other state but the open ones waits for nobody', () => {
  expect(transitions.filter(({ from }) => from === 'REVERSED')).toEqual([]);
  expect(states.filter(isOpen)).toEqual(['CREATED', 'PENDING']);
  expect(states.filter((state) => nextActor[state] !== null)).toEqual(['CREATED', 'PENDING']);
});

test('open orders are asked for until they end, ended ones a few times, reversed ones never', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const delays = (state: DepositState) =>
    Array.from({ length: 20 }, (_, asked) => nextAskAt(state, asked, now)).map(
      (at) => at && at.getTime() - now.getTime(),
    );
  for (const state of ['CREATED', 'PENDING'] as const) expect(delays(state)).not.toContain(null);
  expect(delays('PENDING').at(-1)).toBe(300_000);
  expect(delays('EXPIRED').filter((delay) => delay !== null)).toEqual([600_000, 3_600_000, 21_600_000, 86_400_000]);
  expect(delays('REVERSED').filter((delay) => delay !== null)).toEqual([]);
});
