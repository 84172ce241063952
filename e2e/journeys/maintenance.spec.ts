// @covers brand-switches system-page catalogue-desk

import type { Player } from '@baize/testkit/player';
import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { type CashierSite, startCashierSite } from '../support/cashier-site.ts';
import { longTest } from '../support/long-test.ts';
import { popupOf } from '../support/popup.ts';
import { port } from '../support/server.ts';

const reason = 'the cabinet is cleaned';
const message = 'We are back after the cleaning.';

let site: CashierSite;
let player: Player;
let phone: Page;
test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 40);
  player = await site.newMember('clean', { balance: '50' });
  phone = await site.open(player, 'phone');
});
test.afterAll(async () => {
  await phone.context().close();
  await site.stop();
});

/** Opens the game's page anew and sees whether it starts. */
const openGame = async (sees: (page: Page) => Promise<unknown>) => {
  await phone.goto('/game?vendor=BAIZE&gameCode=dice');
  await sees(phone);
};
const seesGame = (page: Page) => expect(page.locator('iframe').first()).toBeVisible();
const seesMaintenance = (page: Page) =>
  expect(page.getByRole('heading', { name: 'This game is under maintenance' })).toBeVisible();

longTest(
  'a game rests until its end, the brand is drained and closed, the player sees it, and all of it opens again',
  async () => {
    test.setTimeout(240_000);
    const { desk } = site;

    await test.step('staff puts a game under maintenance with an end', async () => {
      await openGame(seesGame);
      await desk.goto('/console/games?search=dice');
      await desk.getByRole('cell', { name: 'Dice', exact: true }).click();
      const panel = popupOf(desk);
      await panel.getByLabel('Maintenance', { exact: true }).check();
      await panel.getByLabel('Maintenance ends').fill('2031-05-04T10:00');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(panel).toBeHidden();
      await openGame(seesMaintenance);
      await expect(phone.getByText(/It is back at .*2031/)).toBeVisible();
    });

    await test.step('and takes it back', async () => {
      await desk.getByRole('cell', { name: 'Dice', exact: true }).click();
      const panel = popupOf(desk);
      await panel.getByLabel('Maintenance', { exact: true }).uncheck();
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(panel).toBeHidden();
      await openGame(seesGame);
    });

    await test.step('the brand is drained: no game opens, the site stays', async () => {
      await desk.goto('/console/switches');
      await turn(desk, { draining: true });
      await expect(desk.getByText('Every round has ended.').first()).toBeVisible();
      await openGame(seesMaintenance);
    });

    await test.step('then closed, with a message', async () => {
      await turn(desk, { draining: true, closed: true });
      await phone.goto('/');
      await expect(phone.getByText(message)).toBeVisible();
      expect(await graveFindings(desk)).toEqual([]);
    });

    await test.step('and opened again', async () => {
      await turn(desk, {});
      await phone.getByRole('button', { name: /Check again|Check/ }).click();
      await expect(phone.getByText(message)).toBeHidden();
      await openGame(seesGame);
    });

    await test.step('the state of the installation shows the process, and the log holds together', async () => {
      await desk.goto('/console/system');
      await expect(desk.getByRole('region', { name: 'Processes' }).getByText('Alive').first()).toBeVisible();
      expect(await graveFindings(desk)).toEqual([]);
      await desk.goto('/console/audit');
      await desk.getByRole('button', { name: 'Verify the chain' }).click();
      await expect(desk.getByText(/entries computed again/)).toBeVisible();
      await expect(desk.getByRole('cell', { name: 'Turned a brand’s switches' }).first()).toBeVisible();
    });
  },
);

/** Turns the switches of the brand at hand. */
async function turn(desk: Page, { draining = false, closed = false }: { draining?: boolean; closed?: boolean }) {
  const card = desk.getByRole('region', { name: 'Baize', exact: true });
  await card.getByLabel(/Closed for maintenance/).setChecked(closed);
  await card.getByLabel(/No new rounds/).setChecked(draining);
  if (closed) await card.getByLabel('Message', { exact: true }).fill(message);
  await card.getByRole('button', { name: 'Apply' }).click();
  const dialog = popupOf(desk);
  await dialog.getByLabel(/Reason/).fill(reason);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
}
