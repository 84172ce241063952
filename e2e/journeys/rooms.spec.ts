// @covers rooms-in-browser holdem-in-browser zjh-in-browser

import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { closePanel, desktop, enterGame, type Guest, minorOf, openPanel, phone } from '../support/table-frame.ts';

const handMs = 45_000;
const startMinor = 100_000;
/** The least that the lowest room takes: 480 times its base of 0.10. */
const buyIn = 'P 48.00';

const mySeat = (page: Page) => page.locator('.room-seat[data-mine="true"]');
const choice = (page: Page, name: string) => page.getByRole('group').getByRole('button', { name, exact: true });

async function enter({ page }: Guest, amount = buyIn): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: 'Low stakes' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await page.getByRole('button', { name: `Sit down with ${amount}` }).click();
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

/** Presses a button of the player who is asked; answers who that was. */
async function press(guests: readonly Guest[], name: string | RegExp): Promise<Guest> {
  // A decision in advance is none that is asked for.
  const asked = '.turn-acts button:not(.turn-plan)';
  const button = ({ page }: Guest) => page.locator(asked).and(page.getByRole('button', { name }));
  const isAsked = (guest: Guest) =>
    button(guest)
      .isEnabled({ timeout: 200 })
      .catch(() => false);
  let pressed: Guest | undefined;
  await expect(async () => {
    const canPress = await Promise.all(guests.map(isAsked));
    pressed = guests[canPress.indexOf(true)];
    expect(pressed).toBeDefined();
  }).toPass({ timeout: handMs });
  if (!pressed) throw new Error(`nobody can press ${name}`);
  await button(pressed).click();
  return pressed;
}

longTest(
  'two members play hold’em: a bet is folded to, all chips go in, and both are paid out',
  async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const entry = { vendor: 'BAIZEPVP', gameCode: 'room_holdem' };
    const guests = [
      await enterGame(browser, baseURL ?? '', { ...entry, viewport: phone }),
      await enterGame(browser, baseURL ?? '', { ...entry, viewport: desktop }),
    ];
    for (const guest of guests) await enter(guest, 'P 2.00');
    await press(guests, /^Call/);
    await press(guests, 'Check');
    for (const { page } of guests) await expect(page.locator('.holdem-board .playing-card')).toHaveCount(3);
    const bettor = await press(guests, /^Bet/);
    expect(await graveFindings(bettor.page)).toEqual([]);
    await bettor.page.getByRole('button', { name: 'Add chips' }).click();
    await bettor.page.getByRole('button', { name: /^Add P/ }).click();
    await expect(bettor.page.getByText('comes to your stack before the next hand')).toBeVisible({ timeout: handMs });
    await press(guests, 'Fold');
    await expect(mySeat(bettor.page).locator('.room-net')).toBeVisible();
    await expect(mySeat(bettor.page).locator('.room-stack')).toHaveText(/^P [34]\./, { timeout: handMs });

    await test.step('all chips go in before the flop, and the board comes', async () => {
      await expect(async () => {
        for (const { page } of guests)
          if (await page.getByRole('button', { name: 'All-in', exact: true }).isVisible())
            await page.getByRole('button', { name: 'All-in', exact: true }).click({ timeout: 500 });
        expect(
          await Promise.all(guests.map(({ page }) => page.getByRole('button', { name: /^All-in P/ }).count())),
        ).toContain(1);
      }).toPass({ timeout: handMs });
      await press(guests, /^All-in P/);
      await press(guests, /^(Call|All-in) P/);
      for (const { page } of guests)
        await expect(page.locator('.holdem-board .playing-card')).toHaveCount(5, { timeout: handMs });
      await expect(bettor.page.locator('.room-net').first()).toBeVisible({ timeout: handMs });
    });

    for (const { page } of guests) {
      const up = page.getByRole('button', { name: 'Stand up' });
      // Whoever has lost all his chips is stood up by the room.
      await up.click({ timeout: 2_000 }).catch(() => undefined);
    }
    for (const { page } of guests) await expect(mySeat(page)).toHaveCount(0, { timeout: handMs });
    const page = bettor.page;
    const panel = await openPanel(page, 'Fairness');
    await panel.getByRole('button', { name: 'Recompute this round' }).first().click();
    await expect(panel.getByText('Recomputed: the hand is exactly what its seeds and decisions give.')).toBeVisible();
    await closePanel(page);
    await expect(async () => {
      const left = await Promise.all(guests.map(async ({ player }) => minorOf(await player.balance())));
      const rakeMinor = 2 * startMinor - left.reduce((sum, minor) => sum + minor, 0);
      // The cap of two players is one big blind, for each of two hands.
      expect(rakeMinor).toBeGreaterThan(0);
      expect(rakeMinor).toBeLessThanOrEqual(20);
    }).toPass({ timeout: 15_000 });
  },
);

longTest(
  'two members play win three cards: one looks and raises, the other folds, then two hands are compared',
  async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const entry = { vendor: 'BAIZEPVP', gameCode: 'room_zjh' };
    const guests = [
      await enterGame(browser, baseURL ?? '', { ...entry, viewport: phone }),
      await enterGame(browser, baseURL ?? '', { ...entry, viewport: desktop }),
    ];
    for (const guest of guests) await enter(guest, 'P 5.00');
    const looker = await press(guests, 'Look');
    const faces = looker.page.locator('.room-seat[data-mine="true"] .playing-card[data-turned="true"]');
    await expect(faces).toHaveCount(3);
    expect(await graveFindings(looker.page)).toEqual([]);
    await press(guests, /^Call/);
    await press(guests, 'Fold');
    await expect(mySeat(looker.page).locator('.room-net')).toBeVisible({ timeout: handMs });

    await test.step('in the second round two hands are compared, and one is out', async () => {
      await press(guests, /^Call/);
      await press(guests, /^Call/);
      await press(guests, /^Compare/);
      await expect(looker.page.locator('.room-net')).toHaveCount(1, { timeout: handMs });
    });

    for (const { page } of guests) await page.getByRole('button', { name: 'Stand up' }).click();
    for (const { page } of guests) await expect(mySeat(page)).toHaveCount(0, { timeout: handMs });
    const panel = await openPanel(looker.page, 'Fairness');
    await panel.getByRole('button', { name: 'Recompute this round' }).first().click();
    await expect(panel.getByText('Recomputed: the hand is exactly what its seeds and decisions give.')).toBeVisible();
    await closePanel(looker.page);
    await expect(async () => {
      const left = await Promise.all(guests.map(async ({ player }) => minorOf(await player.balance())));
      const rakeMinor = 2 * startMinor - left.reduce((sum, minor) => sum + minor, 0);
      // 5 % of at most a few bases, rounded down.
      expect(rakeMinor).toBeGreaterThanOrEqual(1);
      expect(rakeMinor).toBeLessThanOrEqual(10);
    }).toPass({ timeout: 15_000 });
  },
);
