// @covers loss-above-stake bet-limits

import { settleBets } from '@baize/games/table-engine';
import { expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { driveTable } from '../testing/random-table.fixture.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';
import { niuniuTable } from './games/niuniu-table.ts';
import { wenzhouTable } from './games/wenzhou.ts';

const harness = useStudioMoney();
const { money } = harness;
const openingMinor = 1_000_000n;
const rounds = 8;

test('only one door may be bet on to lose in a round, over several placements too; others stand', async () => {
  const { memberId, frame } = await harness.enter(harness.build(), 'wenzhou', openingMinor);
  const roundId = await driveTable(harness, wenzhouTable).until('betting');
  const bet = (key: string, selection: string) => ({ key, selection, stakeMinor: '1000' });
  const refused = { ok: false, message: 'table_limit' };
  expect(await frame.bet(roundId, [bet('doorLoses', '1'), bet('doorLoses', '2')])).toEqual(refused);
  await successOf(frame.bet(roundId, [bet('doorLoses', '1'), bet('doorWins', '2'), bet('doorWins', '3')]));
  expect(await frame.bet(roundId, [bet('doorLoses', '3')])).toEqual(refused);
  await successOf(frame.bet(roundId, [bet('doorLoses', '1')]));
  expect(await money.cashOf(memberId)).toBe(openingMinor - 4_000n);
});

test('a chip on a double bet is five in stake; what was not lost comes back, and only what was won or lost is turnover', async () => {
  const { memberId, frame } = await harness.enter(harness.build(), 'niuniu_table', openingMinor);
  const drive = driveTable(harness, niuniuTable);
  let cashMinor = openingMinor;
  for (let played = 0; played < rounds; played += 1) {
    const roundId = await drive.until('betting');
    const bets = [{ key: 'playerDouble', selection: '1', stakeMinor: '5000' }];
    await successOf(frame.bet(roundId, bets));
    expect(await money.cashOf(memberId)).toBe(cashMinor - 5_000n);
    await drive.until('settled');
    const { rows } = await money.owner.query(
      'select seat.*, round.outcome from studio.table_seats seat join studio.table_rounds round on round.id = seat.round_id where round.id = $1',
      [roundId],
    );
    const [
      { outcome, stake_minor: stakeMinor, payout_minor: payoutMinor, valid_turnover_minor: turnoverMinor, ...seat },
    ] = rows;
    const [settled] = settleBets(niuniuTable.betTypes, niuniuTable.seenOf(outcome), [
      { key: 'playerDouble', selection: '1', stakeMinor: 5_000n },
    ]).bets;
    expect(BigInt(stakeMinor)).toBe(5_000n);
    expect(BigInt(payoutMinor)).toBe(settled?.payoutMinor);
    const netMinor = BigInt(payoutMinor) - 5_000n;
    expect([-5_000n, -3_000n, -2_000n, -1_000n, 950n, 1_900n, 2_850n, 4_750n]).toContain(netMinor);
    expect(BigInt(turnoverMinor)).toBe(netMinor < 0n ? -netMinor : netMinor);
    expect(seat.bets[0].result).toBe(netMinor > 0n ? 'WIN' : 'LOSS');
    cashMinor += netMinor;
    expect(await money.cashOf(memberId)).toBe(cashMinor);
  }
});

test('fewer than five chips of balance place no double bet, and limits are those of stakes', async () => {
  const { memberId, frame } = await harness.enter(harness.buildUnaware(), 'niuniu_table', 4_000n);
  const roundId = await driveTable(harness, niuniuTable).until('betting');
  const bet = (stakeMinor: string) => [{ key: 'bankerDouble', selection: '2', stakeMinor }];
  expect(await frame.bet(roundId, bet('5000'))).toEqual({ ok: false, message: 'insufficient_funds' });
  expect(await frame.bet(roundId, bet('499'))).toMatchObject({ ok: false, message: 'table_limit' });
  expect(await frame.bet(roundId, bet('500001'))).toMatchObject({
    message: 'table_limit',
    detail: { bet: { minMinor: '500', maxMinor: '500000' } },
  });
  expect(await money.cashOf(memberId)).toBe(4_000n);
});
