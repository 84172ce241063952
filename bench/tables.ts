// @covers table-load

import { createPlayer } from '@baize/testkit/player';
import { cpuMsOf, runClient } from './clients/client-process.ts';
import type { Measurement } from './measurement.ts';
import { startServer } from './servers.ts';
import { twoDigits } from './statistics.ts';
import type { TablesSight, TablesTask } from './tables-client.ts';

const port = 4729;
const sockets = 2_000;
const members = 200;
const betsPerSecond = 200;
/** Three rounds of roulette and what is left of the one that runs. */
const seconds = 150;
const targetMs = 250;

/** Members at the roulette table, each in several tabs; the sessions of the first tab of each bet. */
async function takeSeats(url: string): Promise<Pick<TablesTask, 'betting' | 'listening'>> {
  const tabs = sockets / members;
  const sessions: string[][] = [];
  const atOnce = 8;
  for (let first = 0; first < members; first += atOnce) {
    const arriving = Array.from({ length: Math.min(atOnce, members - first) }, async (_, offset) => {
      const index = first + offset;
      const player = createPlayer(url, `seat${index}x`, 'Lantern-90417', `10.9.${index >> 8}.${index & 255}`);
      await player.register();
      await player.deposit('5000.00');
      const own: string[] = [];
      while (own.length < tabs) own.push((await player.openGame('BAIZE', 'roulette')).session);
      sessions.push(own);
    });
    await Promise.all(arriving);
  }
  return { betting: sessions.map(([session = '']) => session), listening: sessions.flat() };
}

/** 2,000 sockets at one roulette table, 200 bets a second while bets are taken: how soon every socket is called on each bet and of each step. */
export async function measureTables(dataFolder: string): Promise<Measurement[]> {
  // Each member comes from an address of his own: registrations are counted by it.
  const settings = { TRUSTED_PROXIES: '127.0.0.1,::1' };
  const server = await startServer({ port, dataFolder, settings });
  const seats = await takeSeats(server.url);
  const cpuBefore = cpuMsOf(server.process.pid);
  const sight = await runClient<TablesTask, TablesSight>('bench/tables-client.ts', {
    ...{ url: server.url, ...seats, betsPerSecond, seconds },
  });
  const cpuShare = (cpuMsOf(server.process.pid) - cpuBefore) / (seconds * 1_000);
  await server.stop();
  const row = (what: string, heard: TablesSight['betHeard']): Measurement => ({
    what: `${what}, p99 of ${heard.count} deliveries to ${sockets} sockets`,
    value: `${heard.p99} ms`,
    target: `${targetMs} ms`,
    holds: heard.count > 0 && heard.p99 <= targetMs,
    baseline: `p50 ${heard.p50} ms, most ${heard.max} ms`,
  });
  return [
    row('a bet is in the state that a socket hears', sight.betHeard),
    row('a step of the round is heard', sight.roundHeard),
    {
      what: 'bets a second while bets are taken',
      value: `${twoDigits(sight.betsPerSecond)}/s`,
      target: `${betsPerSecond}/s`,
      holds: sight.betsPerSecond >= betsPerSecond * 0.98 && sight.refused === 0 && sight.lost === 0,
      baseline: `${sight.bets} bets, ${sight.refused} refused, answered in ${sight.betAnswered.p50} ms at p50 and ${sight.betAnswered.p99} at p99; ${sight.lost} sockets lost; server ${twoDigits(cpuShare)} of a core`,
    },
  ];
}
