// @covers cut-off-rounds

import { randomUUID } from 'node:crypto';
import type { VendorWallet } from '@baize/vendor-kit';
import { expect, test } from 'vitest';
import { createStudio } from '../../index.ts';
import { successOf } from '../../testing/frame.ts';
import { driveTable } from '../../testing/random-table.fixture.ts';
import { type Entered, studioFrame, useStudioMoney } from '../../testing/studio-money.fixture.ts';
import { crashTable } from '../games/crash.ts';
import { rouletteTable } from '../games/roulette.ts';
import { sicBoTable } from '../games/sic-bo.ts';
import { voidAfterMs } from '../runner.ts';

const harness = useStudioMoney();
const { money } = harness;
const failure = (message: string) => ({ ok: false, message });
const red = { key: 'red', selection: '', stakeMinor: '500' };
const redAndBlack = [red, { ...red, key: 'black' }];

/** The wallet, which has no good answer when one player's stakes are to go back. */
async function refusing({ session }: Entered): Promise<VendorWallet> {
  const { wallet } = harness.dependencies();
  const playerRef = (await harness.build().playerOf(session))?.playerRef;
  const refused = { status: 'refused', code: 'ROUND_CLOSED', retry: 'never', ledgerId: null } as const;
  return {
    ...wallet,
    cancel: async (request) =>
      request.playerRef === playerRef
        ? { ...refused, txId: request.txId, balance: null, replay: false }
        : wallet.cancel(request),
  };
}

test('a placement of one table is not gone on with from another, which would book its stake for the wrong game', async () => {
  const studio = harness.build();
  const roulette = driveTable(harness, rouletteTable);
  const roundId = await roulette.until('betting');
  await driveTable(harness, sicBoTable).until('betting');
  const { memberId, frame } = await harness.enter(studio, 'roulette');
  const { frame: beside } = await harness.enter(studio, 'sic_bo', 0n, memberId);
  const placementId = randomUUID();
  harness.losses.push('before');
  await expect(frame.bet(roundId, redAndBlack, placementId)).rejects.toThrow();
  expect(await beside.bet(roundId, redAndBlack, placementId)).toEqual(failure('repeated_with_other_content'));
  await successOf(frame.bet(roundId, redAndBlack, placementId));
  expect(await beside.bet(roundId, redAndBlack, placementId)).toEqual(failure('repeated_with_other_content'));
  await roulette.until('settled');
  expect([999_000n, 1_000_000n]).toContain(await money.cashOf(memberId));
});

test.each(['at once', 'when betting closes'])(
  'a placement under the id of another round is refused %s, and the table goes on',
  async (when) => {
    const studio = harness.build();
    const drive = driveTable(harness, rouletteTable);
    const roundId = await drive.until('betting');
    const { memberId, frame } = await harness.enter(studio, 'roulette');
    const { frame: dice } = await harness.enter(studio, 'dice', 0n, memberId);
    const taken = randomUUID();
    await successOf(dice.play({ direction: 'over', winningFaces: 5_000 }, '100', taken));
    const cash = await money.cashOf(memberId);
    if (when === 'at once') {
      expect(await frame.bet(roundId, redAndBlack, taken)).toEqual(failure('repeated_with_other_content'));
    } else {
      harness.losses.push('before');
      await expect(frame.bet(roundId, redAndBlack, taken)).rejects.toThrow();
    }
    await drive.until('settled');
    expect(await money.cashOf(memberId)).toBe(cash);
  },
);

