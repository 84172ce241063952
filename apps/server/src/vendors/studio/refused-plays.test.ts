// @covers refused-instant-stake

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Studio } from './index.ts';
import { rouletteTable } from './tables/games/roulette.ts';
import { frameOf } from './testing/frame.ts';
import { driveTable } from './testing/random-table.fixture.ts';
import { type Entered, studioFrame, useStudioMoney } from './testing/studio-money.fixture.ts';

const harness = useStudioMoney();
const { money } = harness;
const failure = (message: string) => ({ ok: false, message });
const dice = { direction: 'under', winningFaces: 9_800 };
const dayMs = 86_400_000;

let studio: Studio;
let roundId: string;
beforeAll(async () => {
  studio = harness.build();
  roundId = await driveTable(harness, rouletteTable).until('betting');
});

/** What plays leave for ever. */
async function rowCount(): Promise<number> {
  const { rows } =
    await money.owner.query(`select (select count(*) from studio.rounds) + (select count(*) from studio.instant_rounds)
    + (select count(*) from studio.table_seats) + (select count(*) from studio.table_placements) + (select count(*) from journal) as count`);
  return Number(rows[0].count);
}

/** A new play of 2.00 in each kind of game. */
const plays = {
  dice: ({ frame }: Entered) => frame.play(dice, '200'),
  mines: ({ frame }: Entered) => frame.play({ mines: 3 }, '200'),
  roulette: ({ frame }: Entered) => frame.bet(roundId, [{ key: 'red', selection: '', stakeMinor: '200' }]),
  lantern_garden: ({ session }: Entered) => frameOf(studio, session).spin('200'),
};

const limit = (memberId: string, kind: 'stake' | 'dayStake', amountMinor: bigint) =>
  money.ledger.setLimit({ brandId: money.brand.id, memberId, kind, amountMinor });

describe.each(Object.entries(plays))('a play of %s leaves nothing', (gameCode, play) => {
  const refused = async (player: Entered, message: string) => {
    const before = await rowCount();
    const answers = await Promise.all(Array.from({ length: 20 }, () => play(player)));
    expect(answers).toEqual(answers.map(() => failure(message)));
    expect(await rowCount()).toBe(before);
  };

  test('without the money for it', async () => {
    await refused(await harness.enter(studio, gameCode, 199n), 'insufficient_funds');
  });

  test('beyond a limit', async () => {
    const player = await harness.enter(studio, gameCode);
    await limit(player.memberId, 'stake', 199n);
    await refused(player, 'limit_reached');
  });

  test('of a trial account that has ended', async () => {
    const memberId = await money.newMember({ type: 4, balanceMinor: 10_000n });
    const player = await harness.enter(studio, gameCode, 0n, memberId);
    const { rows } = await money.owner.query('select version from accounts where member_id = $1', [memberId]);
    const setVersion = (version: number) =>
      money.owner.query('update accounts set version = $2 where member_id = $1', [memberId, version]);
    await setVersion(5_000);
    await refused(player, 'limit_reached');
    await setVersion(rows[0].version);
  });
});

describe('plays that are refused only when they are written', () => {
  test.each(Object.entries(plays))('of %s are a hundred in a day, over all games', async (gameCode, play) => {
    studio = harness.buildUnaware();
    const entered = await harness.enter(studio, gameCode, 199n);
    const player = { ...entered, frame: studioFrame(studio, entered.session) };
    await money.owner.query(
      `insert into studio.day_uses select player_ref, 'refused_play', $2, 98 from player_refs where member_id = $1`,
      [player.memberId, Math.floor(money.clock.now().getTime() / dayMs)],
    );
    for (let turn = 0; turn < 2; turn += 1) expect(await play(player)).toEqual(failure('insufficient_funds'));
    const before = await rowCount();
    expect(await play(player)).toEqual(failure('limit_reached'));
    expect(await rowCount()).toBe(before);
    studio = harness.build();
  });

  test('the next day counts anew', async () => {
    studio = harness.buildUnaware();
    const player = await harness.enter(studio, 'dice', 199n);
    await money.owner.query(
      `insert into studio.day_uses select player_ref, 'refused_play', $2, 100 from player_refs where member_id = $1`,
      [player.memberId, Math.floor(money.clock.now().getTime() / dayMs) - 1],
    );
    expect(await plays.dice(player)).toEqual(failure('insufficient_funds'));
    const { rows } = await money.owner.query(
      `select count from studio.day_uses join player_refs using (player_ref) where member_id = $1`,
      [player.memberId],
    );
    expect(rows).toEqual([{ count: 1 }]);
    studio = harness.build();
  });
});

test('a play that was refused once answers as before, whatever the wallet would say now', async () => {
  const player = await harness.enter(harness.buildUnaware(), 'dice', 199n);
  const known = randomUUID();
  expect(await player.frame.play(dice, '200', known)).toEqual(failure('insufficient_funds'));
  await limit(player.memberId, 'stake', 100n);
  expect(await studioFrame(studio, player.session).play(dice, '200', known)).toEqual(failure('insufficient_funds'));
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
