import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Browser, expect, type Page } from '@playwright/test';
import { authenticatorCode } from './authenticator.ts';
import { popupOf } from './popup.ts';
import { dataFolder, port, repositoryFolder } from './server.ts';
import { newVisitor } from './visitor.ts';

export interface Colleague {
  name: string;
  password: string;
}

/** A link to a new administrator's account, as an operator gets it on the command line. */
export async function administratorLink(name: string, folder = dataFolder): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'scripts/command.mjs',
      'staff-create',
      '--brand',
      'baize_demo',
      '--name',
      name,
      '--role',
      'administrator',
      '--all-brands',
    ],
    { cwd: repositoryFolder, env: { ...process.env, DATA_DIR: folder } },
  );
  return /https?:\S+#\S+/.exec(stdout)?.[0] ?? '';
}

/** Opens a link of an invitation, chooses name and password, and signs in. */
export async function acceptInvitation(page: Page, link: string, { name, password }: Colleague): Promise<void> {
  // The command and the mail name the brand's configured origin; the test's server listens elsewhere.
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password again').fill(password);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await signIn(page, { name, password });
}

export async function signIn(page: Page, { name, password }: Colleague): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}

/** The demo's staff signs in at a page of the console. */
export async function openConsole(page: Page, path: string): Promise<void> {
  const accounts = JSON.parse(await readFile(`${dataFolder}/demo-accounts.json`, 'utf8'));
  await page.goto(`/console${path}`);
  await signIn(page, { name: 'demostaff', password: accounts.staff });
}

/** Sets up an authenticator app as the account's second factor. */
export async function setUpSecondFactor(page: Page, password: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = popupOf(page);
  await dialog.getByLabel('Your password now').fill(password);
  await dialog.getByRole('button', { name: 'Set up an app' }).click();
  const secret = await dialog.locator('strong').innerText();
  await dialog.getByLabel('Code of the app').fill(authenticatorCode(secret));
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();
}

/** A colleague at the console with a second factor, on a desk's screen. */
export async function openDesk(
  browser: Browser,
  { url, dataFolder: folder } = { url: `http://localhost:${port}`, dataFolder },
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  const colleague = { name: newVisitor('cash').username, password: 'Lantern-90417-desk' };
  await acceptInvitation(page, await administratorLink(colleague.name, folder), colleague);
  await setUpSecondFactor(page, colleague.password);
  return page;
}
