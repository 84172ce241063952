// @covers risk-journey

import { expect, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { type CashierSite, startCashierSite } from '../support/cashier-site.ts';
import { longTest } from '../support/long-test.ts';
import { popupOf } from '../support/popup.ts';
import { port } from '../support/server.ts';

const reason = 'accounts of the same person';
const name = 'Any account of an address';
let site: CashierSite;

test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 15);
});
test.afterAll(() => site.stop());

longTest(
  'staff writes a rule, tries it and switches it on; a new member meets it, and the case is closed',
  async () => {
    test.setTimeout(240_000);
    const { desk } = site;
    const first = await site.newMember('riskone');
    await desk.goto('/console/risk-rules');
    await expect(desk.getByText('Bets on both sides')).toBeVisible();
    expect(await graveFindings(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'New rule' }).click();
    await desk.getByLabel('Name').fill(name);
    await desk.getByLabel('Number').fill('x');
    await desk.getByRole('button', { name: 'Try on the last 31 days' }).click();
    await expect(desk.getByText('This value has the wrong form')).toBeVisible();
    await desk.getByLabel('Number').fill('1');
    await desk.getByRole('button', { name: 'Try on the last 31 days' }).click();
    await expect(desk.getByText(/would have met it: \d+ of \d+/)).toBeVisible();
    await expect(desk.getByRole('link', { name: first.username })).toBeVisible();
    expect(await graveFindings(desk)).toEqual([]);
    await desk.getByLabel('The rule is on').check();
    await desk.getByLabel('Reason').fill(reason);
    await desk.getByRole('button', { name: 'Save the rule' }).click();
    await expect(desk.getByRole('link', { name })).toBeVisible();

    const member = await site.newMember('risktwo');
    site.clock.pass(2);
    await desk.goto('/console/risk-cases');
    const row = desk.getByRole('row').filter({ hasText: member.username }).filter({ hasText: name });
    await expect(async () => {
      await desk.reload();
      await expect(row).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
    await row.getByText(member.username).click();
    await expect(desk.getByRole('cell', { name: 'Accounts at the member’s addresses, in 24 h' })).toBeVisible();
    await desk.getByRole('button', { name: 'Take the case' }).click();
    await desk.getByRole('button', { name: 'Close the case' }).click();
    await popupOf(desk).getByText('Fraud', { exact: true }).click();
    await popupOf(desk).getByLabel('Reason').fill(reason);
    await popupOf(desk).getByRole('button', { name: 'Close the case' }).click();
    await expect(desk.getByRole('cell', { name: reason })).toBeVisible();
    expect(await graveFindings(desk)).toEqual([]);

    await desk.getByRole('link', { name: member.username }).click();
    await expect(desk.getByRole('region', { name: 'Risk cases' }).getByText('Fraud')).toBeVisible();
    await desk.goto('/console/risk-rules');
    const rule = desk.getByRole('article').filter({ hasText: name });
    await expect(rule).toContainText('100.00%');
  },
);
