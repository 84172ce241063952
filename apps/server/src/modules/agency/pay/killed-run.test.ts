// @covers agent-pay-runs ledger-invariants

import { fileURLToPath } from 'node:url';
import type { PayKind } from '@baize/contract';
import { drawOfRound } from '@baize/fairness';
import { expect, test } from 'vitest';
import { startToBeKilled } from '../../../../test/support/killed-program.ts';
import { useAgents } from '../agents.fixture.ts';
import { calculatePays, readRun } from './run.ts';

const { money, tools, state, open, play, termsOf, agree, pay } = useAgents();

export interface KilledRuns {
  url: string;
  now: string;
  brandId: string;
  zone: string;
  runs: { kind: PayKind; key: string; start: string; end: string }[];
}

const program = fileURLToPath(new URL('./killed-run.fixture.ts', import.meta.url));
const kills = process.env.LONG_TESTS === '1' ? 20 : 3;
const agentCount = 8;
const membersOfAgent = 8;
const maxLifeMs = 250;
const seed = process.env.KILLS_SEED ?? `${Date.now()}`;
const contracts = [
  ['dailySalary', '0.9'],
  ['hourSalary', '0.5'],
  ['realTimeSalary', '0.4'],
  ['positionTaking', '40'],
] as const;

const dayAt = (index: number) =>
  new Date(Date.parse('2026-03-03T00:00:00Z') + index * 86_400_000).toISOString().slice(0, 10);

/** Every kind that is paid for a day and changes the base of no other. */
function runsOf(index: number): KilledRuns['runs'] {
  const [day, next] = [`${dayAt(index)}T00:00:00+08:00`, `${dayAt(index + 1)}T00:00:00+08:00`];
  const hour = { key: `${dayAt(index)}T10:00`, start: day.replace('T00', 'T10'), end: day.replace('T00', 'T11') };
  return [
    { kind: 'rebate', key: dayAt(index), start: day, end: next },
    { kind: 'dailySalary', key: dayAt(index), start: day, end: next },
    { kind: 'hourSalary', ...hour },
    { kind: 'realTimeSalary', key: `${dayAt(index)}Tend`, start: day, end: next },
    { kind: 'positionTaking', key: dayAt(index), start: day, end: next },
  ];
}

async function openTree(): Promise<{ everybody: string[]; players: string[] }> {
  const top = await open(null);
  const agents = [];
  for (let count = 0; count < agentCount; count += 1) agents.push(await open(top, 2));
  const players = [];
  for (const agent of agents)
    for (let count = 0; count < membersOfAgent; count += 1) players.push(await open(agent, 0));
  for (const [kind, percent] of contracts) {
    await agree(null, top, kind, termsOf([['0', 0, percent]]));
    for (const agent of agents) await agree(top, agent, kind, termsOf([['0', 0, `${Number(percent) / 2}`]]));
  }
  const everybody = [top, ...agents, ...players];
  for (const [index, id] of everybody.entries())
    await money.owner.query(
      `insert into agent_rates (member_id, game_type, valid_from, brand_id, percent, set_by, created_at)
       values ($1, 'RNG', '2026-01-01', $2, $3, 'rule', '2026-01-01')`,
      [id, money.brand.id, index === 0 ? '0.9' : index <= agentCount ? '0.6' : '0.4'],
    );
  return { everybody, players };
}

/** Lives until it is killed; true when it was in the middle of its runs. */
async function liveAndDie(life: KilledRuns, lifeMs: number): Promise<boolean> {
  const running = await startToBeKilled(program, life);
  await new Promise((resolve) => setTimeout(resolve, lifeMs));
  const output = await running.kill();
  return !output.includes('ended');
}

test(`${kills} kills of a process that pays, at any moment of its runs, pay nothing twice and lose nothing (seed ${seed})`, {
  timeout: 600_000,
}, async () => {
  const { everybody, players } = await openTree();
  const draw = drawOfRound({ serverSeed: seed.padStart(64, '0'), clientSeed: 'kills', nonce: 0 });
  let inTheMiddle = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const day = dayAt(kill);
    for (const id of players)
      await play(id, { day, turnover: BigInt(100_000 + draw(900_000)), loss: BigInt(draw(90_000)) });
    const life = {
      url: money.url,
      now: `${dayAt(kill + 1)}T00:05:00+08:00`,
      brandId: money.brand.id,
      zone: state.zone,
    };
    if (await liveAndDie({ ...life, runs: runsOf(kill) }, draw(maxLifeMs))) inTheMiddle += 1;
  }
  expect(inTheMiddle).toBeGreaterThan(0);
  const due = new Map<string, bigint>();
  for (let index = 0; index < kills; index += 1) {
    for (const { kind, key, start, end } of runsOf(index)) {
      const span = [start, end].map((moment) => moment.slice(0, '2026-03-03T00:00'.length)) as [string, string];
      await pay(kind, key, span);
      expect(await pay(kind, key, span)).toEqual({ lines: 0, paidMinor: 0n, heldMinor: 0n });
      const run = await readRun(tools, money.brand.id, kind, { key, start: new Date(start), end: new Date(end) });
      for (const { memberId, dueMinor } of await calculatePays(tools, run))
        due.set(memberId, (due.get(memberId) ?? 0n) + dueMinor);
    }
  }
  expect(due.size).toBe(everybody.length);
  for (const id of everybody) expect(await money.cashOf(id)).toBe(due.get(id));
  await money.expectCleanBooks();
});
