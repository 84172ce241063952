import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { repositoryFolder } from '../support/server.ts';
import {
  collectFaults,
  goWithin,
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

test('the walk sees each route in each theme, language and device, and as each visitor', () => {
  const visits = [true, false].flatMap((isMobile) =>
    plan(wantedLocales, isFull, isMobile).map((visit) => ({ ...visit, device: isMobile ? 'phone' : 'desktop' })),
  );
  const seen = (...keys: (keyof (typeof visits)[number])[]) =>
    new Set(visits.map((visit) => keys.map((key) => visit[key]).join(' '))).size;
  const perRoute = [seen('route', 'locale'), seen('route', 'visitor'), seen('route', 'theme', 'device')];
  expect(perRoute).toEqual([4, 4, 4].map((count) => count * routes.length));
  expect([seen('locale', 'visitor'), seen('locale', 'theme', 'device')]).toEqual([16, 16]);
  expect(seen('visitor', 'theme', 'device')).toBe(16);
});

for (const visitor of visitors) {
  test(`every page as ${visitor}: no fault, no dead link, readable for everybody`, async ({ page, isMobile }, info) => {
    test.setTimeout(isFull ? 3_600_000 : 600_000);
    const folder = path.join(repositoryFolder, '.cache', 'walk', info.project.name);
    mkdirSync(folder, { recursive: true });
    const brand = await (await page.request.get('/wps/system/whitelabel')).json();
    const locales = wantedLocales.filter((locale) => brand.value.languages.includes(locale));
    const visits = plan(locales, isFull, isMobile).filter((visit) => visit.visitor === visitor);
    const token = visitor === 'guest' ? '' : await tokenOf(page, visitor);
    const links = new Set<string>();
    const faults = collectFaults(page);
    for (const [index, visit] of visits.entries()) {
      await test.step(`${visit.route} ${visit.locale} ${visit.theme}`, async () => {
        if (isLoaded(visit, visits[index - 1])) await load(page, visit, token);
        else await goWithin(page, visit.route);
        await expectWhole(page, visit);
        for (const link of await linksOf(page)) links.add(link);
        const name = `${visit.route.replace(/\W+/g, '_')}-${visit.locale}-${visit.theme}-${visitor}.jpg`;
        await page.screenshot({ path: path.join(folder, name), type: 'jpeg', quality: 70 });
        expect.soft(await graveFindings(page), visit.route).toEqual([]);
        expect.soft(faults.splice(0), visit.route).toEqual([]);
      });
    }
    const hasAnchors = visitor === 'guest' && !isMobile;
    await test.step('links', () => followLinks(page, hasAnchors ? [...links] : withoutAnchors(links)));
    expect.soft(faults).toEqual([]);
  });
}

/** In full every page is loaded. In the thinned walk each route is, on each device, loaded in the dark and reached from another page in the light. */
const isLoaded = ({ locale, theme }: Visit, before: Visit | undefined): boolean =>
  isFull || theme === 'dark' || before?.locale !== locale || before.theme !== theme;

async function load(page: Page, { route, theme, locale }: Visit, token: string): Promise<void> {
  // Only a page of the site has the site's storage.
  if (page.url() === 'about:blank') await page.goto('/helpmc');
  await page.evaluate(
    ([chosenTheme, lang, sessionToken]) => {
      localStorage.setItem('theme', chosenTheme);
      localStorage.setItem('lang', lang);
      if (sessionToken !== '') sessionStorage.setItem('token', sessionToken);
    },
    [theme, locale, token] as const,
  );
  await page.goto(route, { waitUntil: 'load' });
}

async function expectWhole(page: Page, { route, theme, locale }: Visit): Promise<void> {
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
