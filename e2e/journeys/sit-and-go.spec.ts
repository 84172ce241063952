// @covers sit-and-go-in-browser

import { type Browser, expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { type CashierSite, startCashierSite } from '../support/cashier-site.ts';
import { longTest } from '../support/long-test.ts';
import { popupOf } from '../support/popup.ts';
import { port } from '../support/server.ts';
import { desktop, minorOf, phone } from '../support/table-frame.ts';

const waitMs = 60_000;
let site: CashierSite;

test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 12);
});
test.afterAll(() => site.stop());

/** A new member with 20.00 at the lobby of the game, in a window of its own. */
async function arrive(browser: Browser, hint: string, viewport: typeof desktop) {
  const member = await site.newMember(hint, { balance: '20' });
  const entry = { vendor: 'BAIZEPVP', gameCode: 'room_sng', language: 'TY' } as const;
  const { url } = await member.call('launchGame', { data: entry });
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(new URL(url, site.url).href);
  return { member, page };
}

async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter for P 1.10' }).click();
  await page.getByRole('button', { name: 'Sit down with P 1.10' }).click();
  await expect(page.locator('.room-seat[data-mine="true"]')).toBeVisible({ timeout: waitMs });
}

/** Presses what puts chips in, where the player is asked. */
async function pressOn(page: Page): Promise<void> {
  for (const name of ['All-in', /^All-in \d/, /^Call/, 'Check']) {
    const button = page
      .locator('.turn-decision button:not(.turn-plan)')
      .and(page.getByRole('button', { name, exact: true }));
    if (await button.isEnabled({ timeout: 100 }).catch(() => false))
      await button.click({ timeout: 1_000 }).catch(() => null);
  }
}

longTest(
  'staff sets two seats, one stands up in time, then two play until one has all, and staff reads who won',
  async ({ browser }) => {
    test.setTimeout(300_000);
    const { desk } = site;
    await desk.goto('/console/room-settings');
    const low = desk.getByRole('table', { name: 'Sit and go' }).getByRole('row').filter({ hasText: 'Low' });
    await low.getByRole('button', { name: 'Change' }).click();
    await popupOf(desk).getByLabel('Seats').fill('2');
    await popupOf(desk).getByLabel('Reason').fill('two at a table');
    await popupOf(desk).getByRole('button', { name: 'Save' }).click();
    await expect(low).toContainText('Set by staff', { timeout: waitMs });

    const guests = [await arrive(browser, 'sngone', phone), await arrive(browser, 'sngtwo', desktop)] as const;
    for (const { page } of guests)
      await page.getByRole('listitem').filter({ hasText: 'Low stakes' }).getByRole('button').first().click();
    const [first] = guests;
    await sitDown(first.page);
    await expect(first.page.getByText('1 of 2 players are here')).toBeVisible({ timeout: waitMs });
    await first.page.getByRole('button', { name: 'Stand up' }).click();
    await expect(async () => expect(minorOf(await first.member.balance())).toBe(2_000)).toPass({ timeout: waitMs });
    await expect(first.page.getByRole('button', { name: 'Enter for P 1.10' })).toBeEnabled({ timeout: waitMs });

    for (const { page } of guests) await sitDown(page);
    for (const { page } of guests) await expect(page.getByText('Level 1')).toBeVisible({ timeout: waitMs });
    await expect(first.page.locator('.playing-card').first()).toBeVisible({ timeout: waitMs });
    expect(await graveFindings(first.page)).toEqual([]);
    await expect(async () => {
      for (const { page } of guests) await pressOn(page);
      for (const { page } of guests)
        await expect(page.getByText('You finished in place')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 180_000 });
    const ends = await Promise.all(guests.map(({ page }) => page.getByText('You finished in place').textContent()));
    expect([...ends].sort()).toEqual(['You finished in place 1 and won P 2.00.', 'You finished in place 2.']);
    await expect(async () => {
      const left = await Promise.all(guests.map(async ({ member }) => minorOf(await member.balance())));
      expect(left.sort((one, other) => one - other)).toEqual([1_890, 2_090]);
    }).toPass({ timeout: waitMs });

    const data = { page: 1, pageSize: 25, sort: 'rake', direction: 'desc' } as const;
    const { rows } = await site.staff.call('staffRooms', { data: { ...data, gameCode: 'room_sng' } });
    await desk.goto(`/console/rooms/${rows.find(({ players, hands }) => players === 0 && hands > 0)?.roomId}`);
    for (const place of ['1', '2'])
      await expect(desk.getByRole('cell', { name: place, exact: true }).first()).toBeVisible();
    expect(await graveFindings(desk)).toEqual([]);
    await site.expectCleanBooks();
  },
);
