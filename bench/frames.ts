import { slots } from '@baize/games/slots';
import { createPlayer, type Player } from '@baize/testkit/player';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Measurement } from './measurement.ts';
import { startServer } from './servers.ts';
import { median, percentile, twoDigits } from './statistics.ts';

const port = 4724;
const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
const sampleMs = { idle: 3_000, playing: 6_000 };
/** 60 frames a second, with what a timer of a browser may be off; a worst frame may miss two. */
const targetMs = { median: 17.2, worst: 50, playable: 2_000 };
const aboveTenth = 0.9;
/** A phone of the middle: the processor four times slower, "fast 4G" of Chromium's tools. */
const midPhone = { cpuTimes: 4, latencyMs: 165, downPerSecond: (9 * 0.9 * 1_000_000) / 8, upPerSecond: 150_000 };

/** `press` begins what is watched; a table begins by itself and is watched when `watched` is seen. */
interface Game {
  gameCode: string;
  press?: string;
  watched?: string;
}
const tables = [
  'baccarat',
  'baccarat_no_commission',
  'speed_baccarat',
  'roulette',
  'golden_pockets',
  'sic_bo',
  'dragon_tiger',
  'blackjack',
  'three_card_poker',
  'fish_prawn_crab',
  'fan_tan',
  'se_die',
  'wenzhou',
  'two_eight',
  'dragon_phoenix',
  'niuniu_table',
  'bull_fight',
];
const games: readonly Game[] = [
  ...slots.map(({ slot }) => ({ gameCode: slot.gameCode, press: 'Spin' })),
  { gameCode: 'coin_flip', press: 'Flip' },
  { gameCode: 'dice', press: 'Roll' },
  { gameCode: 'hi_lo', press: 'Deal' },
  { gameCode: 'keno_mini', press: 'Draw' },
  { gameCode: 'lucky_koi', press: 'Buy a card' },
  { gameCode: 'tower', press: 'Start' },
  { gameCode: 'video_poker', press: 'Deal' },
  { gameCode: 'limbo', press: 'Go' },
  { gameCode: 'wheel', press: 'Spin' },
  { gameCode: 'mines', press: 'Start' },
  { gameCode: 'plinko', press: 'Drop' },
  ...tables.map((gameCode) => ({ gameCode, watched: 'Good luck' })),
  { gameCode: 'crash', watched: 'Wait for the next flight' },
];
const playable = 'main[data-phase="idle"], .floor .table-clock, .floor .instant-controls button:enabled';

/** Frames of every game with the canvas renderer (`GAMES` names some, with commas between), and how soon it can be played on a phone. */
export async function measureFrames(dataFolder: string): Promise<Measurement[]> {
  const server = await startServer({ port, dataFolder });
  const player = createPlayer(server.url, 'watcher', 'Lantern-90417');
  await player.register();
  await player.deposit('5000.00');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
  const measurements: Measurement[] = [];
  const asked = process.env.GAMES?.split(',');
  for (const game of games.filter(({ gameCode }) => asked?.includes(gameCode) ?? true)) {
    // First, because the other leaves a round open in games of many steps.
    const firstFrame = await playableOf(browser, await launchUrl(player, server.url, game), game);
    const frames = await framesOf(browser, await launchUrl(player, server.url, game), game);
    for (const { what, value } of [firstFrame, ...frames]) console.info(`${what}: ${value}`);
    measurements.push(firstFrame, ...frames);
  }
  await browser.close();
  await server.stop();
  return measurements;
}

async function launchUrl(player: Player, server: string, { gameCode }: Game): Promise<string> {
  const { url } = await player.call('launchGame', { data: { vendor: 'BAIZE', gameCode, language: 'TY' } });
  return `${new URL(url, server).href}&renderer=canvas`;
}

/** The time between frames, in ms. */
const frameTimes = (page: Page, forMs: number): Promise<number[]> =>
  page.evaluate(
    (lengthMs) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const startedAt = performance.now();
        let last = startedAt;
        // A method: a named function would be wrapped by a helper that the page does not have.
        const watch = {
          frame(nowMs: number) {
            times.push(nowMs - last);
            last = nowMs;
            if (nowMs - startedAt < lengthMs) requestAnimationFrame(watch.frame);
            else resolve(times.slice(1));
          },
        };
        requestAnimationFrame(watch.frame);
      }),
    forMs,
  );

async function framesOf(browser: Browser, url: string, game: Game): Promise<Measurement[]> {
  const page = await browser.newPage({ viewport: desktop });
  await page.goto(url);
  await page.locator(playable).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_000);
  const idle = await frameTimes(page, sampleMs.idle);
  if (game.press) await page.getByRole('button', { name: game.press, exact: true }).click();
  if (game.watched) await page.getByText(game.watched).waitFor({ timeout: 90_000 });
  const playing = await frameTimes(page, sampleMs.playing);
  await page.close();
  return [row(game, 'idle', idle), row(game, 'playing', playing)];
}

function row({ gameCode }: Game, name: keyof typeof sampleMs, times: readonly number[]): Measurement {
  const [middle, max] = [median(times), percentile(times, 1)];
  return {
    what: `frames of ${gameCode} ${name}, canvas renderer, 1280x720`,
    value: `median ${twoDigits(middle)} ms, worst ${twoDigits(max)} ms`,
    target: `${targetMs.median} ms, ${targetMs.worst} ms`,
    holds: middle <= targetMs.median && max <= targetMs.worst,
    baseline: `nine of ten within ${twoDigits(percentile(times, aboveTenth))} ms`,
  };
}

type Noted = typeof globalThis & { playableAtMs?: number };

/** Runs in the page: whoever asks it from outside asks twice a second at last, and costs it time. */
function notePlayable(selector: string): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    (globalThis as Noted).playableAtMs = Date.now();
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}

/** From the call of the page until the player could press. */
async function playableOf(browser: Browser, url: string, { gameCode }: Game): Promise<Measurement> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: midPhone.latencyMs,
    downloadThroughput: midPhone.downPerSecond,
    uploadThroughput: midPhone.upPerSecond,
  });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: midPhone.cpuTimes });
  await page.addInitScript(notePlayable, playable);
  const startedAtMs = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(playable).first().waitFor({ timeout: 60_000 });
  const tookMs = Math.round(
    (await page.evaluate(() => (globalThis as Noted).playableAtMs ?? Number.NaN)) - startedAtMs,
  );
  await context.close();
  return {
    what: `first playable frame of ${gameCode}, phone with CPU 4x and fast 4G`,
    value: `${tookMs} ms`,
    target: `${targetMs.playable} ms`,
    holds: tookMs <= targetMs.playable,
  };
}
