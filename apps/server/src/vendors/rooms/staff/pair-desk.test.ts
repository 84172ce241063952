// @covers room-collusion room-figures

import { randomUUID } from 'node:crypto';
import type { PairAct } from '@baize/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cashPoolOf, findPlayerLinks, findPlayers } from '../../../modules/gateway/index.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { asStaff } from '../../sportsbook/testing/desk.fixture.ts';
import type { StaffDone, StaffPorts } from '../../vendor.ts';
import { readHands } from '../collusion/read-hands.ts';
import { silentHub } from '../dependencies.ts';
import { deleteOldHands } from '../old-hands.ts';
import { answerOf, type RoomFrame, useRooms } from '../testing/rooms.fixture.ts';
import { createRoomsDesk } from './desk.ts';

const harness = useRooms('room_holdem');
const { money } = harness;
const secretBox = createSecretBox('a secret of tests');

/** The desk as `anna` of all brands, and the job that reads hands. */
function useDesk() {
  const done: StaffDone[] = [];
  const { vendorCode } = money.game;
  const playersOf: StaffPorts['playersOf'] = (_code, refs) => findPlayers(money.database, vendorCode, refs);
  const staffPorts = {
    audit: async (_by: unknown, entry: StaffDone) => done.push(entry),
    playersOf,
  } as unknown as StaffPorts;
  const { vendorsDatabase: database, clock, gateway } = money;
  const playerRefOf = (memberId: string) => gateway.playerRefOf(vendorCode, memberId);
  const routes = createRoomsDesk({ database, clock, secretBox, staffPorts, playerRefOf, cashPoolOf }, silentHub);
  const as = (more: object, brandId = money.brand.id) => ({ ...asStaff(brandId), ...more }) as never;
  const sort = { page: 1, pageSize: 25, sort: 'score', direction: 'desc' };
  return {
    done,
    read: () =>
      readHands({
        database,
        clock,
        newId: randomUUID,
        linksBetween: (refs, since) => findPlayerLinks(money.database, vendorCode, refs, since),
      }),
    list: (status?: string) =>
      answerOf(routes.staffRoomPairs(as({ data: { ...sort, ...(status ? { status } : {}) } }))),
    show: (pairId: string) => answerOf(routes.staffRoomPair(as({ params: { pairId } }))),
    decide: (pairId: string, act: PairAct) =>
      routes.staffRoomPairDecide(as({ params: { pairId }, body: { act, note: `to ${act}` } })),
    figures: async (memberId: string, brandId?: string) =>
      (await answerOf(routes.staffRoomFigures(as({ data: { memberId } }, brandId)))).games,
  };
}

/** Whoever is to act first raises, the other one folds. */
async function playHand(frames: readonly RoomFrame[], roomId: string): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1)
    for (const frame of frames) {
      const { hand } = (await answerOf(frame.view(roomId))).room;
      if (!hand || hand.mySeat === null || !hand.waiting.includes(hand.mySeat)) continue;
      const isFirst = turn === 0 && frame === frames[0];
      await answerOf(frame.act(hand.handId, hand.myTurn, isFirst ? 'raise' : 'fold', isFirst ? '100' : null));
    }
}

test('hands are read once; staff sees a pair, decides about it, and reads figures of members of the own brand alone', {
  timeout: 120_000,
}, async () => {
  const desk = useDesk();
  const rooms = harness.build();
  const [a, b] = [await harness.enter(rooms), await harness.enter(rooms)];
  const { rooms: listed } = await answerOf(a.frame.lobby());
  const room = listed.find(({ stake }) => stake === 'low');
  const roomId = room?.roomId ?? '';
  for (const { frame } of [a, b]) await answerOf(frame.sit(roomId, room?.maxEntryMinor));
  for (let hand = 0; hand < 3; hand += 1) {
    money.clock.advanceMs(9_000);
    await rooms.clock.look();
    await playHand([a.frame, b.frame], roomId);
  }
  await desk.read();
  expect(await desk.figures(a.memberId)).toEqual([]);
  money.clock.advanceMs(61_000);
  await desk.read();
  await desk.read();
  const [own] = await desk.figures(a.memberId);
  expect(own).toMatchObject({ gameCode: 'room_holdem', hands: 3 });
  expect(own?.voluntary).toBeGreaterThan(0);
  expect(await desk.figures(a.memberId, randomUUID())).toEqual([]);
  const shown = await answerOf(
    rooms.routes.roomsFigures({ ...asStaff(money.brand.id), game: { session: a.session } } as never),
  );
  expect(shown).toMatchObject({ hands: 3, won: own?.won, voluntary: own?.voluntary });
  const { rows: sums } = await sql<{ flow: number; hands: number }>`
    select sum(flow) as flow, sum(hands)::int as hands from rooms.pair_facts`.execute(money.vendorsDatabase);
  expect(sums[0]).toMatchObject({ hands: 6 });
  expect(Math.abs(sums[0]?.flow ?? 1)).toBeLessThan(1e-9);

  // Both signed in from the same address with the same browser in the tests: the pair is shown by that.
  const { rows } = await desk.list('new');
  expect(rows).toMatchObject([{ status: 'new', score: 55, signs: ['address', 'device'], hands: 3 }]);
  const pairId = rows[0]?.pairId ?? '';
  const pair = await desk.show(pairId);
  expect(new Set([pair.pair.first.memberId, pair.pair.second.memberId])).toEqual(new Set([a.memberId, b.memberId]));
  expect(pair.hands).toHaveLength(3);
  expect(pair.hands.every(({ firstNet, secondNet }) => Number(firstNet) * Number(secondNet) < 0)).toBe(true);
  expect(pair.acts).toEqual(['watch', 'clear', 'confirm']);

  expect(await desk.decide(pairId, 'watch')).toMatchObject({ ok: true });
  expect(await desk.decide(pairId, 'watch')).toMatchObject({ message: 'already_decided' });
  expect(await desk.decide(pairId, 'clear')).toMatchObject({ ok: true });
  expect(await desk.decide(randomUUID(), 'clear')).toMatchObject({ message: 'not_found' });
  expect((await desk.show(pairId)).verdicts).toMatchObject([
    { status: 'cleared', staff: 'anna', note: 'to clear' },
    { status: 'watched', note: 'to watch' },
  ]);
  expect((await desk.list('new')).total).toBe(0);
  // Hands go after their time, figures stay.
  const { vendorsDatabase: database, clock } = money;
  await deleteOldHands({ database, clock, roomHandsDays: 60 });
  expect((await desk.show(pairId)).hands).toHaveLength(3);
  clock.advanceMs(61 * 86_400_000);
  await deleteOldHands({ database, clock, roomHandsDays: null });
  expect((await desk.show(pairId)).hands).toHaveLength(3);
  await deleteOldHands({ database, clock, roomHandsDays: 60 });
  expect((await desk.show(pairId)).hands).toEqual([]);
  expect(await desk.figures(a.memberId)).toMatchObject([{ hands: 3 }]);
  expect(desk.done).toMatchObject([
    { act: 'decideRoomPair', subject: `roomPair:${pairId}`, reason: 'to watch' },
    { act: 'decideRoomPair', after: { status: 'cleared' } },
  ]);
});
