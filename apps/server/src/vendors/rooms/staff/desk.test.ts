// @covers room-desk room-verifier

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cashPoolOf } from '../../../modules/gateway/index.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { createRoomSource } from '../room-source.ts';
import { answerOf, useRooms } from '../testing/rooms.fixture.ts';
import { roomsDesk } from '../testing/rooms-desk.fixture.ts';
import { verifyHand } from '../verifier/verify-hand.ts';

const harness = useRooms();
const { money } = harness;
const secretBox = createSecretBox('a secret of tests');

test('staff sees a room live, reads a hand once it is over, and closes the room after it', {
  timeout: 120_000,
}, async () => {
  const desk = roomsDesk(money, 'room_niuniu');
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

  const { wallet, vendorsDatabase: database, clock } = money;
  const source = createRoomSource({ wallet, database, clock, newId: randomUUID, secretBox, cashPoolOf });
  const brand = { id: money.brand.id, code: 'b', currency: { code: 'PLY', exponent: 2, symbol: 'P' } };
  const inLobby = await source({ brand, language: 'EN' });
  expect(new Set(inLobby.map(({ roomName }) => roomName)).size, 'no two rooms have one name').toBe(inLobby.length);
  expect(inLobby.find((room) => room.roomId === roomId)).toMatchObject({
    ...{ roomName: 'NiuNiu Room · Low 1', players: 2, seats: 6, state: 'open', minBet: '48.00' },
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

test('a brand sets its tables: the rake holds from the next hand on, a room with other stakes closes after its hand', {
  timeout: 60_000,
}, async () => {
  const desk = roomsDesk(money, 'room_niuniu');
  const low = async () => {
    const found = (await desk.settings()).find(({ stake }) => stake === 'low');
    if (!found) throw new Error('no stake');
    return found;
  };
  const { settings, usual, isOwn } = await low();
  expect([settings, isOwn]).toEqual([usual, false]);
  expect(settings).toMatchObject({ isOn: true, rake10k: 500, rakeCap: null, base: '0.10', seats: 6, pauseSeconds: 7 });

  const rooms = harness.build();
  const [a, b] = [await harness.enter(rooms), await harness.enter(rooms)];
  const lowRooms = async () => (await answerOf(a.frame.lobby())).rooms.filter(({ stake }) => stake === 'low');
  const roomId = (await lowRooms()).find(({ status }) => status === 'open')?.roomId ?? '';
  for (const { frame } of [a, b]) await answerOf(frame.sit(roomId));
  const setupOf = async () => {
    const { rows } = await money.owner.query(
      'select setup from rooms.hands where room_id = $1 order by number desc limit 1',
      [roomId],
    );
    return rows[0].setup;
  };
  const deal = async () => {
    money.clock.advanceMs(9_000);
    await rooms.clock.look();
  };
  await deal();
  expect(await desk.set('low', { ...settings, rake10k: 250, rakeCap: 2 })).toMatchObject({ ok: true });
  expect(await setupOf()).toMatchObject({ rake10k: '500', rakeCapMinor: null });
  const play = async () => {
    const { hand } = (await answerOf(a.frame.view(roomId))).room;
    const handId = hand?.handId ?? '';
    await answerOf(a.frame.act(handId, 0, 'bid', '4'));
    await answerOf(b.frame.act(handId, 0, 'bid', '0'));
    await answerOf(b.frame.act(handId, 1, 'bet', '5'));
  };
  await play();
  await deal();
  expect(await setupOf()).toMatchObject({ rake10k: '250', rakeCapMinor: '20' });
  expect((await answerOf(a.frame.view(roomId))).room.rake10k).toBe(250);
  expect(await low()).toMatchObject({ isOwn: true, usual: { rake10k: 500 } });

  // Another base: the room is played to the end of its hand, and the next one that opens has it.
  expect(await desk.set('low', { ...settings, base: '0.20', seats: 3 })).toMatchObject({ ok: true });
  expect((await lowRooms()).map(({ status, baseMinor, seats }) => [status, baseMinor, seats])).toEqual([
    ['closing', '10', 6],
    ['open', '20', 3],
  ]);
  await play();
  for (let look = 0; look < 4; look += 1) await deal();
  expect((await lowRooms()).map(({ status }) => status)).toEqual(['open']);

  expect(await desk.set('low', { ...settings, isOn: false })).toMatchObject({ ok: true });
  await deal();
  expect(await lowRooms()).toEqual([]);
  expect(await desk.set('low', settings)).toMatchObject({ ok: true });
  expect(await lowRooms()).toMatchObject([{ status: 'open', baseMinor: '10' }]);

  expect(await desk.set('tiny', settings)).toMatchObject({ message: 'game_not_found' });
  expect(await desk.set('low', { ...settings, seats: 9, minEntry: 1, maxEntry: 0 })).toMatchObject({
    message: 'invalid_input',
    detail: { fields: { seats: { key: 'field_range', max: 6 }, minEntry: { min: 480 }, maxEntry: { min: 1 } } },
  });
  expect(await desk.set('low', { ...settings, base: '0.001' })).toMatchObject({ detail: { fields: { base: {} } } });
  expect(desk.done.map(({ act }) => act)).toEqual(Array.from({ length: 4 }, () => 'setRoomSettings'));
});
