// @covers games-in-browser

import { expect, type Locator, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { closePanel, enterGame, expectBalance, type Guest, minorOf, openPanel } from '../support/table-frame.ts';

const stakeMinor = 100;

/** What the rounds of the history panel staked and were paid, newest first. */
async function historyOf({ page }: Guest): Promise<{ stakedMinor: number; paidMinor: number }[]> {
  const panel = await openPanel(page, 'History');
  const rows = panel.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).not.toHaveCount(0);
  const rounds = await Promise.all(
    (await rows.all()).map(async (row) => {
      const [, bet, win] = await row.getByRole('cell').allTextContents();
      return { stakedMinor: minorOf(bet ?? ''), paidMinor: minorOf(win ?? '') };
    }),
  );
  await closePanel(page);
  return rounds;
}

/** Screen, wallet and history agree on a number of rounds, and nothing keeps a reader out. */
async function expectPlayed(guest: Guest, rounds: number): Promise<void> {
  const played = await historyOf(guest);
  expect(played.map(({ stakedMinor }) => stakedMinor)).toEqual(Array.from({ length: rounds }, () => stakeMinor));
  const paidMinor = played.reduce((sum, round) => sum + round.paidMinor, 0);
  await expectBalance(guest, rounds * stakeMinor, paidMinor);
  expect(await graveFindings(guest.page)).toEqual([]);
}

/** Notes every text that the element shows from now on; a machine that stalls would look too late. */
async function watchText(element: Locator): Promise<() => Promise<string[]>> {
  const seen = await element.evaluateHandle((node) => {
    const texts: string[] = [];
    const note = () => texts.push(node.textContent ?? '');
    new MutationObserver(note).observe(node, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => seen.jsonValue();
}

test('dice: rolled on both sides of the mark', async ({ browser, baseURL }) => {
  const guest = await enterGame(browser, baseURL ?? '', { gameCode: 'dice' });
  const roll = guest.page.getByRole('button', { name: 'Roll', exact: true });
  const shown = guest.page.getByRole('list', { name: 'Latest rounds' }).getByRole('listitem');
  await roll.click();
  await expect(shown).toHaveCount(1);
  await guest.page.getByRole('button', { name: /^Roll under/ }).click();
  await roll.click();
  await expect(shown).toHaveCount(2);
  const newest = await shown.first().textContent();
  await expect(guest.page.locator('.dice-figure')).toHaveText(newest ?? '');
  await expectPlayed(guest, 2);
});

test('mines: fields are opened until a mine, or what was won is taken', async ({ browser, baseURL }) => {
  const guest = await enterGame(browser, baseURL ?? '', { gameCode: 'mines' });
  const { page } = guest;
  const start = page.getByRole('button', { name: 'Start' });
  const take = page.getByRole('button', { name: /^Cash out/ });
  await start.click();
  await page.locator('.mines-field:enabled').nth(7).click();
  // Either a gem lies there and can be taken, or the round is over.
  await expect(take.or(start)).toBeEnabled();
  if (await take.isVisible()) await take.click();
  await expect(start).toBeVisible();
  await expect(page.getByRole('button', { name: /mine/i }).first()).toBeVisible();
  await expectPlayed(guest, 1);
});

test('plinko: the balance waits for the ball', async ({ browser, baseURL }) => {
  const guest = await enterGame(browser, baseURL ?? '', { gameCode: 'plinko', reducedMotion: 'no-preference' });
  const { page } = guest;
  await page.getByLabel('Rows').selectOption('8');
  const balances = await watchText(page.locator('.floor-balance'));
  await page.getByRole('button', { name: 'Drop' }).click();
  await expect(page.getByText(/^Paid/)).toBeVisible();
  expect((await balances()).some((text) => text.includes('999.00'))).toBe(true);
  await expectPlayed(guest, 1);
});
