import { randomUUID } from 'node:crypto';
import { createPlayer } from '@baize/testkit/player';
import type { Measurement } from './measurement.ts';
import { startServer } from './servers.ts';
import { durationsMs, percentile, twoDigits } from './statistics.ts';

const port = 4721;
const rounds = 2_000;
const targetMs = { p50: 15, p99: 60 };

/** One player's spin, request to answer, beside a call that only reaches the database; the two alternate in three runs. */
export async function measureSpin(dataFolder: string): Promise<Measurement[]> {
  const server = await startServer({ port, dataFolder });
  const player = createPlayer(server.url, 'spinner', 'Lantern-90417');
  await player.register();
  await player.deposit('5000.00');
  await player.openGame('BAIZE', 'lantern_garden');
  const health: number[] = [];
  const spins: number[] = [];
  for (let run = 0; run < 3; run++) {
    health.push(...(await durationsMs(rounds / 10, () => player.call('health', {}))));
    for (let round = 0; round < rounds / 3; round++) {
      const roundId = randomUUID();
      spins.push(...(await durationsMs(1, () => player.call('studioSpin', { body: { roundId, betMinor: '20' } }))));
      await player.call('studioPresented', { body: { roundId } });
    }
  }
  await server.stop();
  const baseline = percentile(health, 0.5);
  return (['p50', 'p99'] as const).map((name) => {
    const value = percentile(spins, name === 'p50' ? 0.5 : 0.99);
    return {
      what: `spin round trip, ${name} of ${spins.length}`,
      value: `${twoDigits(value)} ms`,
      target: `${targetMs[name]} ms`,
      holds: value <= targetMs[name],
      baseline: `health call p50 ${twoDigits(baseline)} ms, ratio ${twoDigits(value / baseline)}`,
    };
  });
}
