// @covers bad-table-bets bet-limits

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertSession } from '../../../test/support/factories.ts';
import type { BetLimits, TableGame } from './tables/game.ts';
import { tableGames } from './tables/games/index.ts';
import type { StoredBet } from './tables/schema.ts';
import { frameOf, open, successOf } from './testing/frame.ts';
import { driveTable, type TableDrive } from './testing/random-table.fixture.ts';
import { type StudioFrame, studioFrame, useStudioMoney } from './testing/studio-money.fixture.ts';

const harness = useStudioMoney();
const { money } = harness;
const openingMinor = 10_000_000n;
const failure = (message: string) => ({ ok: false, message });

/** Two tabs of one player in a game. */
async function twoTabs(gameCode: string) {
  const studio = harness.build();
  const { memberId, session } = await harness.enter(studio, gameCode, openingMinor);
  const { rows } = await money.owner.query('select id from games where game_code = $1', [gameCode]);
  const { id: siteSessionId } = await insertSession(money.owner, memberId, money.brand.id);
  const launch = await money.gateway.issueLaunchToken({
    ...{ memberId, brandId: money.brand.id, siteSessionId, gameId: rows[0].id, locale: 'TY' },
  });
  if (!launch.ok) throw new Error(launch.message);
  const second = await successOf(open(studio, launch.value.token));
  return { memberId, studio, sessions: [session, second.session] as const };
}

async function twoSeats(gameCode: string) {
  const { memberId, studio, sessions } = await twoTabs(gameCode);
  const [one, other] = sessions.map((session) => studioFrame(studio, session)) as [StudioFrame, StudioFrame];
  return { memberId, one, other };
}

