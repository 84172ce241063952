import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

interface ChromiumScript {
  findOrInstallChromium: (log: (what: string) => void) => Promise<string>;
}

/** The page that recomputes rounds, opened from its one file without a network. */
export interface VerifierPage {
  /** The address of the file. */
  address(): string;
  newPage(): Promise<Page>;
  /** What the page says: 'true', 'false', or 'unknown' for what it cannot recompute. */
  ask(round: unknown, serverSeed?: string): Promise<string | null>;
}

export function useVerifierPage(): VerifierPage {
  let folder: string;
  let browser: Browser;
  let page: Page;
  const address = () => pathToFileURL(path.join(folder, 'verify-offline.html')).href;
  const newPage = async () => {
    const opened = await browser.newPage();
    await opened.context().setOffline(true);
    return opened;
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baize-verifier-'));
    await promisify(execFile)(process.execPath, [path.join(repository, 'scripts/verifier.mjs'), folder]);
    const scripts = pathToFileURL(path.join(repository, 'scripts/lib/chromium.mjs')).href;
    const { findOrInstallChromium } = (await import(scripts)) as ChromiumScript;
    const executablePath = await findOrInstallChromium((what) => console.info(what));
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    page = await newPage();
    await page.goto(address());
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true });
  });
  return {
    address,
    newPage,
    ask: async (round, serverSeed = '') => {
      await page.fill('#round', typeof round === 'string' ? round : JSON.stringify(round));
      await page.fill('#seed', serverSeed);
      await page.locator('#result').evaluate((result) => result.removeAttribute('data-match'));
      await page.click('#verify');
      await page.waitForSelector('#result[data-match]');
      return page.getAttribute('#result', 'data-match');
    },
  };
}
