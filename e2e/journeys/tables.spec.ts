// @covers games-in-browser

import { type Browser, expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { closePanel, enterGame, expectBalance, type Guest, minorOf, openPanel, phone } from '../support/table-frame.ts';

/** Spots of the cloth as readers hear them; one chip of 5.00 on each. */
const tables = [
  { gameCode: 'baccarat', spots: ['Player', 'Banker'] },
  { gameCode: 'baccarat_no_commission', spots: ['Player', 'Tie'] },
  { gameCode: 'speed_baccarat', spots: ['Banker', 'Tie'] },
  { gameCode: 'roulette', spots: ['Red', 'Number 17'], viewport: phone },
  { gameCode: 'golden_pockets', spots: ['Red', 'Number 17'], viewport: phone },
  { gameCode: 'sic_bo', spots: ['Big', 'Total 10'] },
  { gameCode: 'dragon_tiger', spots: ['Dragon', 'Dragon, Red'] },
  { gameCode: 'wenzhou', spots: ['Door wins: door 1', 'Door loses: door 2'] },
  { gameCode: 'niuniu_table', spots: ['Player wins: player 1', 'Banker wins: player 2'], viewport: phone },
  { gameCode: 'bull_fight', spots: ['Red', 'Bull 5'] },
];
const stakedMinor = 1_000;
/** Enough to put chips down on a machine that is busy with other tables. */
const minSeconds = 10;
const soon = { timeout: 20_000 };

/** By the keyboard, which every control has to take, and which does not wait for pictures to come to rest. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter', soon);

async function untilBetting({ page }: Guest): Promise<void> {
  const timer = page.getByRole('timer');
  await expect(async () => {
    expect(Number(await timer.textContent({ timeout: 500 }))).toBeGreaterThan(minSeconds);
  }).toPass({ timeout: 90_000, intervals: [250] });
}

/** Puts chips down and sends them; when the time ran out before, in the next round. */
async function stake(guest: Guest, spots: readonly string[]): Promise<void> {
  const { page } = guest;
  const onTable = page.locator('.table-sum strong');
  await expect(async () => {
    if ((await onTable.textContent()) !== 'P 10.00') {
      await untilBetting(guest);
      const clear = page.getByRole('button', { name: 'Clear' });
      if (await clear.isEnabled()) await press(page, 'Clear');
      for (const name of spots) await press(page, name);
      await press(page, 'Bet P 10.00');
    }
    await expect(onTable).toHaveText('P 10.00');
  }).toPass({ timeout: 240_000 });
}

/** What each round of the history panel was paid, the newest first. */
async function paidOfHistory({ page }: Guest): Promise<number[]> {
  const panel = await openPanel(page, 'History');
  const rows = panel.getByRole('listitem');
  await expect(rows.first()).toContainText('Bet P 10.00');
  const texts = await rows.allTextContents();
  await closePanel(page);
  return texts.map((text) => minorOf(/Paid (.*)$/.exec(text)?.[1] ?? null));
}

async function playTable(browser: Browser, baseURL: string, table: (typeof tables)[number]): Promise<void> {
  const guest = await enterGame(browser, baseURL, table);
  const { page } = guest;
  await stake(guest, table.spots);
  const sum = page.locator('.table-paid');
  await expect(sum).toHaveText(/^(Paid|No win)/, { timeout: 60_000 });
  const shownMinor = minorOf(await sum.textContent());
  const paidMinor = await paidOfHistory(guest);
  // A bet whose answer came after its round was put down again: then the sum may be of either.
  if (paidMinor.length === 1) expect(paidMinor, table.gameCode).toEqual([shownMinor]);
  const allPaidMinor = paidMinor.reduce((sum, minor) => sum + minor, 0);
  await expectBalance(guest, stakedMinor * paidMinor.length, allPaidMinor);
  expect(await graveFindings(page), table.gameCode).toEqual([]);
  await page.context().close();
}

/** Two at once: on a busy machine the time for bets must not run out before a page is there. */
const groups = [tables.slice(0, 2), tables.slice(2, 4), tables.slice(4, 6), tables.slice(6)];

for (const [index, group] of groups.entries()) {
  (index === 0 ? test : longTest)(
    `played to their payment: ${group.map(({ gameCode }) => gameCode).join(', ')}`,
    async ({ browser, baseURL }) => {
      await Promise.all(group.map((table) => playTable(browser, baseURL ?? '', table)));
    },
  );
}

test('chips can be doubled, taken back and put down again', async ({ browser, baseURL }) => {
  const guest = await enterGame(browser, baseURL ?? '', { gameCode: 'baccarat' });
  const { page } = guest;
  const send = page.getByRole('button', { name: /^Bet P/ });
  await expect(async () => {
    await untilBetting(guest);
    await press(page, 'Tie');
    await press(page, 'Double');
    await expect(send).toHaveText('Bet P 10.00', soon);
    await press(page, 'Undo');
    await expect(send).toHaveText('Bet P 5.00', soon);
    await press(page, 'Clear');
    await expect(send).toBeDisabled(soon);
  }).toPass({ timeout: 150_000 });
});

test('crash: a flight is left by itself, on a phone', async ({ browser, baseURL }) => {
  const guest = await enterGame(browser, baseURL ?? '', { gameCode: 'crash', viewport: phone });
  const { page } = guest;
  await page.getByLabel('Bet', { exact: true }).fill('10.00');
  await page.getByLabel('Auto cash-out at').fill('1.01');
  // One flight of about 1,300 lasts for more than two minutes.
  await page.getByRole('button', { name: 'Bet', exact: true }).click({ timeout: 170_000 });
  const left = page.getByText(/^Cashed out at 1\.01×: P 10\.10$/);
  const lost = page.getByText(/^P 10\.00 lost$/);
  await expect(left.or(lost)).toBeVisible({ timeout: 60_000 });
  const isLost = await lost.isVisible();
  await expectBalance(guest, stakedMinor, isLost ? 0 : 1_010);
  expect(await graveFindings(page)).toEqual([]);
});
