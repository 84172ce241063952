// @covers own-limits play-bars

import { expect, type Page } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { logIn, newVisitor, register } from '../support/visitor.ts';

const expectAccessible = async (page: Page, what: string) =>
  expect(await graveFindings(page, { skippedRules: [] }), what).toEqual([]);

longTest('a member bounds himself, takes a break, and can only withdraw until it is over', async ({ page }, info) => {
  const visitor = newVisitor(info.project.name);
  await register(page, visitor);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Limits and breaks' }).click();
  const centre = page.getByRole('dialog', { name: 'Limits and breaks' });
  await centre.getByRole('button', { name: 'Set limit: Deposits of a day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposits of a day' });
  await dialog.getByLabel('At most').fill('abc');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Write an amount, such as 100 or 0.')).toBeVisible();
  await dialog.getByLabel('At most').fill('100');
  await expect(dialog.getByText('This counts at once.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(centre.getByText('P 100.00').first()).toBeVisible();

  await centre.getByRole('button', { name: 'Change: Deposits of a day' }).click();
  await dialog.getByLabel('At most').fill('500');
  await expect(dialog.getByText('This waits, and counts only when you say yes a second time.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(centre.getByText('Waiting: P 500.00')).toBeVisible();
  await expectAccessible(page, 'the page with a change that waits');
  await centre.getByRole('button', { name: 'Keep my limit' }).click();
  await expect(centre.getByText('Waiting: P 500.00')).toBeHidden();
  await centre.getByText('Every 30 minutes').click();
  await expect(centre.getByText('Reminder: every 30 minutes')).toBeVisible();

  await centre.getByRole('button', { name: 'Take a break' }).click();
  const asked = page.getByRole('dialog', { name: 'Take a break' });
  await expect(asked).toContainText('24 hours');
  await asked.getByRole('button', { name: 'Take a break' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();

  await logIn(page, visitor);
  await expect(centre.getByText('You are taking a break from play')).toBeVisible();
  await expectAccessible(page, 'the page of a break');
  await expect(page.getByRole('link', { name: 'Deposit', exact: true })).toBeHidden();
  await centre.getByRole('button', { name: 'Withdraw' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Withdraw' })).toBeVisible();
});
