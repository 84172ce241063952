// @covers fishing-cut-off

import { expect, test } from 'vitest';
import { createSettlements } from './settlements.ts';
import { answerOf, useFishing } from './testing/fishing.fixture.ts';

const harness = useFishing();
const { money } = harness;

test('a round that the wallet has ended is known before its end is noted here', { timeout: 120_000 }, async () => {
  const fishing = harness.build();
  const { frame } = await harness.enter(fishing);
  const { room } = await answerOf(frame.sit());
  const shots = harness.swimming(room).slice(0, 8);
  await answerOf(
    frame.fire(
      room.roomId,
      shots.map(({ id }) => ({ weapon: 'cannon', fish: [id] })),
    ),
  );
  const settlements = createSettlements(money.vendorsDatabase);
  const { list } = await answerOf(frame.rounds());
  const roundId = list[0]?.roundId ?? '';
  expect(await settlements.find([roundId])).toEqual([]);
  await answerOf(frame.leave(room.roomId));
  const [closed] = await settlements.find([roundId]);
  expect(closed).toMatchObject({ roundId, stakeMinor: BigInt(shots.length) });
  await money.owner.query(
    "update fishing.rounds set status = 'closing', closed_at = null, server_seed = null where id = $1",
    [roundId],
  );
  expect(await settlements.find([roundId])).toEqual([{ ...closed, at: expect.any(Date) }]);
});
