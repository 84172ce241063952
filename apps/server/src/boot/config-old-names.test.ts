import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('a setting is still read under the name that it had', () => {
  expect([...readConfig({ TABLE_CLOCKS: '*=12/0.5/3/1' }).tableTimings.keys()]).toEqual(['*']);
});

test('the new name counts where both are set', () => {
  const both = { TABLE_CLOCKS: '*=12/0.5/3/1', TABLE_TIMINGS: 'roulette=12/0.5/3/1' };
  expect([...readConfig(both).tableTimings.keys()]).toEqual(['roulette']);
});
