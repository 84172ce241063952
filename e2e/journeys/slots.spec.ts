import { randomUUID } from 'node:crypto';
import { createPlayer, type Player } from '@baize/testkit/player';
import { expect, type FrameLocator, type Page, type TestInfo, test } from '@playwright/test';
import { gameFrame, playRound } from '../support/game.ts';
import { longTest } from '../support/long-test.ts';
import { logIn, newVisitor } from '../support/visitor.ts';

const slots = [
  { gameCode: 'jade_cascade', title: 'Jade Cascade' },
  { gameCode: 'dragon_ledger', title: 'Dragon Ledger' },
  { gameCode: 'storm_anvil', title: 'Storm Anvil' },
  { gameCode: 'honey_meadow', title: 'Honey Meadow' },
  { gameCode: 'nugget_gulch', title: 'Nugget Gulch' },
];
/** A longer game is `npm run test:long`. */
const rounds = 2;
const slowDrawingMs = 900_000;

const digitsOf = (text: string | null) => (text ?? '').replace(/\D/g, '');

/** The balance on the screen is the one in the wallet. */
async function expectTrueBalance(frame: FrameLocator, player: Player): Promise<void> {
  const wallet = digitsOf(await player.balance());
  // The figure may still roll.
  await expect
    .poll(async () => digitsOf(await frame.getByRole('status', { name: 'Balance' }).textContent()))
    .toBe(wallet);
}

async function enter(page: Page, gameCode: string): Promise<FrameLocator> {
  await page.goto(`/game?vendor=BAIZE&gameCode=${gameCode}`);
  return gameFrame(page);
}

/** Spins until a round has this event, and leaves it as a window that was closed in the middle does. */
async function untilSeen(player: Player, gameCode: string, wanted: string): Promise<void> {
  const { defaultBetMinor } = await player.openGame('BAIZE', gameCode);
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    const roundId = randomUUID();
    const { round } = await player.call('studioSpin', { body: { roundId, betMinor: defaultBetMinor } });
    if (round.events.some(({ type }) => type === wanted)) return;
    await player.call('studioPresented', { body: { roundId } });
  }
  throw new Error('no such round in 3,000 spins');
}

// With all motion on the one device, and for somebody who asked for less on the other.
test.beforeEach(({ page, isMobile }) => page.emulateMedia({ reducedMotion: isMobile ? 'reduce' : 'no-preference' }));

async function arrive(page: Page, info: TestInfo): Promise<Player> {
  const visitor = newVisitor(info.project.name);
  const player = createPlayer(info.project.use.baseURL ?? '', visitor.username, visitor.password);
  await player.register();
  await player.deposit('1000.00');
  await logIn(page, visitor);
  return player;
}

for (const [index, { gameCode, title }] of slots.entries()) {
  const always = index < 2;
  (always ? test : longTest)(`${title} is played, and screen and wallet agree`, async ({ page }, info) => {
    test.setTimeout(slowDrawingMs);
    const player = await arrive(page, info);
    const frame = await enter(page, gameCode);
    await frame.getByRole('button', { name: 'Turbo' }).click({ timeout: 60_000 });
    for (let round = 0; round < rounds; round += 1) await playRound(frame);
    await expectTrueBalance(frame, player);
  });
}

test('Harbour Chests, whose open bonus the player picks', async ({ page }, info) => {
  test.setTimeout(slowDrawingMs);
  const player = await arrive(page, info);
  await untilSeen(player, 'harbour_chests', 'pickStarted');
  const frame = await enter(page, 'harbour_chests');
  for (const left of [3, 2, 1]) {
    await expect(frame.getByText(`Pick ${left} more`)).toBeVisible({ timeout: 60_000 });
    await frame
      .getByRole('button', { name: /^Tile \d+, covered$/ })
      .first()
      .click();
  }
  await expect(frame.locator('main[data-phase="idle"]')).toBeVisible({ timeout: 60_000 });
  await expectTrueBalance(frame, player);
  const [last] = (await player.call('studioRounds', { data: { pageSize: 1 } })).list;
  expect(last?.presented).toBe(true);
  expect(last?.events.filter(({ type }) => type === 'tilePicked')).toHaveLength(3);
});

