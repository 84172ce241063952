import { setTimeout as sleep } from 'node:timers/promises';
import { createTurnover, type TurnoverModule } from '../apps/server/src/modules/turnover/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import type { Measurement } from './measurement.ts';
import { expectCleanBooks, measureLoad, measureRate, ratioOf } from './money/measure.ts';
import { buildPrograms, startProgram } from './money/programs.ts';
import { seedBets } from './money/seed.ts';
import { type BenchServer, withServer } from './money/server.ts';
import { durationsMs, median, percentile, twoDigits } from './statistics.ts';

const port = 4856;
const playerCount = 1_000;
const defaultBets = 1_000_000;
const seededDays = 30;
const dayMs = 86_400_000;
/** Where the clock stands when the server opens: before all seeded days. */
const beforeMs = (seededDays + 1) * dayMs;
const zone = 'Asia/Manila';
const pacedPerSecond = 2_000;
const pacedDurationMs = 30_000;
const sampleEveryMs = 50;
const runs = 5;
const durationMs = 3_000;
const targets = { followSeconds: 60, lagP99Ms: 2_000, overWithout: 0.95 };

/** The turnover that follows the betting record: how fast it catches up, how late it is, and what it costs the bets. */
export async function measureTurnover(dataFolder: string): Promise<Measurement[]> {
  await buildPrograms();
  return withServer(dataFolder, { playerCount, clockOffsetMs: -beforeMs }, measureAt);
}

async function measureAt(server: BenchServer): Promise<Measurement[]> {
  const total = Number(process.argv.find((name) => name.startsWith('--bets='))?.slice(7) ?? defaultBets);
  const database = openDatabase({
    connectionString: server.url,
    role: 'baize_app',
    maxConnections: 2,
    onIdleError: console.error,
  });
  const clock = { now: () => new Date() };
  const turnover = createTurnover({ database, clock, zoneOf: async () => zone });
  const client = await startProgram('loadClient', { hello: true });
  const order = { ports: [port], connections: 64, durationMs, kind: { name: 'play', server: 'hot' } } as const;
  // Every player is met once, and the cursor stands before the bets that are to be followed.
  const earlier = await startProgram('walletServer', { databaseUrl: server.url, port, clockOffsetMs: -beforeMs });
  await measureLoad({ server, client, servers: [] }, order);
  await earlier.stop();
  await turnover.follow();
  await seedBets(server.owner, { bets: total, days: seededDays, vendorCode: 'HOT' });
  const [followMs = Number.NaN] = await durationsMs(1, turnover.follow);
  await expectCounted(server);
  const [rebuildMs = Number.NaN] = await durationsMs(1, () => turnover.rebuild());
  await expectCounted(server);

  const wallet = await startProgram('walletServer', { databaseUrl: server.url, port });
  const place = { server, client, servers: [wallet] };
  await measureLoad({ ...place, servers: [] }, order);
  const lags = await lagsMs(server, turnover, () =>
    measureLoad(place, { ...order, durationMs: pacedDurationMs, ratePerSecond: pacedPerSecond }),
  );
  const rates = { without: [] as number[], following: [] as number[] };
  for (let run = 0; run < runs; run++) {
    rates.without.push((await measureRate(place, order)).perSecond);
    await turnover.follow();
    const following = turnover.start(console.error);
    rates.following.push((await measureRate(place, order)).perSecond);
    await following.stop();
  }
  await client.stop();
  await wallet.stop();
  await database.destroy();
  const books = await expectCleanBooks(server);
  const overWithout = ratioOf(median(rates.following), median(rates.without));
  const perSecond = (figures: readonly number[]) => Math.round(median(figures));
  const followSeconds = twoDigits(followMs / 1000);
  const lagP99Ms = Math.round(percentile(lags, 0.99));
  return [
    {
      what: `turnover catches up with ${total} bets, s`,
      value: String(followSeconds),
      target: `<= ${targets.followSeconds}`,
      holds: followSeconds <= targets.followSeconds,
      baseline: `the rebuild command ${twoDigits(rebuildMs / 1000)} s`,
    },
    {
      what: `turnover's lag at ${pacedPerSecond} bets/s, p99 ms`,
      value: String(lagP99Ms),
      target: `< ${targets.lagP99Ms}`,
      holds: lagP99Ms < targets.lagP99Ms,
      baseline: `p50 ${Math.round(median(lags))} ms`,
    },
    {
      what: 'bets/s while the turnover follows / without',
      value: String(overWithout),
      target: `>= ${targets.overWithout}`,
      holds: overWithout >= targets.overWithout,
      baseline: `${perSecond(rates.following)}/s over ${perSecond(rates.without)}/s`,
    },
    { what: 'auditor', value: books, target: 'clean', holds: true },
  ];
}

/** The age of the oldest batch that is not counted yet, again and again while the load runs. */
async function lagsMs(
  { owner }: BenchServer,
  turnover: TurnoverModule,
  load: () => Promise<unknown>,
): Promise<number[]> {
  await turnover.follow();
  const following = turnover.start(console.error);
  const samples: number[] = [];
  const running = { isOver: false };
  const done = load().finally(() => {
    running.isOver = true;
  });
  while (!running.isOver) {
    const { rows } = await owner.query<{ ageMs: number | null }>(
      `select extract(epoch from clock_timestamp() - min(b.booked_at))::float8 * 1000 as "ageMs"
       from batches b join turnover_cursor c on (b.booked_in, b.id) > (c.booked_in, c.batch_id)`,
    );
    samples.push(rows[0]?.ageMs ?? 0);
    await sleep(sampleEveryMs);
  }
  await done;
  await following.stop();
  return samples;
}

async function expectCounted({ owner }: BenchServer): Promise<void> {
  const { rows } = await owner.query<{ counted: string; bets: string }>(
    `select (select coalesce(sum(bets), 0) from turnover_days)::text as counted, (select count(*) from bets)::text as bets`,
  );
  if (rows[0]?.counted !== rows[0]?.bets) throw new Error(`${rows[0]?.counted} of ${rows[0]?.bets} bets were counted`);
}
