// @covers room-clock-set-back

import { expect, test } from 'vitest';
import { holdemTable } from './testing/holdem-table.fixture.ts';
import { answerOf, useRooms } from './testing/rooms.fixture.ts';

const harness = useRooms('room_holdem');
const { money } = harness;
const hourMs = 3_600_000;

test('a clock that is set back by hours holds up no decision, no pause and no seat', { timeout: 120_000 }, async () => {
  const table = await holdemTable(harness, 3);
  const { later, seen, guests, roomId, frameOf } = table;
  await later(8_001);
  const first = (await seen(0)).hand;
  expect(first?.waiting).toHaveLength(1);
  money.clock.jumpMs(-2 * hourMs);
  // Looked at once, whoever is awaited has his time anew, with his time bank; then the clock decides for him.
  await later(1);
  expect((await seen(0)).hand?.waiting).toEqual(first?.waiting);
  await later(46_000);
  expect((await seen(0)).hand?.waiting).not.toEqual(first?.waiting);
  expect((await seen(0)).room.players.map(({ isOut }) => isOut)).toEqual([false, false, false]);
  await table.foldOut();

  const before = (await seen(0)).hand?.number ?? 0;
  await answerOf(frameOf(2).presence(roomId, 'out'));
  money.clock.jumpMs(-2 * hourMs);
  await later(1);
  await later(8_001);
  expect((await seen(0)).hand?.number).toBe(before + 1);
  await table.foldOut();
  // Whoever sits out has given up the seat a quarter of an hour later, as the clock is now.
  await later(900_001);
  await later(3_000);
  expect((await seen(2)).room.you).toBeNull();

  // A process stops in order, the clock is set back, another one begins.
  await table.foldOut();
  const last = (await seen(0)).hand?.number ?? 0;
  await table.stop();
  money.clock.jumpMs(-2 * hourMs);
  table.restart();
  await later(1);
  await later(8_001);
  expect((await seen(0)).hand?.number).toBeGreaterThan(last);
  await table.foldOut();
  const { leftMinor, rakeMinor } = await table.close();
  expect(leftMinor + rakeMinor).toBe(BigInt(guests.length) * 100_000n);
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});
