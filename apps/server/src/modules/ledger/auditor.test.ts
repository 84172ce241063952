import { randomUUID } from 'node:crypto';
import { reportLines } from '@baize/testkit/auditor';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/crypto/ids.ts';
import { createCashier } from '../cashier/index.ts';
import { gameCode, type Player, useMoney } from '../gateway/money.fixture.ts';

/** Each corruption is planted past all guards, and put right again after it; the auditor must name it. */
const money = useMoney();
let player: Player;
let stranger: Player;

beforeAll(async () => {
  player = await money.newPlayer({ balanceMinor: 1_000n });
  stranger = await money.newPlayer({ balanceMinor: 1_000n });
  const round = (roundId: string) => ({ roundId, gameCode, playerRef: player.playerRef, session: player.session });
  const stake = (roundId: string) => ({ txId: `${roundId}-s`, amountMinor: 100n });
  const win = { txId: 'played-w', amountMinor: 40n, kind: 'win' as const };
  await money.wallet.play({ ...round('played'), debit: stake('played'), credit: win });
  await money.wallet.debit({ ...round('open'), ...stake('open') });
  await money.wallet.debit({ ...round('cancelled'), ...stake('cancelled') });
  await money.wallet.cancel({ ...round('cancelled'), txId: 'cancel', targetTxId: 'cancelled-s', reason: '' });
  await money.wallet.cancel({ ...round('never'), txId: 'early', targetTxId: 'never-s', reason: '' });
  const rules = { enabled: true, minDepositMinor: 1n, maxDepositMinor: 1_000n, dailyCapMinor: 1_000n };
  const cashier = createCashier({
    clock: money.clock,
    newId,
    ledger: money.ledger,
    brands: { settingsOf: async () => ({ sandboxCashier: rules }) },
  });
  await cashier.depositSandbox({ memberId: player.memberId, brand: money.brand, requestId: randomUUID(), amount: '5' });
});

test('the books are clean before anything is planted', async () => {
  await money.expectCleanBooks();
});

const account = () => `(select id from accounts where member_id = '${player.memberId}')`;
const strangers = () => `(select id from accounts where member_id = '${stranger.memberId}')`;
const transferOf = (movement: string) => `(select t.id from transfers t join operations o on o.id = t.operation_id
  where t.movement = '${movement}' and o.member_id = '${player.memberId}' order by t.id limit 1)`;
const operationOf = (reference: string) => `(select id from operations where reference = '${reference}')`;

