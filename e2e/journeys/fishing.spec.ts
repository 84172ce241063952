// @covers fishing-in-browser

import { expect, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { enterGame, minorOf, openPanel, phone } from '../support/table-frame.ts';

const waitMs = 60_000;
const startMinor = 100_000;

test('a member fires until a fish is caught, leaves, and screen, wallet and record agree', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const guest = await enterGame(browser, baseURL ?? '', {
    vendor: 'BAIZEFISH',
    gameCode: 'fish_lotus',
    viewport: phone,
  });
  const { page, player } = guest;
  await page.getByRole('listitem').filter({ hasText: 'Novice room' }).getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('img', { name: /water with its fish/ })).toBeVisible({ timeout: waitMs });
  expect(await graveFindings(page)).toEqual([]);

  let shots = 0;
  page.on('response', async (response) => {
    if (!response.url().endsWith('/fishing/v1/fire')) return;
    const { value } = (await response.json().catch(() => ({}))) as { value?: { results: { nonce: number | null }[] } };
    shots += value?.results.filter(({ nonce }) => nonce !== null).length ?? 0;
  });
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await page.getByRole('button', { name: 'Auto', exact: true }).click();
  const caught = page.locator('[data-caught]');
  await expect(async () => {
    const text = await caught.textContent();
    expect(shots >= 30 || text !== '').toBe(true);
  }).toPass({ timeout: waitMs });
  await page.getByRole('button', { name: 'Auto', exact: true }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enter' }).first()).toBeVisible({ timeout: waitMs });

  const frame = await page.evaluate(() => document.querySelector('.floor-balance')?.textContent ?? '');
  await expect(async () => {
    const minor = minorOf(await player.balance());
    expect(minorOf(await page.locator('.floor-balance').textContent())).toBe(minor);
    const { list } = await player.call('bettingRecord', { data: {} });
    const net = list.reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0);
    expect(startMinor + net).toBe(minor);
    expect(list.length).toBeGreaterThan(0);
    for (const bet of list) expect(bet).toMatchObject({ vendor: 'BAIZEFISH', status: 'settled' });
  }, `screen ${frame}, wallet and record agree`).toPass({ timeout: waitMs });

  const panel = await openPanel(page, 'Fairness');
  await panel.getByRole('button', { name: 'Recompute this round' }).first().click();
  await expect(panel.getByText('Recomputed: every shot is exactly what the seeds give.')).toBeVisible({
    timeout: waitMs,
  });
});
