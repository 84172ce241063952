import { randomBytes } from 'node:crypto';
import { createPlayer, type Player } from '@baize/testkit/player';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { popupOf } from './popup.ts';

export const desktop = { width: 1280, height: 720 };
export const phone = { width: 390, height: 844 };
export const startAmount = '1000.00';
const startMinor = 100_000;

export interface Guest {
  player: Player;
  page: Page;
}

interface Entry {
  gameCode: string;
  /** The studio's, if not said otherwise. */
  vendor?: string;
  viewport?: typeof desktop;
  reducedMotion?: 'reduce' | 'no-preference';
}

/** A new member with 1,000.00 in a game of the studio, in a window of its own that wants little motion if not told otherwise: the frame alone, as the site would open it. */
export async function enterGame(
  browser: Browser,
  baseURL: string,
  { gameCode, vendor = 'BAIZE', viewport = desktop, reducedMotion = 'reduce' }: Entry,
): Promise<Guest> {
  const player = createPlayer(baseURL, `floor${randomBytes(4).toString('hex')}`, 'Lantern-90417');
  await player.register();
  await player.deposit(startAmount);
  const { url } = await player.call('launchGame', { data: { vendor, gameCode, language: 'TY' } });
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', reducedMotion });
  const page = await context.newPage();
  await page.goto(new URL(url, baseURL).href);
  return { player, page };
}

/** Minor units of an amount with two decimals, as "P 1,000.00". */
export const minorOf = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));

/** The balance on the screen has come to rest at what the wallet holds, which is what was staked less and what was paid more. */
export async function expectBalance({ player, page }: Guest, stakedMinor: number, paidMinor: number): Promise<void> {
  const expected = startMinor - stakedMinor + paidMinor;
  await expect(async () => {
    expect(minorOf(await page.locator('.floor-balance').textContent())).toBe(expected);
    expect(minorOf(await player.balance())).toBe(expected);
  }, 'screen, wallet and rounds agree').toPass({ timeout: 45_000, intervals: [100] });
}

/** Opens a panel by the button of its name. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}

export async function closePanel(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(popupOf(page)).toBeHidden();
}
