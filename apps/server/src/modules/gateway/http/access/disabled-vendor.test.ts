// @covers money-has-a-source

import type { VendorWallet } from '@baize/vendor-kit';
import { patient } from '@baize/vendor-kit/conformance';
import { describe, expect, test } from 'vitest';
import { useRounds } from '../rounds.fixture.ts';
import { game, useWalletHttp } from '../wallet-http.fixture.ts';

const http = useWalletHttp();
const { now, begin, newRound, bet, win } = useRounds(http);

describe('a disabled vendor', () => {
  const disable = () => now.opened.admin.disableVendor({ vendorCode: 'ACME', reason: 'staff', detail: 'by hand' });

  test('gets the answers of its earlier stakes as before: a known code never hides that money moved', async () => {
    const round = newRound();
    await bet(round);
    await disable();
    expect(await bet(round)).toMatchObject({ code: 'OK', replay: true });
  });

  test('a stake on its way when the vendor was disabled is not denied when it is repeated', async () => {
    const right = http.operator.walletFor('ACME');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const slow: VendorWallet = { ...right, debit: (request) => held.then(() => right.debit(request)) };
    await begin({ walletFor: () => slow, deadlineMs: 1_000 });
    now.wallet = patient(now.wallet);
    const round = newRound();
    expect(await bet(round)).toMatchObject({ code: 'INTERNAL', retry: 'same' });
    await disable();
    let answer = await bet(round);
    expect(answer).toMatchObject({ code: 'INTERNAL', retry: 'same' });
    letGo();
    while (answer.code === 'INTERNAL') answer = await bet(round);
    expect(answer).toMatchObject({ code: 'OK', replay: true });
  });

  test('opens nothing', async () => {
    await disable();
    const { playerRef, session } = now.actor;
    const { launchToken } = await http.operator.adminFor('ACME').newPlayer({ balanceMinor: 1n });
    const before = http.stateOf();
    const unavailable = { status: 'refused', code: 'GAME_UNAVAILABLE' };
    expect(await now.wallet.authenticate({ launchToken })).toEqual(unavailable);
    expect(await bet(newRound())).toMatchObject(unavailable);
    const { roundId } = newRound();
    const stake = { playerRef, session, gameCode: game, amountMinor: 1n };
    expect(await now.wallet.makeBet({ ...stake, betId: roundId, legs: [], pricePolicy: 'any' })).toMatchObject(
      unavailable,
    );
    expect(await now.wallet.transferIn({ playerRef, session, txId: roundId, amountMinor: 1n })).toMatchObject(
      unavailable,
    );
    expect(http.stateOf()).toBe(before);
  });

  test('pays, closes and takes back what is open', async () => {
    const [won, lost, taken] = [newRound(), newRound(), newRound()];
    for (const round of [won, lost, taken]) await bet(round);
    await disable();
    const { playerRef } = now.actor;
    expect(await win(won, 10n, 'win', { roundEnd: true })).toMatchObject({ code: 'OK' });
    expect(await now.wallet.endRound({ ...lost, playerRef })).toMatchObject({ code: 'OK' });
    const targetTxId = `${taken.roundId}-bet`;
    expect(
      await now.wallet.cancel({ ...taken, playerRef, txId: `${taken.roundId}-c`, targetTxId, reason: 'x' }),
    ).toMatchObject({
      code: 'OK',
    });
  });

  test('gives nothing outside an open round until it is enabled: then the same ids are paid', async () => {
    const round = newRound();
    await bet(round);
    await win(round, 0n, 'win', { roundEnd: true });
    const { playerRef } = now.actor;
    const correction = {
      ...round,
      playerRef,
      txId: `${round.roundId}-a`,
      refTxIds: [],
      policy: 'refuse',
      reason: 'x',
    } as const;
    const acts = [
      () => win(round, 10n, 'jackpot', { kind: 'jackpot' }),
      () => now.wallet.promo({ playerRef, txId: `${round.roundId}-p`, campaign: 'c', amountMinor: 10n }),
      () => now.wallet.adjust({ ...correction, amountMinor: 10n }),
      () => now.wallet.transferOut({ playerRef, txId: `${round.roundId}-o`, amountMinor: 10n }),
    ];
    await now.wallet.transferIn({ ...now.actor, txId: `${round.roundId}-i`, amountMinor: 10n });
    await disable();
    const before = http.stateOf();
    for (const act of acts) expect(await act()).toMatchObject({ code: 'INTERNAL', retry: 'same' });
    expect(http.stateOf()).toBe(before);
    await now.opened.admin.enableVendor({ vendorCode: 'ACME' });
    for (const act of acts) expect(await act()).toMatchObject({ code: 'OK' });
  });

  test('gets the answers of its earlier gifts and corrections as before', async () => {
    const round = newRound();
    await bet(round);
    const { playerRef } = now.actor;
    const correction = { ...round, playerRef, txId: `${round.roundId}-a`, refTxIds: [], reason: 'x' };
    const grant = { grantId: `${round.roundId}-g`, playerRef, campaign: 'c', count: 1, valueMinor: 10n };
    const acts = [
      () => win(round, 10n, 'jackpot', { kind: 'jackpot', roundEnd: true }),
      () => now.wallet.promo({ playerRef, txId: `${round.roundId}-p`, campaign: 'c', amountMinor: 10n }),
      () => now.wallet.adjust({ ...correction, policy: 'refuse', amountMinor: 10n }),
      () => now.wallet.grantFreeRounds({ ...grant, gameCodes: [game], expiresAt: '2100-01-01T00:00:00Z' }),
    ];
    for (const act of acts) expect(await act()).toMatchObject({ code: 'OK', replay: false });
    await disable();
    for (const act of acts) expect(await act()).toMatchObject({ code: 'OK', replay: true });
  });

  test('is enabled by hand alone, and each time is on record', async () => {
    await disable();
    expect(await disable()).toEqual({ ok: true, value: { isNew: false } });
    await now.opened.admin.enableVendor({ vendorCode: 'ACME' });
    expect(await bet(newRound())).toMatchObject({ code: 'OK' });
    await disable();
    const { rows } = await http.owner.query(
      `select reason, detail, enabled_at is null as live from vendor_disablings where detail = 'by hand' order by id desc limit 2`,
    );
    expect(rows).toEqual([
      { reason: 'staff', detail: 'by hand', live: true },
      { reason: 'staff', detail: 'by hand', live: false },
    ]);
  });
});
