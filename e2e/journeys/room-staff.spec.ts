// @covers room-collusion room-figures room-desk

import { randomUUID } from 'node:crypto';
import { createClient } from '@baize/client';
import type { Player } from '@baize/testkit/player';
import { expect, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { type CashierSite, startCashierSite } from '../support/cashier-site.ts';
import { longTest } from '../support/long-test.ts';
import { popupOf } from '../support/popup.ts';
import { port } from '../support/server.ts';

const hands = 3;
const reason = 'the same browser, and folds of every hand';
let site: CashierSite;

test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 94);
});
test.afterAll(() => site.stop());

/** A member's calls to the room of Texas hold'em with the lowest stakes, where he sits down. */
async function sitDown(member: Player) {
  const { url } = await member.call('launchGame', {
    data: { vendor: 'BAIZEPVP', gameCode: 'room_holdem', language: 'TY' },
  });
  const launchToken = new URL(url, site.url).searchParams.get('launchToken') ?? '';
  const { session } = await member.call('roomsOpen', { body: { launchToken } });
  const { call } = createClient({
    baseUrl: site.url,
    timeoutMs: 15_000,
    credentials: () => ({ 'game-session': session }),
  });
  const { rooms } = await call('roomsLobby', {});
  const room = rooms.find(({ stake, status }) => stake === 'low' && status === 'open');
  if (!room) throw new Error('no room is open');
  const { roomId, maxEntryMinor: amountMinor } = room;
  await call('roomsSit', { body: { stayId: randomUUID(), roomId, seat: null, amountMinor, entropy: 'mine' } });
  return {
    /** Folds or checks where he is asked; answers how many hands are over. */
    fold: async () => {
      const { hand } = (await call('roomsView', { data: { roomId } })).room;
      if (hand && hand.mySeat !== null && hand.waiting.includes(hand.mySeat)) {
        const body = { handId: hand.handId, turn: hand.myTurn, act: 'fold', amount: null, entropy: 'fresh' };
        await call('roomsAct', { body });
      }
      return (await call('roomsHands', { data: { pageSize: 30 } })).list.length;
    },
    leave: () => call('roomsLeave', { body: { roomId } }),
  };
}

longTest('staff sees two members who may play together, watches them, and sets the rake of a stake', async () => {
  test.setTimeout(240_000);
  const { desk, clock } = site;
  const members = [
    await site.newMember('roomone', { balance: '200' }),
    await site.newMember('roomtwo', { balance: '200' }),
  ] as const;
  const players = [await sitDown(members[0]), await sitDown(members[1])];
  await expect(async () => {
    for (const player of players) expect(await player.fold()).toBeGreaterThanOrEqual(hands);
  }).toPass({ timeout: 90_000, intervals: [500] });
  for (const player of players) await player.leave();
  clock.pass(3);

  await desk.goto('/console/room-pairs');
  const row = desk.getByRole('row').filter({ hasText: members[0].username });
  await expect(async () => {
    await desk.reload();
    await expect(row).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await row.getByText(members[0].username).click();
  await expect(desk.getByText('Both signed in from one address with one kind of browser')).toBeVisible();
  expect(await graveFindings(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Watch', exact: true }).click();
  await popupOf(desk).getByLabel('Reason').fill(reason);
  await popupOf(desk).getByRole('button', { name: 'Watch' }).click();
  await expect(desk.getByRole('cell', { name: reason })).toBeVisible();

  await desk.getByRole('link', { name: members[0].username }).click();
  await desk.getByRole('tab', { name: 'Bets' }).click();
  await expect(desk.getByRole('row').filter({ hasText: 'Texas hold’em' }).first()).toBeVisible();

  await desk.goto('/console/room-settings');
  const low = desk.getByRole('table', { name: 'NiuNiu' }).getByRole('row').filter({ hasText: 'Low' });
  await low.getByRole('button', { name: 'Change' }).click();
  await popupOf(desk).getByLabel('Rake, percent (0 to 10)').fill('2.5');
  await popupOf(desk).getByLabel('Reason').fill('summer');
  await popupOf(desk).getByRole('button', { name: 'Save' }).click();
  await expect(low).toContainText('2.5 %');
  await expect(low).toContainText('Set by staff');
  expect(await graveFindings(desk)).toEqual([]);
  await site.expectCleanBooks();
});