longTest('Mammoth Ridge, whose free spins the player buys', async ({ page }, info) => {
  test.setTimeout(slowDrawingMs);
  const player = await arrive(page, info);
  const frame = await enter(page, 'mammoth_ridge');
  const ready = frame.locator('main[data-phase="idle"]');
  await expect(ready).toBeVisible({ timeout: 60_000 });
  await frame.getByRole('button', { name: 'Turbo' }).click();
  await frame.getByRole('button', { name: 'Buy free spins' }).click();
  await frame.getByRole('button', { name: /^Buy for/ }).click();
  await expect(frame.locator('main[data-phase="presenting"]')).toBeVisible({ timeout: 60_000 });
  // Pressed again and again: each press ends what is shown at that moment.
  await expect(async () => {
    await frame.getByRole('button', { name: 'Skip' }).click({ timeout: 1_000 });
    await expect(ready).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 300_000 });
  await expectTrueBalance(frame, player);
  await player.openGame('BAIZE', 'mammoth_ridge');
  const [last] = (await player.call('studioRounds', { data: { pageSize: 1 } })).list;
  expect(last?.events[0]).toMatchObject({ type: 'featureBought', betMinor: '100', priceMinor: '4500' });
  expect([last?.betMinor, last?.presented]).toEqual(['4500', true]);
});

longTest('Pearl Tide, whose jackpots must drop', async ({ page }, info) => {
  test.setTimeout(slowDrawingMs);
  const player = await arrive(page, info);
  const frame = await enter(page, 'pearl_tide');
  const meters = frame.locator('.frame-level');
  await expect(meters).toHaveCount(3, { timeout: 60_000 });
  await expect(meters.first()).toContainText('Mini');
  await expect(meters.first()).toContainText(/Must drop by .*50\.00/);
  await expect(frame.getByRole('meter', { name: 'Maxi' })).toBeVisible();
  await playRound(frame);
  await expectTrueBalance(frame, player);
  await player.openGame('BAIZE', 'pearl_tide');
  const { jackpotPools } = await player.call('studioJackpots', {});
  await frame.getByRole('button', { name: 'Fairness' }).click();
  for (const { mustDrop } of jackpotPools) await expect(frame.getByText(mustDrop?.serverSeedHash ?? '')).toBeVisible();
});

longTest('Fixed Stars, whose free spins the player chooses', async ({ page }, info) => {
  test.setTimeout(slowDrawingMs);
  const player = await arrive(page, info);
  await untilSeen(player, 'fixed_stars', 'choiceStarted');
  const frame = await enter(page, 'fixed_stars');
  await frame.getByRole('button', { name: /free spins.*x3/i }).click({ timeout: 60_000 });
  await expect(async () => {
    const skip = frame.getByRole('button', { name: 'Skip' });
    if (await skip.isVisible()) await skip.click({ timeout: 1_000 });
    await expect(frame.locator('main[data-phase="idle"]')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 180_000 });
  await expectTrueBalance(frame, player);
  const [last] = (await player.call('studioRounds', { data: { pageSize: 1 } })).list;
  expect(last?.events.find(({ type }) => type === 'choiceMade')).toMatchObject({ choice: 2 });
});

longTest('Lotus Theatre, whose puppets parade over the reels', async ({ page }, info) => {
  test.setTimeout(slowDrawingMs);
  const player = await arrive(page, info);
  await untilSeen(player, 'lotus_theatre', 'paradeStarted');
  const frame = await enter(page, 'lotus_theatre');
  await expect(frame.locator('.walker').nth(1)).toBeVisible({ timeout: 60_000 });
  await expect(frame.locator('.frame-free')).toContainText('x2', { timeout: 60_000 });
  await expect(async () => {
    const skip = frame.getByRole('button', { name: 'Skip' });
    if (await skip.isVisible()) await skip.click({ timeout: 1_000 });
    await expect(frame.locator('main[data-phase="idle"]')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 180_000 });
  await expectTrueBalance(frame, player);
  const [last] = (await player.call('studioRounds', { data: { pageSize: 1 } })).list;
  expect(last?.presented).toBe(true);
  expect(last?.events.some(({ type }) => type === 'walkEnded')).toBe(true);
});
