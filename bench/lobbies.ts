import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import type { Measurement } from './measurement.ts';
import { openScaleBrand } from './scale-brand.ts';
import { median, percentile, twoDigits } from './statistics.ts';

const port = 4858;
const runs = 3;
/** A phone of the middle class on a fast 4G line. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const processorSlowdown = 4;
const line = { latency: 60, downloadThroughput: (9_000 * 1024) / 8, uploadThroughput: (9_000 * 1024) / 8 };
const targets = { firstCardsMs: 1_000, frameMs: 1000 / 60 };
/** The hot list is one page; it holds as many as the catalogue tells. */
const scrolledCards = 300;
/** For a page on a busy machine. */
const patienceMs = 120_000;
/** A frame is late when it comes more than half a frame after its time. */
const lateFactor = 1.5;
/** A quick flick of the thumb. */
const flickPxPerMs = 2.5;

/** A brand with 20,000 games on a phone: how soon a lobby shows its first cards, and how 300 cards scroll. */
export async function measureLobbies(dataFolder: string): Promise<Measurement[]> {
  const brand = await openScaleBrand({ port, dataFolder });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const [first, cold]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      first.push(await withPhone(browser, (page) => fromHomeMs(page, brand.url)));
      cold.push(await withPhone(browser, (page) => coldMs(page, brand.url)));
    }
    const frames = await withPhone(browser, (page) => scrolledFrames(page, brand.url));
    const ms = (value: number) => `${Math.round(value)} ms`;
    return [
      {
        what: `first cards of a lobby after a press on the home page, 20,000 games, mid phone, median of ${runs}`,
        value: ms(median(first)),
        target: ms(targets.firstCardsMs),
        holds: median(first) <= targets.firstCardsMs,
        baseline: `the lobby opened cold: ${ms(median(cold))}`,
      },
      {
        what: `frame while ${frames.cards} cards scroll, mid phone, median`,
        value: `${twoDigits(median(frames.timesMs))} ms`,
        target: `${twoDigits(targets.frameMs)} ms`,
        holds: frames.cards >= scrolledCards && median(frames.timesMs) <= targets.frameMs * 1.05,
        baseline: `p95 ${twoDigits(percentile(frames.timesMs, 0.95))} ms, worst ${twoDigits(Math.max(...frames.timesMs))} ms, ${frames.late} of ${frames.timesMs.length} late`,
      },
    ];
  } finally {
    await browser.close();
    await brand.stop();
  }
}

async function withPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  // What runs in the page is compiled with names that its helper keeps.
  await context.addInitScript('globalThis.__name = (named) => named');
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    page.setDefaultNavigationTimeout(patienceMs);
    const session = await context.newCDPSession(page);
    await slowDown(session);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
}

/** Until the first card's cover is there and a frame has shown it, by the page's clock since `startMark`. */
const cardsPainted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const card = document.querySelector('main article a[href*="gameCode="]');
          const cover = card?.querySelector('img');
          if (!card || !cover?.complete || cover.naturalWidth === 0) return requestAnimationFrame(look);
          return requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
  );

/** From the press on the lobby's entry of a home page at rest, in ms. */
async function fromHomeMs(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const entry = page.locator('a[href="/rng"]:visible').first();
  await entry.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
      ),
  );
  await entry.tap();
  const startMs = await pressed;
  await page.waitForURL(/\/rng/);
  return (await cardsPainted(page)) - startMs;
}

/** From nothing: a visitor's first page is the lobby. */
async function coldMs(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/rng`, { waitUntil: 'commit' });
  return cardsPainted(page);
}

/** The times between frames while a long list scrolls by at a steady pace. */
async function scrolledFrames(page: Page, url: string) {
  await page.goto(`${url}/hot`, { waitUntil: 'networkidle' });
  await cardsPainted(page);
  return page.evaluate(
    ({ wanted, late, pxPerMs }) =>
      new Promise<{ cards: number; timesMs: number[]; late: number }>((resolve) => {
        const cards = [...document.querySelectorAll('main article')];
        const shown = cards.slice(0, wanted);
        const endPx = (shown.at(-1)?.getBoundingClientRect().top ?? 0) + scrollY - innerHeight / 2;
        const timesMs: number[] = [];
        let lastMs = 0;
        const step = (nowMs: number) => {
          if (lastMs > 0) {
            timesMs.push(nowMs - lastMs);
            scrollBy(0, (nowMs - lastMs) * pxPerMs);
          }
          lastMs = nowMs;
          if (scrollY < endPx && scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
            requestAnimationFrame(step);
          } else {
            resolve({ cards: shown.length, timesMs, late: timesMs.filter((ms) => ms > late).length });
          }
        };
        requestAnimationFrame(step);
      }),
    { wanted: scrolledCards, late: targets.frameMs * lateFactor, pxPerMs: flickPxPerMs },
  );
}
