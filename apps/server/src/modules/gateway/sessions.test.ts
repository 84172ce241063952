// @covers launch-token

import { beforeEach, expect, test } from 'vitest';
import { insertBrand, insertGame, insertSession } from '../../../test/support/factories.ts';
import { useMoney } from './testing/money.fixture.ts';

const money = useMoney();
let memberId: string;
let siteSessionId: string;

beforeEach(async () => {
  memberId = await money.newMember({ balanceMinor: 500n });
  siteSessionId = (await insertSession(money.owner, memberId, money.brand.id)).id;
});

const issue = (gameId = money.game.id) =>
  money.gateway.issueLaunchToken({ memberId, brandId: money.brand.id, siteSessionId, gameId, locale: 'TY' });
const token = async () => {
  const issued = await issue();
  if (!issued.ok) throw new Error(issued.message);
  return issued.value.token;
};

test('a launch token opens one session that knows the game, the currency and the balance', async () => {
  const launchToken = await token();
  const entered = await money.wallet.authenticate({ launchToken });
  expect(entered).toEqual({
    status: 'ok',
    value: {
      session: expect.stringMatching(/^[\w-]{43}$/),
      playerRef: expect.stringMatching(/^[\w-]{43}$/),
      gameCode: money.game.gameCode,
      currency: { code: 'PLY', exponent: 2, symbol: 'P' },
      locale: 'TY',
      jurisdiction: '',
      prizePool: `${money.brand.id}:cash`,
      displayName: expect.stringMatching(/^..\*\*\*.$/),
      minRoundIntervalMs: 0,
      autoplay: false,
      buyFeature: false,
      tableMaxPercent: 100,
      realityCheckMs: 0,
      limits: [],
      balance: { cashMinor: 500n, bonusMinor: 0n, lockedMinor: 0n, version: 1n },
    },
  });
  expect(await money.wallet.authenticate({ launchToken })).toEqual({ status: 'refused', code: 'SESSION_INVALID' });
});

test('fifty attempts at one token open one session', async () => {
  const launchToken = await token();
  const answers = await Promise.all(Array.from({ length: 50 }, () => money.wallet.authenticate({ launchToken })));
  expect(answers.filter((answer) => answer.status === 'ok')).toHaveLength(1);
});

test('a token is good for 60 seconds, and says so', async () => {
  const issued = await issue();
  expect(issued).toMatchObject({ ok: true, value: { expiresAt: new Date(money.clock.now().getTime() + 60_000) } });
  const [early, late] = [await token(), await token()];
  money.clock.advanceMs(59_999);
  expect(await money.wallet.authenticate({ launchToken: early })).toMatchObject({ status: 'ok' });
  money.clock.advanceMs(1);
  expect(await money.wallet.authenticate({ launchToken: late })).toMatchObject({ code: 'SESSION_INVALID' });
});

test('tokens that were over an hour ago are deleted, and only those', async () => {
  const tokens = async () => Number((await money.owner.query('select count(*) from launch_tokens')).rows[0].count);
  await token();
  money.clock.advanceMs(60_000 + 3_600_000);
  const before = await tokens();
  const fresh = await token();
  await money.gateway.purge();
  expect(await tokens()).toBeLessThanOrEqual(before);
  expect(await money.wallet.authenticate({ launchToken: fresh })).toMatchObject({ status: 'ok' });
  money.clock.advanceMs(60_000 + 3_600_001);
  await money.gateway.purge();
  expect(await tokens()).toBe(0);
});

test('a token is nothing to another vendor, and a made-up one to anybody', async () => {
  const launchToken = await token();
  const stranger = money.gateway.walletFor('OTHER');
  expect(await stranger.authenticate({ launchToken })).toMatchObject({ code: 'SESSION_INVALID' });
  expect(await money.wallet.authenticate({ launchToken: 'made-up' })).toMatchObject({ code: 'SESSION_INVALID' });
  expect(await money.wallet.authenticate({ launchToken })).toMatchObject({ status: 'ok' });
});

test('a player has one reference with a vendor, in every session', async () => {
  const [first, second] = [await token(), await token()];
  const answers = await Promise.all([first, second].map((launchToken) => money.wallet.authenticate({ launchToken })));
  const refs = answers.map((answer) => answer.status === 'ok' && answer.value.playerRef);
  expect(refs[0]).toBe(refs[1]);
  expect(refs[0]).not.toContain(memberId);
});

