import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@baize/client';
import { chromium } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from '../../e2e/support/database.ts';
import { openDesk } from '../../e2e/support/staff.ts';
import type { Measurement } from '../measurement.ts';
import { startServer } from '../servers.ts';
import { durationsMs, percentile, twoDigits } from '../statistics.ts';
import { addressAt, days, nameAt, roundAt, seedOperation, vendorCode } from './seed.ts';

const port = 4872;
const defaults = { members: 1_000_000, bets: 20_000_000 };
const warmUps = 3;
/** The search may be asked 120 times a minute. */
const times = 20;
const targetsMs = { list: 300, search: 100, home: 200, report: 1_000 };
const dayMs = 86_400_000;

const sizeOf = (name: keyof typeof defaults): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? defaults[name]);

const browserOf = process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {};

type Staff = Pick<ReturnType<typeof createClient>, 'call'>;

/** What staff waits for in an operation with a million members: lists, the search, home and a month's report, as the console asks for them. */
export async function measureConsole(dataFolder: string): Promise<Measurement[]> {
  const size = { members: sizeOf('members'), bets: sizeOf('bets') };
  const { url } = await startServer({ port, dataFolder });
  const browser = await chromium.launch(browserOf);
  const desk = await openDesk(browser, { url, dataFolder });
  const token = await desk.evaluate(() => sessionStorage.getItem('staffToken') ?? '');
  await browser.close();
  const staff = createClient({ baseUrl: url, timeoutMs: 60_000, credentials: () => ({ token }) });
  const owner = await openDatabase(dataFolder);
  try {
    await seedOperation(owner, size);
    const countedMs = await untilCounted(owner, size.bets);
    return [
      {
        what: `turnover of ${size.bets} bets is counted, s`,
        value: String(twoDigits(countedMs / 1000)),
        target: 'reported',
        holds: true,
      },
      ...(await lists(staff, owner, size.members)),
      ...(await searches(staff, size)),
      await row('home', targetsMs.home, () => staff.call('staffLive', {})),
      ...(await reports(staff)),
    ];
  } finally {
    await owner.end();
  }
}

/** The rollups follow the bets while the server runs. */
async function untilCounted(owner: pg.Client, bets: number): Promise<number> {
  const from = performance.now();
  for (;;) {
    const { rows } = await owner.query<{ counted: string }>(
      'select coalesce(sum(bets), 0)::text as counted from turnover_days where vendor_code = $1',
      [vendorCode],
    );
    if (Number(rows[0]?.counted) >= bets) break;
    await sleep(1_000);
  }
  await owner.query('vacuum (analyze)');
  return performance.now() - from;
}

async function lists(staff: Staff, owner: pg.Client, members: number): Promise<Measurement[]> {
  let asked = 0;
  const page = () => 1 + ((asked++ * 997) % Math.min(400, Math.floor(members / 25)));
  const plain = await samplesOf(() =>
    owner.query(
      `select m.* from members m join brands b on b.id = m.brand_id where b.code = 'baize_demo' order by m.registered_at desc limit 25`,
    ),
  );
  const { rows } = await staff.call('staffMembers', { data: { search: nameAt(5) } });
  const params = { memberId: rows[0]?.memberId ?? '' };
  const list = (what: string, read: () => Promise<unknown>) => row(what, targetsMs.list, read, plain);
  return [
    await list('members, first page', () => staff.call('staffMembers', { data: { pageSize: 25 } })),
    await list('members, any of 400 pages', () => staff.call('staffMembers', { data: { pageSize: 25, page: page() } })),
    await list('members by name', () => staff.call('staffMembers', { data: { pageSize: 25, sort: 'username' } })),
    await list('members by last login', () =>
      staff.call('staffMembers', { data: { pageSize: 25, sort: 'lastLoginAt' } }),
    ),
    await list('members whose name begins so', () =>
      staff.call('staffMembers', { data: { pageSize: 25, search: nameAt(1 + (asked++ % 99)) } }),
    ),
    await list('members who are online', () => staff.call('staffMembers', { data: { pageSize: 25, isOnline: true } })),
    await list('bets of a member', () => staff.call('staffMemberBets', { params, data: {} })),
    await list('timeline of a member', () => staff.call('staffMemberTimeline', { params, data: {} })),
    await list('linked accounts', () => staff.call('staffMemberLinks', { params })),
    await list('audit log', () => staff.call('staffAuditLog', { data: {} })),
  ];
}

async function searches(staff: Staff, { members, bets }: typeof defaults): Promise<Measurement[]> {
  let asked = 0;
  const next = (count: number) => 1 + ((asked++ * 7_919) % count);
  const search = (what: string, termOf: () => string) =>
    row(`search: ${what}`, targetsMs.search, () => staff.call('staffSearch', { data: { search: termOf() } }));
  return [
    await search('name', () => nameAt(next(members))),
    await search('address', () => addressAt(5 * next(members / 5))),
    await search('round', () => roundAt(next(bets) - 1)),
    await search('nothing', () => `nobody${next(members)}`),
  ];
}

async function reports(staff: Staff): Promise<Measurement[]> {
  const at = (before: number) => new Date(Date.now() - before * dayMs).toISOString();
  const span = { from: at(days), to: at(0) };
  const report = (by: 'day' | 'gameType' | 'vendor') =>
    row(`a month's revenue by ${by}`, targetsMs.report, () =>
      staff.call('staffRevenueReport', { data: { by, ...span } }),
    );
  return [await report('day'), await report('gameType'), await report('vendor')];
}

async function samplesOf(read: () => Promise<unknown>): Promise<number[]> {
  await durationsMs(warmUps, read);
  return durationsMs(times, read);
}

async function row(
  what: string,
  targetMs: number,
  read: () => Promise<unknown>,
  plain?: readonly number[],
): Promise<Measurement> {
  const samples = await samplesOf(read);
  const p95 = twoDigits(percentile(samples, 0.95));
  const beside = plain && percentile(plain, 0.95);
  return {
    what: `${what}, p95 ms`,
    value: `${p95} (p50 ${twoDigits(percentile(samples, 0.5))})`,
    target: `<= ${targetMs}`,
    holds: p95 <= targetMs,
    ...(beside === undefined
      ? {}
      : { baseline: `plain statement ${twoDigits(beside)}, ratio ${twoDigits(p95 / beside)}` }),
  };
}
