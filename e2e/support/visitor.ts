import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { popupOf } from './popup.ts';

export interface Visitor {
  username: string;
  password: string;
}

/** A name that nobody has yet: tests of several projects share one database. */
export function newVisitor(hint: string): Visitor {
  const letters = hint.replace(/[^a-z]/g, '').slice(0, 4);
  return { username: `${letters}${randomBytes(4).toString('hex')}`, password: 'Lantern-90417' };
}

export async function register(page: Page, visitor: Visitor): Promise<void> {
  await page.goto('/affiliate?popup=register');
  const dialog = popupOf(page);
  await dialog.getByText('By username').click();
  await dialog.getByLabel('Username', { exact: true }).fill(visitor.username);
  await dialog.getByLabel('Password', { exact: true }).fill(visitor.password);
  await dialog.getByLabel('Confirm password').fill(visitor.password);
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog).toBeHidden();
}

export async function logIn(page: Page, visitor: Visitor): Promise<void> {
  await page.goto('/affiliate?popup=login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username', { exact: true }).fill(visitor.username);
  await dialog.getByLabel('Password', { exact: true }).fill(visitor.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/affiliate?member=securityCenter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}
