// @covers money-limits

import { expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { gameCode, type Player, useMoney } from './money.fixture.ts';

const money = useMoney();
let sequence = 0;
type Kind = 'stake' | 'dayStake' | 'dayLoss' | 'dayDeposit';

const setLimit = (kind: Kind, amountMinor: bigint, memberId: string | null) =>
  money.owner.query(
    `insert into money_limits (id, brand_id, member_id, kind, amount_minor) values ($1, $2, $3, $4, $5)
     on conflict (brand_id, coalesce(member_id, '00000000-0000-0000-0000-000000000000'), kind, set_by) do update set amount_minor = excluded.amount_minor`,
    [newId(), money.brand.id, memberId, kind, amountMinor],
  );
const liftLimits = () => money.owner.query('delete from money_limits');

function debit(player: Player, amountMinor: bigint) {
  sequence += 1;
  return money.wallet.debit({
    ...player,
    gameCode,
    roundId: `limit-${sequence}`,
    txId: `limit-${sequence}`,
    amountMinor,
  });
}
function play(player: Player, amountMinor: bigint, winMinor: bigint) {
  sequence += 1;
  const roundId = `limit-${sequence}`;
  const debits = [{ txId: `${roundId}-s`, amountMinor }];
  const credits = [{ txId: `${roundId}-w`, amountMinor: winMinor, kind: 'win' as const }];
  return money.wallet.play({ ...player, gameCode, roundId, debits, credits, roundEnd: true });
}
const endOfToday = () => {
  const day = Math.floor(money.clock.now().getTime() / 86_400_000);
  return new Date((day + 1) * 86_400_000).toISOString();
};

test('the lower of the brand’s and the member’s own limit decides, whichever it is', async () => {
  const [own, other] = [
    await money.newPlayer({ balanceMinor: 10_000n }),
    await money.newPlayer({ balanceMinor: 10_000n }),
  ];
  await setLimit('stake', 100n, null);
  await setLimit('stake', 40n, own.memberId);
  await setLimit('stake', 500n, other.memberId);
  expect(await debit(own, 41n)).toMatchObject({ code: 'LIMIT_REACHED', limit: { kind: 'stake', until: null } });
  expect((await debit(own, 40n)).code).toBe('OK');
  expect((await debit(other, 101n)).code).toBe('LIMIT_REACHED');
  expect((await debit(other, 100n)).code).toBe('OK');
  await liftLimits();
  expect((await debit(own, 501n)).code).toBe('OK');
});

test('a limit set, lowered or lifted holds for the very next act, also where the wallet and the game were seen before', async () => {
  const player = await money.newPlayer({ balanceMinor: 10_000n });
  // Seen before: nothing of the next play is read.
  expect((await play(player, 100n, 0n)).code).toBe('OK');
  expect((await play(player, 100n, 0n)).code).toBe('OK');
  await setLimit('stake', 99n, player.memberId);
  expect((await play(player, 100n, 0n)).code).toBe('LIMIT_REACHED');
  expect((await play(player, 99n, 0n)).code).toBe('OK');
  await setLimit('stake', 50n, null);
  expect((await play(player, 99n, 0n)).code).toBe('LIMIT_REACHED');
  expect((await play(player, 50n, 0n)).code).toBe('OK');
  await liftLimits();
  expect((await play(player, 100n, 0n)).code).toBe('OK');
  await money.expectCleanBooks();
});

test('all stakes of a day count together, over debits, plays and held bets; what is taken back makes room', async () => {
  const player = await money.newPlayer({ balanceMinor: 10_000n });
  await setLimit('dayStake', 300n, player.memberId);
  expect((await debit(player, 100n)).code).toBe('OK');
  const staked = `limit-${sequence}`;
  expect((await play(player, 100n, 500n)).code).toBe('OK');
  const bet = {
    ...player,
    betId: `limit-bet-${sequence}`,
    gameCode,
    amountMinor: 100n,
    legs: [],
    pricePolicy: 'any' as const,
  };
  expect((await money.wallet.makeBet(bet)).code).toBe('OK');
  expect(await debit(player, 1n)).toMatchObject({
    code: 'LIMIT_REACHED',
    limit: { kind: 'dayStake', until: endOfToday() },
  });
  await money.wallet.discardBet(bet);
  expect((await debit(player, 101n)).code).toBe('LIMIT_REACHED');
  const taken = { ...player, gameCode, roundId: staked, txId: `${staked}-c`, targetTxId: staked, reason: 'test' };
  expect((await money.wallet.cancel(taken)).code).toBe('OK');
  expect((await debit(player, 200n)).code).toBe('OK');
  expect((await debit(player, 1n)).code).toBe('LIMIT_REACHED');
  await money.expectCleanBooks();
});

test('a loss counts until it is won back; the next day begins with nothing, and the old one is kept', async () => {
  const player = await money.newPlayer({ balanceMinor: 10_000n });
  await setLimit('dayLoss', 100n, player.memberId);
  expect((await play(player, 100n, 60n)).code).toBe('OK');
  expect(await play(player, 61n, 0n)).toMatchObject({
    code: 'LIMIT_REACHED',
    limit: { kind: 'dayLoss', until: endOfToday() },
  });
  expect((await play(player, 60n, 0n)).code).toBe('OK');
  expect((await play(player, 1n, 100n)).code).toBe('LIMIT_REACHED');
  const today = Math.floor(money.clock.now().getTime() / 86_400_000);
  money.clock.advanceMs(86_400_000);
  expect((await play(player, 100n, 0n)).code).toBe('OK');
  const { rows } = await money.owner.query(
    `select d.bets, d.staked_minor, d.paid_minor from account_days d join accounts a on a.id = d.account_id where a.member_id = $1 and d.day = $2`,
    [player.memberId, today],
  );
  expect(rows).toEqual([{ bets: 2, staked_minor: '160', paid_minor: '60' }]);
  await money.expectCleanBooks();
});

test('fifty stakes at once stop exactly at the limit of the day', async () => {
  const player = await money.newPlayer({ balanceMinor: 100_000n });
  await setLimit('dayStake', 200n, player.memberId);
  const answers = await Promise.all(Array.from({ length: 50 }, () => debit(player, 60n)));
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 'OK')).toHaveLength(3);
  expect(codes.filter((code) => code === 'LIMIT_REACHED')).toHaveLength(47);
});
