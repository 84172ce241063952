// @covers fishing-desk fishing-old-batches

import { expect, test } from 'vitest';
import { cashPoolOf } from '../../../modules/gateway/index.ts';
import { asStaff } from '../../sportsbook/testing/desk.fixture.ts';
import type { StaffDone, StaffPorts } from '../../vendor.ts';
import { silentHub } from '../dependencies.ts';
import { deleteOldBatches } from '../old-batches.ts';
import { answerOf, type FishingFrame, type Shot, useFishing } from '../testing/fishing.fixture.ts';
import { createFishingDesk } from './desk.ts';

const harness = useFishing();
const { money } = harness;

/** What staff sees and does, as `anna` of all brands; what is audited is kept. */
function useDesk() {
  const done: StaffDone[] = [];
  const staffPorts = {
    audit: async (_by: unknown, entry: StaffDone) => done.push(entry),
    playersOf: async () => new Map(),
  } as unknown as StaffPorts;
  const { vendorsDatabase: database, clock, wallet } = money;
  const routes = createFishingDesk({ database, clock, staffPorts, cashPoolOf, wallet }, silentHub);
  const brand = { id: money.brand.id, code: 'test', currency: { ...money.brand.currency, exponent: 2, symbol: 'P' } };
  const as = (more: object) => ({ ...asStaff(money.brand.id), brand, ...more }) as never;
  const set = (settings: object, gameCode = 'fish_reef') =>
    routes.staffFishingSettingsSet(as({ body: { gameCode, level: 'novice', settings, reason: 'summer' } }));
  return {
    done,
    set,
    list: (filter: object = {}) =>
      answerOf(
        routes.staffFishingRooms(
          as({ data: { page: 1, pageSize: 25, sort: 'players', direction: 'desc', ...filter } }),
        ),
      ),
    show: (roomId: string) => routes.staffFishingRoom(as({ params: { roomId } })),
    round: (roundId: string) => routes.staffFishingRound(as({ params: { roundId } })),
    open: (roomId: string, isOpen: boolean) =>
      routes.staffFishingRoomOpen(as({ params: { roomId }, body: { isOpen, reason: 'quiet night' } })),
    novice: async () =>
      (await answerOf(routes.staffFishingSettings(as({})))).levels.find(
        ({ gameCode, level }) => gameCode === 'fish_reef' && level === 'novice',
      ),
  };
}

/** Some shots at what swims; the batch and its room. */
async function fire(frame: FishingFrame, count: number, betMinor = '10') {
  const { room } = await answerOf(frame.sit());
  const [fish] = harness.swimming(room);
  const shots = Array.from({ length: count }, (): Shot => ({ weapon: 'cannon', fish: [fish?.id ?? ''] }));
  return { room, fired: await answerOf(frame.fire(room.roomId, shots, betMinor)) };
}

test('staff sees rooms live and a round with its batches, and closes a room after the batch', {
  timeout: 120_000,
}, async () => {
  const desk = useDesk();
  const fishing = harness.build();
  const { frame } = await harness.enter(fishing);
  const { room, fired } = await fire(frame, 4);
  const { roomId } = room;
  const charged = fired.results.filter(({ nonce }) => nonce !== null).length;
  const { rows } = await desk.list({ status: 'open', level: 'novice' });
  expect(rows.find((row) => row.roomId === roomId)).toMatchObject({
    ...{ players: 1, seats: 4, smallestBet: '0.01', largestBet: '0.10', shotsAMinute: charged },
    staked: `0.${charged}0`,
  });
  const shown = await answerOf(desk.show(roomId));
  expect(shown).toMatchObject({
    theory: { all: '96.00', pool: '1.00' },
    poolStands: '0.00',
    seats: [{ seat: 0, bet: '0.10' }],
  });
  const [round] = shown.rounds;
  expect(round).toMatchObject({ status: 'open', shots: charged });
  const read = await answerOf(desk.round(round?.roundId ?? ''));
  expect(read).toMatchObject({
    roomId,
    serverSeed: null,
    batches: [{ status: 'settled', shots: charged, bet: '0.10' }],
  });
  expect(await desk.round(roomId)).toMatchObject({ message: 'round_not_found' });

  expect(await desk.open(roomId, false)).toMatchObject({ ok: true });
  expect(await frame.fire(roomId, [{ weapon: 'cannon', fish: ['1.1'] }])).toMatchObject({ message: 'room_not_found' });
  await fishing.money.endDue(new Date(0));
  const closed = await answerOf(desk.show(roomId));
  expect(closed).toMatchObject({ room: { status: 'closed', players: 0 }, seats: [], rounds: [{ status: 'closed' }] });
  expect((await answerOf(frame.sit())).room.roomId).not.toBe(roomId);
  expect(await desk.open(roomId, true)).toMatchObject({ ok: true });
  expect(await desk.open(money.brand.id, false)).toMatchObject({ message: 'room_not_found' });
  expect(desk.done.map(({ act, reason }) => [act, reason])).toEqual([
    ['closeFishingRoom', 'quiet night'],
    ['openFishingRoom', 'quiet night'],
  ]);
  await money.expectCleanBooks();
});

