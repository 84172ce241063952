import { createPlayer } from '@baize/testkit/player';
import { expect, test } from '@playwright/test';
import { acceptInvitation, administratorLink, setUpSecondFactor } from '../support/staff.ts';
import { logIn, newVisitor } from '../support/visitor.ts';

const folder = '/tmp/sports/shots';
for (const [device, width, height] of [['phone', 390, 844], ['desktop', 1440, 900]] as const)
  for (const scheme of ['light', 'dark'] as const)
    test(`book ${device} ${scheme}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
      const visitor = newVisitor(`${device}${scheme}`);
      const player = createPlayer(baseURL ?? '', visitor.username, visitor.password);
      await player.register();
      await player.deposit('300.00');
      await logIn(page, visitor);
      await page.goto('/fbsports');
      const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Starts' });
      await expect(rows.first()).toBeVisible();
      await page.screenshot({ path: `${folder}/list-${device}-${scheme}.png` });
      await rows.first().getByRole('group').first().getByRole('button').first().click();
      await rows.first().getByRole('button', { name: 'All markets' }).click();
      await expect(page.getByText('Hash of the seed')).toBeVisible();
      await page.screenshot({ path: `${folder}/match-${device}-${scheme}.png` });
      if (device === 'phone') await page.getByRole('complementary').getByRole('button').first().click();
      const slip = page.getByRole('complementary');
      await slip.getByLabel('Stake per bet').fill('20');
      await page.screenshot({ path: `${folder}/slip-${device}-${scheme}.png` });
      await slip.getByRole('button', { name: 'Place bet' }).click();
      const bets = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Stake P' });
      await bets.first().getByRole('button', { name: 'Sell a part' }).click();
      await bets.first().getByRole('button', { name: 'Ask for a price' }).click();
      await expect(bets.first().getByRole('button', { name: /held for 5/ })).toBeVisible();
      await page.screenshot({ path: `${folder}/bets-${device}-${scheme}.png` });
      await bets.first().getByRole('button', { name: /held for 5/ }).click();
      await expect(bets.first().getByText(/Parts sold/)).toBeVisible();
      await page.goto('/?member=personalHistoryCopy');
      await page.getByRole('button', { name: /^[0-9a-f]{8}/ }).first().click().catch(() => undefined);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${folder}/record-${device}-${scheme}.png` });
    });

test('console', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const trader = { name: newVisitor('shots').username, password: 'Walnut-Harbour-58213' };
  await acceptInvitation(page, await administratorLink(trader.name), trader);
  await setUpSecondFactor(page, trader.password);
  const shot = async (name: string) => {
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${folder}/console-${name}.png` });
  };
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/console/sportsbook?vendorCode=FB&state=scheduled&sort=startsAt');
    await shot(`matches-${scheme}`);
    await page.getByRole('row').nth(1).click();
    await expect(page.getByRole('button', { name: 'Suspend or move prices' })).toBeVisible();
    await shot(`board-${scheme}`);
    await page.getByRole('button', { name: 'Suspend or move prices' }).click();
    await shot(`controls-${scheme}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Enter or correct the result' }).click();
    await shot(`enter-${scheme}`);
    await page.goto('/console/sportsbook/bets');
    await shot(`bets-${scheme}`);
    await page.goto('/console/sportsbook/results');
    await shot(`results-${scheme}`);
    await page.goto('/console/sportsbook/limits');
    await shot(`limits-${scheme}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/console/sportsbook');
  await shot('matches-phone');
});
