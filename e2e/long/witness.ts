import type { Player } from '@baize/testkit/player';
import { expect, type Page } from '@playwright/test';
import { openDatabase } from '../support/database.ts';
import { longDataFolder } from '../support/server.ts';
import { minorOf } from '../support/table-frame.ts';

/** One round as each of its witnesses tells it; amounts are minor units. `id`: of the wallet's round. */
export interface Witnessed {
  id: string;
  stakedMinor: number;
  screen: { paidMinor: number; balanceMinor: number };
  /** What came by a call's answer or over the socket. */
  wire: { paidMinor: number; balanceMinor: number };
}

/** Of a machine that does other things, too. */
const patienceMs = 120_000;

type Answer = { value?: Record<string, unknown> };

/** Keeps what a page's calls answered and what its socket said. */
export function listen(page: Page) {
  const answers: { path: string; value: unknown }[] = [];
  const paid: { payoutMinor: string; balanceMinor: string }[] = [];
  /** Seats after a decision that was taken, in their order. */
  const decided: { seatId: string; stakeMinor: string }[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/studio/v1/') || response.request().method() !== 'POST') return;
    const answer: Answer = await response.json().catch(() => ({}));
    answers.push({ path: pathname, value: response.ok() ? answer.value : null });
    if (pathname === '/studio/v1/table/decide' && response.ok())
      decided.push(answer.value?.seat as (typeof decided)[0]);
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const event = /^42\/game,(\["paid".*)$/s.exec(String(payload))?.[1];
      if (event) paid.push(JSON.parse(event)[1]);
    }),
  );
  return {
    paid,
    decided,
    /** The answers of a path in their order, without refusals, once there are so many of them and of payments. */
    taken: async <Value>(pathname: string, count: number): Promise<Value[]> => {
      const values = () => answers.flatMap(({ path: at, value }) => (at === pathname && value ? [value as Value] : []));
      await expect(() => expect(Math.min(values().length, paid.length)).toBeGreaterThanOrEqual(count)).toPass({
        timeout: patienceMs,
        intervals: [20],
      });
      const found = values();
      answers.splice(0);
      return found;
    },
    /** The next answer of a path that was not taken yet; null for a refusal. */
    next: async <Value>(pathname: string): Promise<Value> => {
      let found = -1;
      await expect(() => {
        found = answers.findIndex((answer) => answer.path === pathname);
        expect(found).toBeGreaterThanOrEqual(0);
      }, `an answer of ${pathname}`).toPass({ timeout: patienceMs, intervals: [5] });
      return answers.splice(found, 1)[0]?.value as Value;
    },
    forget: () => answers.splice(0),
  };
}
export type Listeners = ReturnType<typeof listen>;

/** Reads an amount of the screen once it has come to rest where it should; whatever stands there in the end is the answer. */
export async function settledAmount(page: Page, selector: string, expectedMinor: number): Promise<number> {
  await page
    .waitForFunction(
      ({ place, minor }) => Number((document.querySelector(place)?.textContent ?? '').replace(/\D/g, '')) === minor,
      { place: selector, minor: expectedMinor },
      { timeout: patienceMs, polling: 20 },
    )
    .catch(() => undefined);
  return minorOf(await page.locator(selector).first().textContent());
}

const ofStudio = `
  select id::text, bet_minor::text as staked, payout_minor::text as paid from studio.rounds where id = any($1)
  union all select id::text, bet_minor::text, payout_minor::text from studio.instant_rounds where id = any($1)
  union all select id::text, stake_minor::text, payout_minor::text from studio.table_seats where id = any($1)`;
/** What left the member's own accounts for a round and what came to them, a held stake once; shares of pots move between the server's accounts alone. */
export const booked = `
  select t.subject as id,
    coalesce(sum(t.amount_minor) filter (where payer.member_id is not null and payer.kind <> 'locked'), 0)::text as staked,
    coalesce(sum(t.amount_minor) filter (where payee.member_id is not null and payee.kind <> 'locked'), 0)::text as paid
  from transfers t join accounts payer on payer.id = t.debit_account_id join accounts payee on payee.id = t.credit_account_id
  where t.subject = any($1) group by 1`;
const server =
  'select round_id as id, stake_minor::text as staked, payout_minor::text as paid from bets where round_id = any($1)';

/** What the member's betting record says of his latest rounds. */
async function recordOf(player: Player): Promise<Map<string, string>> {
  const { list } = await player.call('bettingRecord', { data: { pageNo: 1, pageSize: 100, language: 'TY' } });
  return new Map(list.map(({ roundId, stake, payout }) => [roundId, `${minorOf(stake)} ${minorOf(payout)}`]));
}

/** Screen, wire, the studio's round, the betting record as stored and as shown, and the ledger's transfers say the same of every round. */
export async function expectAgreement(
  { gameCode, player }: { gameCode: string; player: Player },
  rounds: readonly Witnessed[],
  startMinor: number,
): Promise<void> {
  const database = await openDatabase(longDataFolder);
  try {
    const ids = rounds.map(({ id }) => id);
    const read = async (query: string) => {
      const { rows } = await database.query<{ id: string; staked: string; paid: string }>(query, [ids]);
      return new Map(rows.map(({ id, staked, paid }) => [id, `${staked} ${paid}`]));
    };
    const [stored, transfers, bets] = [await read(ofStudio), await read(booked), await read(server)];
    const record = await recordOf(player);
    let balanceMinor = startMinor;
    expect(new Set(ids).size).toBe(rounds.length);
    for (const { id, stakedMinor, screen, wire } of rounds) {
      balanceMinor += wire.paidMinor - stakedMinor;
      const said = `${stakedMinor} ${wire.paidMinor}`;
      const witnesses = [stored, transfers, bets, record].map((witness) => witness.get(id));
      expect(witnesses, `${gameCode} ${id}: round, ledger, bet, betting record`).toEqual([said, said, said, said]);
      expect(screen, `${gameCode} ${id}`).toEqual({ paidMinor: wire.paidMinor, balanceMinor });
      expect(wire.balanceMinor, `${gameCode} ${id}`).toBe(balanceMinor);
    }
  } finally {
    await database.end();
  }
}