test('no entry after logout or block, none to a game that was switched off', async () => {
  const [afterLogout, afterBlock, afterSwitch] = [await token(), await token(), await token()];
  await money.owner.query('update brand_games set enabled = false');
  expect(await money.wallet.authenticate({ launchToken: afterSwitch })).toMatchObject({ code: 'GAME_UNAVAILABLE' });
  expect(await issue()).toEqual({ ok: false, message: 'game_unavailable' });
  await money.owner.query('update brand_games set enabled = true');
  await money.owner.query('update members set blocked_at = now() where id = $1', [memberId]);
  expect(await money.wallet.authenticate({ launchToken: afterBlock })).toMatchObject({ code: 'SESSION_INVALID' });
  expect(await issue()).toEqual({ ok: false, message: 'account_blocked' });
  await money.owner.query('update members set blocked_at = null where id = $1', [memberId]);
  await money.owner.query('update sessions set ended_at = now() where id = $1', [siteSessionId]);
  expect(await money.wallet.authenticate({ launchToken: afterLogout })).toMatchObject({ code: 'SESSION_INVALID' });
});

test('a game of another brand is not launched', async () => {
  const other = await insertBrand(money.owner, 'elsewhere');
  const foreign = await insertGame(money.owner, other.id, { gameCode: 'foreign' });
  expect(await issue(foreign.id)).toEqual({ ok: false, message: 'game_unavailable' });
});

test('a session is checked, ended for good, and dead with the site session behind it', async () => {
  const enter = async () => {
    const entered = await money.wallet.authenticate({ launchToken: await token() });
    if (entered.status !== 'ok') throw new Error(entered.code);
    return entered.value;
  };
  const [first, second] = [await enter(), await enter()];
  expect(await money.wallet.checkSession(first)).toEqual({ status: 'ok', playerRef: first.playerRef });
  await money.wallet.endSession(first);
  await money.wallet.endSession(first);
  expect(await money.wallet.checkSession(first)).toEqual({ status: 'refused', code: 'SESSION_INVALID' });
  expect(await money.wallet.checkSession(second)).toMatchObject({ status: 'ok' });
  await money.owner.query('update sessions set ended_at = now() where id = $1', [siteSessionId]);
  expect(await money.wallet.checkSession(second)).toEqual({ status: 'refused', code: 'SESSION_INVALID' });
  expect(await money.wallet.balance(second)).toMatchObject({ cashMinor: 500n });
});

test('tokens are stored as hashes only', async () => {
  const launchToken = await token();
  const { rows } = await money.owner.query('select encode(token_hash, $1) as hash from launch_tokens', ['escape']);
  expect(JSON.stringify(rows)).not.toContain(launchToken);
});

test('a trial account and a member of the same brand never share a pot', async () => {
  const poolOf = async (type: 0 | 4) => {
    const memberId = await money.newMember({ type });
    const { id: siteSessionId } = await insertSession(money.owner, memberId, money.brand.id);
    const launch = await money.gateway.issueLaunchToken({
      memberId,
      brandId: money.brand.id,
      siteSessionId,
      gameId: money.game.id,
      locale: 'TY',
    });
    const entered = launch.ok && (await money.wallet.authenticate({ launchToken: launch.value.token }));
    return entered && entered.status === 'ok' ? entered.value.prizePool : null;
  };
  expect([await poolOf(0), await poolOf(4)]).toEqual([`${money.brand.id}:cash`, `${money.brand.id}:trial`]);
});

test('a member enters games a thousand times in a day, and again the next day', async () => {
  await money.wallet.authenticate({ launchToken: await token() });
  await money.owner.query(
    `insert into vendor_sessions (token_hash, member_id, brand_id, site_session_id, vendor_code, game_id, created_at)
     select decode(md5(member_id::text || n), 'hex'), member_id, brand_id, site_session_id, vendor_code, game_id, created_at
     from vendor_sessions, generate_series(1, 998) n where member_id = $1`,
    [memberId],
  );
  const launchToken = await token();
  expect((await money.wallet.authenticate({ launchToken })).status).toBe('ok');
  expect(await issue()).toMatchObject({ ok: false, message: 'too_many_requests' });
  const busyId = memberId;
  memberId = await money.newMember();
  expect((await issue()).ok).toBe(true);
  memberId = busyId;
  money.clock.advanceMs(24 * 3_600_000);
  expect((await issue()).ok).toBe(true);
});
