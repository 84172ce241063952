import type { SettleBetRequest, VendorWallet } from '@baize/vendor-kit';
import { createHttpWallet, type HttpWalletOptions, signedRequest, toWireJson } from '@baize/vendor-kit/http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gameCode, type Player, useMoney } from '../testing/money.fixture.ts';
import { adaptRequest, idsAsSent, plainAdapter } from './adapter.ts';
import { createVendorGate, defaultLimits } from './limits.ts';
import { openRealWallet, type RealWallet } from './real-wallet.fixture.ts';

const hourMs = 3_600_000;
const money = useMoney();
let real: RealWallet;
let options: HttpWalletOptions;
let wallet: VendorWallet;
let player: Player;
let sequence = 0;

beforeAll(async () => {
  real = await openRealWallet(money);
  options = await real.optionsOf(money.game.vendorCode);
  wallet = createHttpWallet(options);
});
beforeEach(async () => {
  const { vendorCode } = money.game;
  await real.http.admin.setVendorCaps({ vendorCode, currencyCode: 'PLY', singleWinMinor: null, hourlyLossMinor: null });
  await real.http.admin.setVendorAdapter({ vendorCode, adapter: plainAdapter });
  await real.http.admin.enableVendor({ vendorCode });
  money.clock.advanceMs(2 * hourMs);
  player = await money.newPlayer({ balanceMinor: 10_000n });
  real.alarms.length = 0;
  money.held.length = 0;
});
afterAll(async () => {
  await real.app.close();
  expect(money.failures).toEqual([]);
  await money.expectCleanBooks();
});

async function place(by = player, amountMinor = 100n): Promise<string> {
  sequence += 1;
  const betId = `Bulk-${sequence}`;
  const { session, playerRef } = by;
  // In process: the vendor's own form of amounts is not what is tried here.
  await money.wallet.makeBet({ betId, session, playerRef, gameCode, amountMinor, legs: [], pricePolicy: 'any' });
  expect(await money.wallet.commitBet({ betId, playerRef })).toMatchObject({ code: 'OK' });
  return betId;
}
const line = (betId: string, payoutMinor: bigint, more: Partial<SettleBetRequest> = {}): SettleBetRequest => ({
  betId,
  playerRef: player.playerRef,
  generation: 1,
  payoutMinor,
  result: 'won',
  policy: 'refuse',
  ...more,
});
const codesOf = async (bets: readonly SettleBetRequest[]) =>
  (await wallet.settleBets({ bets })).answers.map(({ code, replay }) => (replay ? `${code} again` : code));
const send = (body: string, command: 'settleBets' | 'settleBet' = 'settleBets') => {
  const { url, ...init } = signedRequest(options, command, body);
  return fetch(url, init);
};

test('bets are settled over HTTP, and again', async () => {
  const other = await money.newPlayer({ balanceMinor: 1_000n });
  const bets = [
    line(await place(), 150n),
    line(await place(other), 0n, { playerRef: other.playerRef, result: 'lost' }),
  ];
  expect(await codesOf([...bets, line('Bulk-none', 5n)])).toEqual(['OK', 'OK', 'REF_NOT_FOUND']);
  expect(await codesOf(bets.toReversed())).toEqual(['OK again', 'OK again']);
  expect(await money.cashOf(player.memberId)).toBe(10_050n);
  expect(await wallet.getRound({ roundId: bets[0]?.betId ?? '' })).toMatchObject({ validTurnoverMinor: 50n });
});

test('each bet comes under the cap of a single win by itself', async () => {
  const caps = { currencyCode: 'PLY', singleWinMinor: 500n, hourlyLossMinor: null };
  await real.http.admin.setVendorCaps({ vendorCode: money.game.vendorCode, ...caps });
  const [small, large, next] = [await place(), await place(), await place()];
  expect(await codesOf([line(small, 500n), line(large, 501n), line(next, 500n)])).toEqual([
    'OK',
    'LIMIT_REACHED',
    'OK',
  ]);
  expect(real.alarms).toMatchObject([{ reason: 'single_win' }]);
  expect(await money.cashOf(player.memberId)).toBe(10_700n);
  expect(await codesOf([line(small, 500n), line(large, 501n)])).toEqual(['OK again', 'LIMIT_REACHED']);
});

test('what is beyond the hour waits for a person, bet by bet', async () => {
  const caps = { currencyCode: 'PLY', singleWinMinor: null, hourlyLossMinor: 1_000n };
  await real.http.admin.setVendorCaps({ vendorCode: money.game.vendorCode, ...caps });
  const bets = [await place(), await place(), await place()];
  const lines = bets.map((betId) => line(betId, 600n));
  expect(await codesOf(lines)).toEqual(['OK', 'OK', 'OK']);
  expect(money.held.map(({ amountMinor }) => amountMinor)).toEqual([600n, 600n]);
  expect(await wallet.balance({ playerRef: player.playerRef })).toMatchObject({
    cashMinor: 10_300n,
    lockedMinor: 1_200n,
  });
  expect(await codesOf(lines)).toEqual(['OK again', 'OK again', 'OK again']);
  expect(real.alarms).toMatchObject([{ reason: 'hourly_loss' }]);
});

test('a disabled vendor is paid for open bets, and corrects nothing', async () => {
  const [old, fresh] = [await place(), await place()];
  expect(await codesOf([line(old, 100n)])).toEqual(['OK']);
  await real.http.admin.disableVendor({ vendorCode: money.game.vendorCode, reason: 'staff', detail: '' });
  expect(await codesOf([line(old, 900n, { generation: 2 }), line(fresh, 200n)])).toEqual(['INTERNAL', 'OK']);
  await real.http.admin.enableVendor({ vendorCode: money.game.vendorCode });
  expect(await codesOf([line(old, 900n, { generation: 2 })])).toEqual(['OK']);
});

