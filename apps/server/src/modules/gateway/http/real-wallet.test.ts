// @covers wallet-http fifteen-digits jackpot-pools

import type { VendorWallet } from '@baize/vendor-kit';
import { createHttpWallet, type HttpWalletOptions, signedRequest, type WalletCommand } from '@baize/vendor-kit/http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { numberCorpus } from '../../../../test/support/corpora.ts';
import { insertBrand, insertGame, insertMember, insertSession } from '../../../../test/support/factories.ts';
import { gameCode, type Player, useMoney } from '../testing/money.fixture.ts';
import { plainAdapter, type VendorAlarm, type WalletHttp } from './index.ts';
import { openRealWallet } from './real-wallet.fixture.ts';

const money = useMoney();
const rivalCode = 'RIVAL';
let app: FastifyInstance;
let http: WalletHttp;
let alarms: VendorAlarm[];
let options: HttpWalletOptions;
let wallet: VendorWallet;
let rival: VendorWallet;
let sequence = 0;

beforeAll(async () => {
  await insertGame(money.owner, money.brand.id, { vendorCode: rivalCode });
  const real = await openRealWallet(money);
  ({ app, http, alarms } = real);
  options = await real.optionsOf(money.game.vendorCode);
  wallet = createHttpWallet(options);
  rival = createHttpWallet(await real.optionsOf(rivalCode));
});
afterAll(async () => {
  await app.close();
  expect(money.failures).toEqual([]);
  await money.expectCleanBooks();
});

const newRound = () => {
  sequence += 1;
  return { roundId: `http-${sequence}`, gameCode };
};
const bet = (player: Player, round: ReturnType<typeof newRound>, amountMinor = 60n, txId = `${round.roundId}-bet`) =>
  wallet.debit({ session: player.session, playerRef: player.playerRef, ...round, txId, amountMinor });
const journalLines = async () => Number((await money.owner.query('select count(*) from journal')).rows[0].count);

