// @covers reality-checks-of-rooms

import { expect, test } from 'vitest';
import { createArenaChecks } from './cockfight/checks.ts';
import { askedBet, useArenas } from './cockfight/testing/arenas.fixture.ts';
import { createFishingChecks } from './fishing/checks.ts';
import { answerOf, type Shot, useFishing } from './fishing/testing/fishing.fixture.ts';
import type { RealityChecks } from './reality-checks.ts';
import { createRoomChecks } from './rooms/checks.ts';
import { answerOf as roomAnswerOf, useRooms } from './rooms/testing/rooms.fixture.ts';

const everyMs = 30 * 60_000;
const noTools = { secretBox: undefined as never, newId: undefined as never, wallet: undefined as never };

/** A player who is stopped each half hour. */
const stopped = (checks: RealityChecks, playerRef: string) => checks.open(playerRef, everyMs);

const fishing = useFishing();
test('fishing: shots are held back until the player has seen what he did', { timeout: 120_000 }, async () => {
  const { money } = fishing;
  const built = fishing.build();
  const { frame, session } = await fishing.enter(built);
  const { playerRef = '' } = (await built.findSession(session)) ?? {};
  const { vendorsDatabase: database, clock } = money;
  await stopped(createFishingChecks({ ...noTools, database, clock, refusalOfStake: undefined as never }), playerRef);
  const shoot = async () => {
    const { room } = await answerOf(frame.sit());
    const [fish] = fishing.swimming(room);
    return frame.fire(room.roomId, [{ weapon: 'cannon', fish: [fish?.id ?? ''] } as Shot], '10');
  };
  const first = await answerOf(shoot());
  clock.advanceMs(everyMs);
  expect(await shoot()).toMatchObject({ message: 'reality_check_due' });
  const game = { session };
  const ask = (acknowledge: boolean) =>
    answerOf(built.routes.fishingRealityCheck({ ...fishing.context, game, body: { acknowledge } }));
  expect(await ask(false)).toMatchObject({ rounds: 1, stakedMinor: '10', paidMinor: first.payoutMinor });
  expect(await shoot()).toMatchObject({ message: 'reality_check_due' });
  await ask(true);
  expect(await shoot()).toMatchObject({ ok: true });
  expect(await ask(false)).toMatchObject({ rounds: 1 });
});

const rooms = useRooms();
test('card rooms: no chips are bought until the player has seen it; a hand goes on', { timeout: 120_000 }, async () => {
  const { money } = rooms;
  const built = rooms.build();
  const guests = [await rooms.enter(built), await rooms.enter(built)] as const;
  const [first] = guests;
  const { vendorsDatabase: database, clock } = money;
  const checks = createRoomChecks({ ...noTools, database, clock });
  const { playerRef = '' } = (await built.findSession(first.session)) ?? {};
  await stopped(checks, playerRef);
  const listed = (await roomAnswerOf(first.frame.lobby())).rooms.find(({ stake }) => stake === 'low');
  const roomId = listed?.roomId ?? '';
  for (const { frame } of guests) await roomAnswerOf(frame.sit(roomId));
  for (let step = 0; step < 12; step += 1) {
    clock.advanceMs(21_000);
    await built.clock.look();
  }
  clock.advanceMs(everyMs);
  const seen = await checks.show(playerRef, false);
  expect(seen.rounds).toBeGreaterThan(0);
  expect(seen.stakedMinor === '0' && seen.paidMinor === '0').toBe(false);
  expect(await first.frame.topUp(roomId, '4800')).toMatchObject({ message: 'reality_check_due' });
  await checks.show(playerRef, true);
  expect(await checks.isDue(playerRef)).toBe(false);
});

const arenas = useArenas();
test('arenas: no bet is taken until the player has seen it', { timeout: 120_000 }, async () => {
  const { money } = arenas;
  const built = arenas.build();
  const who = await arenas.player();
  const { vendorsDatabase: database, clock } = money;
  const checks = createArenaChecks({ database, clock } as never);
  await stopped(checks, who.playerRef);
  await arenas.until(built, 'DS88', 'OPEN');
  expect(await built.bet(who.session, await askedBet(built, 'DS88', 'bdd', 1_00n))).toMatchObject({ ok: true });
  clock.advanceMs(everyMs);
  await arenas.until(built, 'DS88', 'SETTLED');
  await arenas.until(built, 'DS88', 'OPEN');
  const next = await askedBet(built, 'DS88', 'bdd', 1_00n);
  expect(await built.bet(who.session, next)).toMatchObject({ message: 'reality_check_due' });
  expect(await built.realityCheck(who.session, 'DS88', true)).toMatchObject({
    value: { rounds: 1, stakedMinor: '100' },
  });
  expect(await built.bet(who.session, next)).toMatchObject({ ok: true });
});
