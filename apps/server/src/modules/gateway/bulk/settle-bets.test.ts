import type { SettleBetRequest } from '@baize/vendor-kit';
import { afterEach, describe, expect, test } from 'vitest';
import { createTurnover } from '../../turnover/index.ts';
import { gameCode, type Player, useMoney } from '../testing/money.fixture.ts';

const money = useMoney();
let sequence = 0;

/** A bet that is held and confirmed. */
async function place(player: Player, amountMinor = 10n): Promise<string> {
  sequence += 1;
  const betId = `bulk-${sequence}`;
  const { session, playerRef } = player;
  const bet = { betId, session, playerRef, gameCode, amountMinor, legs: [], pricePolicy: 'any' as const };
  expect(await money.wallet.makeBet(bet)).toMatchObject({ code: 'OK' });
  expect(await money.wallet.commitBet({ betId, playerRef })).toMatchObject({ code: 'OK' });
  return betId;
}
async function placeMany(player: Player, count: number): Promise<string[]> {
  const bets: string[] = [];
  for (let placed = 0; placed < count; placed += 1) bets.push(await place(player, 1n));
  return bets;
}
const line = (
  { playerRef }: Player,
  betId: string,
  payoutMinor: bigint,
  more: Partial<SettleBetRequest> = {},
): SettleBetRequest => ({
  betId,
  playerRef,
  generation: 1,
  payoutMinor,
  result: payoutMinor > 0n ? 'won' : 'lost',
  policy: 'refuse',
  ...more,
});
const codesOf = async (bets: readonly SettleBetRequest[], wallet = money.wallet) =>
  (await wallet.settleBets({ bets })).answers.map(({ code, replay }) => (replay ? `${code} again` : code));

afterEach(async () => {
  expect(money.failures.splice(0)).toEqual([]);
  await money.expectCleanBooks();
});

test('bets of several players are booked each for itself, and answered alike when they come again', async () => {
  const [one, two] = [await money.newPlayer({ balanceMinor: 100n }), await money.newPlayer({ balanceMinor: 100n })];
  const bets = [
    line(one, await place(one), 25n),
    line(two, await place(two), 0n),
    line(one, await place(one), 10n, { result: 'void' }),
    line(two, 'bulk-unknown', 5n),
  ];
  const { answers } = await money.wallet.settleBets({ bets });
  expect(answers.map(({ code, txId }) => [code, txId])).toEqual([
    ['OK', bets[0]?.betId],
    ['OK', bets[1]?.betId],
    ['OK', bets[2]?.betId],
    ['REF_NOT_FOUND', 'bulk-unknown'],
  ]);
  expect(await money.cashOf(one.memberId)).toBe(115n);
  expect(await money.cashOf(two.memberId)).toBe(90n);
  const again = (await money.wallet.settleBets({ bets: bets.toReversed() })).answers.toReversed();
  expect(again.map(({ ledgerId }) => ledgerId)).toEqual(answers.map(({ ledgerId }) => ledgerId));
  expect(again.map(({ replay }) => replay)).toEqual([true, true, true, false]);
  const alone = await money.wallet.settleBet(bets[0] as SettleBetRequest);
  expect(alone).toMatchObject({ code: 'OK', replay: true, ledgerId: answers[0]?.ledgerId });
  const lines = await money.owner.query(
    `select batch_id || '-' || line as id from journal where reference like 'bulk-%settle-1' and leg = 0 order by reference`,
  );
  expect(lines.rows.map(({ id }) => id).toSorted()).toEqual(
    answers.flatMap(({ ledgerId }) => ledgerId ?? []).toSorted(),
  );
});

test('230 bets of one player are settled in turns, and what a turn refuses leaves the rest booked', async () => {
  const player = await money.newPlayer({ balanceMinor: 300n });
  const bets = await placeMany(player, 230);
  const lines = bets.map((betId, index) => line(player, betId, index % 10 === 0 ? 7n : 0n));
  lines[70] = line(player, 'bulk-nobody', 7n);
  lines[120] = line(player, bets[120] ?? '', 7n, { validTurnoverMinor: 99n });
  lines[130] = line(player, bets[130] ?? '', 10n ** 15n - 1n);
  const codes = await codesOf(lines);
  expect([codes[70], codes[120], codes[130]]).toEqual(['REF_NOT_FOUND', 'AMOUNT_INVALID', 'AMOUNT_INVALID']);
  expect(codes.filter((code) => code === 'OK')).toHaveLength(227);
  const expected =
    300n - 230n + lines.reduce((sum, { payoutMinor }, index) => sum + (codes[index] === 'OK' ? payoutMinor : 0n), 0n);
  expect(await money.cashOf(player.memberId)).toBe(expected);
  expect(new Set(await codesOf(lines.filter((_line, index) => codes[index] === 'OK')))).toEqual(new Set(['OK again']));
});

