// @covers credit-report personal-profit

import { randomUUID } from 'node:crypto';
import { parseAmount } from '@baize/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameCode, type Player, useMoney } from '../../gateway/testing/money.fixture.ts';
import { createTurnover } from '../../turnover/index.ts';
import { createCreditReport } from './index.ts';

const money = useMoney();
const zone = 'Asia/Manila';
const hourMs = 3_600_000;

const minorOf = (amount: string): bigint => {
  const parsed = parseAmount(amount.replace('-', ''), 2, 'notNegative');
  if (!parsed.ok) throw new Error(amount);
  return amount.startsWith('-') ? -parsed.amountMinor : parsed.amountMinor;
};
const caller = (memberId: string) => ({
  brand: money.brand,
  ip: '',
  origin: '',
  userAgent: '',
  member: { id: memberId, brandId: money.brand.id, sessionId: '', type: 0 as const },
});
const report = async (memberId: string, period: 'D' | 'W' | 'H' | 'M', back: number) => {
  const { clock, ledger } = money;
  const { routes } = createCreditReport({ clock, ledger, brands: { settingsOf: async () => ({ timeZone: zone }) } });
  const answer = await routes.creditReport({ ...caller(memberId), data: { period, back } });
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
};

const act = fc.record({
  kind: fc.constantFrom('deposit', 'withdraw', 'release', 'lose', 'win', 'promo', 'correct'),
  amountMinor: fc.bigInt({ min: 1n, max: 50_000n }),
  hours: fc.integer({ min: 0, max: 30 }),
});
type Act = { kind: string; amountMinor: bigint };

async function perform(player: Player, { kind, amountMinor }: Act): Promise<void> {
  const { memberId, playerRef } = player;
  const id = randomUUID();
  const { ledger, database, wallet } = money;
  const base = { memberId, reference: id, amountMinor };
  if (kind === 'deposit') await ledger.deposit(database, { ...base, providerCode: 'sandbox', depositId: id });
  if (kind === 'correct') await ledger.correct(database, { ...base, amountMinor: -amountMinor, reason: 'test' });
  if (kind === 'promo') await wallet.promo({ txId: id, playerRef, campaign: 'spring', amountMinor });
  if (kind === 'lose' || kind === 'win') {
    const debits = [{ txId: `${id}-s`, amountMinor }];
    const credits = kind === 'win' ? [{ txId: `${id}-w`, amountMinor: amountMinor * 2n, kind: 'win' as const }] : [];
    await wallet.play({ ...player, roundId: id, gameCode, debits, credits, roundEnd: true });
  }
  if (kind !== 'withdraw' && kind !== 'release') return;
  const hold = { ...base, reference: `${id}-hold`, withdrawalId: id };
  if ((await ledger.holdWithdrawal(database, hold)).status !== 'booked') return;
  const end = { ...base, withdrawalId: id, holdReference: `${id}-hold` };
  if (kind === 'release') await ledger.releaseWithdrawal(database, end);
  else await ledger.payWithdrawal(database, { ...end, providerCode: 'sandbox' });
}

/** The lines of a member's cash in two dates of the brand's zone, added up by the test itself. */
async function booked(memberId: string, firstDate: string, lastDate: string) {
  const { rows } = await money.owner.query(
    `select j.movement, case when j.debit_account_id = a.id then -j.amount_minor else j.amount_minor end as amount
     from accounts a join journal j on a.id in (j.debit_account_id, j.credit_account_id)
     where a.member_id = $1 and a.kind = 'cash' and (j.booked_at at time zone $2)::date between $3::date and $4::date`,
    [memberId, zone, firstDate, lastDate],
  );
  const sumOf = (...movements: string[]) =>
    rows.filter(({ movement }) => movements.includes(movement)).reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return {
    all: rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    deposits: sumOf('deposit'),
    withdrawals: sumOf('withdrawalHold', 'withdrawalRelease'),
    bets: sumOf('stake', 'win', 'stakeRefund'),
  };
}

test('the credit report and the profit are the ledger to the cent, over any history', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      const player = await money.newPlayer({ balanceMinor: 20_000n });
      for (const { hours, ...each } of acts) {
        money.clock.advanceMs(hours * hourMs);
        await perform(player, each);
      }
      const turnover = createTurnover({ database: money.database, clock: money.clock, zoneOf: async () => zone });
      for (const [period, back] of [
        ['D', 0],
        ['D', 1],
        ['W', 0],
        ['H', 0],
        ['M', 0],
        ['M', 1],
      ] as const) {
        const made = await report(player.memberId, period, back);
        const truth = await booked(player.memberId, made.firstDate, made.lastDate);
        const net = (kind: string) => minorOf(made.kinds.find((line) => line.kind === kind)?.net ?? '');
        expect(minorOf(made.net)).toBe(truth.all);
        expect(minorOf(made.openingBalance) + minorOf(made.net)).toBe(minorOf(made.closingBalance));
        expect(made.kinds.reduce((sum, line) => sum + minorOf(line.net), 0n)).toBe(truth.all);
        expect(net('deposits')).toBe(truth.deposits);
        expect(net('withdrawals')).toBe(truth.withdrawals);
        expect(net('bets')).toBe(truth.bets);
        const profit = async () => {
          // A transaction of another test's database holds back what is followed, because they share a server.
          await turnover.follow();
          const data = { period, back };
          const answer = await turnover.routes.personalProfit({ ...caller(player.memberId), data });
          return answer.ok && minorOf(answer.value.sums.net);
        };
        await expect.poll(profit, { timeout: 20_000 }).toBe(truth.bets);
      }
      expect(minorOf((await report(player.memberId, 'M', 0)).closingBalance)).toBe(await money.cashOf(player.memberId));
    }),
    { numRuns: 12 },
  );
});

test('every kind is named, also where nothing moved', async () => {
  const memberId = await money.newMember();
  expect(await report(memberId, 'D', 0)).toMatchObject({
    ...{ openingBalance: '0.00', closingBalance: '0.00', net: '0.00', timeZone: zone },
    kinds: ['deposits', 'withdrawals', 'bets', 'transfers', 'bonuses', 'corrections'].map((kind) => ({
      ...{ kind, received: '0.00', paid: '0.00', net: '0.00', lines: 0 },
    })),
  });
});
