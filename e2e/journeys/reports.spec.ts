// @covers report-figures report-schedules

import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { type CashierSite, startCashierSite } from '../support/cashier-site.ts';
import { longTest } from '../support/long-test.ts';
import { messageTo } from '../support/outbox.ts';
import { port } from '../support/server.ts';
import { acceptInvitation, signIn } from '../support/staff.ts';
import { newVisitor } from '../support/visitor.ts';

const dayMinutes = 24 * 60;
const longMs = 120_000;
const colleague = { name: newVisitor('analyst').username, password: 'Walnut-Harbour-58213' };
const address = `${colleague.name}@example.com`;

let site: CashierSite;
test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 18);
});
test.afterAll(() => site.stop());

/** Wide enough that the day of the sign-up is in it, whatever the zone says. */
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMinutes * 60_000).toISOString().slice(0, 10);

/** A colleague who came by an invitation has an address. */
async function openColleague(page: Page): Promise<void> {
  const { rows } = await site.staff.call('staffRoles', { data: {} });
  const roleIds = rows.filter(({ name }) => name === 'Administrator').map(({ roleId }) => roleId);
  await site.staff.call('staffInvite', { body: { email: address, roleIds, forAllBrands: false } });
  const { link = '' } = await messageTo(address, 0, site.dataFolder);
  await acceptInvitation(page, link, colleague);
}

longTest('a report is built, saved and scheduled, and comes by mail when its hour has come', async ({ browser }) => {
  test.setTimeout(longMs * 3);
  await site.newMember('counted', { balance: '10' });
  const context = await browser.newContext({
    ...{ baseURL: site.url, viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  await openColleague(page);

  await page.goto('/console/reports/figures');
  await page.getByLabel('Days').selectOption({ label: 'Today' });
  await page.getByRole('checkbox', { name: 'Registrations' }).check();
  for (const name of ['Stakes', 'Wins', 'GGR', 'NGR'])
    await page.getByRole('checkbox', { name, exact: true }).uncheck();
  const members = page.getByRole('table').getByRole('row').nth(1);
  await expect(members).toContainText(/\d/);
  await page.getByLabel('Split by').selectOption({ label: 'Game' });
  await expect(page.getByRole('checkbox', { name: 'Registrations' })).toBeDisabled();
  await page.getByLabel('Split by').selectOption({ label: 'Day' });
  await page.getByRole('checkbox', { name: 'Registrations' }).check();
  await page.getByRole('checkbox', { name: 'Bets', exact: true }).uncheck();
  await page.getByLabel('Days').selectOption({ label: 'Chosen days' });
  await page.getByLabel('From').fill(dayFromNow(-2));
  await page.getByLabel('Until').fill(dayFromNow(2));
  await expect(members).toContainText(/\d/);
  expect(await graveFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saving = page.getByRole('dialog', { name: 'Save this report' });
  await saving.getByLabel('Name').fill('Who signed up');
  await saving.getByRole('button', { name: 'Save' }).click();
  await expect(saving).toBeHidden();
  await page.getByRole('button', { name: 'Saved reports' }).click();
  await page.getByRole('button', { name: 'Send “Who signed up” by mail' }).click();
  const scheduling = page.getByRole('dialog', { name: 'Send “Who signed up”' });
  await scheduling.getByLabel('File').selectOption('csv');
  await scheduling.getByRole('button', { name: 'Schedule' }).click();
  await expect(scheduling).toBeHidden();

  await page.goto('/console/reports/fees');
  await expect(page.getByText('No fees of payment providers yet')).toBeVisible();
  expect(await graveFindings(page)).toEqual([]);

  await page.goto('/console/reports/scheduled');
  await expect(page.getByText('Every day')).toBeVisible();
  await expect(page.getByText('Nothing was due yet')).toBeVisible();
  expect(await graveFindings(page)).toEqual([]);
  site.clock.pass(dayMinutes + 10);
  const mail = await messageTo(address, 1, site.dataFolder);
  expect(mail.subject).toContain('Who signed up');
  const lines = Buffer.from(mail.attachment?.base64 ?? '', 'base64')
    .toString('utf8')
    .trimEnd()
    .split('\n');
  expect(lines[0]).toBe('\ufeffday,currency,registrations');
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,[A-Z]{3},[1-9]\d*$/);

  await page.goto('/console/reports/scheduled');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await signIn(page, colleague);
  await page.goto('/console/reports/scheduled');
  await expect(page.getByRole('cell', { name: /^Sent/ })).toBeVisible();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('Nothing is scheduled')).toBeVisible();
  await context.close();
});
