// @covers sportsbook-screens fb-sports

import { createPlayer } from '@baize/testkit/player';
import { expect, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
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
  await bets
    .first()
    .getByRole('button', { name: /^Sell for/ })
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
