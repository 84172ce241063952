// @covers announcement-html promotions help-centre routes site-history lazy-chunks referral-links
// @covers affiliate-requests app-download

import { expect, test } from '@playwright/test';
import { longTest } from '../support/long-test.ts';
import { newVisitor, register } from '../support/visitor.ts';
import { collectFaults, goWithin, tokenOf } from '../support/walk.ts';

/** Pages beside the games, with the heading that says what they are. */
const pages = [
  { path: '/promotions', heading: 'Promotions' },
  { path: '/news', heading: 'News' },
  { path: '/noticePage', heading: 'Notices' },
  { path: '/vip', heading: 'VIP' },
  { path: '/pointMall', heading: 'Points mall' },
  { path: '/down', heading: 'The site in your pocket' },
  { path: '/download', heading: 'The site in your pocket' },
  { path: '/join', heading: 'Join us' },
  { path: '/about', heading: 'About us' },
  { path: '/beginner', heading: 'Beginner’s guide' },
  { path: '/deposit-guide', heading: 'How to top up' },
  { path: '/winners', heading: 'Winner board' },
  { path: '/ranking', heading: 'Ranking' },
  { path: '/refer', heading: 'Invite friends' },
  { path: '/referral-links', heading: 'Referral links' },
  { path: '/affiliate', heading: 'Affiliate application' },
  { path: '/contract', heading: 'Contract request' },
  { path: '/feedback', heading: 'Feedback and complaints' },
  { path: '/lottery', heading: 'Lottery' },
  { path: '/vnlottery', heading: 'Vietnamese lottery' },
  { path: '/seamless', heading: 'One wallet for every game' },
  { path: '/helpmc', heading: 'Help and rules' },
] as const;

