// @covers bad-input-every-field register-by-username

import { expect, test } from '@playwright/test';
import { popupOf } from '../support/popup.ts';
import { newVisitor, register } from '../support/visitor.ts';

test('wrong registrations are refused under their fields, and nothing is lost', async ({ page }, info) => {
  const visitor = newVisitor(info.project.name);
  await page.goto('/affiliate?popup=register');
  const dialog = popupOf(page);
  await dialog.getByText('By username').click();
  const username = dialog.getByLabel('Username', { exact: true });
  await username.fill('1bad');
  await dialog.getByLabel('Password', { exact: true }).fill('short');
  await dialog.getByLabel('Confirm password').fill('other');
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  for (const field of [
    username,
    dialog.getByLabel('Password', { exact: true }),
    dialog.getByLabel('Confirm password'),
  ]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(dialog.getByText('2 - 15 letters or digits, beginning with a letter')).toBeVisible();
  await expect(dialog.getByText('7 - 64 characters with at least one letter and one digit')).toBeVisible();
  await expect(dialog.getByText('Incorrect confirmation input')).toBeVisible();
  await expect(dialog.getByText('Input cannot be empty')).toBeVisible();
  await expect(username).toHaveValue('1bad');

  await username.fill(visitor.username);
  await dialog.getByLabel('Password', { exact: true }).fill('password1');
  await dialog.getByLabel('Confirm password').fill('password1');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog.getByText('This password is among the most guessed ones')).toBeVisible();
});

test('a taken name and a wrong password are explained in words', async ({ page }, info) => {
  const visitor = newVisitor(info.project.name);
  await register(page, visitor);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/affiliate?popup=register');
  const dialog = popupOf(page);
  await dialog.getByText('By username').click();
  await dialog.getByLabel('Username', { exact: true }).fill(visitor.username.toUpperCase());
  await dialog.getByLabel('Password', { exact: true }).fill(visitor.password);
  await dialog.getByLabel('Confirm password').fill(visitor.password);
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog.getByText('This username is already taken')).toBeVisible();

  await dialog.getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username', { exact: true }).fill(visitor.username);
  await login.getByLabel('Password', { exact: true }).fill('not-the-1-password');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login.getByRole('alert')).toHaveText('Incorrect username or password');
});

test('wrong amounts never reach the books', async ({ page }, info) => {
  await register(page, newVisitor(info.project.name));
  await page.goto('/affiliate?member=transferFund');
  const dialog = page.getByRole('dialog', { name: 'My wallet' });
  const amount = dialog.getByLabel('Amount');
  for (const wrong of ['-5', '0', '1e3', 'NaN', '0.001', '٥', '99999999999999']) {
    await amount.fill(wrong);
    await dialog.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(amount, wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(amount, wrong).toHaveAccessibleDescription(/amount/i);
  }
  await expect(dialog.getByTestId('wallet-balance')).toHaveText(/^P\s0\.00$/);
});
