// @covers login-and-sessions forgot-password

import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { useIdentity } from '../identity.fixture.ts';

const isLong = process.env.LONG_TESTS === '1';
const pairs = isLong ? 1_000 : 40;
/** One sample in a hundred errs by chance; a true difference errs in all of them. */
const maxSamples = 4;
const harness = useIdentity({ hasDearPasswords: true });

async function msOfLogin(username: string): Promise<number> {
  const start = process.hrtime.bigint();
  expect(await harness.login(username, 'wrong 1')).toEqual({ ok: false, message: 'in_incorrect_password' });
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** Whether the times of a sample tell known names from unknown ones. */
async function isTold(names: readonly string[]): Promise<boolean> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const name = names[pair % names.length] ?? '';
    const both = [
      async () => void known.push(await msOfLogin(name)),
      async () => void unknown.push(await msOfLogin(`nobody${name}`)),
    ];
    for (const one of pair % 2 ? both : both.reverse()) await one();
  }
  // Rank-sum test (Mann-Whitney, normal approximation): |z| below 2.58 is p above 0.01.
  return Math.abs(rankSumZ(known, unknown)) >= 2.58;
}

test('logins of unknown and known names take the same time', { timeout: isLong ? 1_800_000 : 180_000 }, async () => {
  const names = Array.from({ length: pairs / 10 }, (_, index) => `timed${index}`);
  for (const name of names) await harness.tokenOf(name);
  const { rows } = await harness.owner.query('select password_hash from credentials');
  expect(parseOptions(rows[0].password_hash)).toMatchObject({ memoryCost: 47_104, timeCost: 1, parallelism: 1 });
  let samples = 1;
  while (samples < maxSamples && (await isTold(names))) {
    samples += 1;
    // Nobody is held up by the throttle in the next one.
    harness.clock.advanceMs(60 * 60_000);
  }
  expect(samples).toBeLessThan(maxSamples);
});

/** z of the rank sum of `first` among both samples; ties are not expected among nanoseconds. */
function rankSumZ(first: number[], second: number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  const rankSum = all.reduce((sum, { isFirst }, index) => (isFirst ? sum + index + 1 : sum), 0);
  const mean = (first.length * (all.length + 1)) / 2;
  return (rankSum - mean) / Math.sqrt((first.length * second.length * (all.length + 1)) / 12);
}
