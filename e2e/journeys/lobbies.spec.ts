// @covers seamless-page lobby-routes lobby-vendor-change lobby-list-types lobby-address-state
// @covers favourite-toggle game-unavailable search-everything

import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { gameFrame } from '../support/game.ts';
import { newVisitor, register } from '../support/visitor.ts';

/** Every lobby with its heading; of each kind one is put to the accessibility check. */
const lobbies = [
  { path: '/rng', heading: 'Slots', isChecked: true },
  { path: '/fish', heading: 'Fishing', isChecked: false },
  { path: '/pvp', heading: 'Card rooms', isChecked: false },
  { path: '/live', heading: 'Live casino', isChecked: false },
  { path: '/sports', heading: 'Sports', isChecked: true },
  { path: '/esports', heading: 'Esports', isChecked: false },
  { path: '/elott', heading: 'Lottery', isChecked: true },
  { path: '/cockfight', heading: 'Cockfight', isChecked: false },
  { path: '/hot', heading: 'Hot games', isChecked: true },
] as const;

const card = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name }).first();
const chosen = (page: Page, list: string) => page.getByRole('radio', { name: list, exact: true });

const checkAccessibility = async (page: Page): Promise<void> =>
  expect(await graveFindings(page, { only: 'main', skippedRules: [] })).toEqual([]);

test('every lobby opens without a fault, full or empty, and passes the accessibility check', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  for (const { path, heading, isChecked } of lobbies) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      if (isChecked) await checkAccessibility(page);
      expect(faults).toEqual([]);
    });
  }
});

test('the search over everything finds games, vendors and lobbies by keys alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await expect(dialog.getByRole('group', { name: 'Hot games' }).getByRole('option').first()).toBeVisible();
  expect(await graveFindings(page, { only: '[role="dialog"]' })).toEqual([]);
  await field.fill('lantrn gardn');
  await expect(dialog.getByRole('option', { name: /^Lantern Garden/ })).toBeVisible();
  await field.fill('cockfigt');
  await expect(dialog.getByRole('option', { name: /^Cockfight/ })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/cockfight$/);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a player finds a game by a name with mistakes, and the address keeps what he chose', async ({ page }) => {
  await page.goto('/rng');
  await expect(chosen(page, 'Hot')).toBeChecked();
  await page.getByRole('searchbox').fill('lantrn gardn');
  await expect(page).toHaveURL(/name=lantrn/);
  await expect(chosen(page, 'All games')).toBeChecked();
  await expect(card(page, /Lantern Garden/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('lantrn gardn');
  await expect(card(page, /Lantern Garden/)).toBeVisible();
  // The demo's slots come from one provider, so there is none to choose.
  await expect(page.getByRole('navigation', { name: 'Providers' })).toHaveCount(0);
  await page.goto('/rng?vendor=BAIZE');
  await expect(chosen(page, 'Hot')).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('lantrn gardn');
  await page.goto('/rng?name=zzzzqqqq');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a guest logs in for a heart; a member saves, plays, goes back and finds both lists', async ({ page }, info) => {
  await page.goto('/rng');
  const heart = page.getByRole('button', { name: 'Save Lantern Garden to your games' }).first();
  await heart.click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chosen(page, 'Saved')).toHaveCount(0);

  await register(page, newVisitor(info.project.name));
  await page.goto('/rng?list=none');
  await heart.click();
  const heartOn = page.getByRole('button', { name: 'Take Lantern Garden off your saved games' }).first();
  await expect(heartOn).toBeEnabled();
  await page.getByText('Saved', { exact: true }).click();
  await expect(page).toHaveURL(/list=fav/);
  await expect(card(page, /Lantern Garden/)).toBeVisible();

  await card(page, /Lantern Garden/)
    .getByRole('link')
    .click();
  await expect(gameFrame(page).getByRole('button', { name: 'Spin', exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Close the game' }).click();
  await expect(page).toHaveURL(/\/rng\?list=fav$/);

  await page.getByText('Recent', { exact: true }).click();
  await expect(card(page, /Lantern Garden/)).toBeVisible();
  await page.goto('/rng');
  const strip = page.getByRole('region', { name: 'Continue playing' });
  await expect(strip.getByRole('link', { name: /Lantern Garden/ })).toBeVisible();

  await page.goto('/rng?list=fav');
  await heartOn.click();
  await expect(page.getByRole('heading', { name: 'No saved games here' })).toBeVisible();
});

test('what is not there any more is explained, with the way on', async ({ page }, info) => {
  await page.goto('/rng?vendor=GONE&list=none');
  await expect(page.getByRole('heading', { name: 'This provider is not in the lobby' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all providers' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/rng?page=9999');
  await expect(page.getByRole('heading', { name: 'No game matches' })).toBeVisible();
  await register(page, newVisitor(info.project.name));
  await page.goto('/game?vendor=BAIZE&gameCode=vanished');
  await expect(page.getByRole('heading', { name: 'This game is no longer available' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'To the games' }).click();
  await expect(page).toHaveURL(/\/rng$/);
});

test('a seamless game plays on /seamless in place of the frame’s page, and closes to its vendor', async ({ page }) => {
  await register(page, newVisitor('seamless'));
  await page.goto('/seamless');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Baize Studio/ })
    .click();
  await card(page, /Lantern Garden/)
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/seamless\?vendor=BAIZE&gameCode=lantern_garden/);
  await expect(gameFrame(page).locator('main[data-phase="idle"]')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  await page.getByRole('button', { name: 'Close the game' }).click();
  await expect(page).toHaveURL(/\/seamless\?vendor=BAIZE$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Baize Studio' })).toBeVisible();
});
