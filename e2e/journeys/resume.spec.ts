// @covers guest-continues-after-login launch-token round-steps

import { randomUUID } from 'node:crypto';
import { createPlayer } from '@baize/testkit/player';
import { expect, test } from '@playwright/test';
import { gameFrame } from '../support/game.ts';
import { logIn, newVisitor } from '../support/visitor.ts';

/** The round was decided and paid, and the line was cut before it was shown. */
test('a guest who wants to play logs in, and his interrupted round continues by itself', async ({
  page,
  baseURL,
}, info) => {
  const visitor = newVisitor(info.project.name);
  const player = createPlayer(baseURL ?? '', visitor.username, visitor.password);
  await player.register();
  await player.deposit('50.00');
  await player.openGame('BAIZE', 'lantern_garden');
  const { round, balanceMinor } = await player.call('studioSpin', { body: { roundId: randomUUID(), betMinor: '100' } });
  expect(round.presented).toBe(false);

  await page.goto('/rng');
  await page
    .getByRole('link', { name: /Lantern Garden/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username', { exact: true }).fill(visitor.username);
  await dialog.getByLabel('Password', { exact: true }).fill(visitor.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();

  await expect(page).toHaveURL(/\/game\?/);
  const frame = gameFrame(page);
  await expect(frame.locator('main[data-phase="idle"]')).toBeVisible({ timeout: 90_000 });
  const shown = async () => (await frame.getByRole('status', { name: 'Balance' }).textContent())?.replace(/[^\d]/g, '');
  await expect.poll(shown).toBe(balanceMinor);
  const opened = await player.openGame('BAIZE', 'lantern_garden');
  expect(opened.unfinishedRound).toBeNull();
  expect(opened.lastRound?.roundId).toBe(round.roundId);
});

test('the game frame is sandboxed and cannot reach the site’s session', async ({ page, baseURL }, info) => {
  const visitor = newVisitor(info.project.name);
  await createPlayer(baseURL ?? '', visitor.username, visitor.password).register();
  await logIn(page, visitor);
  await page.goto('/game?vendor=BAIZE&gameCode=lantern_garden');
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  const frame = page.frames().find((candidate) => candidate.url().includes('/studio/play/'));
  const reach = await frame?.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'reached';
      } catch {
        return 'refused';
      }
    };
    return [
      attempt(() => localStorage.length),
      attempt(() => parent.document.title),
      attempt(() => document.cookie),
      location.search,
    ];
  });
  expect(reach?.slice(0, 3)).toEqual(['refused', 'refused', 'refused']);
  expect(reach?.[3]).not.toContain('launchToken');
});
