// @covers table-decisions games-in-browser

import { type Browser, expect, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { closePanel, enterGame, expectBalance, type Guest, minorOf, openPanel, phone } from '../support/table-frame.ts';

/** A chip of 5.00 on the first bet, then whatever is asked is answered with the first of these that is offered. */
const tables = [
  { gameCode: 'three_card_poker', spot: 'Ante', answers: /^(Play|Fold)/ },
  { gameCode: 'blackjack', spot: 'Blackjack', answers: /^(No insurance|Stand)/, viewport: phone },
];
type Table = (typeof tables)[number];
/** Enough to put a chip down on a machine that is busy with other tables. */
const minSeconds = 6;
const soon = { timeout: 20_000 };
const chipMinor = 500;

async function stake({ page }: Guest, spot: string): Promise<void> {
  const sum = page.locator('.table-sum strong');
  const timer = page.getByRole('timer');
  await expect(async () => {
    if ((await sum.textContent()) !== 'P 5.00') {
      await expect(page.locator('.table-bar')).toBeVisible({ timeout: 500 });
      expect(Number(await timer.textContent({ timeout: 500 }))).toBeGreaterThan(minSeconds);
      const clear = page.getByRole('button', { name: 'Clear' });
      if (await clear.isEnabled()) await clear.press('Enter', soon);
      await page.getByRole('button', { name: spot, exact: true }).press('Enter', soon);
      await page.getByRole('button', { name: 'Bet P 5.00', exact: true }).press('Enter', soon);
    }
    await expect(sum).toHaveText('P 5.00');
  }).toPass({ timeout: 150_000, intervals: [250] });
}

/** Answers every question of the round until it is paid; how often one was answered. */
async function answerAll({ page }: Guest, answers: RegExp): Promise<number> {
  const paid = page.locator('.table-paid').filter({ hasText: /^(Paid|No win)/ });
  const answer = page.locator('.decision-actions').getByRole('button', { name: answers }).first();
  for (let answered = 0; ; answered += 1) {
    await expect(paid.or(answer).first()).toBeVisible({ timeout: 60_000 });
    if (await paid.isVisible()) return answered;
    await answer.press('Enter', soon);
    // The same question does not come back.
    await expect(page.locator('.decision-wait').or(paid).first()).toBeVisible({ timeout: 30_000 });
  }
}

async function play(browser: Browser, baseURL: string, table: Table): Promise<void> {
  const guest = await enterGame(browser, baseURL, table);
  const { page } = guest;
  await stake(guest, table.spot);
  await answerAll(guest, table.answers);
  const shownMinor = minorOf(await page.locator('.table-paid').textContent());
  const stakedMinor = minorOf(await page.locator('.table-sum strong').textContent());
  expect(stakedMinor % chipMinor).toBe(0);
  const panel = await openPanel(page, 'History');
  await expect(panel.getByRole('listitem').first()).toContainText(/Paid/);
  const rows = await panel.getByRole('listitem').allTextContents();
  await closePanel(page);
  const sumOf = (pattern: RegExp) => rows.reduce((sum, row) => sum + minorOf(pattern.exec(row)?.[1] ?? null), 0);
  const paidMinor = sumOf(/Paid (.*)$/);
  // A bet whose answer came after its round was put down again: then the sum may be of either.
  if (rows.length === 1) expect([sumOf(/Bet (.*?)Paid/), paidMinor]).toEqual([stakedMinor, shownMinor]);
  await expectBalance(guest, sumOf(/Bet (.*?)Paid/), paidMinor);
  expect(await graveFindings(page), table.gameCode).toEqual([]);
  await page.context().close();
}

test('what is asked after the deal is answered, and the round is paid', async ({ browser, baseURL }) => {
  await Promise.all(tables.map((table) => play(browser, baseURL ?? '', table)));
});
