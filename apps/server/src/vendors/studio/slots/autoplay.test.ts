// @covers autoplay-stops

import { expect, test } from 'vitest';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';

const harness = useStudioMoney();

test.each([
  ['lantern_garden', true, true],
  ['coin_flip', true, true],
  ['dice', true, true],
  ['crash', true, true],
  ['baccarat', true, false],
  ['crash', false, false],
  ['coin_flip', false, false],
  ['lantern_garden', false, false],
])('%s, where the brand says %s, tells its page %s', async (gameCode, autoplay, said) => {
  const { opened } = await harness.enter(harness.buildUnder({ autoplay }), gameCode);
  expect(opened.autoplay).toBe(said);
});
