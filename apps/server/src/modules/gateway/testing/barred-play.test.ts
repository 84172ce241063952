// @covers play-bars

import { expect, test } from 'vitest';
import { sitEverywhere, throughIn } from './barred-play.fixture.ts';
import { drawing } from './drawing.fixture.ts';
import { useMoney } from './money.fixture.ts';

const money = useMoney();
const hourMs = 3_600_000;

const bar = (memberId: string, kind: 'coolOff' | 'exclusion' | null, until: Date | null) =>
  money.owner.query('update members set play_bar = $2, play_barred_until = $3 where id = $1', [memberId, kind, until]);

test('no stake of an excluded member gets through at any vendor, with sessions from before and money enough', async () => {
  const player = await sitEverywhere(money, 1_000_000n);
  const draw = drawing(7);
  // First it works: what is refused later is refused for the exclusion alone.
  const { vendorCode, gameCode, player: seat } = player.sessions[0] as (typeof player.sessions)[number];
  const stake = { ...seat, gameCode, roundId: 'before', txId: 'before', amountMinor: 100n };
  expect((await money.gateway.walletFor(vendorCode).debit(stake)).code).toBe('OK');
  await bar(player.memberId, 'exclusion', null);
  const cash = await money.cashOf(player.memberId);
  const { through, seen } = await throughIn(money, player, 250, draw);
  expect([through, [...seen]]).toEqual([0, ['LIMIT_REACHED']]);
  expect(await money.cashOf(player.memberId)).toBe(cash);
  // The round that was open ends by its rules, and pays.
  const credit = {
    playerRef: seat.playerRef,
    gameCode,
    roundId: 'before',
    txId: 'paid',
    refTxIds: ['before'],
    amountMinor: 70n,
  };
  const paid = await money.gateway.walletFor(vendorCode).credit({ ...credit, kind: 'win', roundEnd: true });
  expect(paid.code).toBe('OK');
  expect(await money.cashOf(player.memberId)).toBe(cash + 70n);
  await money.expectCleanBooks();
});

test('a break ends by itself, in the moment that it names; a launch and money into a vendor’s wallet wait as long', async () => {
  const player = await money.newPlayer({ balanceMinor: 10_000n });
  const until = new Date(money.clock.now().getTime() + 24 * hourMs);
  await bar(player.memberId, 'coolOff', until);
  const debit = (txId: string) =>
    money.wallet.debit({ ...player, gameCode: money.game.gameCode, roundId: txId, txId, amountMinor: 10n });
  const limit = { kind: 'coolOff', until: until.toISOString() };
  expect(await debit('early')).toMatchObject({ code: 'LIMIT_REACHED', limit });
  const transfer = { ...player, txId: 'in', amountMinor: 10n };
  expect(await money.wallet.transferIn(transfer)).toMatchObject({ code: 'LIMIT_REACHED', limit });
  const launch = () =>
    money.gateway.issueLaunchToken({
      ...{ memberId: player.memberId, brandId: money.brand.id, siteSessionId: player.siteSessionId },
      ...{ gameId: money.game.id, locale: 'TY' as const },
    });
  expect(await launch()).toEqual({ ok: false, message: 'play_barred', detail: { until: until.toISOString() } });
  money.clock.advanceMs(24 * hourMs);
  expect((await debit('late')).code).toBe('OK');
  expect((await launch()).ok).toBe(true);
});

test('a reminder of the player’s own takes the place of the brand’s, where it comes no later', async () => {
  const { memberId, siteSessionId } = await money.newPlayer({ balanceMinor: 1n });
  const enter = async () => {
    const launch = await money.gateway.issueLaunchToken({
      ...{ memberId, siteSessionId, brandId: money.brand.id, gameId: money.game.id, locale: 'TY' as const },
    });
    const entered = launch.ok ? await money.wallet.authenticate({ launchToken: launch.value.token }) : null;
    return entered?.status === 'ok' ? entered.value.realityCheckMs / 60_000 : null;
  };
  expect(await enter()).toBe(0);
  await money.owner.query('update members set reminder_minutes = 30 where id = $1', [memberId]);
  expect(await enter()).toBe(30);
});
