// @covers holdem-sitting-out holdem-plans holdem-shows room-waiting-lists

import { randomUUID } from 'node:crypto';
import { createClient } from '@baize/client';
import { createPlayer } from '@baize/testkit/player';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { desktop, enterGame, type Guest, phone } from '../support/table-frame.ts';
import { newVisitor } from '../support/visitor.ts';

/** Other journeys sit at the lowest. */
const stakes = 'Medium stakes';

const mySeat = (page: Page) => page.locator('.room-seat[data-mine="true"]');
const bar = (page: Page) => page.locator('.room-bar');

async function sitDown(page: Page, amount: string): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: stakes }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await page.getByRole('button', { name: `Sit down with ${amount}` }).click();
  await expect(mySeat(page)).toBeVisible();
}

const enter = (browser: Browser, baseURL: string, gameCode: string, viewport = desktop) =>
  enterGame(browser, baseURL, { vendor: 'BAIZEPVP', gameCode, viewport });

/** Decisions at the own turn, and in advance. */
const now = '.turn-act:not(.turn-plan)';
const inAdvance = '.turn-plan';

/** Presses a button of whoever has it first; answers who that was. */
async function press(guests: readonly Guest[], kind: string, name: string | RegExp): Promise<Guest> {
  const button = ({ page }: Guest) => bar(page).locator(kind).filter({ hasText: name }).first();
  let pressed: Guest | undefined;
  await expect(async () => {
    const there = await Promise.all(
      guests.map((guest) =>
        button(guest)
          .isEnabled({ timeout: 200 })
          .catch(() => false),
      ),
    );
    pressed = guests[there.indexOf(true)];
    await button(pressed as Guest).click({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  return pressed as Guest;
}

/** Everybody folds until one has won, who shows both cards; on a slow machine that may be a later hand. */
async function foldAndShow(guests: readonly Guest[]): Promise<Guest> {
  let winner: Guest | undefined;
  await expect(async () => {
    for (const guest of guests) {
      const show = bar(guest.page).locator(now).filter({ hasText: 'Show both' });
      if (await show.isVisible()) {
        await show.click({ timeout: 1_000 });
        winner = guest;
        return;
      }
      const fold = bar(guest.page).locator(now).filter({ hasText: 'Fold' });
      if (await fold.isVisible()) await fold.click({ timeout: 1_000 });
    }
    expect(winner).toBeDefined();
  }).toPass({ timeout: 240_000 });
  return winner as Guest;
}

longTest(
  'a third player posts his blind, decides in advance, the winner shows a card, and one sits out and comes back',
  async ({ browser, baseURL }) => {
    const url = baseURL ?? '';
    const first = await enter(browser, url, 'room_holdem', phone);
    const second = await enter(browser, url, 'room_holdem');
    for (const { page } of [first, second]) await sitDown(page, 'P 20.00');
    await expect(mySeat(first.page).locator('.playing-card[data-turned="true"]')).toHaveCount(2);
    const third = await enter(browser, url, 'room_holdem', phone);
    await sitDown(third.page, 'P 20.00');
    await bar(third.page).getByRole('button', { name: 'Post P 1.00' }).click();
    await expect(bar(third.page).getByText('You post P 1.00 with the next hand.')).toBeVisible();
    const all = [first, second, third];
    const winner = await foldAndShow(all);
    const watcher = all.find((guest) => guest !== winner) as Guest;
    // Whoever plays with him sees both cards of the winner.
    const others = watcher.page.locator('.room-seat').filter({ hasNotText: 'You' });
    await expect(others.locator('.playing-card[data-turned="true"]')).toHaveCount(2);

    await test.step('in the next hand a decision in advance is taken at its turn', async () => {
      await expect(mySeat(third.page).locator('.playing-card[data-turned="true"]')).toHaveCount(2);
      const planner = await press(all, inAdvance, /fold/i);
      await expect(planner.page.locator('.turn-plan[aria-pressed="true"]')).toHaveCount(1);
      await press(
        all.filter((guest) => guest !== planner),
        now,
        /^(Call|Check|Fold)/,
      );
      expect(await graveFindings(planner.page)).toEqual([]);
    });

    await test.step('one sits out and comes back', async () => {
      await third.page.getByRole('button', { name: 'Sit out' }).click();
      await expect(mySeat(third.page).getByText('Sits out')).toBeVisible();
      await bar(third.page)
        .getByRole('button', { name: /^(Come back|Wait for the big blind)$/ })
        .click();
      await expect(mySeat(third.page).getByText('Sits out')).toHaveCount(0);
    });
    for (const { page } of all) await page.context().close();
  },
);

/** Members who sit in a room without a page; answers how one of them stands up. */
async function fillRoom(url: string, gameCode: string, seats: number): Promise<() => Promise<unknown>> {
  const leave: (() => Promise<unknown>)[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const { username, password } = newVisitor('seat');
    const player = createPlayer(url, username, password);
    await player.register();
    await player.deposit('500.00');
    const { url: launch } = await player.call('launchGame', { data: { vendor: 'BAIZEPVP', gameCode, language: 'TY' } });
    const launchToken = new URL(launch, url).searchParams.get('launchToken') ?? '';
    const opened = await createClient({ baseUrl: url }).call('roomsOpen', { body: { launchToken } });
    const frame = createClient({ baseUrl: url, credentials: () => ({ 'game-session': opened.session }) });
    const { rooms } = await frame.call('roomsLobby', {});
    const room = rooms.find(({ stake, players, seats: all }) => stake === 'medium' && players < all);
    if (!room) throw new Error('no room');
    const body = { stayId: randomUUID(), roomId: room.roomId, seat: null, amountMinor: room.minEntryMinor };
    await frame.call('roomsSit', { body: { ...body, entropy: 'journey' } });
    leave.push(() => frame.call('roomsLeave', { body: { roomId: room.roomId } }));
  }
  return leave[0] as () => Promise<unknown>;
}

longTest(
  'whoever waits for a full room sees his place in the queue, and takes the seat that is kept for him',
  async ({ browser, baseURL }) => {
    const url = baseURL ?? '';
    const waiter = await enter(browser, url, 'room_niuniu', phone);
    const { page } = waiter;
    const standUp = await fillRoom(url, 'room_niuniu', 6);
    await page.getByRole('listitem').filter({ hasText: stakes }).getByRole('button', { name: 'Watch' }).first().click();
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByText('You are number 1 of 1 on the waiting list.')).toBeVisible();
    expect(await graveFindings(page)).toEqual([]);
    await standUp();
    await expect(page.getByText('A seat is kept for you')).toBeVisible({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await page.getByRole('button', { name: /^Sit down with P/ }).click();
    await expect(mySeat(page)).toBeVisible();
  },
);
