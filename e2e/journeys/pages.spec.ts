// @covers register-page themes-languages-offline site-register-pages header

import { expect, test } from '@playwright/test';

test('a referral code stays in the address as it was written', async ({ page }) => {
  await page.goto('/register?referralCode=1e5');
  await expect(page).toHaveURL(/referralCode=1e5/);
});

test('the language and the theme are switched and kept', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  const controls = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await controls.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await controls.getByRole('button', { name: /^Language/ }).click();
  await controls.getByRole('button', { name: 'English (UK)' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /en-GB/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', /en-GB/);
});

test('without a connection the site says so, and goes on when it is back', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});
