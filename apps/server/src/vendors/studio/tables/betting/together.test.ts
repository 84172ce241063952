// @covers table-bet-batches

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { driveTable } from '../../testing/random-table.fixture.ts';
import { type Entered, studioFrame, useStudioMoney } from '../../testing/studio-money.fixture.ts';
import { rouletteTable } from '../games/roulette.ts';

const harness = useStudioMoney();
const { money } = harness;

const failure = (message: string) => ({ ok: false, message });
const on = (key: string, stakeMinor = '100') => [{ key, selection: '', stakeMinor }];

test('bets of many players that come at once are each judged as if they had come alone', async () => {
  const studio = harness.build();
  const drive = driveTable(harness, rouletteTable);
  const roundId = await drive.until('betting');
  const players: Entered[] = [];
  for (let player = 0; player < 12; player += 1) players.push(await harness.enter(studio, 'roulette'));
  const poor = await harness.enter(studio, 'roulette', 50n);
  const [one, other] = players;
  if (!one || !other) throw new Error('nobody');
  const [twice, shared] = [randomUUID(), randomUUID()];

  const good = players.flatMap(({ frame }) => ['red', 'black', 'odd'].map((key) => frame.bet(roundId, on(key))));
  const same = [one.frame.bet(roundId, on('even'), twice), one.frame.bet(roundId, on('even'), twice.toUpperCase())];
  const claimed = [one, other].map(({ frame }) => frame.bet(roundId, on('low'), shared));
  const overLimit = [1, 2].map(() => other.frame.bet(roundId, on('high', '300000')));
  const bad = other.frame.bet(roundId, on('green'));
  const elsewhere = other.frame.bet(randomUUID(), on('red'));
  const unpaid = poor.frame.bet(roundId, on('red'));

  for (const answer of await Promise.all([...good, ...same])) expect(answer).toMatchObject({ ok: true });
  for (const [pair, message] of [
    [claimed, 'repeated_with_other_content'],
    [overLimit, 'table_limit'],
  ] as const) {
    const answers = await Promise.all(pair);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([failure(message)]);
  }
  expect(await Promise.all([bad, elsewhere, unpaid])).toEqual(
    ['bet_not_offered', 'betting_closed', 'insufficient_funds'].map(failure),
  );
  expect(await one.frame.bet(roundId, on('even', '101'), twice)).toEqual(failure('repeated_with_other_content'));

  const cash = await Promise.all(players.map(({ memberId }) => money.cashOf(memberId)));
  expect((cash[0] ?? 0n) + (cash[1] ?? 0n)).toBe(2_000_000n - 400n - 300n - 100n - 300_000n);
  expect(cash.slice(2)).toEqual(players.slice(2).map(() => 1_000_000n - 300n));
  const state = await studio.tableBets('roulette');
  expect(state.totals).toEqual([
    { key: 'black', selection: '', stakeMinor: '1200', players: 12 },
    { key: 'even', selection: '', stakeMinor: '100', players: 1 },
    { key: 'high', selection: '', stakeMinor: '300000', players: 1 },
    { key: 'low', selection: '', stakeMinor: '100', players: 1 },
    { key: 'odd', selection: '', stakeMinor: '1200', players: 12 },
    { key: 'red', selection: '', stakeMinor: '1200', players: 12 },
  ]);
  await drive.until('settled');
});

test('an order that reaches two processes at once is taken once, and both say so', async () => {
  const [here, there] = [harness.build(), harness.build()];
  const drive = driveTable(harness, rouletteTable);
  const roundId = await drive.until('betting');
  const { memberId, session, frame } = await harness.enter(here, 'roulette');
  const frames = [frame, studioFrame(there, session), frame, studioFrame(there, session)];
  const placementId = randomUUID();
  const answers = await Promise.all(frames.map((tab) => tab.bet(roundId, on('red', '700'), placementId)));
  for (const answer of answers) {
    expect(answer).toMatchObject({ ok: true, value: { seat: { stakeMinor: '700' }, balanceMinor: '999300' } });
  }
  expect(await money.cashOf(memberId)).toBe(999_300n);
  expect(await frame.table()).toMatchObject({
    ok: true,
    value: { seat: { placements: [{ bets: on('red', '700') }] } },
  });
  await drive.until('settled');
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
