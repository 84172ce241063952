// @covers room-restart

import { expect, test } from 'vitest';
import { createSettlements } from './settlements.ts';
import { answerOf, useRooms } from './testing/rooms.fixture.ts';

const harness = useRooms();
const { money } = harness;

test('a sitting that the wallet has ended is known before its end is noted here', { timeout: 120_000 }, async () => {
  const rooms = harness.build();
  const { frame } = await harness.enter(rooms);
  const roomId = (await answerOf(frame.lobby())).rooms[0]?.roomId ?? '';
  const { room } = await answerOf(frame.sit(roomId));
  const roundId = room.you?.stayId ?? '';
  const settlements = createSettlements({ database: money.vendorsDatabase });
  expect(await settlements.find([roundId])).toEqual([]);
  await answerOf(frame.leave(roomId));
  await rooms.clock.look();
  const [ended] = await settlements.find([roundId]);
  expect(ended).toMatchObject({ roundId, stakeMinor: 4_800n, payoutMinor: 4_800n });
  await money.owner.query("update rooms.stays set status = 'paying', ended_at = null where id = $1", [roundId]);
  expect(await settlements.find([roundId])).toEqual([{ ...ended, at: expect.any(Date) }]);
});