const corruptions: [name: string, statement: () => string, named: string[], says: RegExp][] = [
  [
    'a balance raised past the books',
    () => `update accounts set balance_minor = balance_minor + 5 where id = ${account()}`,
    ['imbalance', 'stored-differs-from-rebuilt'],
    /stores 1345 but its transfers give 1340/,
  ],
  [
    'a transfer of another amount',
    () => `update transfers set amount_minor = amount_minor * 10 where id = ${transferOf('win')}`,
    ['stored-differs-from-rebuilt', 'broken-chain', 'bet-differs-from-transfers'],
    /payout 40; the transfers say 100 and 400/,
  ],
  [
    'a transfer removed',
    () => `delete from transfers where id = ${transferOf('win')}`,
    ['version-gap', 'outcome-differs'],
    /booked and has 0 transfers/,
  ],
  [
    'a transfer booked twice',
    () => `insert into transfers select gen_random_uuid(), operation_id, 9, brand_id, movement, debit_account_id, credit_account_id,
      amount_minor, currency_code, null, null, credit_balance_after_minor + amount_minor, 99, booked_at
      from transfers where id = ${transferOf('win')}`,
    ['second-effect', 'stored-differs-from-rebuilt', 'version-gap'],
    /vendor:BAIZE played-w had more than one effect/,
  ],
  [
    'a negative balance',
    () => `alter table accounts drop constraint member_balance_not_negative;
      update accounts set balance_minor = -7 where id = ${account()}`,
    ['negative-balance'],
    /stood at -7, below 0/,
  ],
  [
    'a version set back',
    () => `update accounts set version = version - 1 where id = ${account()}`,
    ['version-gap'],
    /do not count from 1 without a gap/,
  ],
  [
    'a balance-after that does not follow',
    () => `update transfers set debit_balance_after_minor = 1 where id = ${transferOf('stake')}`,
    ['broken-chain'],
    /at 1, but the one before it makes that 900/,
  ],
  [
    'a transfer that lost its operation',
    () => `delete from operations where id = ${operationOf('played-w')}`,
    ['transfer-without-operation'],
    /has no operation/,
  ],
  [
    'a transfer moved to another moment',
    () => `update transfers set booked_at = booked_at - interval '1 day' where id = ${transferOf('win')}`,
    ['transfer-without-operation'],
    /of its brand and moment/,
  ],
  [
    'money moved to another member’s account',
    () => `update transfers set credit_account_id = ${strangers()} where id = ${transferOf('win')}`,
    ['foreign-account', 'stored-differs-from-rebuilt'],
    /moves money of another member/,
  ],
  [
    'a transfer in another currency',
    () => `update transfers set currency_code = 'EUR' where id = ${transferOf('win')}`,
    ['lopsided-transfer'],
    /does not fit its two accounts/,
  ],
  [
    'a movement that no rule allows',
    () => `update transfers set movement = 'deposit' where id = ${transferOf('win')}`,
    ['unknown-movement', 'deposit-differs-from-transfers'],
    /a deposit from house to cash, which no rule allows/,
  ],
  [
    'a tombstone with an effect',
    () => `update operations set outcome = 'tombstone' where reference = 'played-s'`,
    ['outcome-differs'],
    /says tombstone and has 1 transfers/,
  ],
  [
    'a cancel that is forgotten, so that the stake could be paid',
    () => `update operations set cancelled_by = null where reference = 'cancelled-s'`,
    ['cancel-without-refund'],
    /cancel refunds 100 for a cancelled stake of nothing/,
  ],
  [
    'a bet with another payout',
    () => `update bets set payout_minor = 4000 where round_id = 'played'`,
    ['bet-differs-from-transfers'],
    /round BAIZE played says stake 100, payout 4000/,
  ],
  [
    'a bet that vanished',
    () => `delete from bets where round_id = 'played'`,
    ['bet-differs-from-transfers', 'round-differs-from-bet'],
    /its bet is missing/,
  ],
  [
    'a closed round with an open bet',
    () => `update bets set status = 'open', settled_at = null where round_id = 'played'`,
    ['round-differs-from-bet'],
    /played is closed and its bet is open/,
  ],
  [
    'a round that says another account',
    () => `update vendor_rounds set account_kind = 'trial' where round_id = 'played'`,
    ['round-mixes-accounts'],
    /played from trial but booked on cash/,
  ],
  [
    'a deposit of another amount',
    () => `update deposits set amount_minor = amount_minor + 1`,
    ['deposit-differs-from-transfers'],
    /is 501 in the cashier and 500 in the ledger/,
  ],
  [
    'a round open for three days',
    () => `update vendor_rounds set opened_at = opened_at - interval '3 days' where round_id = 'open'`,
    ['stuck-round'],
    /open has been open since/,
  ],
];

const tables = ['accounts', 'operations', 'transfers', 'bets', 'vendor_rounds', 'deposits'];

/** As the owner with every trigger off. */
const pastAllGuards = (statements: string) =>
  money.owner.query(`set session_replication_role = replica; ${statements}; set session_replication_role = origin`);

beforeAll(async () => {
  await money.owner.query(
    `create schema kept; ${tables.map((name) => `create table kept.${name} as table ${name};`).join('')}`,
  );
});

afterEach(async () => {
  const restored = tables.map((name) => `delete from ${name}; insert into ${name} select * from kept.${name}`);
  await pastAllGuards(restored.join(';'));
});

test.each(corruptions)('names %s', async (_name, statement, named, says) => {
  await pastAllGuards(statement());
  const { findings } = await money.audit();
  expect(findings.map((finding) => finding.check)).toEqual(expect.arrayContaining(named));
  expect(findings.map((finding) => finding.sentence).join('\n')).toMatch(says);
});

test('a second operation of one source and reference is named even where no index bars it', async () => {
  await pastAllGuards(`alter table operations drop constraint operations_pkey;
    insert into operations select source, reference, gen_random_uuid(), brand_id, member_id, fingerprint, subject, outcome,
      cancelled_by, booked_at from operations where reference = 'played-s'`);
  const { findings } = await money.audit();
  expect(findings.map((finding) => finding.sentence).join('\n')).toMatch(
    /vendor:BAIZE played-s had more than one effect: 2 operations/,
  );
});

test('many faults of one kind are told twenty times and then counted', async () => {
  await pastAllGuards(`insert into vendor_rounds select vendor_code, 'lost-' || n, member_id, game_id, account_kind, opened_at,
    credited_at, closed_at from vendor_rounds, generate_series(1, 30) n where round_id = 'played'`);
  const { findings } = await money.audit();
  expect(findings).toHaveLength(21);
  expect(findings.at(-1)?.sentence).toBe('10 more of the same kind.');
});

test('the report reads as lines', async () => {
  const lines = reportLines(await money.audit());
  expect(lines).toEqual(
    expect.arrayContaining([
      'imbalance 0',
      'negative balances 0',
      'rebuilt = stored for 2 of 2 accounts',
      'findings 0',
    ]),
  );
});
