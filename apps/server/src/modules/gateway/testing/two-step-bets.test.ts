// @covers two-step-bets

import { holdLifeMs, type SettleBetRequest } from '@baize/vendor-kit';
import { beforeEach, expect, test } from 'vitest';
import { gameCode, type Player, useMoney } from './money.fixture.ts';

const money = useMoney();
let player: Player;
let betId = '';
let sequence = 0;

beforeEach(async () => {
  sequence += 1;
  betId = `bet-${sequence}`;
  player = await money.newPlayer({ balanceMinor: 1_000n });
});

const bet = () => ({ betId, playerRef: player.playerRef });
const make = (amountMinor = 400n, id = betId) =>
  money.wallet.makeBet({ ...player, betId: id, gameCode, amountMinor, legs: ['home'], pricePolicy: 'any' });
const result = (
  generation: number,
  payoutMinor: bigint,
  policy: SettleBetRequest['policy'] = 'refuse',
): SettleBetRequest => ({
  ...bet(),
  generation,
  payoutMinor,
  result: payoutMinor > 0n ? 'won' : 'lost',
  policy,
});
const balance = async () => {
  const found = await money.wallet.balance({ playerRef: player.playerRef });
  return found && [found.cashMinor, found.lockedMinor];
};
const statusOf = async () => (await money.wallet.getRound({ roundId: betId }))?.status;

test('a stake is locked, confirmed to the server and paid when it is settled', async () => {
  expect(await make()).toMatchObject({ code: 'OK', balance: { cashMinor: 600n, lockedMinor: 400n } });
  expect(await statusOf()).toBe('held');
  expect(await money.wallet.commitBet(bet())).toMatchObject({
    code: 'OK',
    balance: { cashMinor: 600n, lockedMinor: 0n },
  });
  expect(await statusOf()).toBe('open');
  expect(await money.wallet.settleBet(result(1, 900n))).toMatchObject({ code: 'OK', balance: { cashMinor: 1_500n } });
  expect(await statusOf()).toBe('closed');
  for (const again of [make(), money.wallet.commitBet(bet()), money.wallet.settleBet(result(1, 900n))]) {
    expect(await again).toMatchObject({ code: 'OK', replay: true });
  }
  expect(await balance()).toEqual([1_500n, 0n]);
  await money.expectCleanBooks();
});

test('a hold is given back once, and then neither confirmed nor settled', async () => {
  await make();
  expect(await money.wallet.discardBet(bet())).toMatchObject({ code: 'OK', replay: false });
  expect(await money.wallet.discardBet(bet())).toMatchObject({ code: 'OK', replay: true });
  expect(await balance()).toEqual([1_000n, 0n]);
  expect((await money.wallet.commitBet(bet())).code).toBe('TX_CANCELLED');
  expect((await money.wallet.settleBet(result(1, 900n))).code).toBe('TX_CANCELLED');
  expect((await make()).code).toBe('TX_CANCELLED');
  await money.expectCleanBooks();
});

test('a bet discarded before it came is refused when it comes; one that nobody knows is neither confirmed nor settled', async () => {
  expect((await money.wallet.commitBet(bet())).code).toBe('REF_NOT_FOUND');
  expect((await money.wallet.settleBet(result(1, 900n))).code).toBe('REF_NOT_FOUND');
  expect((await money.wallet.discardBet(bet())).code).toBe('OK');
  expect((await make()).code).toBe('TX_CANCELLED');
  expect(await balance()).toEqual([1_000n, 0n]);
});

test('what is held cannot be settled, sold, staked on or credited before it is confirmed', async () => {
  await make();
  expect((await money.wallet.settleBet(result(1, 900n))).code).toBe('REF_NOT_FOUND');
  expect((await money.wallet.cashOut({ ...bet(), txId: `${betId}-sale`, payoutMinor: 10n })).code).toBe(
    'REF_NOT_FOUND',
  );
  const round = { ...player, roundId: betId, gameCode };
  expect((await money.wallet.debit({ ...round, txId: `${betId}-d`, amountMinor: 1n })).code).toBe('TX_CONFLICT');
  expect((await money.wallet.endRound(round)).code).toBe('TX_CONFLICT');
  const win = { txId: `${betId}-w`, amountMinor: 1n, kind: 'win' as const, refTxIds: [betId], roundEnd: true };
  expect((await money.wallet.credit({ ...round, ...win })).code).toBe('TX_CONFLICT');
  const cancel = { ...round, txId: `${betId}-c`, targetTxId: betId, reason: 'test' };
  expect((await money.wallet.cancel(cancel)).code).toBe('TX_CONFLICT');
  expect(await balance()).toEqual([600n, 400n]);
});

test('fifty times confirming beside discarding: each bet goes one way, whole', async () => {
  const ways = new Map<string, number>();
  for (let round = 0; round < 50; round += 1) {
    const id = `${betId}-${round}`;
    await make(10n, id);
    const ref = { betId: id, playerRef: player.playerRef };
    const [committed, discarded] = await Promise.all(
      round % 2 === 0
        ? [money.wallet.commitBet(ref), money.wallet.discardBet(ref)]
        : [money.wallet.discardBet(ref), money.wallet.commitBet(ref)].toReversed(),
    );
    const way = `${committed?.code} ${discarded?.code}`;
    ways.set(way, (ways.get(way) ?? 0) + 1);
  }
  expect([...ways.keys()].sort()).toEqual(['OK TX_CONFLICT', 'TX_CANCELLED OK']);
  const confirmed = BigInt(ways.get('OK TX_CONFLICT') ?? 0);
  expect(await balance()).toEqual([1_000n - 10n * confirmed, 0n]);
  await money.expectCleanBooks();
});

