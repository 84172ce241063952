import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Every page that a visitor can open, with the heading that says he is there. */
const pages = [
  { path: '/', heading: 'Hot games' },
  { path: '/index.html', heading: 'Hot games' },
  { path: '/rng', heading: 'Slot hall' },
  { path: '/hot', heading: 'Hot games' },
  { path: '/help', heading: 'Help and rules' },
  { path: '/no-such-table', heading: 'This table is not in the house' },
  { path: '/login', heading: 'Log in' },
  { path: '/register?referralCode=1e5', heading: 'Sign up' },
  { path: '/register.html', heading: 'Sign up' },
  { path: '/game', heading: 'Which game?' },
] as const;

/** Errors that the page itself reports: scripts that fail, policies that refuse, files that are missing. */
function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
}

for (const theme of ['light', 'dark'] as const) {
  test(`every page opens without a fault and passes the accessibility check, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const { path, heading } of pages) {
      await test.step(path, async () => {
        const faults = collectFaults(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        // An open popup makes the page behind it inert; the checker reads that as hidden focus (known noise of such portals).
        const { violations } = await new AxeBuilder({ page }).disableRules(['region', 'aria-hidden-focus']).analyze();
        const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(faults).toEqual([]);
      });
    }
  });
}

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
