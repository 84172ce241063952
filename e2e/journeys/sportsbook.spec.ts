// @covers sportsbook-screens fb-sports sports-results sports-trading-board sports-partial-sale

import { createPlayer } from '@baize/testkit/player';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { popupOf } from '../support/popup.ts';
import { acceptInvitation, administratorLink, setUpSecondFactor } from '../support/staff.ts';
import { logIn, newVisitor, register } from '../support/visitor.ts';

test('a member bets on a match to come, sells the bet, and bets a parlay', async ({ page, baseURL }, info) => {
  const visitor = newVisitor(info.project.name);
  const player = createPlayer(baseURL ?? '', visitor.username, visitor.password);
  await player.register();
  await player.deposit('200.00');
  await logIn(page, visitor);
  await page.goto('/sports');
  await page.getByRole('main').getByRole('article').filter({ hasText: 'FB Sports' }).first().click();
  await expect(page).toHaveURL(/\/fbsports/);
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Starts' });
  await expect(rows.first()).toBeVisible();
  await expect(rows.first().getByText('Virtual', { exact: true })).toBeVisible();
  expect(await graveFindings(page, { only: 'main', skippedRules: [] })).toEqual([]);

  const slip = page.getByRole('complementary');
  const priceOf = (row: number) => rows.nth(row).getByRole('group').first().getByRole('button').first();
  await priceOf(0).click();
  await slip.getByLabel('Stake per bet').fill('20');
  await slip.getByRole('button', { name: 'Place bet' }).click();
  const bets = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Stake P' });
  await expect(bets.filter({ hasText: 'Open' })).toHaveCount(1);
  await bets.first().getByRole('button', { name: 'Sell a part' }).click();
  await bets.first().getByRole('slider').fill('30');
  await bets.first().getByRole('button', { name: 'Ask for a price' }).click();
  await bets
    .first()
    .getByRole('button', { name: /held for up to 5 seconds/ })
    .click();
  await expect(bets.first().getByText(/Parts sold for/)).toBeVisible();
  await bets
    .first()
    .getByRole('button', { name: /^Sell for P [0-9.]+$/ })
    .click();
  await expect(bets.filter({ hasText: 'Sold' })).toHaveCount(1);

  await page.getByText('Matches', { exact: true }).click();
  await priceOf(0).click();
  await priceOf(1).click();
  await expect(slip.getByText(/1 bet, total stake/)).toBeVisible();
  await slip.getByRole('button', { name: 'Place bet' }).click();
  await expect(bets.filter({ hasText: 'Parlay of 2' })).toHaveCount(1);
});

test('esports open at their own vendor', async ({ page }, info) => {
  await register(page, newVisitor(info.project.name));
  await page.goto('/esports');
  await page.getByRole('main').getByRole('article').filter({ hasText: 'TF Gaming' }).first().click();
  await expect(page.getByText('Match winner').first()).toBeVisible();
});

/** A colleague of all brands with a second factor, in a window of his own. */
async function newTrader(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const trader = { name: newVisitor(name).username, password: 'Walnut-Harbour-58213' };
  await acceptInvitation(page, await administratorLink(trader.name), trader);
  await setUpSecondFactor(page, trader.password);
  return page;
}

longTest(
  'staff suspends a match, one enters its result, another approves it, and the bet is paid',
  async ({ page, browser, baseURL }, info) => {
    const visitor = newVisitor(info.project.name);
    const player = createPlayer(baseURL ?? '', visitor.username, visitor.password);
    await player.register();
    await player.deposit('100.00');
    await logIn(page, visitor);
    await page.goto('/sports');
    await page.getByRole('main').getByRole('article').filter({ hasText: 'BTI' }).first().click();
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Starts' });
    await rows.last().getByRole('group').first().getByRole('button').first().click();
    const slip = page.getByRole('complementary');
    await slip.getByLabel('Stake per bet').fill('25');
    await slip.getByRole('button', { name: 'Place bet' }).click();
    const bets = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Stake P' });
    await expect(bets.filter({ hasText: 'Open' })).toHaveCount(1);

    const [one, other] = [await newTrader(browser, 'trader'), await newTrader(browser, 'second')];
    await one.goto('/console/sportsbook/bets');
    await one.getByText(visitor.username).first().click();
    await one.getByRole('dialog').getByRole('link').first().click();
    await one.getByRole('button', { name: 'Suspend or move prices' }).click();
    await one.getByLabel('Suspend the whole match').check();
    await one.getByRole('dialog').getByLabel('Reason').fill('The pitch is under water');
    await one.getByRole('button', { name: 'Save' }).click();
    await expect(one.getByText('Suspended').first()).toBeVisible();
    expect(await graveFindings(one), 'the trading board').toEqual([]);
    await one.getByRole('button', { name: 'Enter or correct the result' }).click();
    const dialog = popupOf(one);
    await dialog.getByLabel('What became of the match').selectOption('postponed');
    await dialog.getByLabel('Reason').fill('It was not played');
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(one.getByText(/You entered this result/)).toBeVisible();
    expect(await graveFindings(one), 'the result').toEqual([]);

    await other.goto(one.url());
    await expect(other.getByText('Open bets that it settles or brings nearer')).toBeVisible();
    await other.getByRole('button', { name: 'Approve' }).click();
    await other.getByRole('dialog').getByLabel('Reason').fill('The club says so');
    await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(bets.filter({ hasText: 'Void' })).toHaveCount(1);
    await expect(bets.first().getByText(/Returned P.25\.00/)).toBeVisible();
  },
);
