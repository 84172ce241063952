import path from 'node:path';
import { periodAt } from '@baize/periods';
import pg from 'pg';
import { grantStatement } from '../../apps/server/src/modules/gateway/index.ts';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createRewards } from '../../apps/server/src/modules/rewards/index.ts';
import { defaultSettings } from '../../apps/server/src/modules/rewards/settings/defaults.ts';
import { newId } from '../../apps/server/src/platform/crypto/ids.ts';
import { createSecretBox } from '../../apps/server/src/platform/crypto/secret-box.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openMoneyConnections } from '../../apps/server/src/platform/database/money-connections.ts';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { type BrandRow, insertBrand } from '../../apps/server/test/support/factories.ts';
import { repositoryFolder } from '../../e2e/support/server.ts';
import { asStaff } from '../agents/staff.ts';
import { dayAt, idAt } from '../agents/tree.ts';
import type { Measurement } from '../measurement.ts';
import { durationsMs, percentile, twoDigits } from '../statistics.ts';
import { campaignId, seedEntries, seedPlayers } from './seed.ts';

const defaultMembers = 100_000;
const zone = 'UTC';
const pages = 200;
const targets = { closeSeconds: 60, pageP95Ms: 50, givenPerSecond: 5_000 };
const now = new Date(`${dayAt(1)}T00:05:00Z`);
const played = periodAt('D', new Date(`${dayAt(0)}T12:00:00Z`), zone);

/** The close of a day, the reward centre's page and a campaign that gives to everybody. */
export async function measureRewards(dataFolder: string): Promise<Measurement[]> {
  const cluster = await openEmbeddedPostgres({ dataFolder });
  try {
    const url = cluster.urlOf('postgres');
    await migrate(url, path.join(repositoryFolder, 'apps', 'server', 'migrations'));
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    return await measureAt(url, owner).finally(() => owner.end());
  } finally {
    await cluster.stop();
  }
}

async function measureAt(url: string, owner: pg.Client): Promise<Measurement[]> {
  const members = Number(process.argv.find((name) => name.startsWith('--members='))?.slice(10) ?? defaultMembers);
  const brand = await insertBrand(owner, 'bench');
  await seedPlayers(owner, brand, members, dayAt(0));
  const defaults = { connectionString: url, role: 'baize_app', onIdleError: console.error } as const;
  const database = openDatabase({ ...defaults, maxConnections: 8 });
  const money = openMoneyConnections(defaults);
  const rewards = rewardsOf(database, money, brand);
  await setUp(rewards, brand);
  const close = await measureClose(rewards, owner, brand, members);
  await seedEntries(owner, brand, now, members);
  const given = await measureCampaign(rewards, owner, members);
  const rows = [close, given, await measurePages(rewards, owner, brand, members)];
  await database.destroy();
  await money.close();
  return rows;
}

type Rewards = ReturnType<typeof createRewards>;

function rewardsOf(database: Database, money: ReturnType<typeof openMoneyConnections>, brand: BrandRow): Rewards {
  const clock = { now: () => now };
  return createRewards({
    ...{ database, clock, newId, ledger: createLedger({ database, money, clock, newId }) },
    secretBox: createSecretBox('0'.repeat(64)),
    brands: {
      settingsOf: async () => ({ timeZone: zone }),
      calendarSubjects: async () => [{ subject: brand.id, zone, since: new Date(0) }],
    },
    members: { checkPaymentPassword: async () => null, setLevel: async () => undefined, birthdayOf: async () => null },
    freeRounds: { games: [], grantStatement, openOf: async () => [] },
    blockByRiskRules: async () => undefined,
    promotions: { publish: async () => undefined, withdraw: async () => undefined },
    notify: () => [],
    auditStatement: () => ({ name: 'none', text: 'select 1', values: [] }),
    noteReading: async () => undefined,
    onFailure: console.error,
  });
}

