// @covers cockfight-load

import { runClient } from '../clients/client-process.ts';
import type { Measurement } from '../measurement.ts';
import { startServer } from '../servers.ts';
import { twoDigits } from '../statistics.ts';
import { arrive, forEach, launchTokenOf } from './arriving.ts';
import type { FightsSight, FightsTask } from './fights-client.ts';

const port = 5532;
const gameCode = 'ds88_arena';
const sockets = 2_000;
const members = 200;
const fights = 2;
const targetMs = 300;

/** 2,000 sockets at one arena, a bet of every member on each fight: how soon all hear the result. */
export async function measureFights(dataFolder: string): Promise<Measurement[]> {
  // Bets for fifteen seconds, so that a run sees several fights.
  const settings = { TRUSTED_PROXIES: '127.0.0.1,::1', TABLE_TIMINGS: '*=15/1/2/5' };
  const server = await startServer({ port, dataFolder, settings });
  const arrived = await arrive(server.url, members);
  const sessions = await forEach(members, async (index) => {
    const member = arrived[index];
    if (!member) throw new Error('no member');
    const launchToken = await launchTokenOf(member, 'DS88', gameCode);
    return (await member.call('cockfightOpen', { body: { arena: 'DS88', launchToken } })).session;
  });
  const task = { url: server.url, sessions, tabs: sockets / members, fights };
  const sight = await runClient<FightsTask, FightsSight>('bench/shared-games/fights-client.ts', task);
  await server.stop();
  const { all, alone, paid, bets, refused, lost } = sight;
  return [
    {
      what: `the result of a fight is heard by ${sockets} sockets, the last of ${all.count}`,
      value: `${all.max} ms`,
      target: `${targetMs} ms`,
      holds: all.count === fights * sockets && all.max <= targetMs && lost === 0,
      baseline: `p50 ${all.p50}, p99 ${all.p99} ms; one socket alone ${alone.max} ms, ratio ${twoDigits(all.max / alone.max)}; ${bets} bets, ${refused} refused; what a bet paid is heard in p99 ${paid.p99} ms; ${lost} sockets lost`,
    },
  ];
}
