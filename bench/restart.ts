import type { RunningServer } from '../e2e/support/server.ts';
import type { Measurement } from './measurement.ts';
import { startServer } from './servers.ts';
import { median, twoDigits } from './statistics.ts';

const port = 4720;
const restarts = 5;
const targetMs = 3_000;

/** From the start of the program to "Baize is ready" on a data folder that exists: after a clean end, and after kill -9. */
export async function measureRestart(dataFolder: string): Promise<Measurement[]> {
  await (await startServer({ port, dataFolder })).stop();
  const clean = await readyTimesMs(dataFolder, (server) => server.stop());
  const killed = await readyTimesMs(dataFolder, (server) => server.kill());
  await (await startServer({ port, dataFolder })).stop();
  const row = (what: string, samples: number[]): Measurement => ({
    what: `ready after ${what}, median of ${restarts}`,
    value: `${twoDigits(median(samples))} ms`,
    target: `${targetMs} ms`,
    holds: median(samples) <= targetMs,
  });
  return [row('a clean end', clean), row('kill -9', killed)];
}

async function readyTimesMs(dataFolder: string, end: (server: RunningServer) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let restart = 0; restart < restarts; restart++) {
    const startedAt = performance.now();
    const server = await startServer({ port, dataFolder });
    samples.push(performance.now() - startedAt);
    await end(server);
  }
  return samples;
}