async function setUp(rewards: Rewards, brand: BrandRow): Promise<void> {
  for (const kind of ['points', 'rebate', 'vip'] as const)
    await rewards.routes.staffRewardSettingsSet({
      ...asStaff(brand),
      body: { content: { ...defaultSettings[kind], enabled: true }, version: 0, reason: 'measured' },
    });
}

const run = (rewards: Rewards, brand: BrandRow, kind: string) => async (): Promise<void> => {
  const job = rewards.jobs.find((one) => one.kind === kind);
  if (!job || !('repeat' in job)) throw new Error(`there is no job ${kind}`);
  await job.repeat({ ...played, subject: brand.id, zone });
};
const secondsOf = async (acts: readonly (() => Promise<void>)[]): Promise<number[]> => {
  const seconds: number[] = [];
  for (const act of acts) seconds.push(twoDigits((await durationsMs(1, act)).reduce((sum, ms) => sum + ms / 1000, 0)));
  return seconds;
};

async function measureClose(
  rewards: Rewards,
  owner: pg.Client,
  brand: BrandRow,
  members: number,
): Promise<Measurement> {
  const acts = ['rewards.points', 'rewards.rebates', 'rewards.boards'].map((kind) => run(rewards, brand, kind));
  const parts = await secondsOf(acts);
  const again = await secondsOf(acts);
  const { rows } = await owner.query<{ points: number; rebates: number }>(
    'select (select count(*)::int from point_batches) as points, (select count(*)::int from rebate_claims) as rebates',
  );
  const sum = (seconds: readonly number[]) => twoDigits(seconds.reduce((total, one) => total + one, 0));
  return {
    what: `rewards: a day's close of ${members} members (${rows[0]?.points} points, ${rows[0]?.rebates} rebates), s`,
    value: `${sum(parts)} (${parts.join(' + ')})`,
    target: `<= ${targets.closeSeconds}`,
    holds: sum(parts) <= targets.closeSeconds,
    baseline: `done again ${sum(again)} s`,
  };
}

async function measureCampaign(rewards: Rewards, owner: pg.Client, members: number): Promise<Measurement> {
  const job = rewards.jobs.find(({ kind }) => kind === 'rewards.campaigns');
  if (!job || !('repeat' in job)) throw new Error('nobody follows the campaigns');
  const [seconds = Number.NaN] = await secondsOf([() => job.repeat({ ...played, subject: '', zone }) as Promise<void>]);
  const given = await owner.query<{ count: number }>('select count(*)::int as count from rewards where subject = $1', [
    campaignId,
  ]);
  const [plain = Number.NaN] = await secondsOf([
    async () => void (await owner.query('create table plain as select * from rewards')),
  ]);
  const perSecond = Math.round((given.rows[0]?.count ?? 0) / seconds);
  return {
    what: `rewards: a campaign gives to ${members} members, a second`,
    value: String(perSecond),
    target: `>= ${targets.givenPerSecond}`,
    holds: perSecond >= targets.givenPerSecond,
    baseline: `the same rows copied in one statement ${Math.round(members / plain)}`,
  };
}

async function measurePages(
  rewards: Rewards,
  owner: pg.Client,
  brand: BrandRow,
  members: number,
): Promise<Measurement> {
  let place = 0;
  const next = () => {
    place = (place % members) + 1;
    return idAt(place);
  };
  const who = (id: string) => ({
    ...{ brand, ip: '', origin: '', userAgent: '' },
    member: { id, brandId: brand.id, sessionId: '', type: 0 as const },
  });
  const data = { pageNo: 1, pageSize: 15, language: 'TY' } as const;
  const samples = await durationsMs(pages, () => rewards.routes.rewardList({ ...who(next()), data }));
  const plain = await durationsMs(pages, () => owner.query('select * from rewards where member_id = $1', [next()]));
  const p95 = twoDigits(percentile(samples, 0.95));
  return {
    what: 'rewards: the reward centre of a member, p95 ms',
    value: String(p95),
    target: `<= ${targets.pageP95Ms}`,
    holds: p95 <= targets.pageP95Ms,
    baseline: `his rewards in one statement ${twoDigits(percentile(plain, 0.95))} ms`,
  };
}
