// @covers betting-record-hands

import { randomUUID } from 'node:crypto';
import type { RoomHand } from '@baize/contract';
import { expect, test } from 'vitest';
import { createSittingProof } from './sitting-proof.ts';
import { answerOf, useRooms } from './testing/rooms.fixture.ts';
import { verifyHand } from './verifier/verify-hand.ts';

const harness = useRooms();
const { money } = harness;

test('a sitting opens its hands to its player alone, and each of them is recomputed', {
  timeout: 120_000,
}, async () => {
  const rooms = harness.build();
  const guests = [await harness.enter(rooms), await harness.enter(rooms)] as const;
  const listed = (await answerOf(guests[0].frame.lobby())).rooms.find(({ stake }) => stake === 'low');
  const roomId = listed?.roomId ?? '';
  const sat = [];
  for (const { frame } of guests) sat.push((await answerOf(frame.sit(roomId))).room.you?.stayId ?? '');
  for (let step = 0; step < 16; step += 1) {
    money.clock.advanceMs(21_000);
    await rooms.clock.look();
  }
  const [mine = '', other = ''] = await Promise.all(
    guests.map(async ({ session }) => (await rooms.findSession(session))?.playerRef ?? ''),
  );
  const proofOf = createSittingProof({ database: money.vendorsDatabase });
  const sitting = (await proofOf(mine, sat[0] ?? ''))?.round as unknown as {
    hands: { handId: string; status: string; net: string }[];
  };
  expect(sitting.hands.length).toBeGreaterThan(0);
  const theirs = (await proofOf(other, sat[1] ?? ''))?.round as unknown as typeof sitting;
  const cents = (hands: typeof sitting.hands) => hands.reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0);
  const { rows } = await money.owner.query(
    `select sum(rake_minor)::int as rake from rooms.hands where status = 'settled'`,
  );
  expect(cents(sitting.hands) + cents(theirs.hands) + rows[0]?.rake).toBe(0);
  for (const { handId } of sitting.hands) {
    const hand = (await proofOf(mine, handId))?.round as unknown as RoomHand;
    expect(await verifyHand(hand)).toMatchObject({ isCommitted: true, isSame: true });
  }
  const [first] = sitting.hands;
  for (const id of [sat[0] ?? '', first?.handId ?? '']) expect(await proofOf('stranger', id)).toBeNull();
  expect(await proofOf(other, sat[0] ?? '')).toBeNull();
  expect(await proofOf(mine, randomUUID())).toBeNull();
  expect(await proofOf(mine, 'no id')).toBeNull();
});
