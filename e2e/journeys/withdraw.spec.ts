// @covers withdrawals payout-accounts withdrawal-states

import { expect, type Page, test } from '@playwright/test';
import { popupOf } from '../support/popup.ts';
import { openDesk } from '../support/staff.ts';
import { newVisitor, register } from '../support/visitor.ts';

const paymentPassword = '246813';

async function setPaymentPassword(page: Page, password: string): Promise<void> {
  await page.goto('/?popup=paymentPassword');
  const dialog = popupOf(page);
  await dialog.getByLabel('New payment password', { exact: true }).fill(paymentPassword);
  await dialog.getByLabel('The same again').fill(paymentPassword);
  await dialog.getByLabel('Your login password').fill(password);
  await dialog.getByRole('button', { name: 'Save the payment password' }).click();
  await expect(page.getByText('Your payment password was saved').first()).toBeVisible();
}

async function bindAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bind an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bind an account' });
  await dialog.getByLabel('Bank or wallet').fill('First Bank');
  await dialog.getByLabel('Account number').fill('12 3456-7890');
  await dialog.getByLabel('Holder').fill('Ana Cruz');
  await dialog.getByLabel('Payment password').fill(paymentPassword);
  await dialog.getByRole('button', { name: 'Bind', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function ask(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: /First Bank/ }).check();
  await page.getByLabel('Amount').fill(amount);
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check your withdrawal' });
  await expect(dialog.getByText(/nothing is refunded/)).toBeVisible();
  await dialog.getByLabel('Payment password').fill(paymentPassword);
  await dialog.getByRole('button', { name: /^Withdraw / }).click();
}

async function give(desk: Page, username: string, amount: string): Promise<void> {
  await desk.goto(`/console/members?search=${username}`);
  await desk.getByRole('row', { name: new RegExp(username) }).click();
  await desk.getByRole('button', { name: 'Adjust balance' }).click();
  const panel = desk.getByRole('dialog', { name: 'Adjust balance' });
  await panel.getByLabel(/^Amount in/).fill(amount);
  await panel.getByLabel('Reason').fill('for the journey');
  await panel.getByRole('button', { name: 'Continue' }).click();
  await desk
    .getByRole('dialog', { name: /^Give / })
    .getByRole('button', { name: /^Give / })
    .click();
  await expect(panel).toBeHidden();
}

async function decide(desk: Page, username: string, act: 'Approve' | 'Refuse', reason: string): Promise<void> {
  await desk.goto('/console/withdrawals');
  await desk.getByRole('row', { name: new RegExp(username) }).click();
  const panel = desk.getByRole('dialog', { name: 'Withdrawal' });
  await expect(panel.getByText('First withdrawal')).toBeVisible();
  await expect(panel.getByText('First Bank 1234567890')).toBeVisible();
  await panel.getByRole('button', { name: new RegExp(`^${act} `) }).click();
  const asked = desk.getByRole('dialog', { name: new RegExp(`^${act} `) });
  await asked.getByLabel('Reason').fill(reason);
  await asked.getByRole('button', { name: new RegExp(`^${act} `) }).click();
  await expect(asked).toBeHidden();
}

test('money out: account, one at a time, refused with a reason, approved', async ({ page, browser }, info) => {
  const visitor = newVisitor(info.project.name);
  await register(page, visitor);
  await setPaymentPassword(page, visitor.password);
  await page.goto('/affiliate?member=withdraw');
  await bindAccount(page);
  const desk = await openDesk(browser);
  await give(desk, visitor.username, '500');
  await page.reload();
  await expect(page.getByTestId('withdrawable')).toHaveText(/500\.00/);
  await ask(page, '200');
  await expect(page.getByText('Being reviewed').first()).toBeVisible();
  await expect(page.getByText('Waiting for our staff')).toBeVisible();
  await expect(page.getByText(/One withdrawal at a time/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();

  await decide(desk, visitor.username, 'Refuse', 'the account is not yours');
  await expect(page.getByText('Reason: the account is not yours')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('withdrawable')).toHaveText(/500\.00/);

  await ask(page, '150');
  await decide(desk, visitor.username, 'Approve', 'all is well');
  await expect(page.getByText(/^(Approved|Being paid|Paid: please confirm)$/)).toBeVisible({ timeout: 30_000 });
  await desk.context().close();
});