test('a brand sets bets and entries of a level: rooms with other bets close, others find new ones', {
  timeout: 120_000,
}, async () => {
  const desk = useDesk();
  const fishing = harness.build();
  const { frame } = await harness.enter(fishing);
  const before = (await answerOf(frame.sit())).room;
  const settings = { isOn: true, smallestBet: '0.05', entrySteps: 200 };
  expect(await desk.set({ ...settings, smallestBet: '0' })).toMatchObject({ message: 'invalid_input' });
  expect(await desk.set(settings, 'fish_none')).toMatchObject({ message: 'game_not_found' });
  expect(await desk.set(settings)).toMatchObject({ ok: true });
  expect(await desk.novice()).toMatchObject({ isOwn: true, settings, usual: { smallestBet: '0.01', entrySteps: 100 } });
  const after = (await answerOf(frame.sit())).room;
  expect(after.roomId).not.toBe(before.roomId);
  expect([after.betsMinor[0], after.betsMinor.at(-1)]).toEqual(['5', '50']);
  const poor = await harness.enter(fishing, 999n);
  expect(await poor.frame.sit()).toMatchObject({ message: 'insufficient_funds' });
  // Trial members have a scope of their own, other waters settings of their own.
  const { fired } = await fire(frame, 2, '50');
  expect(fired.results).toHaveLength(2);
  expect(await desk.set({ ...settings, isOn: false })).toMatchObject({ ok: true });
  expect(await frame.sit()).toMatchObject({ message: 'game_unavailable' });
  expect(desk.done.at(-1)).toMatchObject({ act: 'setFishingSettings', before: settings, after: { isOn: false } });
  expect(await desk.set({ isOn: true, smallestBet: '0.01', entrySteps: 100 })).toMatchObject({ ok: true });
});

test('rounds and batches are deleted after their time, and the book of the pools stays whole', {
  timeout: 120_000,
}, async () => {
  const fishing = harness.build();
  const { frame } = await harness.enter(fishing);
  const { room } = await fire(frame, 8);
  await answerOf(frame.leave(room.roomId));
  await fishing.money.endDue(money.clock.now());
  const count = async () => {
    const { rows } = await money.owner.query(
      `select (select count(*)::int from fishing.batches) as batches, (select count(*)::int from fishing.rounds) as rounds,
        (select count(*)::int from fishing.sessions) as sessions`,
    );
    return rows[0];
  };
  const { vendorsDatabase: database, clock } = money;
  const full = await count();
  await deleteOldBatches({ database, clock, roomHandsDays: null });
  await deleteOldBatches({ database, clock, roomHandsDays: 30 });
  expect(await count()).toEqual(full);
  clock.advanceMs(31 * 86_400_000);
  await deleteOldBatches({ database, clock, roomHandsDays: 30 });
  expect(await count()).toEqual({ batches: 0, rounds: 0, sessions: 0 });
  await money.expectCleanBooks();
});
