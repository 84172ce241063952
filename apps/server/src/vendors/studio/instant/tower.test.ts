// @covers bad-table-bets

import { drawOfRound } from '@baize/fairness';
import * as tower from '@baize/games/tower';
import { expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';

const harness = useStudioMoney();
const { money } = harness;
const refused = { ok: false };

/** A round whose odd tile is the first one of every row. */
async function standing(level: tower.Level, betMinor = '1000', openingMinor?: bigint) {
  const { memberId, frame } = await harness.enter(harness.build(), 'tower', openingMinor);
  const { round } = await successOf(frame.play({ level }, betMinor));
  await money.owner.query(
    "update studio.instant_rounds set outcome = jsonb_build_object('odd', $2::jsonb) where id = $1",
    [round.roundId, JSON.stringify(Array.from({ length: tower.rows }, () => 0))],
  );
  return { memberId, frame, step: (sent: Parameters<typeof frame.step>[1]) => frame.step(round.roundId, sent) };
}

test('a tile that is sent twice is opened once; wrong rows and tiles are refused; leaving pays exactly the row', async () => {
  const { memberId, step } = await standing('medium');
  expect(await step({ cashOut: true })).toMatchObject(refused);
  const first = await successOf(step({ tile: 1, row: 0 }));
  expect(first.round).toMatchObject({ payoutMinor: '1470', view: { picks: [1], nextReturn10k: 22_000 } });
  expect(first.round.view.traps).toBeUndefined();
  expect(await successOf(step({ tile: 1, row: 0 }))).toEqual(first);
  for (const bad of [
    { tile: 2, row: 0 },
    { tile: 1, row: 2 },
    { tile: 3, row: 1 },
    { tile: -1, row: 1 },
    { tile: 1 },
    { row: 1 },
    { tile: 1, row: 1, more: 1 },
    { cashOut: true, row: 1 },
  ]) {
    expect(await step(bad)).toMatchObject(refused);
  }
  const paid = await successOf(step({ cashOut: true }));
  expect(paid).toMatchObject({ balanceMinor: '1000470', round: { status: 'settled', payoutMinor: '1470' } });
  expect(await successOf(step({ tile: 1, row: 1 }))).toEqual(paid);
  expect(await money.cashOf(memberId)).toBe(1_000_470n);
});

test('a trap ends the round, and so does the ninth row', async () => {
  const lost = await standing('easy');
  await successOf(lost.step({ tile: 1, row: 0 }));
  expect((await successOf(lost.step({ tile: 0, row: 1 }))).round).toMatchObject({
    status: 'settled',
    payoutMinor: '0',
    view: { picks: [1, 0], traps: Array.from({ length: tower.rows }, () => [0]) },
  });
  const won = await standing('easy');
  for (let row = 0; row < tower.rows - 1; row += 1) await successOf(won.step({ tile: 3, row }));
  const { round } = await successOf(won.step({ tile: 3, row: tower.rows - 1 }));
  expect(round).toMatchObject({ status: 'settled', payoutMinor: '13050' });
  expect(await money.cashOf(won.memberId)).toBe(1_000_000n - 1_000n + 13_050n);
});

test('a row that would pass the highest win is not climbed: the round is paid before it', async () => {
  const { memberId, step } = await standing('master', '100000');
  for (const row of [0, 1]) expect((await successOf(step({ tile: 0, row }))).round.status).toBe('open');
  const { round } = await successOf(step({ tile: 0, row: 2 }));
  expect(round).toMatchObject({ status: 'settled', payoutMinor: '6272000' });
  expect(await money.cashOf(memberId)).toBe(1_000_000n - 100_000n + 6_272_000n);
});

test('the traps are what the seed says', async () => {
  const { frame } = await harness.enter(harness.build(), 'tower');
  const { round } = await successOf(frame.play({ level: 'expert' }));
  let { round: ended } = await successOf(frame.step(round.roundId, { tile: 2, row: 0 }));
  if (ended.status === 'open') ended = (await successOf(frame.step(round.roundId, { cashOut: true }))).round;
  const { serverSeed } = (await successOf(frame.rotate())).retired;
  const { clientSeed, nonce } = round.fairness;
  const odd = tower.drawRows('expert', drawOfRound({ serverSeed, clientSeed, nonce }));
  expect(ended.view.traps).toEqual(odd.map((tile) => tower.trapsOf('expert', tile)));
});
