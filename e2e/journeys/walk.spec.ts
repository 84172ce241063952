// @covers routes plain-pages every-route-opens texts-with-their-page pages-stand-still

import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serverFiles } from '../../apps/site/src/config/paths.ts';
import { graveFindings } from '../support/axe.ts';
import { repositoryFolder } from '../support/server.ts';
import {
  collectFaults,
  goWithin,
  layoutShiftOf,
  linksOf,
  missingTextsOf,
  nameOf,
  notFoundTitle,
  openWalkNotes,
  plan,
  routes,
  tokenOf,
  type Visit,
  type VisitorKind,
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
  const perRoute = [seen('route', 'locale'), seen('route', 'visitor'), seen('route', 'theme'), seen('route', 'device')];
  const { length } = routes;
  expect(perRoute).toEqual((isFull ? [4, 4, 2, 2] : [1, 1, 1, 1]).map((count) => count * length));
  expect([seen('locale', 'visitor'), seen('locale', 'theme', 'device')]).toEqual([16, 16]);
  expect(seen('visitor', 'theme', 'device')).toBe(16);
});

test('a page that jumps, is pale, has no names or no texts does not pass', async ({ page }) => {
  const html = `<meta name="viewport" content="width=device-width"><main style="background:#fff"><h1 style="height:400px">Page</h1><p style="color:#ccc">Pale words</p>
    <button style="width:40px;height:40px"></button><a href="/" title="pages.affiliate.title">site.header.menu</a></main>`;
  await page.goto(`data:text/html,${encodeURIComponent(html)}`);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    await frame();
    document.body.prepend(Object.assign(document.createElement('div'), { style: 'height:300px' }));
    await frame();
  });
  expect(await layoutShiftOf(page)).toBeGreaterThan(maxShiftBesideOthers);
  const findings = (await graveFindings(page)).join();
  for (const rule of ['color-contrast', 'button-name']) expect(findings).toContain(rule);
  expect((await missingTextsOf(page)).toSorted()).toEqual(['pages.affiliate.title', 'site.header.menu']);
});

/** Cumulative layout shift of a page that is loaded. */
const maxShift = 0.02;
/** Where three journeys share a small machine what is loaded comes in more steps; the run of all tests finds pages that jump in part. */
const maxShiftBesideOthers = 0.1;

interface Piece {
  visitor: VisitorKind;
  locales: readonly string[];
  name: string;
}

/** The thinned walk goes once as each visitor; the full one goes in each language by itself, and WALK_RESUME=1 leaves out what was in order. */
const pieces = visitors.flatMap((visitor): Piece[] =>
  isFull
    ? wantedLocales.map((locale) => ({ visitor, locales: [locale], name: `${visitor} in ${locale}` }))
    : [{ visitor, locales: wantedLocales, name: visitor }],
);
if (isFull) test.describe.configure({ mode: 'parallel' });

for (const { visitor, locales, name } of pieces) {
  test(`every page as ${name}: no fault, no dead link, readable for everybody`, async ({ page, isMobile }, info) => {
    test.setTimeout(isFull ? 3_600_000 : 600_000);
    const folder = path.join(repositoryFolder, '.cache', 'walk', info.project.name);
    const notes = openWalkNotes(folder, name, isFull && (info.retry > 0 || process.env.WALK_RESUME === '1'));
    const brand = await (await page.request.get('/wps/system/whitelabel')).json();
    const offered = wantedLocales.filter((locale) => brand.value.languages.includes(locale));
    const visits = plan(offered, isFull, isMobile).filter(
      (visit) => visit.visitor === visitor && locales.includes(visit.locale),
    );
    const open = visits.filter((visit) => notes.linksAt(visit) === undefined);
    const token = visitor === 'guest' ? '' : await tokenOf(page, visitor);
    const faults = collectFaults(page);
    for (const [index, visit] of open.entries()) {
      if (isFull && index % 10 === 0) console.log(`${info.project.name}, ${name}: ${index} of ${open.length} pages`);
      await test.step(`${visit.route} ${visit.locale} ${visit.theme}`, async () => {
        const failedBefore = info.errors.length;
        if (isLoaded(visit, open[index - 1])) await load(page, visit, token);
        else await goWithin(page, visit.route);
        await expectWhole(page, visit);
        if (isLoaded(visit, open[index - 1]))
          expect
            .soft(await layoutShiftOf(page), `${visit.route} stands still`)
            .toBeLessThan(isFull ? maxShift : maxShiftBesideOthers);
        expect.soft(await missingTextsOf(page), `${visit.route} has its texts`).toEqual([]);
        const links = await linksOf(page);
        const file = path.join(folder, `${nameOf(visit)}.jpg`);
        // Somebody looks at them after the full walk alone.
        if (isFull) await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage: true });
        expect.soft(await graveFindings(page), visit.route).toEqual([]);
        expect.soft(faults.splice(0), visit.route).toEqual([]);
        if (info.errors.length === failedBefore) notes.note(visit, links);
      });
    }
    const links = new Set(visits.flatMap((visit) => notes.linksAt(visit) ?? []));
    const hasAnchors = visitor === 'guest' && !isMobile;
    await test.step('links', () => followLinks(page, hasAnchors ? [...links] : withoutAnchors(links)));
    expect.soft(faults).toEqual([]);
  });
}

/** A route is loaded in the dark and reached from another page in the light. */
const isLoaded = ({ locale, theme }: Visit, before: Visit | undefined): boolean =>
  theme === 'dark' || before?.locale !== locale || before.theme !== theme;

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
  // A file that is missing late is told with the next page. In full somebody looks at the screenshots.
  if (isFull) await page.waitForFunction(arePicturesThere, null, { timeout: 5000 }).catch(() => undefined);
  if (conditionalRoutes.includes(route)) return;
  await expect.soft(page.getByRole('heading', { name: notFoundTitle(locale) }), `${route} is a page`).toHaveCount(0);
}

/** Runs in the page: every picture that is in sight has come or has failed. */
const arePicturesThere = () =>
  [...document.images].every((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect();
    const isInSight = image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return image.complete || !isInSight;
  });

/** Anchors are the same for everybody; they are looked at once. */
const withoutAnchors = (links: ReadonlySet<string>) => [...links].filter((link) => !link.includes('#'));

/** Every link leads to a page, and every anchor to a place on it. */
async function followLinks(page: Page, links: readonly string[]): Promise<void> {
  const anchors = links.filter((link) => link.includes('#') && !link.endsWith('#main'));
  const known: readonly string[] = [...routes, ...Object.values(serverFiles)];
  const unknown = links.filter((link) => !link.includes('#') && !known.includes(link) && !link.startsWith('/docs'));
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
