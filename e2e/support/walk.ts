import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { hallPaths, paths } from '../../apps/site/src/config/paths.ts';
import { dataFolder, repositoryFolder } from './server.ts';

export const visitors = ['guest', 'member', 'agent', 'trial'] as const;
export type VisitorKind = (typeof visitors)[number];
export const themes = ['light', 'dark'] as const;

export interface Visit {
  route: string;
  visitor: VisitorKind;
  theme: (typeof themes)[number];
  locale: string;
}

/** Every address of the site that is a page of its own. The documentation of the interface is no page of the site. */
export const routes: readonly string[] = [
  ...new Set([...Object.values(paths).flat(), ...Object.values(hallPaths)].filter((route) => route !== paths.apiDocs)),
];

/** Every route in every combination, or, thinned, once: the combinations then take turns, so that each of them is seen too. */
export function plan(locales: readonly string[], isFull: boolean, deviceOffset: number): Visit[] {
  const combinations = locales.flatMap((locale) =>
    themes.flatMap((theme) => visitors.map((visitor) => ({ locale, theme, visitor }))),
  );
  if (isFull) return routes.flatMap((route) => combinations.map((combination) => ({ route, ...combination })));
  // 5 has no divisor in common with the number of combinations, a power of two: all of them are reached.
  return routes.flatMap((route, index) => {
    const combination = combinations[(index * 5 + deviceOffset) % combinations.length];
    return combination === undefined ? [] : [{ route, ...combination }];
  });
}

/** Errors that the page itself reports: scripts that fail, policies that refuse, files that are missing. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  return faults;
}

/** Logs one of the demo's accounts in by the site's own form and answers the token of its session. */
export async function tokenOf(page: Page, visitor: Exclude<VisitorKind, 'guest'>): Promise<string> {
  const passwords = JSON.parse(readFileSync(path.join(dataFolder, 'demo-accounts.json'), 'utf8'));
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username', { exact: true }).fill(`demo${visitor}`);
  await dialog.getByLabel('Password', { exact: true }).fill(passwords[visitor]);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  return page.evaluate(() => sessionStorage.getItem('token') ?? '');
}

/** What the page that nobody knows says, in a language. */
export function notFoundTitle(locale: string): string {
  const file = path.join(repositoryFolder, 'packages', 'i18n', 'messages', locale, 'site.json');
  return JSON.parse(readFileSync(file, 'utf8')).notFound.title;
}

/** Serious findings of the accessibility check, each with the first element that it is about. */
export async function graveFindings(page: Page): Promise<string[]> {
  // An open popup makes the page behind it inert; the checker reads that as hidden focus (known noise of such portals).
  const { violations } = await new AxeBuilder({ page }).disableRules(['region', 'aria-hidden-focus']).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Where the links of the page lead on this site, with their anchors and without their parameters. */
export async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  const own = new URL(page.url()).origin;
  return links
    .map((href) => new URL(href))
    .filter(({ origin }) => origin === own)
    .map(({ pathname, hash }) => pathname + hash);
}
