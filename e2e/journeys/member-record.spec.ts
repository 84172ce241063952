// @covers member-record live-figures

import { randomUUID } from 'node:crypto';
import type { Player } from '@baize/testkit/player';
import { expect, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { type CashierSite, startCashierSite } from '../support/cashier-site.ts';
import { gameFrame, playRound } from '../support/game.ts';
import { longTest } from '../support/long-test.ts';
import { popupOf } from '../support/popup.ts';
import { port } from '../support/server.ts';

const reason = 'asked us to stop his bets for today';
test.describe.configure({ mode: 'serial' });
let site: CashierSite;
let member: Player;

test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 36);
  member = await site.newMember('record', { balance: '500' });
});
test.afterAll(() => site.stop());

longTest('staff finds a member by a bet, blocks his bets and lets him bet again', async () => {
  test.setTimeout(300_000);
  const { desk } = site;
  const { defaultBetMinor } = await member.openGame('BAIZE', 'jade_cascade');
  const roundId = randomUUID();
  await member.call('studioSpin', { body: { roundId, betMinor: defaultBetMinor } });
  await member.call('studioPresented', { body: { roundId } });

  const page = await site.open(member, 'desktop');
  await page.goto('/game?vendor=BAIZE&gameCode=jade_cascade');
  const frame = gameFrame(page);
  await expect(frame.locator('main[data-phase="idle"]')).toBeVisible({ timeout: 60_000 });

  await desk.goto('/console/');
  await expect(desk.getByRole('region', { name: 'Today' }).getByText('Members online')).toBeVisible();
  await desk.keyboard.press('Control+k');
  await popupOf(desk).getByRole('combobox', { name: 'Search' }).fill(roundId);
  await popupOf(desk).getByRole('option', { name: member.username }).click();
  await expect(desk.getByRole('heading', { name: member.username })).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: roundId })).toBeVisible();
  expect(await graveFindings(desk)).toEqual([]);

  const act = async (button: string) => {
    await desk.getByRole('main').getByRole('button', { name: 'Blocks' }).click();
    await popupOf(desk).getByLabel('Reason').fill(reason);
    await popupOf(desk).getByRole('button', { name: button }).click();
    await expect(popupOf(desk)).toBeHidden();
  };
  await act('Block');
  await expect(desk.getByRole('heading', { name: member.username }).getByText('Bets blocked')).toBeVisible();
  await frame.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(frame.getByText('You cannot play at the moment')).toBeVisible({ timeout: 60_000 });

  await act('Lift the block');
  await expect(desk.getByText('Bets blocked')).toBeHidden();
  await page.reload();
  await playRound(gameFrame(page));

  await desk.getByRole('tab', { name: 'Timeline' }).click();
  const line = (name: string) => desk.getByRole('listitem').filter({ hasText: name }).filter({ hasText: reason });
  await expect(line('Blocked a member’s bets')).toBeVisible();
  await expect(line('Lifted the block of bets')).toBeVisible();
  await site.expectCleanBooks();
});
