// @covers fishing-desk betting-record-hands cockfight-settings

import { randomUUID } from 'node:crypto';
import { createClient } from '@baize/client';
import { fishAt } from '@baize/games/fishing';
import type { Player } from '@baize/testkit/player';
import { expect, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { type CashierSite, startCashierSite } from '../support/cashier-site.ts';
import { longTest } from '../support/long-test.ts';
import { popupOf } from '../support/popup.ts';
import { port } from '../support/server.ts';

const waitMs = 60_000;
let site: CashierSite;

test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 96);
});
test.afterAll(() => site.stop());

/** Five shots of a member in the novice room of the reef, in a round that is over. */
async function fish(member: Player): Promise<void> {
  const { url } = await member.call('launchGame', {
    data: { vendor: 'BAIZEFISH', gameCode: 'fish_reef', language: 'TY' },
  });
  const launchToken = new URL(url, site.url).searchParams.get('launchToken') ?? '';
  const { session } = await member.call('fishingOpen', { body: { launchToken } });
  const { call } = createClient({
    baseUrl: site.url,
    timeoutMs: 15_000,
    credentials: () => ({ 'game-session': session }),
  });
  const { room } = await call('fishingSit', { body: { level: 'novice' } });
  const { roomId } = room;
  const [fish] = fishAt(room.seed, Date.parse(room.serverTime) - Date.parse(room.openedAt));
  const shots = Array.from({ length: 5 }, () => ({ weapon: 'cannon' as const, fish: [fish?.id ?? ''] }));
  await call('fishingFire', { body: { batchId: randomUUID(), roomId, betMinor: '10', shots, entropy: 'mine' } });
  await call('fishingLeave', { body: { roomId } });
}

longTest(
  'staff sees a fishing room with its batches, closes it and sets bets; the member finds his batches',
  async () => {
    test.setTimeout(300_000);
    const { desk } = site;
    const member = await site.newMember('fisher', { balance: '200' });
    await fish(member);

    await desk.goto('/console/fishing');
    await desk.getByRole('row').filter({ hasText: 'Deep Reef' }).first().click();
    const close = desk.getByRole('button', { name: 'Close after the batch' });
    await expect(close).toBeVisible({ timeout: waitMs });
    expect(await graveFindings(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Show' }).first().click();
    await expect(desk.getByRole('heading', { name: 'Batches' })).toBeVisible({ timeout: waitMs });
    await expect(desk.getByRole('cell', { name: 'Booked', exact: true })).toBeVisible({ timeout: waitMs });
    expect(await graveFindings(desk)).toEqual([]);
    await desk.goBack();
    await close.click();
    await popupOf(desk).getByLabel('Reason').fill('quiet night');
    await popupOf(desk).getByRole('button', { name: 'Close after the batch' }).click();
    await expect(desk.getByRole('button', { name: 'Open again' })).toBeVisible({ timeout: waitMs });

    await desk.goto('/console/fishing-settings');
    const novice = desk.getByRole('table', { name: 'Deep Reef' }).getByRole('row').filter({ hasText: 'Novice' });
    await novice.getByRole('button', { name: 'Change' }).click();
    await popupOf(desk).getByLabel('Smallest bet', { exact: true }).fill('0.02');
    await popupOf(desk).getByLabel('Reason').fill('summer');
    await popupOf(desk).getByRole('button', { name: 'Save' }).click();
    await expect(novice).toContainText('0.02', { timeout: waitMs });
    expect(await graveFindings(desk)).toEqual([]);

    await desk.goto('/console/arena-settings');
    const arena = desk.getByRole('table', { name: 'DS88' });
    await expect(arena).toBeVisible({ timeout: waitMs });
    await desk.getByRole('button', { name: 'Limits and odds' }).first().click();
    await popupOf(desk).getByLabel('BDD').fill('7');
    await popupOf(desk).getByLabel('Reason').fill('season');
    await popupOf(desk).getByRole('button', { name: 'Save' }).click();
    await expect(arena.getByRole('row').last()).toContainText('7:1', { timeout: waitMs });
    expect(await graveFindings(desk)).toEqual([]);

    const page = await site.open(member, 'desktop');
    await page.goto('/?member=personalHistoryCopy');
    await page
      .getByRole('button', { name: /^Details of Deep Reef/ })
      .first()
      .click({ timeout: waitMs });
    const bet = page.getByRole('dialog', { name: 'Deep Reef' });
    await expect(bet.getByText('1 batch of shots')).toBeVisible({ timeout: waitMs });
    await expect(bet.getByRole('button', { name: 'Verify this round' })).toBeVisible({ timeout: waitMs });
    expect(await graveFindings(page)).toEqual([]);
    await site.expectCleanBooks();
  },
);
