// @covers first-banner-before-scripts hover-dropdown modal theme

import { expect, type Page, test } from '@playwright/test';

const isScrollable = (page: Page) =>
  page.evaluate(async () => {
    const before = scrollY;
    scrollBy({ top: 200, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const hasMoved = scrollY !== before;
    scrollTo({ top: before, behavior: 'instant' });
    return hasMoved;
  });

test('a notice opens its popup, which locks the page and closes by Esc and by a press outside', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const title = page.getByRole('region', { name: 'Notices' }).getByRole('button').first();
  await title.focus();
  await title.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'News' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('details[open]')).toHaveCount(1);
  if (!isMobile) expect((await dialog.boundingBox())?.width).toBe(600);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await isScrollable(page)).toBe(true);
  await title.press('Enter');
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 80);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the stored theme and a brand’s colours are on the document before anything is painted', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '"themeColours":{"light":{},"dark":{}}',
      '"themeColours":{"light":{},"dark":{"gold":"#b79cf5"}}',
    );
    await route.fulfill({ response, body: html });
  });
  // Without the site's own scripts only what runs before the first paint has run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--gold'))).toBe('#b79cf5');
});

test('the first banner is seen before any script, where the site will show it', async ({ page, isMobile }) => {
  const widths = isMobile ? [390] : [768, 1440];
  const boxesOf = async (place: string) => {
    const boxOf = (what: string) => page.locator(`${place} ${what}`).first().boundingBox();
    return { picture: await boxOf('section picture img'), lettering: await boxOf('img[src*="wordmark"]') };
  };
  const isSeen = (place: string) => expect(page.locator(`${place} section picture img`).first()).toBeVisible();
  for (const path of ['/', '/promotions']) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(path);
      await isSeen('#first');
      const before = await boxesOf('#first');
      await page.unroute('**/assets/index-*.js');
      await page.goto(path);
      await isSeen('#root');
      // The carousel takes the first picture's place a moment later.
      await expect.poll(() => boxesOf('#root'), `${path} at ${width}`).toEqual(before);
      await expect(page.locator('#first')).toBeHidden();
    }
  }
});

test('vendors hang below their lobby for the keyboard and for the mouse', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the side menu has the lobbies there');
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Providers: Slots' });
  const list = page.getByRole('list', { name: 'Providers: Slots' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(opener).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Slots', exact: true }).hover();
  await expect(list).toBeVisible();
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rng\?vendor=/);
  await expect(list).toBeHidden();
});

test('nothing moves of its own accord where the visitor wants stillness', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  const strip = page.getByRole('region', { name: 'Notices' }).getByRole('list').first();
  const place = await strip.boundingBox();
  await page.waitForTimeout(700);
  expect(await strip.boundingBox()).toEqual(place);
  await page.close();
});