test('a hold that nobody confirms in time is given back by the sweeper, once, also by two sweepers and a late vendor', async () => {
  money.clock.advanceMs(holdLifeMs + 1);
  await money.gateway.sweep();
  await make();
  expect((await money.gateway.sweep()).released).toBe(0);
  money.clock.advanceMs(holdLifeMs + 1);
  const [one, two, late] = await Promise.all([
    money.gateway.sweep(),
    money.gateway.sweep(),
    money.wallet.commitBet(bet()),
  ]);
  const isLate = late.code === 'TX_CANCELLED';
  expect(one.released + two.released).toBe(isLate ? 1 : 0);
  expect(await balance()).toEqual([isLate ? 1_000n : 600n, 0n]);
  await money.expectCleanBooks();
});

test('a later generation nets out against the last, up and down; an older one is refused', async () => {
  await make();
  await money.wallet.commitBet(bet());
  expect((await money.wallet.settleBet(result(2, 100n))).code).toBe('TX_CONFLICT');
  expect((await money.wallet.resettleBet(result(2, 100n))).code).toBe('REF_NOT_FOUND');
  const cash: (bigint | undefined)[] = [];
  for (const [generation, payoutMinor] of [
    [1, 900n],
    [2, 300n],
    [3, 0n],
    [5, 1_000n],
  ] as const) {
    const settle = generation === 1 ? money.wallet.settleBet : money.wallet.resettleBet;
    cash.push((await settle(result(generation, payoutMinor))).balance?.cashMinor);
  }
  expect(cash).toEqual([1_500n, 900n, 600n, 1_600n]);
  expect((await money.wallet.resettleBet(result(3, 0n))).code).toBe('TX_CONFLICT');
  expect((await money.wallet.resettleBet(result(5, 999n))).code).toBe('TX_CONFLICT');
  expect(await money.wallet.resettleBet(result(5, 1_000n))).toMatchObject({ code: 'OK', replay: true });
  expect(await money.wallet.getRound({ roundId: betId })).toMatchObject({ stakeMinor: 400n, payoutMinor: 1_000n });
  await money.expectCleanBooks();
});

test('forty workers with the same results change nothing that one would not have changed', async () => {
  await make();
  await money.wallet.commitBet(bet());
  const answers = await Promise.all(Array.from({ length: 40 }, () => money.wallet.settleBet(result(1, 900n))));
  expect(answers.filter((answer) => answer.code === 'OK' && !answer.replay)).toHaveLength(1);
  const later = await Promise.all(
    Array.from({ length: 40 }, (_, worker) =>
      money.wallet.resettleBet(result(2 + (worker % 2), worker % 2 === 0 ? 500n : 700n)),
    ),
  );
  expect(later.every(({ code }) => code === 'OK' || code === 'TX_CONFLICT')).toBe(true);
  expect(await balance()).toEqual([1_300n, 0n]);
  await money.expectCleanBooks();
});

test('a result taken back from a player who has spent it is refused, or owed and paid off by the next result', async () => {
  await make();
  await money.wallet.commitBet(bet());
  await money.wallet.settleBet(result(1, 900n));
  const spend = { ...player, roundId: `${betId}-spent`, gameCode, txId: `${betId}-spent`, amountMinor: 1_400n };
  expect((await money.wallet.debit(spend)).code).toBe('OK');
  expect((await money.wallet.resettleBet(result(2, 0n))).code).toBe('INSUFFICIENT_FUNDS');
  expect(await money.wallet.resettleBet(result(2, 0n, 'allowNegative'))).toMatchObject({
    code: 'OK',
    balance: { cashMinor: 0n },
  });
  expect(await money.wallet.resettleBet(result(3, 900n, 'allowNegative'))).toMatchObject({
    balance: { cashMinor: 100n },
  });
  await money.expectCleanBooks();
});

test('a bet is sold once, and a sold bet is not settled', async () => {
  await make();
  await money.wallet.commitBet(bet());
  const sales = await Promise.all(
    ['a', 'b', 'c'].map((name) => money.wallet.cashOut({ ...bet(), txId: `${betId}-${name}`, payoutMinor: 250n })),
  );
  expect(sales.map(({ code }) => code).sort()).toEqual(['OK', 'ROUND_CLOSED', 'ROUND_CLOSED']);
  expect((await money.wallet.settleBet(result(1, 900n))).code).toBe('ROUND_CLOSED');
  expect(await balance()).toEqual([850n, 0n]);
  await money.expectCleanBooks();
});

test('selling beside settling: one of the two counts', async () => {
  for (let round = 0; round < 20; round += 1) {
    betId = `race-${sequence}-${round}`;
    await make(10n);
    await money.wallet.commitBet(bet());
    const answers = await Promise.all([
      money.wallet.cashOut({ ...bet(), txId: `${betId}-sale`, payoutMinor: 5n }),
      money.wallet.settleBet(result(1, 7n)),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'ROUND_CLOSED']);
    expect((await money.wallet.getRound({ roundId: betId }))?.payoutMinor).toBe(answers[0]?.code === 'OK' ? 5n : 7n);
  }
  await money.expectCleanBooks();
});
