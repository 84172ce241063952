// @covers bad-table-bets

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { successOf } from '../../testing/frame.ts';
import { driveTable } from '../../testing/random-table.fixture.ts';
import { useStudioMoney } from '../../testing/studio-money.fixture.ts';
import { crashTable } from '../games/crash.ts';
import { rouletteTable } from '../games/roulette.ts';

const harness = useStudioMoney();
const { money } = harness;

test('who takes a placement back twice at once hears both times that it is back', async () => {
  const studio = harness.build();
  const drive = driveTable(harness, rouletteTable);
  const roundId = await drive.until('betting');
  const { memberId, frame } = await harness.enter(studio, 'roulette');
  for (let turn = 0; turn < 5; turn += 1) {
    const placementId = randomUUID();
    await successOf(frame.bet(roundId, [{ key: 'red', selection: '', stakeMinor: '500' }], placementId));
    const answers = await Promise.all(Array.from({ length: 8 }, () => frame.undo(placementId)));
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  }
  expect(await money.cashOf(memberId)).toBe(1_000_000n);
  await drive.until('settled');
});

test('who leaves a flight many times at once is paid once, and is never told that it was too late', async () => {
  const studio = harness.build();
  const drive = driveTable(harness, crashTable);
  const { memberId, frame } = await harness.enter(studio, 'crash');
  for (let turn = 0; turn < 5; turn += 1) {
    const roundId = await drive.until('betting');
    await successOf(frame.bet(roundId, [{ key: 'cashOut', selection: '', stakeMinor: '1000' }]));
    await drive.until('dealt');
    await money.owner.query(
      "update studio.table_rounds set outcome = $2, shown_at = dealt_at + $3 * interval '1 ms' where id = $1",
      [roundId, JSON.stringify({ point: 300 }), crashTable.showMs({ point: 300 })],
    );
    money.clock.advanceMs(crashTable.showMs({ point: 200 }));
    const cash = await money.cashOf(memberId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => frame.cashOut(roundId)));
    const told = answers.map((answer) => (answer.ok ? answer.value.seat.payoutMinor : answer.message));
    expect(told).toContain('2000');
    expect(told.filter((word) => word !== '2000' && word !== 'service_unavailable')).toEqual([]);
    expect(await money.cashOf(memberId)).toBe(cash + 2_000n);
    await drive.until('settled');
  }
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
