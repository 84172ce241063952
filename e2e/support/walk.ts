import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { lobbyPaths, paths } from '../../apps/site/src/config/paths.ts';
import { popupOf } from './popup.ts';
import { dataFolder, repositoryFolder } from './server.ts';

const namespaces = readdirSync(path.join(repositoryFolder, 'packages', 'i18n', 'messages', 'TY')).map(
  (file) => path.parse(file).name,
);
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
  ...new Set([...Object.values(paths).flat(), ...Object.values(lobbyPaths)].filter((route) => route !== paths.apiDocs)),
];

/**
 * The visits of one device, in an order in which language and theme change as seldom as can be. In full: every route in every combination.
 * Thinned, each route is seen once, on one device; over the routes every pair of device, theme, language and visitor is seen.
 */
export function plan(locales: readonly string[], isFull: boolean, isMobile: boolean): Visit[] {
  const visits = isFull ? everyVisit(locales) : fewVisits(locales, isMobile);
  return locales.flatMap((locale) =>
    themes.flatMap((theme) => visits.filter((visit) => visit.locale === locale && visit.theme === theme)),
  );
}

const everyVisit = (locales: readonly string[]): Visit[] =>
  routes.flatMap((route) =>
    locales.flatMap((locale) =>
      themes.flatMap((theme) => visitors.map((visitor) => ({ route, visitor, theme, locale }))),
    ),
  );

const fewVisits = (locales: readonly string[], isMobile: boolean): Visit[] =>
  routes.flatMap((route, index) => {
    const pair = Math.floor(index / themes.length);
    const turn = Math.floor(pair / visitors.length);
    if (turn % 2 !== Number(isMobile)) return [];
    const theme = themes[index % themes.length];
    const visitor = visitors[pair % visitors.length];
    const locale = locales[(turn + pair) % locales.length];
    return visitor === undefined || locale === undefined || theme === undefined
      ? []
      : [{ route, visitor, theme, locale }];
  });

/** Goes to another page as a link of the site would, without loading the document anew; resolves once the page is there. */
export async function goWithin(page: Page, route: string): Promise<void> {
  // A page is loaded before its program runs.
  await page.waitForFunction(() => '__TSR_ROUTER__' in window);
  await page.evaluate((to) => (window as unknown as RoutedWindow).__TSR_ROUTER__.navigate({ to }), route);
  await page.waitForFunction(() => {
    const { status, location, resolvedLocation } = (window as unknown as RoutedWindow).__TSR_ROUTER__.state;
    return status === 'idle' && resolvedLocation?.href === location.href;
  });
}

/** Where the router's library keeps itself. */
interface RoutedWindow {
  __TSR_ROUTER__: {
    navigate(target: { to: string }): Promise<void>;
    state: { status: string; location: { href: string }; resolvedLocation?: { href: string } };
  };
}

/** Visits of a walk that found everything in order, with the links that were seen there; it stays on disk when the walk breaks off. */
export interface WalkNotes {
  linksAt(visit: Visit): readonly string[] | undefined;
  note(visit: Visit, links: readonly string[]): void;
}

/** Opens the notes of one piece of a walk; what they hold from an earlier walk goes unless that is `resumed`. */
export function openWalkNotes(folder: string, piece: string, resumed: boolean): WalkNotes {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${piece.replaceAll(' ', '-')}.jsonl`);
  if (!resumed) rmSync(file, { force: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  const noted = new Map<string, readonly string[]>(lines.map((line) => JSON.parse(line)));
  return {
    linksAt: (visit) => noted.get(nameOf(visit)),
    note: (visit, links) => {
      noted.set(nameOf(visit), links);
      appendFileSync(file, `${JSON.stringify([nameOf(visit), links])}\n`);
    },
  };
}

/** A visit as a file name. */
export const nameOf = ({ route, locale, theme, visitor }: Visit) =>
  `${route.replace(/\W+/g, '_')}-${locale}-${theme}-${visitor}`;

/**
 * How much of a page that nobody has touched has moved since it was loaded: cumulative layout shift, all of it added up.
 * `hadRecentInput` is not asked: where a phone is emulated, setting its size counts as input for the first half second.
 */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    (settleMs) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          add(observer.takeRecords());
          resolve(sum);
        }, settleMs);
      }),
    300,
  );

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
  // A browser that has chosen a language keeps it; else it takes the account's, which other journeys change at the same time.
  await page.evaluate(() => localStorage.setItem('lang', 'TY'));
  const dialog = popupOf(page);
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

/** Keys of the catalogue where the page should speak, as `pages.affiliate.title`; in labels and tooltips too. */
export async function missingTextsOf(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const labels = ['aria-label', 'title', 'alt', 'placeholder'];
    const labelled = [...document.querySelectorAll(labels.map((label) => `[${label}]`).join())];
    const texts = labelled.flatMap((element) => labels.map((label) => element.getAttribute(label) ?? ''));
    return [document.body.textContent ?? '', ...texts].join(' ');
  });
  return [...new Set(said.match(new RegExp(`(?<![@\\w./-])(?:${namespaces.join('|')})\\.[a-z]\\w*(?:\\.\\w+)*`, 'g')))];
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
