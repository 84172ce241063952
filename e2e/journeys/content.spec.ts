// @covers content-desk brand-texts

import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { type CashierSite, startCashierSite } from '../support/cashier-site.ts';
import { longTest } from '../support/long-test.ts';
import { popupOf } from '../support/popup.ts';
import { port } from '../support/server.ts';

let site: CashierSite;
let visitor: Page;

test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 4);
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB', serviceWorkers: 'block' });
  visitor = await context.newPage();
});
test.afterAll(() => site.stop());

/** A page that takes what was written meanwhile empties the reason; then it is given once more. */
const publish = (desk: Page, reason: string) =>
  expect(async () => {
    await desk.getByLabel('Why').fill(reason);
    await desk.getByRole('button', { name: 'Publish' }).click();
    const versions = desk.getByRole('region', { name: 'Versions' });
    await expect(versions.getByText(reason).first()).toBeVisible({ timeout: 20_000 });
  }).toPass();
const isAtVisitor = (text: string, page = '/promotions') =>
  expect(async () => {
    await visitor.goto(page);
    await expect(visitor.getByText(text).first()).toBeAttached({ timeout: 20_000 });
  }).toPass();

longTest(
  'staff writes a banner, an announcement, an article and a text; the visitor sees them, and an older version again',
  async () => {
    const { desk } = site;
    await desk.goto('/console/content/banners');
    await desk.getByRole('button', { name: 'Add', exact: true }).click();
    await desk.getByLabel('Title').fill('Lanterns over the river');
    await desk.getByRole('button', { name: 'Put in a picture' }).first().click();
    await popupOf(desk).locator('input[type=file]').setInputFiles('apps/site/public/art/brand/icon-512.png');
    await popupOf(desk).getByRole('application').press('ArrowDown');
    await popupOf(desk).getByRole('button', { name: 'Use this part' }).click();
    await expect(desk.getByLabel('Picture for wide screens')).toHaveValue(/^\/wps\/pictures\/.*\.webp$/);
    await desk.getByLabel('Page', { exact: true }).selectOption('w_promotion');
    expect(await graveFindings(desk)).toEqual([]);
    await publish(desk, 'the festival of lanterns');
    await expect(desk).toHaveURL(/content\/pieces\//);
    await isAtVisitor('Lanterns over the river');

    await desk.getByLabel('Title').fill('Lanterns, a week longer');
    await publish(desk, 'it goes on');
    await isAtVisitor('Lanterns, a week longer');
    await desk.getByRole('button', { name: 'Compare' }).click();
    await expect(popupOf(desk)).toContainText('texts.TY.title');
    await popupOf(desk).getByRole('button', { name: 'Close' }).click();
    await desk.getByRole('button', { name: 'Load into the form' }).click();
    await publish(desk, 'back to the first words');
    await isAtVisitor('Lanterns over the river');

    await desk.goto('/console/content/new/notice');
    await desk.getByLabel('Title').fill('The river is lit from nine');
    await desk.getByLabel('Text', { exact: true }).fill('<p>Come early.<script>alert(1)</script></p>');
    await publish(desk, 'the festival of lanterns');
    await isAtVisitor('The river is lit from nine', '/noticePage');

    await desk.goto('/console/content/new/help');
    await desk.getByLabel('Title').fill('How lanterns are counted');
    await desk.getByLabel('Anchor').fill('lanterns');
    await desk.getByLabel('Text', { exact: true }).fill('<p>One by one.</p>');
    await publish(desk, 'members ask');
    await expect(async () => {
      await visitor.goto('/help#lanterns');
      await expect(visitor.getByText('One by one.')).toBeVisible({ timeout: 20_000 });
    }).toPass();

    await desk.goto('/console/content/texts?search=front.nav.promotions');
    await desk.getByRole('row').nth(1).click();
    const panel = popupOf(desk);
    await panel.getByLabel('In its place, TY').fill('Lantern lane');
    await panel.getByLabel('Why').fill('our own word');
    await panel.getByRole('button', { name: 'Publish' }).click();
    await expect(panel).toBeHidden();
    await expect(desk.getByRole('row').nth(1)).toContainText('Lantern lane');
    await expect(async () => {
      const page = await (await visitor.request.get('/', { headers: { accept: 'text/html' } })).text();
      expect(page).toContain('Lantern lane');
    }).toPass();
    await isAtVisitor('Lantern lane');
  },
);