test('a player enters, bets, wins and leaves, over signed HTTP', async () => {
  const memberId = await money.newMember({ balanceMinor: 1_000n });
  const site = await insertSession(money.owner, memberId, money.brand.id);
  const launch = await money.gateway.issueLaunchToken({
    memberId,
    brandId: money.brand.id,
    siteSessionId: site.id,
    gameId: money.game.id,
    locale: 'TY',
  });
  if (!launch.ok) throw new Error(launch.message);
  const entered = await wallet.authenticate({ launchToken: launch.value.token });
  if (entered.status !== 'ok') throw new Error(entered.code);
  const { session, playerRef, balance } = entered.value;
  expect(balance.cashMinor).toBe(1_000n);
  expect(await wallet.authenticate({ launchToken: launch.value.token })).toEqual({
    status: 'refused',
    code: 'SESSION_INVALID',
  });
  const round = newRound();
  const stake = {
    session,
    playerRef,
    ...round,
    txId: `${round.roundId}-bet`,
    amountMinor: 60n,
    detail: { lines: [1, 2] },
  };
  expect(await wallet.debit(stake)).toMatchObject({ code: 'OK', replay: false, balance: { cashMinor: 940n } });
  expect(await wallet.debit(stake)).toMatchObject({ code: 'OK', replay: true, balance: { cashMinor: 940n } });
  expect(await wallet.debit({ ...stake, amountMinor: 61n })).toMatchObject({ code: 'TX_CONFLICT' });
  const win = {
    txId: `${round.roundId}-win`,
    amountMinor: 100n,
    kind: 'win',
    refTxIds: [stake.txId],
    roundEnd: true,
  } as const;
  expect(await wallet.credit({ playerRef, ...round, ...win })).toMatchObject({ balance: { cashMinor: 1_040n } });
  expect(await wallet.getRound({ roundId: round.roundId })).toMatchObject({
    status: 'closed',
    stakeMinor: 60n,
    payoutMinor: 100n,
  });
  expect(await wallet.getTx({ txId: stake.txId })).toMatchObject({ code: 'OK', replay: true });
  // A line is told when no earlier transaction of the cluster runs any more.
  await vi.waitFor(
    async () => {
      const { entries } = await wallet.feed({ after: null, limit: 1_000 });
      expect(entries.filter(({ roundId }) => roundId === round.roundId)).toMatchObject([
        { txId: stake.txId, amountMinor: -60n, currency: 'PLY' },
        { txId: win.txId, amountMinor: 100n },
      ]);
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(await wallet.checkSession({ session })).toEqual({ status: 'ok', playerRef });
  await wallet.endSession({ session });
  expect(await wallet.checkSession({ session })).toEqual({ status: 'refused', code: 'SESSION_INVALID' });
});

describe('players of others', () => {
  test('the session of one brand does not serve for a player of another', async () => {
    const here = await money.newPlayer({ balanceMinor: 1_000n });
    const elsewhere = await insertBrand(money.owner, 'other_brand');
    const game = await insertGame(money.owner, elsewhere.id, { gameCode: 'other_game' });
    const { id: memberId } = await insertMember(money.owner, elsewhere.id);
    await money.ledger.openMemberAccounts(money.database, {
      memberId,
      brandId: elsewhere.id,
      currency: 'PLY',
      trial: false,
    });
    const site = await insertSession(money.owner, memberId, elsewhere.id);
    const place = { memberId, brandId: elsewhere.id, siteSessionId: site.id, gameId: game.id, locale: 'TY' } as const;
    const launch = await money.gateway.issueLaunchToken(place);
    if (!launch.ok) throw new Error(launch.message);
    const entered = await wallet.authenticate({ launchToken: launch.value.token });
    if (entered.status !== 'ok') throw new Error(entered.code);
    const before = await journalLines();
    const stolen = { ...here, session: entered.value.session };
    expect(await bet(stolen, newRound())).toMatchObject({ code: 'SESSION_INVALID' });
    expect(await bet({ ...here, playerRef: entered.value.playerRef }, newRound())).toMatchObject({
      code: 'SESSION_INVALID',
    });
    const offered = { session: entered.value.session, playerRef: entered.value.playerRef, gameCode, amountMinor: 1n };
    expect(await wallet.debit({ ...offered, roundId: 'x', txId: 'x' })).toMatchObject({ code: 'GAME_UNAVAILABLE' });
    expect(await journalLines()).toBe(before);
  });

  test('another vendor’s players, rounds and acts do not exist', async () => {
    const player = await money.newPlayer({ balanceMinor: 1_000n });
    const { session, playerRef } = player;
    const round = newRound();
    await bet(player, round);
    const before = await journalLines();
    const stake = { session, playerRef, ...round, txId: 'stolen', amountMinor: 60n };
    expect(await rival.debit(stake)).toMatchObject({ code: 'SESSION_INVALID', balance: null });
    const target = { txId: 'stolen-cancel', targetTxId: `${round.roundId}-bet`, reason: 'x' };
    expect(await rival.cancel({ playerRef, ...round, ...target })).toMatchObject({ code: 'REF_NOT_FOUND' });
    expect(await rival.balance({ playerRef })).toBeNull();
    expect(await rival.getTx({ txId: `${round.roundId}-bet` })).toBeNull();
    expect(await rival.getRound({ roundId: round.roundId })).toBeNull();
    expect((await rival.feed({ after: null, limit: 10 })).entries).toEqual([]);
    expect(await journalLines()).toBe(before);
  });
});

describe('at once', () => {
  test('64 debits of more than half the balance: one is taken', async () => {
    const player = await money.newPlayer({ balanceMinor: 100n });
    const answers = await Promise.all(Array.from({ length: 64 }, () => bet(player, newRound())));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(63);
    expect(await money.cashOf(player.memberId)).toBe(40n);
  });

  test('64 times the same debit: one moves, all hear OK', async () => {
    const player = await money.newPlayer({ balanceMinor: 1_000n });
    const round = newRound();
    const answers = await Promise.all(Array.from({ length: 64 }, () => bet(player, round)));
    expect(answers.every(({ code }) => code === 'OK')).toBe(true);
    expect(answers.filter(({ replay }) => !replay)).toHaveLength(1);
    expect(await money.cashOf(player.memberId)).toBe(940n);
  });
});

test('a payout that would take a balance beyond what can be shown is wrong input, and never a failure to be sent again', async () => {
  const max = 10n ** 15n - 1n;
  const rich = await money.newPlayer({ balanceMinor: max });
  const round = newRound();
  await bet(rich, round);
  const before = await journalLines();
  const { playerRef } = rich;
  const win = { playerRef, ...round, txId: `${round.roundId}-win`, kind: 'win', refTxIds: [], roundEnd: true };
  const failed = money.failures.length;
  const play = { playerRef, session: rich.session, ...newRound(), debits: [], roundEnd: true };
  const beyond = `${max + 1n}`;
  const wrong: [WalletCommand, object, string][] = [
    ['credit', { ...win, amountMinor: '61' }, 'amountMinor'],
    ['credit', { ...win, amountMinor: beyond }, 'amountMinor'],
    ['promo', { playerRef, txId: 'too-much', campaign: 'c', amountMinor: '61' }, 'amountMinor'],
    ['play', { ...play, credits: [{ txId: 'p', kind: 'win', amountMinor: beyond }] }, 'credits.0.amountMinor'],
  ];
  for (const [command, body, field] of wrong) {
    const { url, ...init } = signedRequest(options, command, JSON.stringify(body));
    const response = await fetch(url, init);
    const told = (await response.json()) as { fields?: Record<string, string> };
    expect([response.status, Object.keys(told.fields ?? {})]).toEqual([400, [field]]);
  }
  expect(await journalLines()).toBe(before);
  expect(money.failures.length).toBe(failed);
  expect(await wallet.credit({ ...win, kind: 'win', amountMinor: 60n })).toMatchObject({ code: 'OK' });
  expect(await money.cashOf(rich.memberId)).toBe(max);
});

test('no value of the corpus that is no amount moves anything', { timeout: 120_000 }, async () => {
  const player = await money.newPlayer({ balanceMinor: 10n ** 15n - 1n });
  const before = await journalLines();
  const wrong = numberCorpus.filter((raw) => !/^"[1-9]\d{0,14}"$/.test(raw));
  for (const raw of wrong) {
    const { session, playerRef } = player;
    const body = JSON.stringify({ session, playerRef, ...newRound(), txId: `n-${sequence}` });
    const { url, ...init } = signedRequest(
      options,
      'debit',
      body.replace('{', () => `{"amountMinor":${raw},`),
    );
    const response = await fetch(url, init);
    expect(response.status, raw).toBe(400);
  }
  expect(await journalLines()).toBe(before);
});

test.each(['x', '1', '1.2', '99999999999999999999.1.1', '0.9999999999999999999.0', '0.0.999999999', '-1.0.0'])(
  'a feed from "%s" is refused or empty, never a crash',
  async (after) => {
    const { url, ...init } = signedRequest(options, 'feed', JSON.stringify({ after, limit: 10 }));
    const response = await fetch(url, init);
    expect([200, 400]).toContain(response.status);
  },
);

describe('caps', () => {
  const credit = (player: Player, round: ReturnType<typeof newRound>, amountMinor: bigint) =>
    wallet.credit({
      playerRef: player.playerRef,
      ...round,
      txId: `${round.roundId}-win`,
      amountMinor,
      kind: 'win',
      refTxIds: [`${round.roundId}-bet`],
      roundEnd: true,
    });

  test('a win over the cap moves nothing and disables the vendor; a trial player’s is play money', async () => {
    const { vendorCode } = money.game;
    const cap = { vendorCode, currencyCode: 'PLY', singleWinMinor: 1_000n, hourlyLossMinor: null };
    await http.admin.setVendorCaps(cap);
    const trial = await money.newPlayer({ balanceMinor: 1_000n, type: 4 });
    const player = await money.newPlayer({ balanceMinor: 1_000n });
    const [trialRound, round] = [newRound(), newRound()];
    await bet(trial, trialRound);
    await bet(player, round);
    expect(await credit(trial, trialRound, 5_000n)).toMatchObject({ code: 'OK' });
    const before = await journalLines();
    expect(await credit(player, round, 1_001n)).toMatchObject({ code: 'LIMIT_REACHED', balance: { cashMinor: 940n } });
    expect(await journalLines()).toBe(before);
    expect(alarms).toMatchObject([{ vendorCode, reason: 'single_win' }]);
    expect(await bet(player, newRound())).toMatchObject({ code: 'GAME_UNAVAILABLE' });
    expect(await bet(player, round)).toMatchObject({ code: 'OK', replay: true });
    expect(await credit(player, round, 1_000n)).toMatchObject({ code: 'OK' });
    await http.admin.setVendorCaps({ ...cap, singleWinMinor: null });
    await http.admin.enableVendor({ vendorCode });
    expect(await bet(player, newRound())).toMatchObject({ code: 'OK' });
  });

  test('a two-step bet that pays too much is caught, a repeat of a settled one is not', async () => {
    const { vendorCode } = money.game;
    const player = await money.newPlayer({ balanceMinor: 1_000n });
    const { playerRef, session } = player;
    const made = async (betId: string) => {
      await wallet.makeBet({ betId, playerRef, session, gameCode, amountMinor: 60n, legs: [], pricePolicy: 'any' });
      return wallet.commitBet({ betId, playerRef });
    };
    const settle = (betId: string, payoutMinor: bigint) =>
      wallet.settleBet({ betId, playerRef, generation: 1, payoutMinor, result: 'won', policy: 'refuse' });
    expect(await made('two-step-1')).toMatchObject({ code: 'OK' });
    expect(await settle('two-step-1', 5_000n)).toMatchObject({ code: 'OK' });
    await made('two-step-2');
    await http.admin.setVendorCaps({ vendorCode, currencyCode: 'PLY', singleWinMinor: 1_000n, hourlyLossMinor: null });
    expect(await settle('two-step-1', 5_000n)).toMatchObject({ code: 'OK', replay: true });
    expect(await settle('two-step-2', 5_000n)).toMatchObject({ code: 'LIMIT_REACHED' });
    await http.admin.setVendorCaps({ vendorCode, currencyCode: 'PLY', singleWinMinor: null, hourlyLossMinor: null });
    await http.admin.enableVendor({ vendorCode });
  });
});

test('a vendor of decimals reads the player’s own currency', async () => {
  const { vendorCode } = money.game;
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  const adapter = { ...plainAdapter, amounts: { form: 'decimal', rounding: 'exact' } } as const;
  await http.admin.setVendorAdapter({ vendorCode, adapter });
  const { session, playerRef } = player;
  const body = { session, playerRef, ...newRound(), txId: 'decimal', amount: '0.60' };
  const { url, ...init } = signedRequest(options, 'debit', JSON.stringify(body));
  expect(await (await fetch(url, init)).json()).toMatchObject({ code: 'OK', balance: { cash: '9.40' } });
  await http.admin.setVendorAdapter({ vendorCode, adapter: plainAdapter });
});
