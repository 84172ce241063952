// @covers sit-and-go

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSittingProof } from './sitting-proof.ts';
import { answerOf, useRooms } from './testing/rooms.fixture.ts';
import { roomsDesk } from './testing/rooms-desk.fixture.ts';
import { sitAndGoEntry as entry, sitAndGo } from './testing/tournament.fixture.ts';
import { verifyHand } from './verifier/verify-hand.ts';

const harness = useRooms('room_sng');
const { money } = harness;
const startMinor = 100_000n;
const refused = (message: string) => ({ ok: false, message });
const entrants = (players: number) => sitAndGo(harness, players);

test('six players bring the same once, the clock raises blinds, two are paid 65 and 35 percent, and no unit is lost', {
  timeout: 240_000,
}, async () => {
  const game = await entrants(7);
  const { roomId, frameOf, later, seen, shove } = game;
  expect(await frameOf(0).sit(roomId, '100')).toEqual(refused('buy_in_out_of_bounds'));
  const stayId = randomUUID();
  await Promise.all([frameOf(0).sit(roomId, entry, stayId), frameOf(0).sit(roomId, entry, stayId)]);
  await answerOf(frameOf(0).sit(roomId, entry, stayId));
  expect(await money.cashOf(game.guests[0]?.memberId ?? '')).toBe(startMinor - 110n);
  for (const index of [1, 2, 3, 4]) await answerOf(frameOf(index).sit(roomId, entry));
  await later(60_000);
  expect(await seen(0)).toMatchObject({
    status: 'open',
    hand: null,
    tournament: { prizes: ['390', '210'], feeMinor: '10' },
  });
  // One goes before it begins, and has all back; another takes the seat.
  await answerOf(frameOf(4).leave(roomId));
  await later(1);
  await later(3_000);
  expect(await money.cashOf(game.guests[4]?.memberId ?? '')).toBe(startMinor);
  for (const index of [5, 6]) await answerOf(frameOf(index).sit(roomId, entry));
  await later(1);
  expect((await seen(0)).status).toBe('playing');
  // Four have waited for more than a minute, and get a message once.
  expect(harness.notices.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual(
    Array.from({ length: 4 }, () => ['sitAndGoBegins', 110n]),
  );
  expect(await frameOf(4).sit(roomId, entry)).toEqual(refused('room_closed'));
  expect((await answerOf(frameOf(0).leave(roomId))).room.you?.status).toBe('seated');
  expect(await frameOf(0).topUp(roomId, '10')).toEqual(refused('room_closed'));
  await later(5_001);
  expect((await seen(0)).players.map(({ stackMinor }) => stackMinor)).toEqual(Array.from({ length: 6 }, () => '1500'));
  const handId = (await seen(0)).hand?.handId;
  expect((await seen(0)).hand?.game).toMatchObject({ total: '30' });
  game.restart();
  expect((await seen(0)).hand?.handId).toBe(handId);
  expect(await frameOf(4).wait(roomId, true)).toEqual(refused('room_closed'));
  let hands = 0;
  for (; (await seen(0)).status === 'playing' && hands < 60; hands += 1) {
    // Another process takes over after every decision and every hand, once the lease of the one before has ended.
    while (await shove()) game.restart();
    game.restart();
    await later(hands === 0 ? 300_001 : 8_001);
  }
  expect(hands).toBeGreaterThan(0);
  const { tournament, status } = await seen(0);
  expect(status).toBe('closed');
  await later(3_000);
  expect(tournament?.finished).toHaveLength(6);
  const prizes = tournament?.finished.map(({ prizeMinor }) => BigInt(prizeMinor)) ?? [];
  expect(prizes.reduce((sum, prize) => sum + prize, 0n)).toBe(600n);
  expect(Math.max(...prizes.map(Number))).toBeGreaterThanOrEqual(300);
  const cash = await game.cash();
  expect(cash.reduce((sum, one) => sum + one, 0n)).toBe(7n * startMinor - 60n);
  const { list } = await answerOf(frameOf(0).hands());
  expect(list.length).toBeGreaterThan(0);
  for (const hand of list) expect(await verifyHand(hand)).toMatchObject({ isCommitted: true, isSame: true });

  // Staff and players read chips as chips, and the fee as the operator's part.
  const desk = roomsDesk(money, 'room_sng');
  const { room, players } = await desk.show(roomId);
  expect(room).toMatchObject({
    status: 'closed',
    stacks: '0.00',
    rake: '0.60',
    tournament: { entry: '1.10', fee: '0.10' },
  });
  expect(players.map(({ place }) => place)).toEqual(tournament?.finished.map(({ place }) => place));
  const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all + Math.round(Number(one) * 100), 0);
  expect(sum(players.map(({ stack }) => stack))).toBe(600);
  expect(await answerOf(desk.hand(list[0]?.handId ?? ''))).toMatchObject({ inChips: true });
  const { playerRef = '' } = (await game.sessionOf(0)) ?? {};
  const proof = (await createSittingProof({ database: money.vendorsDatabase })(playerRef, stayId))
    ?.round as unknown as {
    inChips: boolean;
    hands: { net: string }[];
  };
  expect(proof.inChips).toBe(true);
  expect(proof.hands.length).toBe(list.length);
  expect(proof.hands.every(({ net }) => /^-?\d+$/.test(net))).toBe(true);
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});

