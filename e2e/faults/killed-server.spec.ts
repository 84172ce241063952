// @covers killed-mid-round

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { createPlayer, PlayerRefused } from '@baize/testkit/player';
import { expect, test } from '@playwright/test';
import { ledgerCheck, repositoryFolder, port as sitePort, startServer } from '../support/server.ts';

const port = sitePort + 1;
const kills = process.env.LONG_TESTS === '1' ? 20 : 4;
const betMinor = '100';
/** Kills fall from the moment the request leaves until after its answer: spread over this time. */
const maxDelayMs = 40;

interface Intent {
  roundId: string;
  outcome: 'ok' | 'unknown';
  payoutMinor?: string;
}

/**
 * A round is sent, the server is killed at a spread of moments (kill -9), started again, and the round is sent once more with the same id.
 * The player keeps a journal of his own; at the end the balance must be what the journal says, to the minor unit.
 */
test(`kill -9 in mid-round, ${kills} times, loses and doubles nothing`, async () => {
  test.setTimeout(480_000);
  const dataFolder = await mkdtemp(path.join(repositoryFolder, '.cache', 'killed-'));
  const journal: Intent[] = [];
  let server = await startServer({ port, dataFolder });
  const player = createPlayer(server.url, 'killed1', 'Lantern-90417');
  await player.register();
  await player.deposit('1000.00');

  for (let kill = 0; kill < kills; kill++) {
    const opened = await player.openGame('BAIZE', 'lantern_garden');
    if (opened.unfinishedRound)
      await player.call('studioPresented', { body: { roundId: opened.unfinishedRound.roundId } });
    const intent: Intent = { roundId: randomUUID(), outcome: 'unknown' };
    journal.push(intent);
    const sent = player.call('studioSpin', { body: { roundId: intent.roundId, betMinor } }).then(
      (answer) => {
        intent.outcome = 'ok';
        intent.payoutMinor = answer.round.payoutMinor;
      },
      (error) => {
        if (error instanceof PlayerRefused) throw error;
      },
    );
    await new Promise((resolve) => setTimeout(resolve, (kill * maxDelayMs) / kills));
    await server.kill();
    await sent;
    server = await startServer({ port, dataFolder });
    await player.openGame('BAIZE', 'lantern_garden');
    const again = await player.call('studioSpin', { body: { roundId: intent.roundId, betMinor } });
    if (intent.outcome === 'ok')
      expect(again.round.payoutMinor, 'the retry answers the first result').toBe(intent.payoutMinor);
    intent.payoutMinor = again.round.payoutMinor;
    await player.call('studioPresented', { body: { roundId: intent.roundId } });
  }

  const expectedMinor = journal.reduce(
    (sum, { payoutMinor }) => sum - BigInt(betMinor) + BigInt(payoutMinor ?? '0'),
    100_000n,
  );
  const balance = await player.balance();
  expect(BigInt(balance.replace('.', ''))).toBe(expectedMinor);
  const { sums } = await player.call('bettingRecord', { data: {} });
  expect(sums.count).toBe(kills);
  const { code, output } = await ledgerCheck(dataFolder);
  expect(output).toMatch(/imbalance 0/);
  expect(code, output).toBe(0);
  console.log(
    `${journal.filter(({ outcome }) => outcome === 'unknown').length} of ${kills} kills left the player without an answer`,
  );
  expect(await server.stop()).toBe(0);
  await rm(dataFolder, { recursive: true });
});
