// @covers wallet-truth-table

import { expect, test } from 'vitest';
import { useMoney } from './money.fixture.ts';
import { compareWithModel, sequencesOf } from './sequences.fixture.ts';

const money = useMoney();

test('every sequence of bet, win, rollback and new bet up to length 4 ends as the model says', async () => {
  const sequences = [1, 2, 3, 4].flatMap(sequencesOf);
  expect(await compareWithModel(money, sequences, true)).toBe(4 + 16 + 64 + 256);
  expect(await compareWithModel(money, sequences, false)).toBe(4 + 16 + 64 + 256);
  await money.expectCleanBooks();
}, 120_000);
