import path from 'node:path';
import pg from 'pg';
import { createAgents } from '../apps/server/src/modules/agency/index.ts';
import { defaultRules } from '../apps/server/src/modules/agency/rules.fixture.ts';
import { createLedger } from '../apps/server/src/modules/ledger/index.ts';
import { newId } from '../apps/server/src/platform/crypto/ids.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { openMoneyConnections } from '../apps/server/src/platform/database/money-connections.ts';
import { openEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded.ts';
import { type BrandRow, insertBrand } from '../apps/server/test/support/factories.ts';
import { repositoryFolder } from '../e2e/support/server.ts';
import { asStaff } from './agents/staff.ts';
import { dayAt, days, idAt, seedTree, slotAgents } from './agents/tree.ts';
import type { Measurement } from './measurement.ts';
import { durationsMs, percentile, twoDigits } from './statistics.ts';

const defaultMembers = 100_000;
const zone = 'UTC';
const reports = 20;
const targets = { reportP95Ms: 300, wageSeconds: 60, slotSeconds: 10, moveSeconds: 5 };
/** As agents are by default, but that no pay waits for staff. */
const rules = { ...defaultRules, holdAboveMinor: 10n ** 14n, maxDirectMembers: 5_000 };

/** Reports, a wage run and a move in a tree of agents with a month of turnover. */
export async function measureAgents(dataFolder: string): Promise<Measurement[]> {
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
  await seedTree(owner, brand, members);
  const defaults = { connectionString: url, role: 'baize_app', onIdleError: console.error } as const;
  const database = openDatabase({ ...defaults, maxConnections: 8 });
  const money = openMoneyConnections(defaults);
  const agents = agentsOf(database, money, brand);
  try {
    return [
      await measureReports(agents, owner, brand, 20),
      await measureReports(agents, owner, brand, 100),
      await measureSlot(agents, owner, brand),
      await measureWages(agents, owner, brand, members),
      await measureMove(agents, owner, brand),
    ];
  } finally {
    // Connections that the end of the cluster cuts off would report that in place of why a measurement failed.
    await database.destroy();
    await money.close();
  }
}

type Agents = ReturnType<typeof createAgents>;

function agentsOf(database: Database, money: ReturnType<typeof openMoneyConnections>, brand: BrandRow): Agents {
  // The day after the last one of the turnover.
  const clock = { now: () => new Date(`${dayAt(30)}T12:00:00Z`) };
  const ledger = createLedger({ database, money, clock, newId });
  return createAgents({
    ...{ database, clock, newId, ledger },
    brands: {
      settingsOf: async () => ({ agents: rules, timeZone: zone }),
      publicOriginOf: async () => 'https://agents.example',
    },
    notifyMember: async () => undefined,
    followTurnover: async () => undefined,
    calendarSubjects: async () => [{ subject: brand.id, zone, since: new Date(0) }],
    auditLog: { append: async () => 0n, statement: () => ({ name: 'none', text: 'select 1', values: [] }) },
    moveMember: async (memberId, agentId, transaction) => {
      const { createMemberMoves } = await import('../apps/server/src/modules/identity/uplines.ts');
      return createMemberMoves({ database, clock })(memberId, agentId, transaction);
    },
    openAccount: async () => {
      throw new Error('nobody opens an account here');
    },
  });
}

const caller = (brand: BrandRow, id: string) => ({
  ...{ brand, ip: '', origin: '', userAgent: '' },
  member: { id, brandId: brand.id, sessionId: '', type: 1 as const },
});
const span = { period: 'custom', from: dayAt(0), to: dayAt(29) } as const;

/** How many stand below a place of the tree: the deepest levels lie on its left. */
async function teamOf(owner: pg.Client, place: number): Promise<number> {
  const { rows } = await owner.query<{ size: number }>(
    `select count(*)::int as size from members where starts_with(upline_path, (select team_path(id, upline_path) from members where id = $1))`,
    [idAt(place)],
  );
  return rows[0]?.size ?? 0;
}

/** A month's overview and profit and loss, of the agent at a place of the tree. */
async function measureReports(agents: Agents, owner: pg.Client, brand: BrandRow, place: number): Promise<Measurement> {
  const who = caller(brand, idAt(place));
  const page = { page: 1, pageSize: 15, direction: 'desc', sort: 'net', by: 'member' } as const;
  const samples = [
    ...(await durationsMs(reports, () => agents.routes.agentOverview({ ...who, data: span }))),
    ...(await durationsMs(reports, () => agents.routes.agentTeamPlay({ ...who, data: { ...page, ...span } }))),
  ];
  const [plainMs = Number.NaN] = await durationsMs(1, () => owner.query(plainTeam, [idAt(place), dayAt(0), dayAt(29)]));
  const p95 = Math.round(percentile(samples, 0.95));
  return {
    what: `agents: a month's report of a team of ${await teamOf(owner, place)}, p95 ms`,
    value: String(p95),
    target: `<= ${targets.reportP95Ms}`,
    holds: p95 <= targets.reportP95Ms,
    baseline: `walking the tree by uplines ${Math.round(plainMs)} ms`,
  };
}

/** The way without paths: the tree is walked from agent to agent. */
const plainTeam = `
  with recursive team as (
    select id from members where upline_id = $1 union all select m.id from members m join team on m.upline_id = team.id)
  select sum(d.valid_turnover_minor) from turnover_days d join team on team.id = d.member_id where d.day between $2 and $3`;

async function measureWages(agents: Agents, owner: pg.Client, brand: BrandRow, members: number): Promise<Measurement> {
  const body = { kind: 'dailySalary', back: 1, reason: 'measured' } as const;
  const [runMs = Number.NaN] = await durationsMs(1, () => agents.routes.staffAgentPayRun({ ...asStaff(brand), body }));
  const [againMs = Number.NaN] = await durationsMs(1, () =>
    agents.routes.staffAgentPayRun({ ...asStaff(brand), body }),
  );
  const { rows } = await owner.query<{ lines: number }>(
    `select count(*)::int as lines from agent_pays where kind = 'dailySalary'`,
  );
  const seconds = twoDigits(runMs / 1000);
  return {
    what: `agents: a wage run of ${members} contracts (${rows[0]?.lines} paid), s`,
    value: String(seconds),
    target: `<= ${targets.wageSeconds}`,
    holds: seconds <= targets.wageSeconds,
    baseline: `done again ${twoDigits(againMs / 1000)} s`,
  };
}

/** The slot of a day that was played whole by then: the first one pays all of it. */
async function measureSlot(agents: Agents, owner: pg.Client, brand: BrandRow): Promise<Measurement> {
  const job = agents.jobs.find(({ kind }) => kind === 'agency.realTimeSalaries');
  if (!job || !('repeat' in job)) throw new Error('there is no run of slots');
  const slot = (from: string, to: string) => {
    const [start, end] = [from, to].map((time) => new Date(`${dayAt(days - 1)}T${time}:00Z`)) as [Date, Date];
    return job.repeat({ subject: brand.id, zone, key: `${dayAt(days - 1)}T${from}`, start, end });
  };
  const [runMs = Number.NaN] = await durationsMs(1, () => slot('12:00', '12:05'));
  const [nextMs = Number.NaN] = await durationsMs(1, () => slot('12:05', '12:10'));
  const { rows } = await owner.query<{ lines: number }>(
    `select count(*)::int as lines from agent_pays where kind = 'realTimeSalary'`,
  );
  const seconds = twoDigits(runMs / 1000);
  return {
    what: `agents: a real-time slot of ${slotAgents} agents (${rows[0]?.lines} paid), s`,
    value: String(seconds),
    target: `<= ${targets.slotSeconds}`,
    holds: seconds <= targets.slotSeconds,
    baseline: `the next slot, without play, ${twoDigits(nextMs / 1000)} s`,
  };
}

async function measureMove(agents: Agents, owner: pg.Client, brand: BrandRow): Promise<Measurement> {
  const move = () =>
    agents.routes.staffAgentMove({
      ...asStaff(brand),
      params: { memberId: idAt(2) },
      body: { uplineId: idAt(5), reason: 'measured' },
    });
  const size = await teamOf(owner, 2);
  const [moveMs = Number.NaN] = await durationsMs(1, move);
  const seconds = twoDigits(moveMs / 1000);
  return {
    what: `agents: a branch of ${size} moved, s`,
    value: String(seconds),
    target: `<= ${targets.moveSeconds}`,
    holds: seconds <= targets.moveSeconds,
  };
}
