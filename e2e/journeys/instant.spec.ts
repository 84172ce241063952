// @covers games-in-browser

import { expect, type Locator, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
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

longTest('plinko: the balance waits for the ball', async ({ browser, baseURL }) => {
  const guest = await enterGame(browser, baseURL ?? '', { gameCode: 'plinko', reducedMotion: 'no-preference' });
  const { page } = guest;
  await page.getByRole('group', { name: 'Rows' }).getByText('8', { exact: true }).click();
  const balances = await watchText(page.locator('.floor-balance'));
  await page.getByRole('button', { name: 'Drop' }).click();
  await expect(page.getByText(/^Paid/)).toBeVisible();
  expect((await balances()).some((text) => text.includes('999.00'))).toBe(true);
  await expectPlayed(guest, 1);
});

longTest('tower: rows are climbed until a trap, or what was won is taken', async ({ browser, baseURL }) => {
  const guest = await enterGame(browser, baseURL ?? '', { gameCode: 'tower' });
  const { page } = guest;
  const start = page.getByRole('button', { name: 'Start' });
  const take = page.getByRole('button', { name: /^Cash out/ });
  await page.getByText('Medium', { exact: true }).click();
  await start.click();
  await page.getByRole('button', { name: 'Row 1, open tile 2' }).click();
  // Either the tile is safe and its row can be taken, or the round is over.
  await expect(take.or(start)).toBeEnabled();
  if (await take.isVisible()) await take.click();
  await expect(start).toBeVisible();
  await expect(page.getByRole('button', { name: /a trap$/ }).first()).toBeVisible();
  await expectPlayed(guest, 1);
});

test('video poker: the cards that the hint names are held, the others drawn', async ({ browser, baseURL }) => {
  const guest = await enterGame(browser, baseURL ?? '', { gameCode: 'video_poker', reducedMotion: 'no-preference' });
  const { page } = guest;
  const deal = page.getByRole('button', { name: 'Deal' });
  await deal.click();
  await page.getByRole('button', { name: 'Show the best hold' }).click();
  await expect(page.getByText(/^The best hold returns/)).toBeVisible();
  const hinted = page.getByRole('button', { name: /held in the best hold$/ });
  for (const card of await hinted.all()) await card.click();
  await expect(page.locator('.poker-card[data-held="true"]')).toHaveCount(await hinted.count());
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(deal).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Card \d, .*[♠♥♣♦]$/ })).toHaveCount(5);
  await expectPlayed(guest, 1);
});

longTest('a scratch card: fields are opened by the pointer, by a key and all at once', async ({ browser, baseURL }) => {
  const guest = await enterGame(browser, baseURL ?? '', { gameCode: 'lucky_koi', reducedMotion: 'no-preference' });
  const { page } = guest;
  await page.getByRole('button', { name: 'Buy a card' }).click();
  const covered = page.getByRole('button', { name: /^Field \d, covered$/ });
  await expect(covered).toHaveCount(9);
  const balances = await watchText(page.locator('.floor-balance'));
  const foil = await page.locator('.koi-foil').boundingBox();
  if (foil === null) throw new Error('no foil');
  const at = (x: number, y: number) => [foil.x + foil.width * x, foil.y + foil.height * y] as const;
  await page.mouse.move(...at(0.02, 0.02));
  await page.mouse.down();
  for (const y of [0.08, 0.16, 0.24, 0.32]) {
    await page.mouse.move(...at(0.02, y));
    await page.mouse.move(...at(0.32, y));
  }
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^Field 1, [\d,]+×$/ })).toBeVisible();
  await page.keyboard.press('5');
  await expect(page.getByRole('button', { name: /^Field 5, [\d,]+×$/ })).toBeVisible();
  await expect(covered).toHaveCount(7);
  // The balance tells nothing before the card is open.
  expect((await balances()).every((text) => text.includes('999.00'))).toBe(true);
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(covered).toHaveCount(0);
  await expectPlayed(guest, 1);
});
