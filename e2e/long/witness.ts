import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { minorOf } from '../support/floor.ts';
import { dataFolder } from '../support/server.ts';

/** One round as each of its witnesses tells it; amounts are minor units. `id`: of the wallet's round. */
export interface Witnessed {
  id: string;
  stakedMinor: number;
  screen: { paidMinor: number; balanceMinor: number };
  /** What came by a call's answer or over the socket. */
  wire: { paidMinor: number; balanceMinor: number };
}

type Answer = { value?: Record<string, unknown> };

/** Keeps what a page's calls answered and what its socket said. */
export function listen(page: Page) {
  const answers: { path: string; value: unknown }[] = [];
  const paid: { payoutMinor: string; balanceMinor: string }[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/studio/v1/') || response.request().method() !== 'POST') return;
    const answer: Answer = await response.json().catch(() => ({}));
    answers.push({ path: pathname, value: response.ok() ? answer.value : null });
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const event = /^42\/game,(\["paid".*)$/s.exec(String(payload))?.[1];
      if (event) paid.push(JSON.parse(event)[1]);
    }),
  );
  return {
    paid,
    has: (pathname: string) => answers.some((answer) => answer.path === pathname),
    /** The next answer of a path that was not taken yet; null for a refusal. */
    next: async <Value>(pathname: string): Promise<Value> => {
      let found = -1;
      await expect(() => {
        found = answers.findIndex((answer) => answer.path === pathname);
        expect(found).toBeGreaterThanOrEqual(0);
      }, `an answer of ${pathname}`).toPass({ timeout: 30_000, intervals: [5] });
      return answers.splice(found, 1)[0]?.value as Value;
    },
    forget: () => answers.splice(0),
  };
}
export type Ears = ReturnType<typeof listen>;

/** Reads an amount of the screen once it has come to rest where it should; whatever stands there in the end is the answer. */
export async function settledAmount(page: Page, selector: string, expectedMinor: number): Promise<number> {
  await page
    .waitForFunction(
      ({ place, minor }) => Number((document.querySelector(place)?.textContent ?? '').replace(/\D/g, '')) === minor,
      { place: selector, minor: expectedMinor },
      { timeout: 10_000, polling: 20 },
    )
    .catch(() => undefined);
  return minorOf(await page.locator(selector).first().textContent());
}

async function openDatabase(): Promise<pg.Client> {
  const read = (...names: string[]) => readFileSync(path.join(dataFolder, ...names), 'utf8');
  const password = read('postgres.password').trim();
  const port = Number(read('postgres', 'postmaster.pid').split('\n')[3]);
  const database = new pg.Client({ host: '127.0.0.1', port, user: 'baize', password, database: 'baize' });
  await database.connect();
  return database;
}

const record = `
  select id::text, bet_minor::text as staked, payout_minor::text as paid from studio.rounds where id = any($1)
  union all select id::text, bet_minor::text, payout_minor::text from studio.instant_rounds where id = any($1)
  union all select id::text, stake_minor::text, payout_minor::text from studio.table_seats where id = any($1)`;
const booked = `
  select subject as id,
    coalesce(sum(amount_minor) filter (where movement = 'stake'), 0)::text as staked,
    coalesce(sum(amount_minor) filter (where movement <> 'stake'), 0)::text as paid
  from transfers where subject = any($1) and outcome = 'booked' group by 1`;
const house =
  'select round_id as id, stake_minor::text as staked, payout_minor::text as paid from bets where round_id = any($1)';

/** Screen, wire, the studio's record of the round, the house's bet and the ledger's transfers say the same of every round. */
export async function expectAgreement(rounds: readonly Witnessed[], startMinor: number): Promise<void> {
  const database = await openDatabase();
  try {
    const ids = rounds.map(({ id }) => id);
    const read = async (query: string) => {
      const { rows } = await database.query<{ id: string; staked: string; paid: string }>(query, [ids]);
      return new Map(rows.map(({ id, staked, paid }) => [id, `${staked} ${paid}`]));
    };
    const [records, transfers, bets] = [await read(record), await read(booked), await read(house)];
    let balanceMinor = startMinor;
    expect(new Set(ids).size).toBe(rounds.length);
    for (const { id, stakedMinor, screen, wire } of rounds) {
      balanceMinor += wire.paidMinor - stakedMinor;
      const told = `${stakedMinor} ${wire.paidMinor}`;
      const witnesses = { record: records.get(id), ledger: transfers.get(id), bet: bets.get(id) };
      expect(witnesses, id).toEqual({ record: told, ledger: told, bet: told });
      expect(screen, id).toEqual({ paidMinor: wire.paidMinor, balanceMinor });
      expect(wire.balanceMinor, id).toBe(balanceMinor);
    }
  } finally {
    await database.end();
  }
}
