import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { repositoryFolder } from '../support/server.ts';
import {
  collectFaults,
  graveFindings,
  linksOf,
  notFoundTitle,
  plan,
  routes,
  tokenOf,
  type Visit,
  visitors,
} from '../support/walk.ts';

const isFull = process.env.LONG_TESTS === '1';
/** Languages of the issue; the brand offers some of them. */
const wantedLocales = ['TY', 'EN', 'CN', 'TH'];
/** Known only where the brand has the vendor FB among its sports. */
const conditionalRoutes = ['/fbsports'];

// Nothing fades or runs, so that what is measured is what stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const visitor of visitors) {
  test(`every page as ${visitor}: no fault, no dead link, readable for everybody`, async ({ page, isMobile }, info) => {
    test.setTimeout(isFull ? 3_600_000 : 240_000);
    const folder = path.join(repositoryFolder, '.cache', 'walk', info.project.name);
    mkdirSync(folder, { recursive: true });
    const brand = await (await page.request.get('/wps/system/whitelabel')).json();
    const locales = wantedLocales.filter((locale) => brand.value.languages.includes(locale));
    const visits = plan(locales, isFull, isMobile ? 8 : 0).filter((visit) => visit.visitor === visitor);
    const token = visitor === 'guest' ? '' : await tokenOf(page, visitor);
    const links = new Set<string>();
    const faults = collectFaults(page);
    for (const visit of visits) {
      await test.step(`${visit.route} ${visit.locale} ${visit.theme}`, async () => {
        await open(page, visit, token);
        for (const link of await linksOf(page)) links.add(link);
        const name = `${visit.route.replace(/\W+/g, '_')}-${visit.locale}-${visit.theme}-${visitor}.jpg`;
        await page.screenshot({ path: path.join(folder, name), type: 'jpeg', quality: 70 });
        expect.soft(await graveFindings(page), visit.route).toEqual([]);
        expect.soft(faults.splice(0), visit.route).toEqual([]);
      });
    }
    await test.step('links', () => followLinks(page, visitor === 'guest' ? [...links] : withoutAnchors(links)));
    expect.soft(faults).toEqual([]);
  });
}

async function open(page: Page, { route, theme, locale }: Visit, token: string): Promise<void> {
  await page
    .evaluate(
      ([chosenTheme, lang, sessionToken]) => {
        localStorage.setItem('theme', chosenTheme);
        localStorage.setItem('lang', lang);
        if (sessionToken !== '') sessionStorage.setItem('token', sessionToken);
      },
      [theme, locale, token] as const,
    )
    .catch(async () => {
      // Nothing of the site is open yet, so there is no storage of its own.
      await page.goto('/helpmc');
      await open(page, { route, theme, locale, visitor: 'guest' }, token);
    });
  await page.goto(route, { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('main')).not.toBeEmpty();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('h1, h2, [role="dialog"]').first()).toBeAttached();
  // In the thinned walk a file that is missing late is told with the next page.
  if (isFull) await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  if (conditionalRoutes.includes(route)) return;
  await expect.soft(page.getByRole('heading', { name: notFoundTitle(locale) }), `${route} is a page`).toHaveCount(0);
}

/** Anchors are the same for everybody; they are looked at once. */
const withoutAnchors = (links: ReadonlySet<string>) => [...links].filter((link) => !link.includes('#'));

/** Every link leads to a page, and every anchor to a place on it. */
async function followLinks(page: Page, links: readonly string[]): Promise<void> {
  const anchors = links.filter((link) => link.includes('#') && !link.endsWith('#main'));
  const unknown = links.filter((link) => !link.includes('#') && !routes.includes(link) && !link.startsWith('/docs'));
  for (const link of [...unknown, ...anchors]) {
    const [pathname = '/', anchor] = link.split('#');
    await page.goto(link);
    await expect(page.locator('main')).not.toBeEmpty();
    await expect.soft(page.getByRole('heading', { name: notFoundTitle('TY') }), `${link} is a page`).toHaveCount(0);
    if (anchor === undefined || pathname === '') continue;
    const place = page.locator(`[id="${anchor}"]`).or(page.getByRole('dialog'));
    await expect.soft(place.first(), `${link} is a place`).toBeAttached();
  }
}
