import { readFile } from 'node:fs/promises';
import { createPlayer } from '@baize/testkit/player';
import type { Measurement } from './measurement.ts';
import { startServer } from './servers.ts';

const port = 4722;
const spins = 10_000;
const players = 8;
const targetMb = 250;

/** Resident memory of the server's process after 10,000 spins by eight players at once, beside the same process before them. */
export async function measureMemory(dataFolder: string): Promise<Measurement[]> {
  const server = await startServer({ port, dataFolder });
  const before = await residentMb(server.process.pid);
  await Promise.all(
    Array.from({ length: players }, async (_, index) => {
      const player = createPlayer(server.url, `memory${index}`, 'Lantern-90417');
      await player.register();
      await player.deposit('5000.00');
      await player.openGame('BAIZE', 'lantern_garden');
      for (let round = 0; round < spins / players; round++) await player.spin('20');
    }),
  );
  const after = await residentMb(server.process.pid);
  await server.stop();
  return [
    {
      what: `resident memory after ${spins} spins`,
      value: `${after} MB`,
      target: `${targetMb} MB`,
      holds: after < targetMb,
      baseline: `${before} MB before, ratio ${Math.round((after / before) * 100) / 100}`,
    },
  ];
}

async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]);
  return Math.round(kilobytes / 1024);
}