test.each([
  ['a bet named twice', (bet: SettleBetRequest) => [bet, bet], { 'bets.1.betId': 'field_duplicate' }],
  ['no bets', () => [], { bets: 'field_length' }],
  [
    'too many',
    (bet: SettleBetRequest) => Array.from({ length: 5_001 }, (_, index) => ({ ...bet, betId: `b${index}` })),
    { bets: 'field_length' },
  ],
  [
    'a wrong payout',
    (bet: SettleBetRequest) => [bet, { ...bet, betId: 'b', payoutMinor: -1n }],
    { 'bets.1.payoutMinor': 'amount_format' },
  ],
])('%s is refused by name, and nothing is done', async (_name, betsOf, fields) => {
  const betId = await place();
  const reply = await send(toWireJson({ bets: betsOf(line(betId, 150n)) }));
  expect([reply.status, await reply.json()]).toEqual([400, { error: 'invalid_input', fields }]);
  expect(await wallet.getRound({ roundId: betId })).toMatchObject({ status: 'open' });
});

test('more valid turnover than was at stake is refused by name, alone and for its bet alone', async () => {
  const [one, two] = [await place(), await place()];
  const reply = await send(toWireJson(line(one, 100n, { validTurnoverMinor: 101n })), 'settleBet');
  expect([reply.status, await reply.json()]).toEqual([
    400,
    { error: 'invalid_input', fields: { validTurnoverMinor: 'field_range' } },
  ]);
  const bets = [line(one, 100n, { validTurnoverMinor: 101n }), line(two, 100n, { validTurnoverMinor: 100n })];
  expect(await codesOf(bets)).toEqual(['AMOUNT_INVALID', 'OK']);
  expect(await wallet.getRound({ roundId: two })).toMatchObject({ validTurnoverMinor: 100n });
  expect(await codesOf([line(one, 100n)])).toEqual(['OK']);
});

test('the largest command fits, one larger body does not, and other commands keep their bound', async () => {
  const bets = Array.from({ length: 5_000 }, (_, index) => line(`nowhere-${index}-${'x'.repeat(60)}`, 5n));
  expect(new Set(await codesOf(bets))).toEqual(new Set(['REF_NOT_FOUND']));
  const padded = (bytes: number) => `{"bets":[],"padding":"${'x'.repeat(bytes)}"}`;
  expect((await send(padded(2 * 1024 * 1024))).status).toBe(413);
  expect((await send(padded(70 * 1024), 'settleBet')).status).toBe(413);
  expect((await send(padded(70 * 1024))).status).toBe(400);
}, 60_000);

test('amounts are read and written in decimals where the vendor counts so', async () => {
  const betId = await place();
  const adapter = { ...plainAdapter, amounts: { form: 'decimal', rounding: 'exact' } as const };
  await real.http.admin.setVendorAdapter({ vendorCode: money.game.vendorCode, adapter });
  const { payoutMinor: _minor, ...rest } = line(betId, 0n);
  const reply = await send(JSON.stringify({ bets: [{ ...rest, payout: '1.50', validTurnover: '0.25' }] }));
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({
    answers: [{ code: 'OK', txId: betId, balance: { cash: '100.50', locked: '0.00' } }],
  });
  expect(await money.wallet.getRound({ roundId: betId })).toMatchObject({ payoutMinor: 150n, validTurnoverMinor: 25n });
});

test('each bet’s decimals are those of its player’s currency, and faults are reported under its place', () => {
  const adapter = { ...plainAdapter, amounts: { form: 'decimal', rounding: 'exact' } as const };
  const exponentOf = (playerRef: unknown) => (playerRef === 'yen' ? 0 : 2);
  const adapt = (payout: string) =>
    adaptRequest(
      adapter,
      'settleBets',
      {
        bets: [
          { playerRef: 'peso', payout: '1.5' },
          { playerRef: 'yen', payout },
        ],
      },
      exponentOf,
    );
  expect(adapt('15')).toEqual({
    ok: true,
    json: {
      bets: [
        { playerRef: 'peso', payoutMinor: '150' },
        { playerRef: 'yen', payoutMinor: '15' },
      ],
    },
  });
  expect(adapt('1.5')).toEqual({ ok: false, fields: { 'bets.1.payout': 'amount_scale' } });
});

test('ids are answered as they were sent, where only the case differs', () => {
  const adapter = { ...plainAdapter, idCase: 'folded' } as const;
  const sent = { bets: [{ betId: 'Bet-1' }, { betId: 'bet-2' }] };
  const answers = [{ txId: 'bet-1' }, { txId: 'bet-2' }];
  expect(idsAsSent(adapter, { answers }, sent)).toEqual({ answers: [{ txId: 'Bet-1' }, { txId: 'bet-2' }] });
});

test('four bulk settlements of a vendor are at work at once, beside everything else', () => {
  const gate = createVendorGate(defaultLimits, () => 0);
  const leave = Array.from({ length: 4 }, () => gate.enter('A', true));
  expect(leave.every((one) => one !== null)).toBe(true);
  expect(gate.enter('A', true)).toBeNull();
  expect(gate.enter('A')).not.toBeNull();
  expect(gate.enter('B', true)).not.toBeNull();
  leave[0]?.();
  expect(gate.enter('A', true)).not.toBeNull();
});
