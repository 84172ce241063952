// @covers holdem-sitting-out

import { expect, test } from 'vitest';
import { holdemTable } from './testing/holdem-table.fixture.ts';
import { answerOf, useRooms } from './testing/rooms.fixture.ts';
import { verifyHand } from './verifier/verify-hand.ts';

const harness = useRooms('room_holdem');
const { money } = harness;
const startMinor = 100_000n;

test('whoever sits out is not dealt in, owes the blinds that pass, and pays them when he comes back', {
  timeout: 120_000,
}, async () => {
  const table = await holdemTable(harness, 2);
  const { seen, frameOf, roomId, nextHand, foldOut } = table;
  const dealt = async () => (await seen(0)).view.seats.map(({ seat }) => seat);
  const presenceOf = async (seat: number) => (await seen(seat)).room.you?.presence;
  await table.join();
  expect(await presenceOf(2)).toMatchObject({ isOut: false, owes: 'big', isPosting: false });
  await foldOut();
  await nextHand();
  // The big blind went to seat 1: the third waits for his.
  expect(await dealt()).toEqual([0, 1]);
  await answerOf(frameOf(0).presence(roomId, 'out'));
  expect((await seen(1)).room.players[0]?.isOut).toBe(true);
  await foldOut();
  await nextHand();
  expect(await dealt()).toEqual([1, 2]);
  expect((await seen(2)).view.bigBlind).toBe(2);
  // He had the small blind in the hand before: none has passed him yet.
  expect(await presenceOf(0)).toMatchObject({ isOut: true, owes: 'nothing' });
  await foldOut();
  table.restart();
  await nextHand();
  expect((await seen(1)).view.bigBlind).toBe(1);
  expect(await presenceOf(0)).toMatchObject({ isOut: true, owes: 'both' });
  await answerOf(frameOf(0).presence(roomId, 'wait'));
  expect(await presenceOf(0)).toMatchObject({ isOut: false, owes: 'both', isPosting: false });
  await answerOf(frameOf(0).presence(roomId, 'post'));
  await foldOut();
  await nextHand();
  const back = await seen(0);
  expect(back.view.seats.map(({ seat, bet, stack }) => [seat, bet, BigInt(bet) + BigInt(stack)])).toEqual([
    [0, '10', 995n],
    [1, '5', 1_000n],
    [2, '10', 1_000n],
  ]);
  expect(back.view.total).toBe('30');
  expect(await presenceOf(0)).toMatchObject({ owes: 'nothing', isPosting: false });
  await foldOut();
  const { leftMinor, rakeMinor } = await table.close();
  expect(leftMinor).toBe(3n * startMinor - rakeMinor);
  const { list } = await answerOf(frameOf(0).hands());
  expect(list.some(({ setup }) => setup.seats.some(({ owes }) => owes === 'both'))).toBe(true);
  for (const hand of list) expect(await verifyHand(hand)).toMatchObject({ isCommitted: true, isSame: true });
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});

test('whoever leaves decisions to the clock sits out, gives up the seat after a while, and owes both blinds on return', {
  timeout: 120_000,
}, async () => {
  const table = await holdemTable(harness, 3);
  const { seen, frameOf, roomId, nextHand, later, guests } = table;
  const [first] = (await seen(0)).hand?.waiting ?? [];
  if (first === undefined) throw new Error('nobody is asked');
  for (let hand = 0; hand < 6 && !(await seen(first)).room.you?.presence?.isOut; hand += 1) {
    await table.foldOut(first);
    await nextHand();
  }
  expect((await seen(first)).room.you?.presence).toMatchObject({ isOut: true });
  const others = [0, 1, 2].filter((seat) => seat !== first);
  const seat = others[0] as number;
  for (const other of others) await answerOf(frameOf(other).presence(roomId, 'out'));
  await table.foldOut();
  await answerOf(frameOf(seat).presence(roomId, 'wait'));
  await later(900_001);
  expect((await seen(first)).room.you).toBeNull();
  expect((await seen(seat)).room.you).not.toBeNull();
  expect(await money.cashOf(guests[first]?.memberId ?? '')).toBeGreaterThan(99_000n);
  await answerOf(frameOf(first).sit(roomId, '1000'));
  expect((await seen(first)).room.you?.presence).toMatchObject({ owes: 'both' });
  const { leftMinor, rakeMinor } = await table.close();
  expect(leftMinor).toBe(3n * startMinor - rakeMinor);
  await money.expectCleanBooks();
});

test('other games have no sitting out, and nobody sits out for another', { timeout: 120_000 }, async () => {
  const table = await holdemTable(harness, 2);
  const stranger = await harness.enter(harness.build());
  expect(await stranger.frame.presence(table.roomId, 'out')).toMatchObject({ message: 'round_closed' });
  expect((await table.seen(0)).room.players.some(({ isOut }) => isOut)).toBe(false);
  await table.foldOut();
  await table.close();
});
