// @covers room-desk room-verifier

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cashPoolOf } from '../../../modules/gateway/index.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { asStaff } from '../../sportsbook/testing/desk.fixture.ts';
import type { StaffDone, StaffPorts } from '../../vendor.ts';
import { silentHub } from '../dependencies.ts';
import { createRoomSource } from '../room-source.ts';
import { answerOf, useRooms } from '../testing/rooms.fixture.ts';
import { verifyHand } from '../verifier/verify-hand.ts';
import { createRoomsDesk } from './desk.ts';

const harness = useRooms();
const { money } = harness;
const secretBox = createSecretBox('a secret of tests');

/** What staff sees and does, as `anna` of all brands; what is audited is kept. */
function useDesk() {
  const done: StaffDone[] = [];
  const readings: string[] = [];
  const staffPorts = {
    audit: async (_by: unknown, entry: StaffDone) => done.push(entry),
    noteReading: async (_by: unknown, subject: string) => void readings.push(subject),
    playersOf: async () => new Map(),
  } as unknown as StaffPorts;
  const { database, clock } = money;
  const routes = createRoomsDesk({ database, clock, secretBox, staffPorts }, silentHub);
  const as = (more: object) => ({ ...asStaff(money.brand.id), ...more }) as never;
  return {
    done,
    readings,
    list: () => routes.staffRooms(as({ data: { page: 1, pageSize: 25, sort: 'players', direction: 'desc' } })),
    show: (roomId: string) => answerOf(routes.staffRoom(as({ params: { roomId } }))),
    open: (roomId: string, isOpen: boolean) =>
      routes.staffRoomOpen(as({ params: { roomId }, body: { isOpen, reason: 'quiet night' } })),
    hand: (handId: string) => routes.staffRoomHand(as({ params: { handId } })),
    rakes: async () => (await answerOf(routes.staffRoomRakes(as({})))).rakes,
    setRake: (stake: string, rake10k: number | null) =>
      routes.staffRoomRakeSet(as({ body: { gameCode: 'room_niuniu', stake, rake10k, reason: 'summer' } })),
  };
}

test('staff sees a room live, reads a hand once it is over, and closes the room after it', {
  timeout: 120_000,
}, async () => {
  const desk = useDesk();
  const rooms = harness.build();
  const [a, b] = [await harness.enter(rooms), await harness.enter(rooms)];
  const { rooms: listed } = await answerOf(a.frame.lobby());
  const roomId = listed.find(({ stake }) => stake === 'low')?.roomId ?? '';
  for (const { frame } of [a, b]) await answerOf(frame.sit(roomId));
  money.clock.advanceMs(1);
  await rooms.clock.look();
  const handId = (await answerOf(a.frame.view(roomId))).room.hand?.handId ?? '';
  expect(await desk.hand(handId)).toMatchObject({ message: 'round_not_found' });
  const { rows } = await answerOf(desk.list());
  expect(rows[0]).toMatchObject({ roomId, players: 2, stacks: '96.00' });
  expect(await desk.show(roomId)).toMatchObject({ room: { isPlaying: true }, hands: [{ handId, status: 'playing' }] });

  const { wallet, database, clock } = money;
  const source = createRoomSource({ wallet, database, clock, newId: randomUUID, secretBox, cashPoolOf });
  const brand = { id: money.brand.id, code: 'b', currency: { code: 'PLY', exponent: 2, symbol: 'P' } };
  expect((await source({ brand, language: 'EN' })).find((room) => room.roomId === roomId)).toMatchObject({
    ...{ roomName: 'NiuNiu Room 1', players: 2, seats: 6, state: 'open', minBet: '48.00' },
  });

  expect(await desk.open(roomId, false)).toMatchObject({ ok: true });
  await answerOf(a.frame.act(handId, 0, 'bid', '4'));
  await answerOf(b.frame.act(handId, 0, 'bid', '0'));
  await answerOf(b.frame.act(handId, 1, 'bet', '5'));
  const read = await answerOf(desk.hand(handId));
  expect(read.game).toMatchObject({ banker: 0 });
  expect(desk.readings).toEqual([`roomHand:${handId}`]);
  expect(await verifyHand(read.hand)).toMatchObject({ isCommitted: true, isSame: true });
  const forged = {
    ...read.hand,
    actions: read.hand.actions.map((act) => ({ ...act, amount: act.amount === '5' ? '15' : act.amount })),
  };
  expect(await verifyHand(forged)).toMatchObject({ isSame: false });
  const [first, ...others] = read.hand.entropies;
  const other = { ...read.hand, entropies: [{ ...first, id: first?.id ?? '', entropy: 'another' }, ...others] };
  expect(await verifyHand(other)).toMatchObject({ isCommitted: false });
  await expect(verifyHand({ ...read.hand, status: 'void' })).rejects.toThrow('the hand is void');

  money.clock.advanceMs(1);
  for (let look = 0; look < 3; look += 1) await rooms.clock.look();
  const shown = await desk.show(roomId);
  expect(shown).toMatchObject({ room: { status: 'closed', players: 0 }, players: [] });
  const paid = (await money.cashOf(a.memberId)) + (await money.cashOf(b.memberId));
  expect(paid).toBe(200_000n - BigInt(Math.round(Number(shown.room.rake) * 100)));
  expect(await desk.open(roomId, true)).toMatchObject({ ok: true });
  expect(desk.done).toMatchObject([{ act: 'closeRoom', subject: `room:${roomId}` }, { act: 'openRoom' }]);
  await money.expectCleanBooks();
});

test('a rake is set for one stake and goes back to the usual one', { timeout: 60_000 }, async () => {
  const desk = useDesk();
  const low = async () => (await desk.rakes()).find(({ stake }) => stake === 'low');
  expect(await low()).toMatchObject({ rake10k: 500, isOwn: false });
  await desk.setRake('low', 250);
  expect(await low()).toMatchObject({ rake10k: 250, isOwn: true });
  await desk.setRake('low', null);
  expect(await low()).toMatchObject({ rake10k: 500, isOwn: false });
  expect(await desk.setRake('tiny', 100)).toMatchObject({ message: 'game_not_found' });
  expect(desk.done).toMatchObject([{ act: 'setRoomRake' }, { act: 'setRoomRake' }]);
});
