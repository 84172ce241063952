// @covers session-purge

import { expect, test } from 'vitest';
import { insertGame } from '../../../../test/support/factories.ts';
import { createSessionPurge, sessionKeptMs } from '../../identity/sessions/session-purge.ts';
import { gameCode, useMoney } from './money.fixture.ts';
import { useRound } from './round.fixture.ts';

const money = useMoney();
const { now, id, ref, debit, credit, cancel, cash, bet, expireSiteSession } = useRound(money);

const purge = () => createSessionPurge(money)();
const isThere = async (siteSessionId = now.player.siteSessionId) => {
  const { rows } = await money.owner.query<{ site: number; vendor: number }>(
    `select (select count(*)::int from sessions where id = $1) as site,
       (select count(*)::int from vendor_sessions where site_session_id = $1) as vendor`,
    [siteSessionId],
  );
  return rows[0];
};
const both = { site: 1, vendor: 1 };
const gone = { site: 0, vendor: 0 };

/** The player leaves, and the longest time passes after which his session is still kept. */
const leave = async () => {
  await expireSiteSession();
  money.clock.advanceMs(sessionKeptMs);
  await purge();
  expect(await isThere()).toEqual(both);
  money.clock.advanceMs(1);
};

test('the vendor’s session goes with the site’s session, and the launch tokens that led to it', async () => {
  await leave();
  await purge();
  expect(await isThere()).toEqual(gone);
  const { rowCount } = await money.owner.query('select from launch_tokens where site_session_id = $1', [
    now.player.siteSessionId,
  ]);
  expect(rowCount).toBe(0);
  await money.expectCleanBooks();
});

test('every repeat is answered after it as before it, and what takes money is refused as before', async () => {
  const { wallet } = money;
  const { session } = now.player;
  await debit();
  await debit(id('taken back'), 10n);
  await cancel(id('back'), id('taken back'));
  await cancel(id('barring'), id('never came'));
  await credit({ roundEnd: true });
  const play = {
    ...ref(),
    session,
    roundId: id('instant'),
    debits: [{ txId: id('stake'), amountMinor: 20n }],
    credits: [{ txId: id('pay'), amountMinor: 5n, kind: 'win' as const }],
    roundEnd: true,
  };
  expect(await wallet.play(play)).toMatchObject({ code: 'OK', replay: false });
  const questions = async () => [
    await debit(),
    await debit(id('taken back'), 10n),
    await debit(id('never came'), 10n),
    await debit(id('bet'), 61n),
    await debit(id('new'), 10n),
    await cancel(id('back'), id('taken back')),
    await cancel(),
    await cancel(id('barring'), id('never came')),
    await cancel(id('barring again'), id('never came')),
    await credit({ roundEnd: true }),
    await wallet.play(play),
    await wallet.play({ ...play, debits: [{ txId: id('another'), amountMinor: 20n }], credits: [] }),
    await wallet.endRound(ref()),
    await wallet.getTx({ txId: id('bet') }),
    await wallet.getRound({ roundId: now.roundId }),
    await wallet.checkSession({ session }),
    await wallet.endSession({ session }),
  ];
  await leave();
  // The first time makes the tombstone of the second cancel and forgets what the process still remembered.
  await questions();
  const before = await questions();
  expect(before.map((answer) => answer && 'code' in answer && answer.code)).toContain('SESSION_INVALID');
  await purge();
  expect(await isThere()).toEqual(gone);
  expect(await questions()).toEqual(before);
  const another = money.newProcess().gateway.walletFor(money.game.vendorCode);
  expect(await another.play(play)).toEqual(before[10]);
  await money.expectCleanBooks();
});

test('a late jackpot of a closed round is paid without the session', async () => {
  await debit();
  await credit({ roundEnd: true });
  await leave();
  await purge();
  expect(await isThere()).toEqual(gone);
  expect(await credit({ txId: id('pot'), kind: 'jackpot', amountMinor: 500n })).toMatchObject({ code: 'OK' });
  expect(await cash()).toBe(1_540n);
  await money.expectCleanBooks();
});

test('a session whose round is open stays until the round has ended, and its win comes however late', async () => {
  await debit();
  await leave();
  await purge();
  expect(await isThere()).toEqual(both);
  expect(await credit({ roundEnd: true })).toMatchObject({ code: 'OK' });
  expect(await bet()).toEqual([{ stakeMinor: 60n, payoutMinor: 100n, status: 'settled' }]);
  await purge();
  expect(await isThere()).toEqual(gone);
  await money.expectCleanBooks();
});

