import { expect, test } from 'vitest';
import { useMoney } from './money.fixture.ts';
import { compareWithModel, sequencesOf } from './sequences.fixture.ts';

const money = useMoney();

test.runIf(process.env.LONG_TESTS === '1')(
  'all 5,460 sequences up to length 6 end as the model says, with and without the end of the round in the win',
  async () => {
    const sequences = [1, 2, 3, 4, 5, 6].flatMap(sequencesOf);
    expect(await compareWithModel(money, sequences, true)).toBe(5_460);
    expect(await compareWithModel(money, sequences, false)).toBe(5_460);
    await money.expectCleanBooks();
  },
  900_000,
);
