// @covers wallet-truth-table member-record

import { describe, expect, test } from 'vitest';
import { gameCode, useMoney } from './money.fixture.ts';
import { useRound } from './round.fixture.ts';

const money = useMoney();
const { bet, block, cancel, credit, debit, endSiteSession, expireSiteSession, id, now } = useRound(money);

describe('a debit is refused', () => {
  test('without the money', async () => {
    expect(await debit(id('bet'), 1_001n)).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      balance: { cashMinor: 1_000n },
    });
    expect(await bet()).toEqual([]);
    expect((await debit(id('bet'), 1_000n)).code).toBe('OK');
  });

  test('for a blocked player', async () => {
    await block();
    expect((await debit()).code).toBe('PLAYER_BLOCKED');
  });

  test('while staff has blocked bets; what is won is paid, and a lifted block lets him bet again', async () => {
    expect((await debit()).code).toBe('OK');
    const blockBets = (at: string) =>
      money.owner.query(`update members set bets_blocked_at = ${at} where id = $1`, [now.player.memberId]);
    await blockBets('now()');
    expect((await debit(id('during'))).code).toBe('PLAYER_BLOCKED');
    expect((await credit()).code).toBe('OK');
    await blockBets('null');
    expect((await debit(id('after'))).code).toBe('OK');
  });

  test.each([
    ['the vendor session ended', () => money.wallet.endSession({ session: now.player.session })],
    ['the site session behind it ended', endSiteSession],
    ['the site session ran out', expireSiteSession],
  ])('when %s, while a replay is still answered', async (_name, end) => {
    await debit();
    await end();
    expect((await debit(id('bet-2'))).code).toBe('SESSION_INVALID');
    expect(await debit()).toMatchObject({ code: 'OK', replay: true });
  });

  test('with a stranger’s session or an unknown player', async () => {
    const stranger = await money.newPlayer({ balanceMinor: 100n });
    const stake = { roundId: now.roundId, gameCode, txId: id('bet'), amountMinor: 10n };
    const mixed = { ...stake, session: stranger.session, playerRef: now.player.playerRef };
    expect((await money.wallet.debit(mixed)).code).toBe('SESSION_INVALID');
    const nobody = { ...stake, session: now.player.session, playerRef: 'nobody' };
    expect(await money.wallet.debit(nobody)).toMatchObject({ code: 'SESSION_INVALID', balance: null });
  });

  test('for a game that the brand has switched off', async () => {
    await money.owner.query('update brand_games set enabled = false');
    expect((await debit()).code).toBe('GAME_UNAVAILABLE');
    await money.owner.query('update brand_games set enabled = true');
  });

  test('of 0 or less: the calling program is wrong', async () => {
    await expect(debit(id('bet'), 0n)).rejects.toThrow(RangeError);
    await expect(debit(id('bet'), -5n)).rejects.toThrow(RangeError);
    await debit();
    await expect(credit({ amountMinor: -5n })).rejects.toThrow(RangeError);
  });
});

test('getTx tells what became of an id', async () => {
  expect(await money.wallet.getTx({ txId: id('bet') })).toBeNull();
  const { ledgerId } = await debit();
  expect(await money.wallet.getTx({ txId: id('bet') })).toMatchObject({
    status: 'ok',
    ledgerId,
    balance: { cashMinor: 940n },
  });
  await cancel();
  expect(await money.wallet.getTx({ txId: id('bet') })).toMatchObject({ status: 'refused', code: 'TX_CANCELLED' });
});

test('another vendor sees none of it', async () => {
  await debit();
  const other = money.gateway.walletFor('OTHER');
  expect(await other.getTx({ txId: id('bet') })).toBeNull();
  expect(await other.balance({ playerRef: now.player.playerRef })).toBeNull();
  expect(await other.checkSession({ session: now.player.session })).toEqual({
    status: 'refused',
    code: 'SESSION_INVALID',
  });
  await other.endSession({ session: now.player.session });
  expect(await money.wallet.checkSession({ session: now.player.session })).toMatchObject({ status: 'ok' });
});

test('the books are clean after all of this', async () => {
  await money.expectCleanBooks();
  expect(money.failures).toEqual([]);
});
