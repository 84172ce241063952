// @covers shared-rounds rank-in-frame

import { expect, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { enterGame } from '../support/table-frame.ts';
import { logIn } from '../support/visitor.ts';
import { layoutShiftOf } from '../support/walk.ts';

longTest(
  'a round is shared from the betting record, seen and verified by a visitor, and taken back',
  async ({ browser, page, baseURL }) => {
    test.setTimeout(240_000);
    const { player, page: game } = await enterGame(browser, baseURL ?? '', { gameCode: 'dice' });
    await game.getByRole('button', { name: 'Roll', exact: true }).click();
    await expect(game.getByRole('list', { name: 'Latest rounds' }).getByRole('listitem')).toHaveCount(1);
    await game.close();

    await logIn(page, { username: player.username, password: 'Lantern-90417' });
    await page.goto('/?member=personalHistoryCopy');
    await page
      .getByRole('button', { name: /^Details of / })
      .first()
      .click();
    const bet = page.getByRole('dialog').last();
    await bet.getByRole('button', { name: 'Share this round' }).click();
    await bet.getByRole('button', { name: 'Create link' }).click();
    const link = bet.getByRole('textbox', { name: 'Link to this round' });
    await expect(link).toBeFocused();
    await expect(bet.getByRole('status').filter({ hasText: 'Link created.' })).toHaveCount(1);
    await expect(link).toHaveValue(/\/round\/[a-z2-9]{26}$/);
    const address = await link.inputValue();
    expect(await graveFindings(page)).toEqual([]);

    const visitor = await browser.newPage();
    const answer = await visitor.goto(address);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    await expect(visitor.getByRole('heading', { name: 'A shared round' })).toBeVisible();
    await expect(visitor.getByRole('img', { name: /^Rolled / })).toBeVisible();
    await expect(visitor.getByText('Stake')).toHaveCount(0);
    await expect(visitor.getByText('Shared by a player')).toBeVisible();
    expect(await visitor.content()).not.toContain(player.username);
    expect(await layoutShiftOf(visitor)).toBeLessThan(0.1);
    for (const theme of ['light', 'dark']) {
      await visitor.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
      expect(await graveFindings(visitor), theme).toEqual([]);
    }

    await bet.getByRole('switch', { name: 'Hide amounts' }).uncheck();
    await expect(bet.getByRole('switch', { name: 'Hide amounts' })).toBeEnabled();
    await visitor.reload();
    await expect(visitor.getByText('Stake')).toBeVisible();

    await bet.getByRole('button', { name: 'Remove link' }).click();
    await expect(bet.getByRole('button', { name: 'Create link' })).toBeFocused();
    await expect(bet.getByRole('status').filter({ hasText: 'Link removed.' })).toHaveCount(1);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'This round is no longer shared' })).toBeVisible();
    expect(await graveFindings(visitor)).toEqual([]);
    await visitor.close();
  },
);
