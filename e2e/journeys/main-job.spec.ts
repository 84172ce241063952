// @covers main-job

import { expect, type Page, test } from '@playwright/test';
import { gameFrame, playRound } from '../support/game.ts';
import { popupOf } from '../support/popup.ts';
import { logIn, logOut, newVisitor, register } from '../support/visitor.ts';

const rounds = 20;

/** "P 1,250.00" on the screen as minor units. */
const minorOf = (text: string | null): number => Number((text ?? '').replace(/[^\d.-]/g, '').replace('.', ''));

async function balanceMinor(page: Page): Promise<number> {
  const balance = page.getByRole('dialog').getByTestId('wallet-balance');
  await expect(balance).toHaveText(/\d\.\d\d/);
  return minorOf(await balance.textContent());
}

async function openWallet(page: Page): Promise<void> {
  await page.goto('/affiliate?member=transferFund');
  await expect(popupOf(page)).toBeVisible();
}

// With all motion on the one device, and for somebody who asked for less on the other.
test.beforeEach(({ page, isMobile }) => page.emulateMedia({ reducedMotion: isMobile ? 'reduce' : 'no-preference' }));

/** The main job of the site, as a person does it. */
test('a visitor registers, deposits, plays, and every coin is accounted for', async ({ page }, info) => {
  const visitor = newVisitor(info.project.name);

  await test.step('register', () => register(page, visitor));

  await test.step('deposit 1,000', async () => {
    await openWallet(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('1000');
    await dialog.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect.poll(() => balanceMinor(page)).toBe(100_000);
  });

  const played = await test.step(`play ${rounds} rounds`, async () => {
    await page.goto('/rng');
    await page
      .getByRole('link', { name: /Lantern Garden/ })
      .or(page.getByRole('button', { name: /Lantern Garden/ }))
      .first()
      .click();
    const frame = gameFrame(page);
    await frame.getByRole('button', { name: 'Turbo' }).click();
    let staked = 0;
    let won = 0;
    for (let round = 0; round < rounds; round++) {
      const result = await playRound(frame);
      staked += result.stakeMinor;
      won += result.wonMinor;
    }
    return { staked, won };
  });

  await test.step('the betting record says the same', async () => {
    await page.goto('/affiliate?member=personalHistoryCopy');
    const record = page.getByRole('dialog');
    const sums = record.getByRole('group', { name: 'Sums' });
    await expect(sums).toContainText(String(rounds));
    await expect.poll(async () => minorOf(await sums.getByTestId('sum-stake').textContent())).toBe(played.staked);
    expect(minorOf(await sums.getByTestId('sum-payout').textContent())).toBe(played.won);
  });

  const expected = 100_000 - played.staked + played.won;
  await test.step('the wallet says the same', async () => {
    await openWallet(page);
    expect(await balanceMinor(page)).toBe(expected);
  });

  await test.step('log out, log in: the same balance', async () => {
    await logOut(page);
    await logIn(page, visitor);
    await openWallet(page);
    expect(await balanceMinor(page)).toBe(expected);
  });
});
