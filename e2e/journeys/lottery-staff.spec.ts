// @covers lottery-results console-lotteries

import type { Player } from '@baize/testkit/player';
import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { type CashierSite, startCashierSite } from '../support/cashier-site.ts';
import { longTest } from '../support/long-test.ts';
import { popupOf } from '../support/popup.ts';
import { port } from '../support/server.ts';
import { openDesk } from '../support/staff.ts';

const gameId = 'elott-k3-3m';
const name = 'K3 3 min';
const reason = 'as it was printed';
const longMs = 240_000;

let site: CashierSite;
let second: Page;
test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 70);
  second = await openDesk(browser, site);
});
test.afterAll(async () => {
  await second.context().close();
  await site.stop();
});

/** The open issue whose result this brand's staff enters. */
async function enteredIssue(player: Player) {
  let found: { numero: string; drawsAt: string } | null = null;
  await expect(async () => {
    const { open } = await player.call('lottoIssues', { data: { gameId, count: 1 } });
    if (open?.source !== 'entered' || open.status !== 'OPEN') {
      site.clock.pass(1);
      throw new Error('not open yet');
    }
    found = open;
  }).toPass({ timeout: longMs, intervals: [2_000] });
  if (!found) throw new Error('no issue');
  return found as { numero: string; drawsAt: string };
}

async function openIssue(page: Page, numero: string): Promise<void> {
  await page.goto(`/console/lottery-draws/${gameId}/${numero}`);
  await expect(page.getByText('What the staff says')).toBeVisible();
}

/** Enters a result, or its correction, and sees what came of it. */
async function enter(page: Page, numero: string, numbers: string, outcome: string): Promise<void> {
  await openIssue(page, numero);
  await page.getByRole('button', { name: /^(Enter the result|Correct the result)$/ }).click();
  const dialog = popupOf(page);
  await dialog.getByLabel('Numbers', { exact: true }).fill(numbers);
  await dialog.getByRole('button', { name: 'Show what it changes' }).click();
  await expect(dialog.getByText('Winning tickets')).toBeVisible();
  await dialog.getByLabel(/Where the numbers are from/).fill(reason);
  // What is said goes by itself after a few seconds, which a slow machine may take to close the dialog.
  const said = page.getByText(outcome).first().waitFor();
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await said;
  await expect(dialog).toBeHidden();
}

async function cancel(page: Page, numero: string): Promise<void> {
  await openIssue(page, numero);
  await page.getByRole('button', { name: 'Cancel the draw' }).click();
  const dialog = popupOf(page);
  await dialog.getByLabel(/Reason/).fill('no draw today');
  await dialog.getByRole('button', { name: 'Cancel the draw' }).click();
  await expect(dialog).toBeHidden();
}

const buy = async (player: Player, numero: string): Promise<void> => {
  await player.openLottery('ELOTT', gameId);
  const lines = [{ bet: 'words', selection: 'big', unitMinor: '1000', lowered: {} }];
  const ticketId = crypto.randomUUID();
  await player.call('lottoBuy', { body: { ticketId, gameId, numero, lines, costMinor: '1000', prizeGroup: 1_956 } });
};

longTest('two of the staff enter a result, correct it and cancel a draw; the member sees each', async () => {
  test.setTimeout(4 * longMs);
  const member = await site.newMember('lott', { balance: '100.00' });
  await site.desk.goto('/console/lottery-rules');
  const row = site.desk.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Enter results' }).click();
  const dialog = popupOf(site.desk);
  await dialog.getByLabel(/Reason/).fill('the official draw');
  await dialog.getByRole('button', { name: 'Enter results' }).click();
  await expect(dialog).toBeHidden();

  const { numero, drawsAt } = await enteredIssue(member);
  await buy(member, numero);
  site.clock.pass(Math.ceil((Date.parse(drawsAt) - site.clock.nowMs()) / 60_000));
  await test.step('a result that both enter pays the ticket', async () => {
    await enter(site.desk, numero, '1 1 2', 'Written down.');
    await site.desk.getByRole('button', { name: 'Withdraw' }).click();
    await site.desk
      .getByRole('dialog')
      .getByLabel(/Reason/)
      .fill('a wrong number');
    await site.desk.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await enter(site.desk, numero, '1 1 3', 'Written down.');
    await openIssue(second, numero);
    await expect(second.getByText('The numbers are shown once you have entered yours.')).toBeVisible();
    await enter(second, numero, '1 1 3', 'Two of the staff agree');
    expect(await graveFindings(second)).toEqual([]);
    await expect.poll(() => member.balance(), { timeout: longMs }).toBe('90.00');
  });

  await test.step('a correction that both enter pays the difference', async () => {
    await expect(async () => {
      await openIssue(site.desk, numero);
      await expect(site.desk.getByRole('button', { name: 'Correct the result' })).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await enter(site.desk, numero, '6 6 5', 'Written down.');
    await enter(second, numero, '6 6 5', 'Two of the staff agree');
    await expect.poll(async () => Number(await member.balance()), { timeout: longMs }).toBeGreaterThan(100);
    const page = await site.open(member, 'phone');
    await page.goto(`/lottery?gameCode=${gameId}&vendor=ELOTT`);
    await expect(page.getByRole('region', { name: 'My tickets' }).getByText('Result corrected')).toBeVisible();
    await page.goto('/?member=messageV2');
    await page.getByRole('button', { name: /Lottery result corrected/ }).click();
    await expect(page.getByText(new RegExp(`draw ${numero}, was corrected`))).toBeVisible();
    await page.context().close();
  });

  await test.step('a draw that both cancel gives the stake back', async () => {
    const before = await member.balance();
    const next = await enteredIssue(member);
    await buy(member, next.numero);
    expect(Number(await member.balance())).toBeCloseTo(Number(before) - 10, 2);
    await cancel(site.desk, next.numero);
    await cancel(second, next.numero);
    await expect.poll(() => member.balance(), { timeout: longMs }).toBe(before);
  });
  await site.expectCleanBooks();
});
