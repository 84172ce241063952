import { expect, type Locator, type Page } from '@playwright/test';
import { port } from './server.ts';

/** Where the sandbox payment provider of the journeys listens, and what it shares with the server. */
export const paymentPort = port + 20;
export const paymentSecret = 'the secret of the journeys';

/** Orders a deposit by a method on the page depositv2; returns the dialog with the order. */
export async function orderDeposit(page: Page, method: RegExp, amount: string): Promise<Locator> {
  await page.goto('/?member=depositv2');
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await dialog.getByRole('radio', { name: method }).check();
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: /^Deposit of/ })).toBeVisible();
  await expect(dialog.getByText('Waiting for your payment').first()).toBeVisible();
  return dialog;
}

/** Follows an order's link to the provider's page, and does there what the payer does. */
export async function payAtProvider(page: Page, dialog: Locator, link: string, deed = 'Pay'): Promise<void> {
  await dialog.getByRole('link', { name: link }).click();
  await page.getByRole('button', { name: deed, exact: true }).click();
}