test('settlements, voids and corrections stand beside each other; turnover follows them', async () => {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  const [old, fresh, void_] = [await place(player, 100n), await place(player, 100n), await place(player, 100n)];
  expect(await codesOf([line(player, old, 150n)])).toEqual(['OK']);
  expect(
    await codesOf([
      line(player, old, 0n, { generation: 2 }),
      line(player, fresh, 200n, { validTurnoverMinor: 40n }),
      line(player, void_, 100n, { result: 'void' }),
    ]),
  ).toEqual(['OK', 'OK', 'OK']);
  expect(await money.cashOf(player.memberId)).toBe(1_000n);
  const turnover = createTurnover({ ...money, zoneOf: async () => 'UTC' });
  await turnover.rebuild();
  // What is counted may be held back by a transaction of another test's database, because they share a server.
  const counted = async () => {
    await turnover.follow();
    const { rows } = await money.owner.query(
      'select bets, stake_minor, valid_turnover_minor, payout_minor from turnover_days where member_id = $1',
      [player.memberId],
    );
    return rows.map((row) => Object.values(row).map(Number));
  };
  await expect.poll(counted).toEqual([[3, 300, 140, 300]]);
});

test('what a correction takes is bounded by what is left of the cash', async () => {
  const player = await money.newPlayer({ balanceMinor: 20n });
  const [one, two] = [await place(player), await place(player)];
  await codesOf([line(player, one, 60n), line(player, two, 60n)]);
  const { session, playerRef } = player;
  await money.wallet.debit({ session, playerRef, gameCode, roundId: 'spend', txId: 'spend', amountMinor: 50n });
  const corrections = [one, two].map((betId) => line(player, betId, 0n, { generation: 2 }));
  expect(await codesOf(corrections)).toEqual(['OK', 'INSUFFICIENT_FUNDS']);
  expect(await codesOf([line(player, two, 0n, { generation: 2, policy: 'allowNegative' })])).toEqual(['OK']);
  expect(await money.cashOf(player.memberId)).toBe(0n);
});

test('two commands at once, in any order, book each bet once', async () => {
  const players = [await money.newPlayer({ balanceMinor: 100n }), await money.newPlayer({ balanceMinor: 100n })];
  const lines: SettleBetRequest[] = [];
  for (const player of players) for (const bet of await placeMany(player, 60)) lines.push(line(player, bet, 3n));
  const other = money.newProcess().gateway.walletFor(money.game.vendorCode);
  const answers = await Promise.all([
    codesOf(lines),
    codesOf(lines.toReversed(), other),
    ...lines.slice(0, 20).map(async (one) => [(await other.settleBet(one)).code]),
  ]);
  const codes = answers.flat().filter((code) => code.startsWith('OK'));
  expect(codes).toHaveLength(260);
  for (const { memberId } of players) expect(await money.cashOf(memberId)).toBe(220n);
});

test('what a vendor may not be paid freely is held, each bet for itself', async () => {
  const player = await money.newPlayer({ balanceMinor: 100n });
  const holding = money.gateway.holdingWalletFor(money.game.vendorCode, 'hourly_loss');
  const [one, two, lost] = [await place(player), await place(player), await place(player)];
  money.held.length = 0;
  expect(await codesOf([line(player, one, 40n), line(player, lost, 0n), line(player, two, 50n)], holding)).toEqual([
    'OK',
    'OK',
    'OK',
  ]);
  expect(money.held.map(({ amountMinor }) => amountMinor)).toEqual([40n, 50n]);
  expect(await money.wallet.balance(player)).toMatchObject({ cashMinor: 70n, lockedMinor: 90n });
  expect(await codesOf([line(player, one, 40n)], holding)).toEqual(['OK again']);
});

describe('wrong arguments do nothing', () => {
  test.each([
    ['none', () => []],
    ['one twice', (bet: SettleBetRequest) => [bet, { ...bet, generation: 2 }]],
    ['a negative payout', (bet: SettleBetRequest) => [{ ...bet, payoutMinor: -1n }]],
    ['too many', (bet: SettleBetRequest) => Array.from({ length: 5_001 }, (_, i) => ({ ...bet, betId: `${i}` }))],
  ])('%s', async (_name, betsOf) => {
    const player = await money.newPlayer({ balanceMinor: 100n });
    const bet = line(player, await place(player), 25n);
    await expect(money.wallet.settleBets({ bets: betsOf(bet) })).rejects.toThrow(RangeError);
    expect(await money.cashOf(player.memberId)).toBe(90n);
  });
});
