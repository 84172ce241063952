// @covers open-round-cache simulation

import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { faultNames } from './faults.ts';
import { replayCommand, searchSeeds } from './search.ts';
import { runSeeds } from './seeds.ts';
import { simulate } from './simulate.ts';

const seeds = 10_000;
/** Of the whole world; all of them for the long run. */
const worldSeeds = process.env.LONG_TESTS === '1' ? seeds : 3_000;

/** What the runs must come across, or they would prove less than they say. */
const mustBeSeen = [
  'play OK replay',
  'debit OK replay',
  'debit TX_CANCELLED',
  'debit TX_CONFLICT',
  'debit LIMIT_REACHED',
  'debit PLAYER_BLOCKED',
  'debit SESSION_INVALID',
  'play GAME_UNAVAILABLE',
  'cancel OK replay',
  'cancel ROUND_CLOSED',
  'credit OK replay',
  'credit LIMIT_REACHED',
  'adjust INSUFFICIENT_FUNDS',
  'commitBet TX_CANCELLED',
  'discardBet TX_CONFLICT',
  'settleBet OK replay',
  'settleBet ROUND_CLOSED',
  'settleBets OK',
  'settleBets OK replay',
  'settleBets TX_CONFLICT',
  'settleBets ROUND_CLOSED',
  'settleBets REF_NOT_FOUND',
  'settleBets INTERNAL',
  'settleBets contradicted',
  'settleBets of one player',
  'resettleBet OK replay',
  'resettleBet TX_CONFLICT',
  'cashOut ROUND_CLOSED',
  'transferIn TX_CANCELLED',
  'transferOut OK replay',
  'transferOut INSUFFICIENT_FUNDS',
  'queryTransfer OK replay',
  'batch of several',
  'batch of many',
  'call beside another',
  'failed batch',
  'refused by guards',
  'wallets read anew',
  'process killed',
  'time-out',
  'too busy',
] as const;

test(`${worldSeeds} seeds of a world of lost messages, dying processes and failing batches keep every promise`, async () => {
  const begin = performance.now();
  const { runs, steps, failure, seen } = await searchSeeds({ first: 1, count: worldSeeds, budgetMs: 540_000 });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.info(`simulation: ${runs} seeds, ${steps} steps, ${seconds} s`);
  expect(failure && `${failure.message}\nreplay: ${replayCommand(failure.seed)}`).toBeNull();
  expect(runs).toBe(worldSeeds);
  const met = new Set(seen.map(([what]) => what));
  expect(mustBeSeen.filter((what) => !met.has(what))).toEqual([]);
}, 560_000);

test('the same seed gives the same run, another one another', async () => {
  const [first, again, other] = [await simulate(7), await simulate(7), await simulate(8)];
  expect(again).toEqual(first);
  expect([other.steps, ...other.seen]).not.toEqual([first.steps, ...first.seen]);
});

test('the command that is printed for a failing seed runs it again, to the same end', async () => {
  const fault = 'check then act';
  const { failure } = await runSeeds({ first: 1, stride: 1, count: seeds, budgetMs: 60_000, fault }, () =>
    performance.now(),
  );
  const replay = promisify(exec)(replayCommand(failure?.seed ?? 0, fault));
  await expect(replay).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining(`broke ${failure?.message}`) });
}, 120_000);

test.each(faultNames)(
  'a wallet with the fault "%s" is found out',
  async (fault) => {
    const range = { first: 1, stride: 1, count: seeds, budgetMs: 200_000, fault };
    const { runs, failure } = await runSeeds(range, () => performance.now());
    console.info(`"${fault}": found by seed ${failure?.seed} after ${runs} runs: ${failure?.message}`);
    expect(failure).not.toBeNull();
    const again = await simulate(failure?.seed ?? 0, fault);
    expect(again.failure?.message).toBe(failure?.message);
  },
  240_000,
);
