import { expect, test } from 'vitest';
import { allSequences, compareWithModel, Scenario } from './index.ts';
import { memoryTarget } from './reference.fixture.ts';

test('the reference wallet agrees with the reference model in all 5,460 sequences', { timeout: 300_000 }, async () => {
  const sequences = allSequences(6);
  expect(sequences).toHaveLength(5_460);
  for (const roundEnd of [false, true]) {
    const scenario = new Scenario(memoryTarget());
    expect(await compareWithModel(scenario, sequences, roundEnd)).toBe(5_460);
  }
});
