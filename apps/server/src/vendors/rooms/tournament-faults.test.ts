// @covers sit-and-go-faults

import type { WalletAnswer } from '@baize/vendor-kit';
import { expect, test } from 'vitest';
import { answerOf, roomFrame, useRooms } from './testing/rooms.fixture.ts';
import { roomsDesk } from './testing/rooms-desk.fixture.ts';
import { sitAndGoEntry as entry, sitAndGo } from './testing/tournament.fixture.ts';

const harness = useRooms('room_sng');
const { money } = harness;
const startMinor = 100_000n;
const refused = (message: string) => ({ ok: false, message });
const hourMs = 3_600_000;

test('a refund that the wallet refuses keeps nobody else from his, and is asked again until it is booked', {
  timeout: 120_000,
}, async () => {
  const game = await sitAndGo(harness, 3);
  const { roomId, frameOf, later } = game;
  for (const index of [0, 1, 2]) await answerOf(frameOf(index).sit(roomId, entry));
  const { playerRef } = (await game.sessionOf(0)) ?? {};
  const real = money.wallet;
  const refusal: WalletAnswer = {
    status: 'refused',
    code: 'ROUND_CLOSED',
    retry: 'never',
    txId: 'x',
    ledgerId: null,
    balance: null,
    replay: false,
  };
  money.wallet = {
    ...real,
    cancel: async (request) => (request.playerRef === playerRef ? refusal : real.cancel(request)),
  };
  game.restart();
  await roomsDesk(money, 'room_sng').open(roomId, false);
  await later(1);
  await later(10_000);
  expect(await game.cash()).toEqual([startMinor - 110n, startMinor, startMinor]);
  expect(harness.failures.length).toBeGreaterThan(0);
  money.wallet = real;
  game.restart();
  await later(10_000);
  expect(await game.cash()).toEqual([startMinor, startMinor, startMinor]);
  harness.failures.length = 0;
  await money.expectCleanBooks();
});

test('with the money for one seat nobody takes two, and trial players see no tournament for money', {
  timeout: 120_000,
}, async () => {
  const { roomId: one } = await sitAndGo(harness, 1);
  const { roomId: other } = await sitAndGo(harness, 1);
  await money.owner.query("update rooms.rooms set status = 'open' where id = any($1)", [[one, other]]);
  const rooms = harness.build();
  const poor = await harness.enter(rooms, 110n);
  const tabs = [one, other].map((roomId) => roomFrame(rooms, poor.session).sit(roomId, entry));
  const answers = await Promise.all(tabs);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual(refused('already_seated'));
  expect(await money.cashOf(poor.memberId)).toBe(0n);
  // He stands up and sits down at the other one before he has his money back.
  const [left, next] = answers[0]?.ok ? [one, other] : [other, one];
  await answerOf(poor.frame.leave(left));
  expect(await poor.frame.sit(next, entry)).toMatchObject({ ok: false });
  for (let step = 0; step < 3; step += 1) {
    money.clock.advanceMs(2_001);
    await rooms.clock.look();
  }
  expect(await money.cashOf(poor.memberId)).toBe(110n);
  await answerOf(poor.frame.sit(next, entry));
  expect(await money.cashOf(poor.memberId)).toBe(0n);

  const trial = await harness.enter(rooms, 100_000n, 4);
  for (const roomId of [one, other]) {
    expect(await trial.frame.view(roomId)).toEqual(refused('room_not_found'));
    expect(await trial.frame.sit(roomId, entry)).toEqual(refused('room_not_found'));
    expect(await trial.frame.wait(roomId, true)).toEqual(refused('room_not_found'));
  }
  expect((await answerOf(trial.frame.lobby())).rooms.map(({ roomId }) => roomId)).not.toContain(one);
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});

test('whoever is blocked before it begins has all back, and it waits for somebody else', {
  timeout: 120_000,
}, async () => {
  const desk = roomsDesk(money, 'room_sng');
  const low = (await desk.settings()).find(({ stake }) => stake === 'low');
  if (!low) throw new Error('no stake');
  await desk.set('low', { ...low.settings, seats: 2 });
  const game = await sitAndGo(harness, 3);
  const { roomId, frameOf, later, seen } = game;
  for (const index of [0, 1]) await answerOf(frameOf(index).sit(roomId, entry));
  await money.owner.query('update members set bets_blocked_at = now() where id = $1', [game.guests[0]?.memberId]);
  await later(1);
  await later(2_001);
  expect(await game.cash()).toEqual([startMinor, startMinor - 110n, startMinor]);
  expect((await seen(1)).status).toBe('open');
  expect(await frameOf(0).sit(roomId, entry)).toEqual(refused('account_blocked'));
  // A clock that is set back begins nothing.
  money.clock.jumpMs(-5 * hourMs);
  await later(1);
  await later(2_001);
  const { rows } = await money.owner.query('select started_at from rooms.rooms where id = $1', [roomId]);
  expect(rows).toEqual([{ started_at: null }]);
  await answerOf(frameOf(2).sit(roomId, entry));
  await later(1);
  expect((await seen(1)).status).toBe('playing');
  expect(harness.failures).toEqual([]);
});

test('a sit and go whose players are all blocked and signed out is played by the clock, which is set back meanwhile, and its winner is paid', {
  timeout: 240_000,
}, async () => {
  const desk = roomsDesk(money, 'room_sng');
  const low = (await desk.settings()).find(({ stake }) => stake === 'low');
  if (!low) throw new Error('no stake');
  await desk.set('low', { ...low.settings, seats: 2 });
  const game = await sitAndGo(harness, 2);
  const { roomId, frameOf, later } = game;
  for (const index of [0, 1]) await answerOf(frameOf(index).sit(roomId, entry));
  await later(1);
  for (const { memberId, siteSessionId } of game.guests) {
    await money.owner.query('update members set blocked_at = $2 where id = $1', [memberId, money.clock.now()]);
    await money.owner.query('update sessions set ended_at = $2 where id = $1', [siteSessionId, money.clock.now()]);
    harness.endSession(siteSessionId);
  }
  await expect(frameOf(0).view(roomId)).rejects.toThrow();
  const statusNow = async (): Promise<string> =>
    (await money.owner.query('select status from rooms.rooms where id = $1', [roomId])).rows[0].status;
  for (let step = 0; step < 400 && (await statusNow()) !== 'closed'; step += 1) {
    if (step === 30) money.clock.jumpMs(-5 * hourMs);
    await later(step % 4 === 3 ? 290_000 : 29_000);
  }
  expect(await statusNow()).toBe('closed');
  await later(3_000);
  // Whoever is away reads of his prize; nobody had waited long enough to be notified of the beginning.
  expect(harness.notices).toMatchObject([{ kind: 'sitAndGoPaid', amountMinor: 200n, params: { place: '1' } }]);
  const cash = await game.cash();
  expect([...cash].sort()).toEqual([startMinor - 110n, startMinor + 90n].sort());
  const { rows } = await money.owner.query(
    "select (setup->>'baseMinor')::int as blind from rooms.hands where room_id = $1 order by number",
    [roomId],
  );
  const blinds: number[] = rows.map(({ blind }) => blind);
  expect(blinds).toEqual([...blinds].sort((a, b) => a - b));
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});
