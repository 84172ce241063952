// @covers vendors-apart

import { expect, test } from 'vitest';
import { foldParts } from '../parts.ts';
import { endingTogether } from './ending-together.ts';

test('vendors end side by side, each once, and what they stand on ends after them', async () => {
  const ended: string[] = [];
  let ask = (): void => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  let waiting = 0;
  const vendor = (name: string) => ({
    close: async () => {
      waiting += 1;
      if (waiting === 3) ask();
      await asked;
      ended.push(name);
    },
  });
  const ground = { close: async () => void ended.push('ground') };
  const parts = endingTogether([vendor('one'), vendor('two'), vendor('three')]);
  await foldParts([ground, ...parts], () => undefined).close();
  expect(ended.slice(0, 3).sort()).toEqual(['one', 'three', 'two']);
  expect(ended.slice(3)).toEqual(['ground']);
});