test('a bet of two steps that is open for months keeps its session, and is settled', async () => {
  const { playerRef, session } = now.player;
  const made = { betId: id('derby'), playerRef };
  await money.wallet.makeBet({ ...made, session, gameCode, amountMinor: 100n, legs: [], pricePolicy: 'any' });
  await money.wallet.commitBet(made);
  await leave();
  await purge();
  expect(await isThere()).toEqual(both);
  const settled = { ...made, generation: 1, payoutMinor: 250n, result: 'won', policy: 'refuse' } as const;
  expect(await money.wallet.settleBet(settled)).toMatchObject({ code: 'OK' });
  await purge();
  expect(await isThere()).toEqual(gone);
  expect(await money.wallet.settleBet(settled)).toMatchObject({ code: 'OK', replay: true });
  const corrected = { ...settled, generation: 2, payoutMinor: 300n };
  expect(await money.wallet.resettleBet(corrected)).toMatchObject({ code: 'OK', replay: false });
  expect(await cash()).toBe(1_200n);
  await money.expectCleanBooks();
});

test('only the sessions stay that lived while the round was open, and only of its vendor', async () => {
  const old = { ...now.player };
  await expireSiteSession();
  money.clock.advanceMs(1);
  const launch = async (game: string, vendorCode: string) => {
    const { rows } = await money.owner.query<{ id: string }>(
      `insert into sessions (id, token_hash, member_id, brand_id, created_at, last_seen_at, expires_at, ip, user_agent)
       select gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), member_id, brand_id, $2, $2, $3, ip, user_agent
       from sessions where id = $1 returning id`,
      [old.siteSessionId, money.clock.now(), new Date(money.clock.now().getTime() + 1_000)],
    );
    const siteSessionId = rows[0]?.id ?? '';
    const token = await money.gateway.issueLaunchToken({
      memberId: old.memberId,
      brandId: money.brand.id,
      siteSessionId,
      gameId: game,
      locale: 'TY',
    });
    if (!token.ok) throw new Error(token.message);
    const entered = await money.gateway.walletFor(vendorCode).authenticate({ launchToken: token.value.token });
    if (entered.status !== 'ok') throw new Error(entered.code);
    return { siteSessionId, session: entered.value.session };
  };
  const elsewhere = await insertGame(money.owner, money.brand.id, { vendorCode: 'ELSEWHERE', gameCode: 'other' });
  const other = await launch(elsewhere.id, 'ELSEWHERE');
  const right = await launch(money.game.id, money.game.vendorCode);
  now.player.session = right.session;
  expect(await debit()).toMatchObject({ code: 'OK' });
  money.clock.advanceMs(sessionKeptMs + 1_001);
  await purge();
  expect(await isThere(old.siteSessionId)).toEqual(gone);
  expect(await isThere(other.siteSessionId)).toEqual(gone);
  expect(await isThere(right.siteSessionId)).toEqual(both);
  expect(await credit({ roundEnd: true })).toMatchObject({ code: 'OK' });
});

test('a session that its player ended is kept from then on, and a vendor’s session that the vendor ended goes with it', async () => {
  await money.wallet.endSession(now.player);
  await money.owner.query('update sessions set ended_at = $2 where id = $1', [
    now.player.siteSessionId,
    money.clock.now(),
  ]);
  money.clock.advanceMs(sessionKeptMs);
  await purge();
  expect(await isThere()).toEqual(both);
  money.clock.advanceMs(1);
  await purge();
  expect(await isThere()).toEqual(gone);
});

test('a stake that a process decides from a remembered session is refused once the session is deleted', async () => {
  const { player } = now;
  await debit();
  await credit({ roundEnd: true });
  await money.owner.query('delete from vendor_sessions where site_session_id = $1', [player.siteSessionId]);
  const stake = { txId: id('late'), amountMinor: 10n };
  const late = { ...ref(), session: player.session, roundId: id('late'), debits: [stake], credits: [], roundEnd: true };
  expect(await money.wallet.play(late)).toMatchObject({ code: 'SESSION_INVALID' });
  expect(await cash()).toBe(1_040n);
  await money.expectCleanBooks();
});
