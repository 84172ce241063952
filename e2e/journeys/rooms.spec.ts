// @covers rooms-in-browser

import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { closePanel, desktop, enterGame, type Guest, minorOf, openPanel, phone } from '../support/table-frame.ts';

const handMs = 45_000;
const startMinor = 100_000;
/** The least that the lowest room takes: 480 times its base of 0.10. */
const buyIn = 'P 48.00';

const mySeat = (page: Page) => page.locator('.room-seat[data-mine="true"]');
const choice = (page: Page, name: string) => page.getByRole('group').getByRole('button', { name, exact: true });

async function enter({ page }: Guest): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: 'Low stakes' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await page.getByRole('button', { name: `Sit down with ${buyIn}` }).click();
  await expect(mySeat(page)).toBeVisible();
}

/** One hand: the first takes the bank, the second bets against it. */
async function playHand([bank, other]: readonly [Guest, Guest]): Promise<void> {
  await Promise.all([
    choice(bank.page, '×4').click({ timeout: handMs }),
    choice(other.page, 'No bank').click({ timeout: handMs }),
  ]);
  await choice(other.page, '×5').click({ timeout: handMs });
  for (const { page } of [bank, other])
    await expect(mySeat(page).locator('.room-net')).toBeVisible({ timeout: handMs });
}

test('two members play NiuNiu at one table, one comes back to the seat, and both are paid out', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const entry = { vendor: 'BAIZEPVP', gameCode: 'room_niuniu' };
  const bank = await enterGame(browser, baseURL ?? '', { ...entry, viewport: phone });
  const other = await enterGame(browser, baseURL ?? '', { ...entry, viewport: desktop });
  await enter(bank);
  await enter(other);
  await playHand([bank, other]);
  await expect(bank.page.locator('.room-banker')).toBeVisible();
  expect(await graveFindings(other.page)).toEqual([]);

  await test.step('the game that is opened again shows the same seat', async () => {
    const { url } = await other.player.call('launchGame', { data: { ...entry, language: 'TY' } });
    await other.page.goto(new URL(url, baseURL).href);
    await expect(mySeat(other.page)).toBeVisible();
  });
  await playHand([bank, other]);

  const panel = await openPanel(other.page, 'Fairness');
  await panel.getByRole('button', { name: 'Recompute this round' }).first().click();
  await expect(panel.getByText('Recomputed: the hand is exactly what its seeds and decisions give.')).toBeVisible();
  await closePanel(other.page);

  for (const { page } of [bank, other]) await page.getByRole('button', { name: 'Stand up' }).click();
  for (const { page } of [bank, other]) await expect(mySeat(page)).toHaveCount(0, { timeout: handMs });
  const left: number[] = [];
  for (const { page, player } of [bank, other])
    await expect(async () => {
      const minor = minorOf(await player.balance());
      expect(minorOf(await page.locator('.floor-balance').textContent())).toBe(minor);
      expect(minor).not.toBe(startMinor - minorOf(buyIn));
      left.push(minor);
    }).toPass({ timeout: 15_000 });
  // What both have together is less by the rake of the wins alone.
  const rakeMinor = 2 * startMinor - left.reduce((sum, minor) => sum + minor, 0);
  expect(rakeMinor).toBeGreaterThan(0);
  expect(rakeMinor).toBeLessThan(0.05 * 2 * minorOf(buyIn) + 1);
});
