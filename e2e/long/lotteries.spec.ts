// @covers lottery-screen-to-ledger

import { randomUUID } from 'node:crypto';
import { lotteries, rulesOf } from '@baize/games/lottery-catalogue';
import { costOf, randomSelection, seeded } from '@baize/testkit/lottery-lines';
import { settleLine } from '@baize/testkit/lottery-settlement';
import type { Player } from '@baize/testkit/player';
import { expect, type Page, test } from '@playwright/test';
import { type CashierSite, startCashierSite } from '../support/cashier-site.ts';
import { openDatabase } from '../support/database.ts';
import { port } from '../support/server.ts';
import { minorOf } from '../support/table-frame.ts';
import { booked } from './witness.ts';

/** `TICKETS` of each family of lotteries, with the random numbers of `LOTTERY_SEED`. */
const ticketsOfFamily = Number(process.env.TICKETS ?? 500);
const seed = Number(process.env.LOTTERY_SEED ?? Date.now() % 2 ** 31);
const unitMinor = '100';
const maxCostMinor = 20_000n;
const idEnd = 8;
const rowsOfPage = 10;
const hourMinutes = 60;
/** Twice a month is the seldomest draw. */
const maxHours = 32 * 24;
const longMs = 3 * 3_600_000;

const families = [...new Map(lotteries.map((lottery) => [lottery.rules, lottery])).values()];
type Lottery = (typeof families)[number];
interface Bought {
  id: string;
  bet: string;
  selection: string;
  costMinor: bigint;
}

interface Buyer {
  player: Player;
  tickets: readonly Bought[];
  spentMinor: bigint;
  startMinor: bigint;
}

let site: CashierSite;
const buyers = new Map<string, Buyer>();
test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 60);
  // All at once: a colleague at the console is signed out once the clock is moved on by days.
  for (const lottery of families) {
    const tickets = randomTickets(lottery, ticketsOfFamily);
    const spentMinor = tickets.reduce((sum, { costMinor }) => sum + costMinor, 0n);
    const balance = spentMinor / 100n + 1n;
    const player = await site.newMember('lotto', { balance: `${balance}.00` });
    buyers.set(lottery.code, { player, tickets, spentMinor, startMinor: balance * 100n });
  }
});
test.afterAll(() => site.stop());

/** Lines of every bet in turn that are not too dear. */
function randomTickets({ rules }: Lottery, count: number): Bought[] {
  const game = rulesOf(rules);
  const below = seeded(seed);
  const tickets: Bought[] = [];
  for (let turn = 0; tickets.length < count; turn++) {
    const bet = game.bets[turn % game.bets.length];
    const selection = bet ? randomSelection(bet, below) : null;
    if (!bet || selection === null) continue;
    const costMinor = costOf(game, { bet: bet.key, selection, unitMinor });
    if (costMinor <= maxCostMinor) tickets.push({ id: randomUUID(), bet: bet.key, selection, costMinor });
  }
  return tickets;
}