test('a tournament that the operator closes pays fees back and what is left by chips; one that never began pays all back', {
  timeout: 240_000,
}, async () => {
  const desk = roomsDesk(money, 'room_sng');
  const early = await entrants(3);
  for (const index of [0, 1, 2]) await answerOf(early.frameOf(index).sit(early.roomId, entry));
  expect(await early.state()).toBe('open');
  await desk.open(early.roomId, false);
  await early.later(1);
  await early.later(3_000);
  expect(await early.cash()).toEqual([startMinor, startMinor, startMinor]);

  const game = await entrants(6);
  const { roomId, frameOf, later, seen, shove } = game;
  for (const index of game.guests.keys()) await answerOf(frameOf(index).sit(roomId, entry));
  await later(1);
  await later(5_001);
  // Two of the six put all in; the others leave it to the clock.
  await shove();
  await shove();
  expect(await game.state()).toBe('full');
  expect(await desk.show(roomId)).toMatchObject({
    room: { status: 'playing', stacks: '6.60' },
    players: Array.from({ length: 6 }, () => ({ chips: 1_500 })),
  });
  await desk.open(roomId, false);
  await desk.open(roomId, true);
  for (let step = 0; step < 10 && (await seen(0)).status !== 'closed'; step += 1) await later(29_000);
  expect((await seen(0)).status).toBe('closed');
  await later(3_000);
  await later(3_000);
  const { rows } = await money.owner.query(
    'select sum(rake_minor)::bigint::text as fees, count(*)::int as ended from rooms.stays where room_id = $1 and status = $2',
    [roomId, 'ended'],
  );
  expect(rows[0].ended).toBe(6);
  const cash = await game.cash();
  expect(cash.reduce((sum, one) => sum + one, 0n)).toBe(6n * startMinor - BigInt(rows[0].fees));
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});

test('whoever waits in vain for twelve hours has all back, and a brand’s own seats, buy-in and fee hold for the next one', {
  timeout: 120_000,
}, async () => {
  const game = await entrants(2);
  const { roomId, frameOf, later, seen } = game;
  await answerOf(frameOf(0).sit(roomId, entry));
  await later(11 * 3_600_000);
  expect((await seen(0)).players).toHaveLength(1);
  await later(3_600_001);
  await later(3_000);
  expect(await game.cash()).toEqual([startMinor, startMinor]);

  const desk = roomsDesk(money, 'room_sng');
  const low = (await desk.settings()).find(({ stake }) => stake === 'low');
  if (!low) throw new Error('no stake');
  expect(low).toMatchObject({ isTournament: true, settings: { rake10k: 1_000, minEntry: 10 } });
  // The same again closes nothing; another fee closes what waits for players.
  await desk.set('low', low.settings);
  expect((await seen(0)).status).toBe('open');
  await desk.set('low', { ...low.settings, rake10k: 500, seats: 2, minEntry: 20, maxEntry: 20 });
  await later(1);
  expect((await seen(0)).status).toBe('closed');
  const rooms = (await answerOf(frameOf(0).lobby())).rooms.filter(({ stake }) => stake === 'low');
  expect(rooms).toMatchObject([{ seats: 2, minEntryMinor: '210', maxEntryMinor: '210' }]);
  const [{ roomId: nextId } = { roomId: '' }] = rooms;
  for (const index of [0, 1]) await answerOf(frameOf(index).sit(nextId, '210'));
  await later(1);
  const { room } = await answerOf(frameOf(0).view(nextId));
  expect(room).toMatchObject({ status: 'playing', tournament: { prizes: ['400'], feeMinor: '10' } });
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});
