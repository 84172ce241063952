// @covers screen-to-ledger

import { randomBytes } from 'node:crypto';
import { createPlayer, type Player } from '@baize/testkit/player';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { desktop } from '../support/table-frame.ts';
import { playInstant } from './instant.ts';
import type { PlaySome } from './play.ts';
import { playSlot } from './slots.ts';
import { studioGames } from './studio-games.fixture.ts';
import { playTable } from './tables.ts';
import { expectAgreement, listen } from './witness.ts';

/** `ROUNDS` of each game, or of those that `GAMES` names with commas between. The tables run by a quick clock of their operator's. */
const rounds = Number(process.env.ROUNDS ?? 200);
const asked = process.env.GAMES?.split(',');
const isAsked = (gameCode: string) => asked?.includes(gameCode) ?? true;
/** Not more than one page of the betting record. */
const comparedAtOnce = 25;
const startAmount = '10000.00';
const startMinor = 1_000_000;
const longMs = 6 * 3_600_000;
/** Pictures are drawn with a quarter of their points: what is compared are words and figures. */
const quickWindow = { reducedMotion: 'reduce', deviceScaleFactor: 0.5 } as const;

/** A new member with money, at the door of a game: the frame alone, as the site would open it. */
async function launch(baseURL: string, gameCode: string): Promise<{ player: Player; url: string }> {
  const player = createPlayer(baseURL, `agree${randomBytes(4).toString('hex')}`, 'Lantern-90417');
  await player.register();
  await player.deposit(startAmount);
  const { url } = await player.call('launchGame', { data: { vendor: 'BAIZE', gameCode, language: 'TY' } });
  return { player, url: new URL(url, baseURL).href };
}

interface Game {
  gameCode: string;
  play: PlaySome;
  /** What is done before the first round. */
  prepare?: (page: Page) => Promise<void>;
}

async function hurrySlot(page: Page): Promise<void> {
  await page.locator('main[data-phase="idle"]').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Turbo' }).click();
}

const games: readonly Game[] = [
  ...studioGames.instant.map((gameCode) => ({ gameCode, play: playInstant(gameCode) })),
  ...studioGames.slots.map((gameCode) => ({ gameCode, play: playSlot, prepare: hurrySlot })),
].filter(({ gameCode }) => isAsked(gameCode));
const tables: readonly Game[] = studioGames.tables
  .filter(isAsked)
  .map((gameCode) => ({ gameCode, play: playTable(gameCode) }));

/** Plays a game in a window of its own, and lets its witnesses be compared every so many rounds. */
async function playOn(browser: Browser, baseURL: string, { gameCode, play, prepare }: Game): Promise<void> {
  const context = await browser.newContext({ ...quickWindow, viewport: desktop, serviceWorkers: 'block' });
  const page = await context.newPage();
  const listeners = listen(page);
  const { player, url } = await launch(baseURL, gameCode);
  await page.goto(url);
  await prepare?.(page);
  let balanceMinor = startMinor;
  let paid = 0;
  for (let done = 0; done < rounds; ) {
    const seen = await play(page, listeners, Math.min(comparedAtOnce, rounds - done));
    await expectAgreement({ gameCode, player }, seen, balanceMinor);
    balanceMinor = seen.at(-1)?.wire.balanceMinor ?? balanceMinor;
    done += seen.length;
    paid += seen.filter(({ wire }) => wire.paidMinor > 0).length;
    console.log(`${gameCode}: ${done} of ${rounds} rounds, ${paid} of them paid something; all agree`);
  }
  await context.close();
}

/** The other tables play on; hours may pass until they are through. */
const notifyAtOnce =
  ({ gameCode }: Game) =>
  (error: unknown): never => {
    console.log(`${gameCode}: ${error}`);
    throw error;
  };

test.describe.configure({ mode: 'parallel' });
if (tables.length > 0)
  test(`the tables, side by side: screen, wire, record and ledger agree in ${rounds} rounds each`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(longMs);
    const ends = await Promise.allSettled(
      tables.map((table) => playOn(browser, baseURL ?? '', table).catch(notifyAtOnce(table))),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
for (const game of games) {
  test(`${game.gameCode}: screen, wire, record and ledger agree in ${rounds} rounds`, async ({ browser, baseURL }) => {
    test.setTimeout(longMs);
    await playOn(browser, baseURL ?? '', game);
  });
}