describe.each(tableGames.map((game) => [game.gameCode, game] as const))('at %s a bet', (gameCode, game) => {
  let drive: TableDrive;
  beforeAll(() => {
    drive = driveTable(harness, game);
  });
  const limitsOf = ({ key }: { key: string }) => game.limits.bets[key] as BetLimits;
  const { minMinor, maxMinor } = limitsOf(game.betTypes[0] ?? { key: '' });
  const betOf = (stakeMinor: bigint, type = game.betTypes[0]): StoredBet[] => {
    return [{ key: type?.key ?? '', selection: type?.selections[0] ?? '', stakeMinor: `${stakeMinor}` }];
  };
  /** A fresh round, and the rest of the one before behind it. */
  const openRound = async () => {
    if ((await drive.last())?.status !== undefined) await drive.until('settled');
    return drive.until('betting');
  };
  const enter = async () => harness.enter(harness.build(), gameCode, openingMinor);

  test('that comes late, by a millisecond, on the closed table or among the cards, is refused and moves nothing', async () => {
    const { memberId, frame } = await enter();
    const roundId = await openRound();
    const closesAt = Date.parse((await successOf(frame.table())).state.round?.closesAt ?? '');
    money.clock.advanceMs(closesAt - money.clock.now().getTime());
    expect(await frame.bet(roundId, betOf(minMinor))).toEqual(failure('betting_closed'));
    for (const status of ['closed', 'dealt', 'settled']) {
      await drive.until(status);
      expect(await frame.bet(roundId, betOf(minMinor)), status).toEqual(failure('betting_closed'));
    }
    expect(await money.cashOf(memberId)).toBe(openingMinor);
  });

  test('that comes twice, five times at once from two tabs, or with another’s id, is one bet', async () => {
    const { memberId, one, other } = await twoSeats(gameCode);
    const roundId = await openRound();
    const [placementId, shared] = [randomUUID(), randomUUID()];
    const tabs = [one, other, one, other, one];
    const answers = await Promise.all(tabs.map((tab) => tab.bet(roundId, betOf(minMinor), placementId)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await successOf(other.bet(roundId, betOf(minMinor), placementId));
    expect((await successOf(one.table())).seat).toMatchObject({ stakeMinor: `${minMinor}` });
    expect(await money.cashOf(memberId)).toBe(openingMinor - minMinor);
    const strangers = [(await enter()).frame, (await enter()).frame];
    const taken = await Promise.all(strangers.map((frame) => frame.bet(roundId, betOf(minMinor), shared)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect(taken.filter(({ ok }) => !ok)).toEqual([failure('repeated_with_other_content')]);
  });

  test('below and above the limits is refused, also when two tabs reach for the limit at once', async () => {
    const { memberId, one, other } = await twoSeats(gameCode);
    const roundId = await openRound();
    expect(await one.bet(roundId, betOf(minMinor - 1n))).toMatchObject(failure('table_limit'));
    expect(await one.bet(roundId, betOf(maxMinor + 1n))).toMatchObject(failure('table_limit'));
    expect(await money.cashOf(memberId)).toBe(openingMinor);
    const answers = await Promise.all([one, other, one, other].map((tab) => tab.bet(roundId, betOf(maxMinor))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toMatchObject(Array.from({ length: 3 }, () => failure('table_limit')));
    expect(await money.cashOf(memberId)).toBe(openingMinor - maxMinor);
  });

  test('with a round id of another table, of the round before, or of none is refused', async () => {
    const { memberId, frame } = await enter();
    const past = await openRound();
    await openRound();
    const other = tableGames.find((candidate) => candidate !== game) as TableGame;
    const foreign = await driveTable(harness, other).until('betting');
    for (const roundId of [past, foreign, randomUUID()]) {
      expect(await frame.bet(roundId, betOf(minMinor))).toEqual(failure('betting_closed'));
    }
    expect(await money.cashOf(memberId)).toBe(openingMinor);
  });

  test('taken back in one tab while the other puts one down: each stake is in the round or given back', async () => {
    const { memberId, one, other } = await twoSeats(gameCode);
    const roundId = await openRound();
    let last = randomUUID();
    await successOf(one.bet(roundId, betOf(minMinor), last));
    for (let turn = 0; turn < 6; turn += 1) {
      const next = randomUUID();
      const [undone, placed] = await Promise.all([one.undo(last), other.bet(roundId, betOf(minMinor), next)]);
      expect(undone.ok).toBe(true);
      // Where one bet is all that a player has, the second may have come before the first was gone.
      if (!placed.ok) await successOf(one.bet(roundId, betOf(minMinor), next));
      last = next;
    }
    expect((await successOf(one.table())).seat?.placements.map(({ placementId }) => placementId)).toEqual([last]);
    expect(await money.cashOf(memberId)).toBe(openingMinor - minMinor);
    await drive.until('settled');
    const [paid] = (await successOf(one.seats(1))).list;
    expect(paid?.seat.roundId).toBe(roundId);
    expect(await money.cashOf(memberId)).toBe(openingMinor - minMinor + BigInt(paid?.seat.payoutMinor ?? -1));
  });

  test('of every kind is taken in every round that is open for bets, on its own limits', async () => {
    const { frame } = await enter();
    const { limits } = await successOf(frame.table());
    expect(limits.bets.map(({ key }) => key).sort()).toEqual(game.betTypes.map(({ key }) => key).sort());
    for (const type of game.betTypes) {
      const roundId = await openRound();
      expect((await successOf(frame.table())).state.round).toMatchObject({
        start: null,
        startHash: expect.any(String),
      });
      const { minMinor: min, maxMinor: max } = limitsOf(type);
      const [{ selection } = { selection: '' }] = betOf(min, type);
      const told = { bet: { key: type.key, selection, minMinor: `${min}`, maxMinor: `${max}` } };
      for (const beyond of [min - 1n, max + 1n]) {
        expect(await frame.bet(roundId, betOf(beyond, type))).toEqual({ ...failure('table_limit'), detail: told });
      }
      await successOf(frame.bet(roundId, betOf(min, type)));
    }
  });
});

test('a flight is left once, whatever two tabs press at once', async () => {
  const { memberId, one, other } = await twoSeats('crash');
  const { frame: stranger } = await harness.enter(harness.build(), 'crash', openingMinor);
  const crash = tableGames.find(({ flight }) => flight) as TableGame;
  const drive = driveTable(harness, crash);
  for (let attempt = 0; ; attempt += 1) {
    const roundId = await drive.until('betting');
    await successOf(one.bet(roundId, [{ key: 'cashOut', selection: '', stakeMinor: '1000' }]));
    await drive.until('dealt');
    const before = await money.cashOf(memberId);
    expect(await stranger.cashOut(roundId)).toEqual(failure('round_not_found'));
    money.clock.advanceMs(1_500);
    const answers = await Promise.all([one, other, one, other].map((tab) => tab.cashOut(roundId)));
    await drive.until('settled');
    if (!answers.some(({ ok }) => ok) && attempt < 20) continue;
    expect(await money.cashOf(memberId)).toBe(before + 1_090n);
    return;
  }
});

test('two tabs of mines have one round; a step in the other’s is a step in the same', async () => {
  const { memberId, one, other } = await twoSeats('mines');
  const answers = await Promise.all([one, other, one, other].map((tab) => tab.play({ mines: 1 }, '100')));
  expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 3 }, () => failure('round_unfinished')));
  const [begun] = answers.flatMap((answer) => (answer.ok ? [answer.value.round.roundId] : []));
  await Promise.all([one, other].map((tab) => tab.step(begun ?? '', { field: 3 })));
  const { open: standing, list } = await successOf(other.list());
  expect((standing ?? list[0])?.view.opened).toEqual([3]);
  if (standing) await Promise.all([one, other].map((tab) => tab.step(begun ?? '', { cashOut: true })));
  const paidMinor = BigInt((await successOf(one.list())).list[0]?.payoutMinor ?? -1);
  expect(await money.cashOf(memberId)).toBe(openingMinor - 100n + paidMinor);
});

test('two tabs of a slot have one round at a time', async () => {
  const { memberId, studio, sessions } = await twoTabs('lantern_garden');
  const [one, other] = sessions.map((session) => frameOf(studio, session));
  const answers = await Promise.all([one?.spin('200'), other?.spin('200')]);
  const [played] = answers.flatMap((answer) => (answer?.ok ? [answer.value.round] : []));
  expect(answers.filter((answer) => !answer?.ok)).toEqual([failure('round_unfinished')]);
  expect(await money.cashOf(memberId)).toBe(openingMinor - 200n + BigInt(played?.payoutMinor ?? -1));
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());

describe('a session of another kind of game', () => {
  test.each(['dice', 'roulette'])(
    'of %s spins no slot and picks no tile: there is no such game here',
    async (gameCode) => {
      const studio = harness.build();
      const { session } = await harness.enter(studio, gameCode, openingMinor);
      const frame = frameOf(studio, session);
      expect(await frame.spin('200')).toEqual(failure('game_not_found'));
      expect(await frame.pick(randomUUID(), 0)).toEqual(failure('game_not_found'));
    },
  );
});
