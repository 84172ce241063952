// @covers deposit-page deposit-orders bank-transfers provider-float

import { expect, test } from '@playwright/test';
import { orderDeposit, payAtProvider } from '../support/deposit.ts';
import { longTest } from '../support/long-test.ts';
import { openDesk } from '../support/staff.ts';
import { newVisitor, register } from '../support/visitor.ts';

test('a card: ordered, paid on the provider’s page, credited when the member is back', async ({ page }, info) => {
  await register(page, newVisitor(info.project.name));
  const dialog = await orderDeposit(page, /Sandbox card/, '150');
  await expect(dialog.getByText(/^\d\d:\d\d$/)).toBeVisible();
  await payAtProvider(page, dialog, 'Go to the payment page');
  await expect(dialog.getByText('Your payment has arrived.').first()).toBeVisible();
  await expect(dialog.getByText('Credited')).toBeVisible();
  await dialog.getByRole('button', { name: 'Another deposit' }).click();
  await expect(dialog.getByRole('button', { name: /Sandbox card.*150\.00.*Paid/ })).toBeVisible();
  await page.goto('/affiliate?member=transferFund');
  await expect(page.getByTestId('wallet-balance')).toHaveText(/150\.00/);
});

longTest('a QR code: scanned by the bank’s app, paid in half, and what arrived is credited', async ({ page }, info) => {
  await register(page, newVisitor(info.project.name));
  const dialog = await orderDeposit(page, /Sandbox QR code/, '80');
  await expect(dialog.getByRole('img', { name: /Code for the payment of/ })).toBeVisible();
  await payAtProvider(page, dialog, 'Pay on this device', 'Pay half');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(dialog.getByText(/Less arrived than was asked for/).first()).toBeVisible();
  await expect(dialog.getByText('40.00')).toBeVisible();
});

test('what is wrong is said at the field, and a declined payment says so', async ({ page }, info) => {
  await register(page, newVisitor(info.project.name));
  await page.goto('/affiliate?member=depositv2');
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await dialog.getByRole('radio', { name: /Sandbox card/ }).check();
  const amount = dialog.getByLabel('Amount');
  for (const wrong of ['', '-5', '0', '1e3', '0.001', '٥', '1', '99999999']) {
    await amount.fill(wrong);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(amount, wrong).toHaveAttribute('aria-invalid', 'true');
  }
  await orderDeposit(page, /Sandbox card/, '20');
  await payAtProvider(page, dialog, 'Go to the payment page', 'Decline');
  await expect(dialog.getByText(/The payment was declined/).first()).toBeVisible();
});

test('a bank transfer: found by its reference in a statement that staff reads in', async ({ page, browser }, info) => {
  test.skip(info.project.name === 'phone', 'the console is a desk’s');
  await register(page, newVisitor(info.project.name));
  const dialog = await orderDeposit(page, /Bank transfer/, '75.50');
  const reference = (await dialog.getByText(/^BZ[0-9A-Z]{8}$/).textContent()) ?? '';
  const picture = { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await dialog.getByLabel('Picture of the transfer').setInputFiles(picture);
  await expect(dialog.getByText('1 picture sent')).toBeVisible();

  const console = await openDesk(browser);
  await console.goto('/console/deposits');
  await console
    .getByRole('row', { name: /75\.50/ })
    .first()
    .click();
  await expect(console.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await console.goto('/console/bank-statements');
  const csv = `date,amount,payer,description\n2026-11-25,75.50,Lena,deposit ${reference.toLowerCase()}\n`;
  const statement = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await console.getByLabel('Read a statement in (CSV)').setInputFiles(statement);
  await expect(console.getByText('1 line: 0 known, 1 matched, 0 open')).toBeVisible();
  await console.goto('/console/payment-providers');
  await expect(console.getByRole('row', { name: /bank-transfer/ })).toContainText('Has no report');
  await console.context().close();

  await expect(dialog.getByText('Your payment has arrived.').first()).toBeVisible();
});
