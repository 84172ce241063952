// @covers cockfight-in-browser

import { expect } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { closePanel, enterGame, expectBalance, minorOf, openPanel, phone } from '../support/table-frame.ts';

/** A fight and the one before it. */
const fightMs = 240_000;
/** Enough to bet on a busy machine. */
const minSeconds = 12;

longTest('a member bets on both birds of a virtual fight, is paid, and recomputes it', async ({ browser, baseURL }) => {
  const guest = await enterGame(browser, baseURL ?? '', { vendor: 'DS88', gameCode: 'ds88_arena', viewport: phone });
  const { page } = guest;
  await expect(page.getByText('Virtual: animated birds, drawn result')).toBeVisible();
  await expect(async () => {
    expect(Number(await page.getByRole('timer').textContent({ timeout: 500 }))).toBeGreaterThan(minSeconds);
  }).toPass({ timeout: fightMs, intervals: [500] });
  for (const side of [/^Meron, /, /^Both dead draw, /]) {
    await page.getByRole('button', { name: side }).press('Enter');
    const send = page.getByRole('button', { name: /^Bet P/ });
    await expect(send).toHaveText('Bet P 20.00');
    // Odds that moved meanwhile refuse a bet, and leave it on the screen at the new ones.
    await expect(async () => {
      if (await send.isEnabled()) await send.press('Enter');
      await expect(send).toBeDisabled({ timeout: 5_000 });
      await expect(send).toHaveText('Bet P 0.00', { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }
  await expect(page.locator('.table-sum strong')).not.toHaveText('P 0.00');
  const stakedMinor = minorOf(await page.locator('.table-sum strong').textContent());
  expect(await graveFindings(page)).toEqual([]);
  await expect(page.locator('.arena-stage')).toHaveAttribute('data-state', 'FIGHTING', { timeout: fightMs });
  const result = page.locator('.arena-result strong');
  await expect(result).toBeVisible({ timeout: fightMs });
  const paid = page.locator('.table-paid');
  await expect(paid).not.toHaveText('', { timeout: 60_000 });
  const paidMinor = /\d/.test((await paid.textContent()) ?? '') ? minorOf(await paid.textContent()) : 0;
  await expectBalance(guest, stakedMinor, paidMinor);
  const fairness = await openPanel(page, 'Fairness');
  await fairness
    .getByRole('button')
    .filter({ hasText: /recompute/i })
    .first()
    .click();
  await expect(fairness.getByText('The fight is exactly what its seeds give.')).toBeVisible();
  await closePanel(page);
});
