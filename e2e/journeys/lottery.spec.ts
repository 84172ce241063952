// @covers lottery-slip lottery-chase console-lotteries lottery-day-results lottery-statistics verify-button verifier-page

import { createPlayer } from '@baize/testkit/player';
import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { popupOf } from '../support/popup.ts';
import { openConsole } from '../support/staff.ts';
import { logIn, newVisitor } from '../support/visitor.ts';

/** Fast lotteries, one of each board that can be watched to its draw. */
const fast = [
  { gameId: 'elott-ssc-60s', bet: 'sumWords', choices: ['Odd', 'Even'] },
  { gameId: 'elott-k3-60s', bet: 'words', choices: ['Big', 'Small'] },
];

async function addLine(page: Page, { bet, choices }: { bet: string; choices: readonly string[] }): Promise<void> {
  await page.getByRole('combobox', { name: 'Bet' }).selectOption(bet);
  for (const name of choices) await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Add to the ticket' }).click();
}

async function buy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  const dialog = popupOf(page);
  await dialog.getByRole('button', { name: 'Buy', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('tickets of fast lotteries are bought and paid; what was bought ahead comes back', async ({
  page,
  baseURL,
}, info) => {
  const visitor = newVisitor(info.project.name);
  const player = createPlayer(baseURL ?? '', visitor.username, visitor.password);
  await player.register();
  await player.deposit('200.00');
  await logIn(page, visitor);
  for (const lottery of fast) {
    await page.goto(`/lottery?gameCode=${lottery.gameId}&vendor=ELOTT`);
    await addLine(page, lottery);
    await page.getByRole('combobox', { name: 'Draws on end' }).selectOption('3');
    expect(await graveFindings(page, { only: 'main', skippedRules: [] })).toEqual([]);
    await buy(page);
    const tickets = page.getByRole('region', { name: 'My tickets' }).getByRole('listitem').filter({ hasText: 'Draw ' });
    await expect(tickets.filter({ hasText: '1 of 3' }).filter({ hasText: 'Won' })).toHaveCount(1, { timeout: 120_000 });
    await expect(tickets.filter({ hasText: 'Stake given back' })).toHaveCount(2);
  }

  await test.step('the draw stands in the results and the statistics', async () => {
    await page.getByRole('tab', { name: 'Results' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Draw ' }).first()).toBeVisible();
    expect(await graveFindings(page, { only: 'main', skippedRules: [] })).toEqual([]);
    await page.getByRole('tab', { name: 'Hot, cold and trend' }).click();
    await expect(page.getByRole('region', { name: 'Came most often' })).toBeVisible();
    expect(await graveFindings(page, { only: 'main', skippedRules: [] })).toEqual([]);
  });

  await test.step('the ticket is recomputed from the betting record', async () => {
    await page.goto('/affiliate?member=personalHistoryCopy&status=settled');
    // A ticket that was drawn; what was given back has nothing to recompute.
    const drawn = page
      .getByRole('row')
      .filter({ hasText: /1\.9\d/ })
      .filter({ has: page.getByRole('button') });
    await drawn
      .first()
      .getByRole('button', { name: /^Details of / })
      .click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Verify this round' }).click();
    const verifier = await opening;
    await expect(verifier.getByText('Verified: this round is fair')).toBeVisible();
    await expect(verifier.getByRole('img', { name: 'Correct' })).toHaveCount(3);
    for (const theme of ['light', 'dark']) {
      await verifier.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
      expect(await graveFindings(verifier, { only: 'main', skippedRules: [] }), theme).toEqual([]);
    }
  });
});

longTest('staff sees the draws of lotteries, one of them, tickets and rules', async ({ page }) => {
  await openConsole(page, '/lottery-draws');
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery draws' })).toBeVisible();
  await page.getByRole('main').getByRole('row').nth(1).click();
  await expect(page.getByText('What the staff says')).toBeVisible();
  expect(await graveFindings(page)).toEqual([]);
  for (const [path, name] of [
    ['/lottery-tickets', 'Lottery tickets'],
    ['/lottery-rules', 'Lottery rules'],
  ] as const) {
    await page.goto(`/console${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await graveFindings(page)).toEqual([]);
  }
});
