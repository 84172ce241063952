import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createPlayer, type Player } from '@baize/testkit/player';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { atTheEnd } from '../endings.ts';
import type { Measurement } from '../measurement.ts';
import { startServer } from '../servers.ts';
import { median, twoDigits } from '../statistics.ts';

const ports = { beside: 4725, apart: 4726 };
const [playerCount, runs, secondsOfRun] = [24, 5, 6];
const msPerSecond = 1_000;

async function openCluster(dataFolder: string): Promise<string> {
  const cluster = await openEmbeddedPostgres({ dataFolder });
  atTheEnd(() => cluster.stop());
  return cluster.urlOf('postgres');
}

/** A server with players who sit at an instant game. */
async function openSide(dataFolder: string, port: number, settings: Record<string, string>): Promise<Player[]> {
  const secret = 'f'.repeat(40);
  const own = { SECRET_KEY: secret, TRUSTED_PROXIES: '127.0.0.0/8,::1' };
  const server = await startServer({ port, dataFolder, settings: { ...settings, ...own } });
  const players = Array.from({ length: playerCount }, (_, index) =>
    createPlayer(server.url, `apart${index}`, 'Lantern-90417', `10.6.0.${index + 1}`),
  );
  for (const player of players) {
    await player.register();
    await player.deposit('5000.00');
    await player.openGame('BAIZE', 'dice');
  }
  return players;
}

/** Bets a second that were answered. */
async function betsPerSecond(players: readonly Player[]): Promise<number> {
  const until = performance.now() + secondsOfRun * msPerSecond;
  const counts = await Promise.all(
    players.map(async (player) => {
      let count = 0;
      for (; performance.now() < until; count += 1)
        await player.call('studioInstantPlay', {
          body: { roundId: randomUUID(), betMinor: '100', choice: { direction: 'over', winningFaces: 5_000 } },
        });
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / secondsOfRun;
}

/** Bets of a built-in game with the vendors' books beside everything else, and on a server of their own; runs alternate. */
export async function measureVendorsApart(dataFolder: string): Promise<Measurement[]> {
  const inside = (name: string) => path.join(dataFolder, name);
  const [one, core, books] = [
    await openCluster(inside('one')),
    await openCluster(inside('core')),
    await openCluster(inside('books')),
  ];
  const sides = {
    beside: await openSide(inside('beside'), ports.beside, { DATABASE_URL: one }),
    apart: await openSide(inside('apart'), ports.apart, { DATABASE_URL: core, VENDORS_DATABASE_URL: books }),
  };
  const rates = { beside: [] as number[], apart: [] as number[] };
  for (let run = 0; run < runs; run += 1)
    for (const side of ['beside', 'apart'] as const) rates[side].push(await betsPerSecond(sides[side]));
  const rangeOf = (of: readonly number[]) => `${Math.round(Math.min(...of))} to ${Math.round(Math.max(...of))}`;
  const [beside, apart] = [median(rates.beside), median(rates.apart)];
  return [
    {
      what: `bets of a built-in game by ${playerCount} players, vendors' books on a server of their own on the same machine (median of ${runs})`,
      value: `${Math.round(apart)}/s (${rangeOf(rates.apart)})`,
      target: 'reported',
      holds: true,
      baseline: `beside everything else ${Math.round(beside)}/s (${rangeOf(rates.beside)}), ratio ${twoDigits(apart / beside)}`,
    },
  ];
}
