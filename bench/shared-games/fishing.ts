// @covers fishing-load

import { ledgerCheck } from '../../e2e/support/server.ts';
import { runClient } from '../clients/client-process.ts';
import type { Measurement } from '../measurement.ts';
import { startServer } from '../servers.ts';
import { twoDigits } from '../statistics.ts';
import { arrive, forEach, frameOf, launchTokenOf } from './arriving.ts';
import type { FishingSight, FishingTask } from './fishing-client.ts';

const port = 5531;
const players = 200;
const shotsOfBatch = 5;
const seconds = 40;
const depositedMinor = 500_000n;
const targets = { answeredMs: 200, shotsPerSecond: 1_000 };

/** 200 players in rooms of four send the shots of a second once a second, 1,000 in all; afterwards every balance and the ledger are checked. */
export async function measureFishing(dataFolder: string): Promise<Measurement[]> {
  const server = await startServer({ port, dataFolder, settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  const { url } = server;
  const members = await arrive(url, players);
  const seats = await forEach(players, async (index): Promise<FishingTask['seats'][number]> => {
    const member = members[index];
    if (!member) throw new Error('no member');
    const launchToken = await launchTokenOf(member, 'BAIZEFISH', 'fish_reef');
    const { session } = await member.call('fishingOpen', { body: { launchToken } });
    const { room } = await frameOf(url, session).call('fishingSit', { body: { level: 'novice' } });
    const { roomId, seed, openedAt, betsMinor } = room;
    return { roomId, session, seed, openedAt, betMinor: betsMinor[0] ?? '1' };
  });
  const task = { url, seats, shotsOfBatch, aloneSeconds: 10, seconds };
  const sight = await runClient<FishingTask, FishingSight>('bench/shared-games/fishing-client.ts', task);
  const wrong = await forEach(players, async (index) => {
    const { session } = seats[index] ?? { session: '' };
    const { balanceMinor } = await frameOf(url, session).call('fishingBalance', {});
    const { stakedMinor = '0', paidMinor = '0' } = sight.books[index] ?? {};
    return BigInt(balanceMinor) === depositedMinor - BigInt(stakedMinor) + BigInt(paidMinor) ? 0 : 1;
  });
  await server.stop();
  const { code } = await ledgerCheck(dataFolder);
  const { all, alone, lost, volleys } = sight;
  const notExact = wrong.reduce((sum: number, one) => sum + one, 0);
  const ratio = twoDigits(all.answered.p99 / alone.answered.p99);
  return [
    {
      what: `the shots of a second are answered, booked, p99 of ${all.answered.count} batches`,
      value: `${all.answered.p99} ms`,
      target: `${targets.answeredMs} ms`,
      holds: all.answered.p99 <= targets.answeredMs && lost === 0,
      baseline: `p50 ${all.answered.p50} ms; one player alone p50 ${alone.answered.p50}, p99 ${alone.answered.p99} ms, ratio ${ratio}`,
    },
    {
      what: 'shots a second that were charged',
      value: `${Math.round(all.shotsPerSecond)}/s`,
      target: `${targets.shotsPerSecond}/s`,
      // Some fish are gone when the shot arrives, and such a shot costs nothing.
      holds: all.shotsPerSecond >= targets.shotsPerSecond * 0.9 && all.refused === 0,
      baseline: `${all.refused} batches refused; sockets heard ${volleys} volleys`,
    },
    {
      what: `balances that are not what shots and prizes make, of ${players}; the auditor`,
      value: `${notExact}; ${code === 0 ? 'finds nothing' : 'FOUND SOMETHING'}`,
      target: '0; finds nothing',
      holds: notExact === 0 && code === 0,
    },
  ];
}