test('whoever left in time is paid for that moment, however long the server took to come to it', async () => {
  const { wallet, ...deps } = harness.dependencies();
  let slowMs = 0;
  const checkSession: VendorWallet['checkSession'] = (request) => {
    money.clock.advanceMs(slowMs);
    return wallet.checkSession(request);
  };
  const studio = createStudio({ ...deps, wallet: { ...wallet, checkSession } });
  const drive = driveTable(harness, crashTable);
  const roundId = await drive.until('betting');
  const { session } = await harness.enter(studio, 'crash');
  const frame = studioFrame(studio, session);
  await successOf(frame.bet(roundId, [{ key: 'cashOut', selection: '', stakeMinor: '1000' }]));
  await drive.until('dealt');
  await money.owner.query(
    "update studio.table_rounds set outcome = $2, shown_at = dealt_at + $3 * interval '1 ms' where id = $1",
    [roundId, JSON.stringify({ point: 150 }), crashTable.showMs({ point: 150 })],
  );
  money.clock.advanceMs(crashTable.showMs({ point: 120 }));
  slowMs = 20_000;
  const { seat } = await successOf(frame.cashOut(roundId));
  expect(seat).toMatchObject({ payoutMinor: '1200', bets: [{ selection: '1.20', result: 'WIN' }] });
  slowMs = 0;
  await drive.until('settled');
});

test.each([
  ['stakes of a void round go back', 'placed'],
  ['unsure stakes are taken back', 'placing'],
])('when %s, one that the wallet has no good answer for holds up nobody else’s', async (_, status) => {
  const studio = harness.build();
  const drive = driveTable(harness, rouletteTable);
  // Each of the two once: nobody knows whose turn comes first.
  for (const stuckAt of [0, 1]) {
    const roundId = await drive.until('betting');
    const players = [await harness.enter(studio, 'roulette'), await harness.enter(studio, 'roulette')];
    for (const { frame } of players) await successOf(frame.bet(roundId, redAndBlack));
    await drive.until('closed');
    await money.owner.query(
      `update studio.table_placements set status = $2 where seat_id in
        (select id from studio.table_seats where round_id = $1)`,
      [roundId, status],
    );
    drive.advanceMs(voidAfterMs + 10_000);
    const [stuck, other] = stuckAt === 0 ? players : players.toReversed();
    if (!stuck || !other) throw new Error('nobody plays');
    const bad = driveTable(harness, rouletteTable, await refusing(stuck));
    await expect(bad.step()).rejects.toThrow('does not take back');
    expect(await money.cashOf(other.memberId)).toBe(1_000_000n);
    expect(await money.cashOf(stuck.memberId)).toBe(999_000n);
    await drive.until('void');
    expect(await money.cashOf(stuck.memberId)).toBe(1_000_000n);
  }
});

test('who could not pay his bet, or took it back, is not counted among the players', async () => {
  const studio = harness.build();
  const drive = driveTable(harness, rouletteTable);
  const roundId = await drive.until('betting');
  const [poor, unsure, player] = [
    await harness.enter(studio, 'roulette', 100n),
    await harness.enter(studio, 'roulette'),
    await harness.enter(studio, 'roulette'),
  ];
  expect(await poor.frame.bet(roundId, redAndBlack)).toEqual(failure('insufficient_funds'));
  const placementId = randomUUID();
  await successOf(unsure.frame.bet(roundId, redAndBlack, placementId));
  await successOf(unsure.frame.undo(placementId));
  await successOf(player.frame.bet(roundId, redAndBlack));
  expect((await studio.tableBets('roulette')).players).toBe(1);
  await drive.until('settled');
  expect((await studio.tableBets('roulette')).players).toBe(1);
});

test('a round that was opened under other rules is not dealt by the new ones: every stake goes back', async () => {
  const drive = driveTable(harness, rouletteTable);
  const roundId = await drive.until('betting');
  const { memberId, frame } = await harness.enter(harness.build(), 'roulette');
  await successOf(frame.bet(roundId, redAndBlack));
  const renewed = driveTable(harness, { ...rouletteTable, rulesVersion: 'roulette-2' });
  expect(await renewed.until('void')).toBe(roundId);
  expect(await money.cashOf(memberId)).toBe(1_000_000n);
  expect(await renewed.until('betting')).not.toBe(roundId);
  const { rows } = await money.owner.query(
    "select rules_version from studio.table_rounds where game_code = 'roulette' order by number desc limit 1",
  );
  expect(rows).toEqual([{ rules_version: 'roulette-2' }]);
  await renewed.until('settled');
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
