import { type Corruption, corruptionsOfRecords } from './corruptions-of-records.fixture.ts';

const line = (reference: string, leg = 0) => `source = 'vendor:BAIZE' and reference = '${reference}' and leg = ${leg}`;

/** At least one for each thing that must hold. */
export const corruptions: Corruption[] = [
  {
    name: 'a balance raised past the books',
    statements: ({ account }) => `update accounts set balance_minor = balance_minor + 5 where id = ${account}`,
    named: ['imbalance', 'stored-differs-from-rebuilt'],
    says: /All PLY accounts together are 5 minor units away from 0/,
    isSeenAtOnce: true,
  },
  {
    name: 'a line of ten times the amount',
    statements: () => `update journal set amount_minor = amount_minor * 10 where ${line('played-w')}`,
    named: ['stored-differs-from-rebuilt', 'broken-chain', 'bet-differs-from-lines', 'operator-differs-from-lines'],
    says: /round BAIZE played says stake 100, payout 40; the lines say 100 and 400/,
    isSeenAtOnce: false,
  },
  {
    name: 'ten times the amount in the line, the balance and all that follows',
    statements: ({ account }) => `
      update journal set amount_minor = amount_minor * 10 where ${line('played-w')};
      update journal set debit_balance_after_minor = debit_balance_after_minor + 360 where debit_account_id = ${account}
        and debit_version > (select credit_version from journal where ${line('played-w')});
      update journal set credit_balance_after_minor = credit_balance_after_minor + 360 where credit_account_id = ${account}
        and credit_version >= (select credit_version from journal where ${line('played-w')});
      update accounts set balance_minor = balance_minor + 360 where id = ${account};
      update house_moves m set amount_minor = m.amount_minor - 360 from journal j
        where m.batch_id = j.batch_id and m.account_id = j.debit_account_id and ${line('played-w')}`,
    named: ['bet-differs-from-lines', 'operator-result-differs'],
    says: /The games of BAIZE brought the operator -?\d+ PLY by its accounts and -?\d+ by the betting record/,
    isSeenAtOnce: false,
  },
  {
    name: 'a line removed',
    statements: () => `delete from journal where ${line('played-w')}`,
    named: ['version-gap', 'stored-differs-from-rebuilt', 'bet-differs-from-lines'],
    says: /do not count on without a gap/,
    isSeenAtOnce: true,
  },
  {
    name: 'a leg removed',
    statements: () => `delete from journal where ${line('settled§settle-2')}`,
    named: ['second-effect', 'version-gap'],
    says: /vendor:BAIZE settled§settle-2 had more than one effect or lost a part: 1 lines for 2 legs/,
    isSeenAtOnce: true,
  },
  {
    name: 'an act booked twice',
    statements: () => `drop index if exists journal_once;
      insert into journal select batch_id, 99, source, reference, leg, member_id, act, fingerprint, subject, outcome, resolves, movement,
        debit_account_id, credit_account_id, amount_minor, null, null, credit_balance_after_minor + amount_minor, 99, booked_at
      from journal where ${line('played-w')}`,
    named: ['second-effect', 'stored-differs-from-rebuilt', 'version-gap'],
    says: /vendor:BAIZE played-w had more than one effect or lost a part: 2 lines for 1 legs/,
    isSeenAtOnce: true,
  },
  {
    name: 'a negative balance',
    statements: ({ account }) => `alter table accounts drop constraint if exists member_balance_not_negative;
      update accounts set balance_minor = -7 where id = ${account}`,
    named: ['negative-balance'],
    says: /stood at -7, below 0/,
    isSeenAtOnce: true,
  },
  {
    name: 'a version set back',
    statements: ({ account }) => `update accounts set version = version - 1 where id = ${account}`,
    named: ['version-gap'],
    says: /do not count on without a gap/,
    isSeenAtOnce: true,
  },
  {
    name: 'a balance-after that does not follow',
    statements: () => `update journal set debit_balance_after_minor = 1 where ${line('played-s')}`,
    named: ['broken-chain'],
    says: /at 1, but the one before it makes that 900/,
    isSeenAtOnce: true,
  },
  {
    name: 'a line moved to another moment',
    statements: () => `update journal set booked_at = booked_at - interval '1 day' where ${line('played-w')}`,
    named: ['line-out-of-time', 'day-counters-differ'],
    says: /played-w\) has no batch of its moment/,
    isSeenAtOnce: true,
  },
  {
    name: 'a batch that vanished',
    statements: () => `delete from batches where id = (select batch_id from journal where ${line('played-w')})`,
    named: ['line-out-of-time'],
    says: /played-w\) has no batch of its moment/,
    isSeenAtOnce: false,
  },
  {
    name: 'money moved to another member’s account',
    statements: ({ strangers }) => `update journal set credit_account_id = ${strangers} where ${line('played-w')}`,
    named: ['foreign-account', 'stored-differs-from-rebuilt'],
    says: /moves money of another member than its act vendor:BAIZE played-w/,
    isSeenAtOnce: true,
  },
  {
    name: 'an account of another currency',
    statements: ({ account }) => `update accounts set currency_code = 'EUR' where id = ${account}`,
    named: ['lopsided-line', 'imbalance'],
    says: /does not fit its two accounts/,
    isSeenAtOnce: true,
  },
  {
    name: 'a movement that no rule allows',
    statements: () => `update journal set movement = 'deposit' where ${line('played-w')}`,
    named: ['unknown-movement', 'deposit-differs-from-lines'],
    says: /a deposit from house to cash, which no rule allows/,
    isSeenAtOnce: true,
  },
  {
    name: 'a tombstone with an effect',
    statements: () => `update journal set outcome = 'tombstone' where ${line('played-s')}`,
    named: ['outcome-differs'],
    says: /\(vendor:BAIZE played-s\) says tombstone and moves 100/,
    isSeenAtOnce: true,
  },
  {
    name: 'a refund that names no stake, so that the stake could be refunded again',
    statements: () => `update journal set resolves = null where ${line('cancel')}`,
    named: ['resolution-differs'],
    says: /vendor:BAIZE cancel is a stakeRefund of 100 that ends nothing/,
    isSeenAtOnce: true,
  },
  {
    name: 'a refund of more than the stake',
    statements: () => `update journal set amount_minor = 500 where ${line('cancel')}`,
    named: ['resolution-differs', 'broken-chain'],
    says: /a stakeRefund of 500 that ends cancelled-s, which moved 100/,
    isSeenAtOnce: true,
  },
  {
    name: 'locked money that nothing holds',
    statements: ({ account }) => `update accounts set balance_minor = balance_minor - 50 where id = ${account};
      update accounts set balance_minor = balance_minor + 50 where kind = 'locked' and member_id = (
        select member_id from accounts where id = ${account})`,
    named: ['locked-differs-from-holds', 'stored-differs-from-rebuilt'],
    says: /locks 160, but bets, withdrawals and payouts that wait hold 110/,
    isSeenAtOnce: true,
  },
  {
    name: 'a bet with another payout',
    statements: () => `update bets set payout_minor = 4000 where round_id = 'played'`,
    named: ['bet-differs-from-lines', 'operator-result-differs'],
    says: /round BAIZE played says stake 100, payout 4000; the lines say 100 and 40/,
    isSeenAtOnce: true,
  },
  {
    name: 'a bet that vanished',
    statements: () => `delete from bets where round_id = 'played'`,
    named: ['bet-differs-from-lines'],
    says: /round BAIZE played says nothing; the lines say 100 and 40/,
    isSeenAtOnce: true,
  },
  {
    name: 'a bet that no money moved for',
    statements:
      () => `insert into bets select vendor_code, 'invented', line, brand_id, member_id, game_id, game_type, currency_code,
      account_kind, stake_minor, payout_minor, status, placed_at, settled_at, detail, batch_id from bets where round_id = 'played'`,
    named: ['bet-differs-from-lines', 'operator-result-differs'],
    says: /round BAIZE invented says stake 100, payout 40; the lines say nothing and nothing/,
    isSeenAtOnce: false,
  },
  {
    name: 'an open round of another stake',
    statements: () => `update rounds set stake_minor = 10 where round_id = 'open'`,
    named: ['round-differs-from-lines', 'operator-result-differs'],
    says: /Round BAIZE open \(open\) says stake 10, payout 0, owed 0; the lines say 100, 0, 0/,
    isSeenAtOnce: true,
  },
  {
    name: 'a held bet that is called confirmed',
    statements: () => `update rounds set status = 'open' where round_id = 'held'`,
    named: ['round-differs-from-lines'],
    says: /Round BAIZE held \(open\) .* and 50 locked/,
    isSeenAtOnce: true,
  },
  {
    name: 'a debt forgiven',
    statements: () => `update rounds set owed_minor = 0 where round_id = 'settled'`,
    named: ['round-differs-from-lines'],
    says: /owed 0; the lines say 50, 100, 4200/,
    isSeenAtOnce: true,
  },
  {
    name: 'a closed round that is open again',
    statements: () => `update rounds set status = 'open', closed_at = null where round_id = 'slow'`,
    named: ['round-differs-from-bets'],
    says: /Round BAIZE slow is open with 2 lines in the betting record, which has 2/,
    isSeenAtOnce: true,
  },
  {
    name: 'a round that says another account',
    statements: () => `update rounds set account_kind = 'trial' where round_id = 'open'`,
    named: ['round-mixes-accounts'],
    says: /open is played from trial but booked on cash/,
    isSeenAtOnce: true,
  },
  {
    name: 'a deposit of another amount',
    statements: () => 'update deposits set amount_minor = amount_minor + 1',
    named: ['deposit-differs-from-lines'],
    says: /is 501 in the cashier and 500 in the ledger/,
    isSeenAtOnce: true,
  },
  {
    name: 'an operator account that lost a batch',
    statements: () => `delete from house_moves m using accounts a where a.id = m.account_id and a.kind = 'house'
      and m.batch_id = (select batch_id from journal where ${line('played-s')})`,
    named: ['operator-differs-from-lines', 'imbalance'],
    says: /\(house BAIZE\) stands at -?\d+/,
    isSeenAtOnce: true,
  },
  {
    name: 'a jackpot pool that paid more than it had',
    statements: () => `update accounts set kind = 'jackpot' where kind = 'provider'`,
    named: ['pool-overdrawn', 'unknown-movement'],
    says: /The jackpot pool sandbox stands at -440, below 0/,
    isSeenAtOnce: false,
  },
  {
    name: 'a vendor’s wallet that gave back more than went there',
    statements: () => `update accounts set kind = 'float' where kind = 'provider'`,
    named: ['float-overdrawn', 'unknown-movement'],
    says: /The float of sandbox stands at -440 PLY, below 0/,
    isSeenAtOnce: true,
  },
  {
    name: 'a payout that waits by its record and by no line',
    statements: ({ account }) => `
      insert into held_payouts (id, vendor_code, tx_id, round_id, member_id, brand_id, currency_code, amount_minor, reason, held_at)
        select gen_random_uuid(), 'BAIZE', 'never', '', member_id, brand_id, currency_code, 7, 'hourly_loss', now() from accounts where id = ${account}`,
    named: ['held-payout-differs'],
    says: /The payout BAIZE never is held with 7; the lines lock nothing and release nothing/,
    isSeenAtOnce: false,
  },
  {
    name: 'a pool of which the studio’s book says otherwise',
    statements: () => `
      insert into studio.pools (pot_scope, pool, opening_minor, is_open) values ('brand:cash:PLY', 'grand', 7, true);
      insert into studio.pool_entries (pot_scope, pool, kind, amount_minor, at) values ('brand:cash:PLY', 'grand', 'opening', 7, now())`,
    named: ['pool-differs-from-studio'],
    says: /The pool grand of brand:cash:PLY holds 0 by its lines and 7 by the studio's own book/,
    isSeenAtOnce: false,
  },
  {
    name: 'a level that counts what no stake put in',
    statements: () => `
      insert into studio.pools (pot_scope, pool, opening_minor, is_open) values ('brand:cash:PLY', 'mini', 0, true);
      insert into studio.levels values ('brand:cash:PLY', 'mini', 1, 7, 'sealed', 'hash', now())`,
    named: ['level-differs-from-book'],
    says: /The level mini of brand:cash:PLY counts 7; the studio's own book and the rounds that wait say 0/,
    isSeenAtOnce: false,
  },
  {
    name: 'a pool of which the batches of fishing say otherwise',
    statements: () =>
      `insert into fishing.pool_sums (scope, pool, amount_minor) values ('brand:cash:PLY', 'novice', 7)`,
    named: ['pool-differs-from-fishing'],
    says: /The pool novice of brand:cash:PLY holds 0 by its lines and 7 by the batches of fishing/,
    isSeenAtOnce: false,
  },
  {
    name: 'a day that counts less than was lost',
    statements: ({ account }) => `update accounts set day_staked_minor = 0 where id = ${account}`,
    named: ['day-counters-differ'],
    says: /keeps \d+ 0 \d+ 500 \(bets, staked, paid, deposited\) for \d{4}-\d\d-\d\d; its lines give/,
    isSeenAtOnce: false,
  },
  {
    name: 'a row of the audit log rewritten',
    statements: () => `update audit_log set after = '{"amount":"9"}' where seq = 2`,
    named: ['audit-chain-broken'],
    says: /Row 2 of the audit log was changed after it was written/,
    isSeenAtOnce: true,
  },
  {
    name: 'a bet held for a day',
    statements: () => `update rounds set opened_at = opened_at - interval '1 day' where round_id = 'held'`,
    named: ['stuck-hold'],
    says: /BAIZE held has been held since/,
    isSeenAtOnce: true,
  },
  ...corruptionsOfRecords,
];