/** The open issue of a lottery, an hour on where it is closed. */
async function openIssue(player: Player, gameId: string) {
  for (let hours = 0; hours < maxHours; hours++) {
    const { open } = await player.call('lottoIssues', { data: { gameId, count: 1 } });
    const leftMs = open ? Date.parse(open.closesAt) - site.clock.nowMs() : 0;
    if (open?.status === 'OPEN' && leftMs > 30_000) return open;
    site.clock.pass(open && leftMs > 0 ? 1 : hourMinutes);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  throw new Error(`${gameId} never opens`);
}

/** Buys tickets, those of fast lotteries over several issues. */
async function buyAll(player: Player, { code, vendor }: Lottery, tickets: readonly Bought[]): Promise<void> {
  const atOnce = 20;
  let entered = '';
  for (let from = 0; from < tickets.length; from += atOnce) {
    const { numero } = await openIssue(player, code);
    // The clock may have been moved on since the last issue, and the session has ended.
    if (numero !== entered) {
      await player.login();
      await player.openLottery(vendor, code);
    }
    entered = numero;
    await Promise.all(
      tickets.slice(from, from + atOnce).map(({ id, bet, selection, costMinor }) =>
        player.call('lottoBuy', {
          body: {
            ...{ ticketId: id, gameId: code, numero, costMinor: `${costMinor}`, prizeGroup: 1_956 },
            lines: [{ bet, selection, unitMinor, lowered: {} }],
          },
        }),
      ),
    );
  }
}

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Moves the clock on until every ticket is paid. */
async function waitForPayment(database: Database, ids: readonly string[]): Promise<void> {
  for (let hours = 0; hours < maxHours; hours++) {
    const { rows } = await database.query(
      `select min(draws_at) as at from lotto.tickets t join lotto.issues i using (book, lottery_code, numero)
       where t.id = any($1) and t.status = 'placed'`,
      [ids],
    );
    const at: Date | null = rows[0].at;
    if (at === null) return;
    const leftMs = at.getTime() - site.clock.nowMs();
    if (leftMs > 0) site.clock.pass(Math.ceil(leftMs / 60_000));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  }
  throw new Error('tickets are not paid');
}

/** What the betting record shows of each ticket, by the end of its id. */
async function readRecord(page: Page, count: number): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  for (let number = 1; number <= Math.ceil(count / rowsOfPage); number++) {
    await page.goto(`/?member=personalHistoryCopy&page=${number}`);
    const rows = page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ has: page.getByRole('button') });
    await expect(rows).toHaveCount(Math.min(rowsOfPage, count - (number - 1) * rowsOfPage));
    for (const row of await rows.all()) {
      const [, stake = '', payout = ''] = await row.getByRole('cell').allInnerTexts();
      const id = await row.getByRole('button').innerText();
      shown.set(id.trim(), `${minorOf(stake)} ${minorOf(payout)}`);
    }
  }
  return shown;
}

for (const lottery of families) {
  test(`${ticketsOfFamily} tickets of ${lottery.code} are the same on screen, in the record, in the ledger and by a second settlement`, async () => {
    test.setTimeout(longMs);
    const buyer = buyers.get(lottery.code);
    if (!buyer) throw new Error(`nobody buys ${lottery.code}`);
    const { player, tickets, spentMinor, startMinor } = buyer;
    await buyAll(player, lottery, tickets);
    const database = await openDatabase(site.dataFolder);
    try {
      const ids = tickets.map(({ id }) => id);
      await waitForPayment(database, ids);
      const read = async (query: string) => {
        const { rows } = await database.query<{ id: string; staked: string; paid: string }>(query, [ids]);
        return new Map(rows.map(({ id, staked, paid }) => [id, `${staked} ${paid}`]));
      };
      const records = await read(
        'select id::text, cost_minor::text as staked, payout_minor::text as paid from lotto.tickets where id = any($1)',
      );
      const ledger = await read(booked);
      const { rows: drawn } = await database.query(
        `select t.id::text, i.result from lotto.tickets t join lotto.issues i using (book, lottery_code, numero) where t.id = any($1)`,
        [ids],
      );
      const results = new Map(drawn.map(({ id, result }) => [id, result]));
      await player.login();
      const page = await site.open(player, 'desktop');
      const shown = await readRecord(page, tickets.length);
      let wonMinor = 0n;
      for (const { id, bet, selection, costMinor } of tickets) {
        const line = { rules: lottery.rules, bet, selection, unitMinor: BigInt(unitMinor) };
        const payoutMinor = settleLine(line, results.get(id));
        wonMinor += payoutMinor;
        const due = `${costMinor} ${payoutMinor}`;
        const witnesses = { screen: shown.get(id.slice(-idEnd)), record: records.get(id), ledger: ledger.get(id) };
        expect(witnesses, `seed ${seed}: ${lottery.code} ${bet} ${selection} ${id}`).toEqual({
          ...{ screen: due, record: due, ledger: due },
        });
      }
      const { sumBalance } = await player.call('balance', {});
      expect(minorOf(sumBalance)).toBe(Number(startMinor - spentMinor + wonMinor));
      await page.context().close();
    } finally {
      await database.end();
    }
    await site.expectCleanBooks();
  });
}