test('every page beside the games opens, names itself in the tab, and asks for nothing that is missing', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await page.goto('/');
  for (const { path, heading } of pages) {
    await test.step(path, async () => {
      await goWithin(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} · Baize`);
      expect(faults).toEqual([]);
    });
  }
});

test('a guest at the sports book is asked to log in', async ({ page }) => {
  await page.goto('/');
  await goWithin(page, '/fbsports');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveTitle('FB Sports · Baize');
});

test('a promotion is found by what it is about, opens whole, and leads on', async ({ page }) => {
  await page.goto('/promotions');
  await page.getByRole('radio', { name: 'App download' }).check();
  await expect(page).toHaveURL(/type=appDownload/);
  await page.getByRole('link', { name: 'The site in your pocket' }).click();
  await expect(page).toHaveURL(/\/promoDetail\?id=/);
  await expect(page.getByText('It takes less room than a photo.')).toBeVisible();
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page).toHaveURL(/\/down$/);
  await page.goto('/promoDetail?id=gone');
  await expect(page.getByRole('heading', { name: 'This promotion is over' })).toBeVisible();
});

test('the help is searched; #agent and #term open their articles; /helpmc has no header', async ({ page }) => {
  await page.goto('/help');
  await page.getByLabel('Search the help').fill('sha-256');
  await expect(page.locator('main article')).toHaveCount(2);
  await page.locator('main article').getByRole('link', { name: 'Fairness' }).click();
  await expect(page).toHaveURL(/#fair$/);
  await expect(page.getByRole('heading', { name: 'Fairness' })).toBeInViewport();
  await page.goto('/help#agent');
  await expect(page.getByRole('heading', { name: 'Affiliates' })).toBeInViewport();
  await page.goto('/help#term');
  const terms = page.getByRole('dialog', { name: 'Terms' });
  await expect(terms.getByText('at least 21 years old')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(page).toHaveURL(/\/help$/);
  await page.goto('/helpmc');
  await expect(page.getByRole('heading', { name: 'Help and rules' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

longTest('hostile HTML that got into the store all the same stays harmless', async ({ page }) => {
  const content = [
    '<p onclick="window.hacked = 1">Read <a href="javascript:window.hacked=1">this</a></p>',
    '<img src="/none" onerror="window.hacked = 1"><script>window.hacked = 1</script>',
    '<iframe src="/"></iframe><form action="/wps"><input name="a"></form><style>main{display:none}</style>',
    '<a href="//other.example/x">elsewhere</a><svg onload="window.hacked = 1"></svg>',
  ].join('');
  const story = {
    id: 'evil',
    title: '<b>Title</b>',
    summary: '',
    content,
    pictureUrl: '',
    publishedAt: '2026-01-02T03:04:05Z',
  };
  await page.route('**/MCSFE_getListAnnouncements**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ json: { ...body, value: { ...body.value, news: [story] } } });
  });
  await page.goto('/news?id=evil');
  await expect(page.getByRole('heading', { level: 1, name: '<b>Title</b>' })).toBeVisible();
  const text = page.locator('article').getByText('Read this');
  await text.click();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.locator('article :is(script, iframe, form, input, style, svg[onload])')).toHaveCount(0);
  await expect(page.locator('article [onclick], article [onerror], article a[href*="other.example"]')).toHaveCount(0);
});

test('another page begins at its top; an address behind a hash opens as well', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Join us' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/#/promotions?type=slots');
  await expect(page).toHaveURL(/\/promotions\?type=slots$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
});

test('a page whose code does not come says so with its request, and can be tried again', async ({ page }) => {
  await page.route('**/assets/showcase-*.js', (route) => route.abort());
  await page.goto('/ranking');
  await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible();
  await expect(page.getByText(/^missing: .*showcase/)).toBeVisible();
  await page.unroute('**/assets/showcase-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ranking' })).toBeVisible();
});

longTest(
  'a member makes a referral link; who follows it finds its code in the form',
  async ({ page, browser }, info) => {
    await register(page, newVisitor(info.project.name));
    await page.goto('/referral-links');
    const name = `Chess club ${Date.now()}`;
    await page.getByLabel('What is it for?').fill(name);
    await page.getByRole('button', { name: 'Make a link' }).click();
    const row = page.getByRole('row').filter({ hasText: name });
    const code = (await row.locator('.verbatim').textContent()) ?? '';
    expect(code).toMatch(/^[a-z0-9]{8}$/);
    const guest = await browser.newPage();
    await guest.goto(`${new URL(page.url()).origin}/register?referralCode=${code}`);
    await expect(guest.getByLabel(/invitation|affiliate|referral/i).first()).toHaveValue(code);
    await guest.close();
    await row.getByRole('button', { name: 'Switch off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
    await expect(row.getByText(/^Off since/)).toBeVisible();
  },
);

test('an agent asks for a contract and sees how it stands; too short a reason is shown at the field', async ({
  page,
}, info) => {
  await tokenOf(page, 'agent');
  await page.goto('/contract');
  // The two devices share the demo's agent, who may have one open request a contract.
  const contract = info.project.name === 'phone' ? 'Daily wages' : 'Dividend';
  await page.getByLabel('Contract', { exact: true }).selectOption({ label: contract });
  await page.getByLabel('Your reasons').fill('Too short');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Please enter 10 - 500 characters')).toBeVisible();
  await page.getByLabel('Your reasons').fill('My team has grown to forty people.');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('row').filter({ hasText: contract }).getByText('In progress')).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the site opens without a connection and says so; nothing of a call is kept', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const stores = await Promise.all(names.map((name) => caches.open(name)));
      const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
      const shell = await (await caches.match('/shell'))?.text();
      return { paths: requests.map(({ url }) => new URL(url).pathname), shell };
    });
    expect(kept.paths.filter((path) => !/^\/(assets|art|shell$|start\.js$)/.test(path))).toEqual([]);
    expect(kept.shell).toContain('<div id="root">');
    expect(kept.shell).not.toContain('id="boot"');
    await context.setOffline(true);
    await page.goto('/promotions');
    await expect(page.getByText('You are offline').first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await page.goto('/promotions');
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  });
});
