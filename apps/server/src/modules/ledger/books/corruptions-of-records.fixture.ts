export interface Corruption {
  name: string;
  /** Statements of the owner with every guard off. */
  statements: (ids: { account: string; strangers: string }) => string;
  /** What the auditor must call it. */
  named: string[];
  says: RegExp;
  /** False: only the daily audit of everything can see it. */
  isSeenAtOnce: boolean;
}

const line = (reference: string, leg = 0) => `source = 'vendor:BAIZE' and reference = '${reference}' and leg = ${leg}`;

/** What names another owner, moment or state than it should, with sums that are right or made right. */
export const corruptionsOfRecords: Corruption[] = [
  {
    name: 'a win paid by another vendor’s operator',
    statements: () => `
      insert into accounts (id, brand_id, kind, label, currency_code, opened_at)
        select '00000000-0000-4000-8000-0000000000aa', brand_id, 'house', 'OTHER', currency_code, opened_at from accounts
        where kind = 'house' and label = 'BAIZE';
      update house_moves set account_id = '00000000-0000-4000-8000-0000000000aa' from accounts a
        where a.id = account_id and a.kind = 'house' and batch_id = (select batch_id from journal where ${line('played-w')});
      update journal set debit_account_id = '00000000-0000-4000-8000-0000000000aa' where ${line('played-w')};
      update journal set credit_account_id = '00000000-0000-4000-8000-0000000000aa' where ${line('played-s')}`,
    named: ['operator-of-another'],
    says: /vendor:BAIZE played-w\) goes from house OTHER to cash/,
    isSeenAtOnce: true,
  },
  {
    name: 'a debt on another’s name',
    statements: ({ strangers }) =>
      `update accounts set label = (select member_id::text from accounts where id = ${strangers}) where kind = 'receivable'`,
    named: ['operator-of-another'],
    says: /which is not of its vendor or its member/,
    isSeenAtOnce: true,
  },
  {
    name: 'a paid round made ready for a refund',
    statements: () => `update rounds set is_credited = false where round_id = 'slow'`,
    named: ['round-differs-from-bets'],
    says: /they differ in member, game, account, moment or state/,
    isSeenAtOnce: true,
  },
  {
    name: 'a stake given back after its round had paid',
    statements: () =>
      `update journal set movement = 'stakeRefund', act = 'refundStake', resolves = 'slow-s' where ${line('slow-j')}`,
    named: ['refund-after-payout', 'resolution-differs'],
    says: /Round BAIZE slow gave a stake back after it had paid 40/,
    isSeenAtOnce: true,
  },
  {
    name: 'a payout for another withdrawal than the held one',
    statements: () => `update journal set subject = 'waits' where source = 'cashier' and reference = 'paid-end'`,
    named: ['resolution-differs'],
    says: /paid-end is a withdrawalPayout of 60 that ends paid-hold/,
    isSeenAtOnce: true,
  },
  {
    name: 'a share of a pool beyond its stake, with the operator’s sums',
    statements: () => `
      update house_moves m set amount_minor = m.amount_minor + case a.kind when 'jackpot' then 4997 else -4997 end from accounts a
        where a.id = m.account_id and a.kind in ('house', 'jackpot') and m.batch_id = (select batch_id from journal where ${line('shared-s', 1)});
      update journal set amount_minor = 5000 where ${line('shared-s', 1)}`,
    named: ['pool-share-differs'],
    says: /shared-s puts 5000 into pools of a stake of 33/,
    isSeenAtOnce: true,
  },
  {
    name: 'a cancelled stake whose share stays in the pool, with the operator’s sums',
    statements: () => `
      update house_moves m set amount_minor = m.amount_minor + case a.kind when 'jackpot' then 3 else -3 end from accounts a
        where a.id = m.account_id and a.kind in ('house', 'jackpot') and m.batch_id = (select batch_id from journal where ${line('return', 1)});
      delete from journal where ${line('return', 1)}`,
    named: ['pool-share-differs'],
    says: /takes 0 of 3 back/,
    isSeenAtOnce: true,
  },
  {
    name: 'a bet of another brand',
    statements: () => `update bets set brand_id = gen_random_uuid() where round_id = 'played'`,
    named: ['record-of-another'],
    says: /Round BAIZE played is recorded in brand .* which does not fit its member or its game/,
    isSeenAtOnce: true,
  },
  {
    name: 'a bet of another currency',
    statements: () => `update bets set currency_code = 'EUR' where round_id = 'played'`,
    named: ['record-of-another'],
    says: /played is recorded in brand .* and EUR/,
    isSeenAtOnce: true,
  },
  {
    name: 'a bet of a game that is not its vendor’s',
    statements: () => `update bets set game_id = gen_random_uuid() where round_id = 'played'`,
    named: ['record-of-another'],
    says: /does not fit its member or its game/,
    isSeenAtOnce: true,
  },
  {
    name: 'a bet of one act moved to another day of the reports',
    statements: () => `update bets set settled_at = settled_at - interval '3 days' where round_id = 'played'`,
    named: ['round-differs-from-bets'],
    says: /BAIZE played is finished .* moment or state/,
    isSeenAtOnce: true,
  },
  {
    name: 'a bet of several acts moved to another day of the reports',
    statements: () => `update bets set settled_at = settled_at + interval '3 days' where round_id = 'slow'`,
    named: ['bet-out-of-time'],
    says: /Line 0 of round BAIZE slow says that it was settled at .* nothing was booked then/,
    isSeenAtOnce: false,
  },
  {
    name: 'two lines of the betting record that cancel each other',
    statements: () => `alter table bets drop constraint if exists bets_right;
      insert into bets select vendor_code, round_id, n, brand_id, member_id, game_id, game_type, currency_code, account_kind,
        case n when 1 then 500 else -500 end, 0, status, placed_at, settled_at, detail, batch_id from bets, generate_series(1, 2) n
      where round_id = 'played'`,
    named: ['round-differs-from-bets'],
    says: /BAIZE played is finished/,
    isSeenAtOnce: true,
  },
  {
    name: 'a transfer between members that came to nobody',
    statements: () => `update journal set subject = gen_random_uuid()::text where movement = 'memberTransferReceived'`,
    named: ['member-transfer-half', 'member-transfer-differs-from-lines'],
    says: /The memberTransferSent of 15 in the transfer .* has no other side in its transaction/,
    isSeenAtOnce: true,
  },
  {
    name: 'a transfer between members that is recorded with another amount',
    statements: () => `update member_transfers set amount_minor = 16 where side = 'received'`,
    named: ['member-transfer-differs-from-lines'],
    says: /is recorded with 16 and booked with 15/,
    isSeenAtOnce: true,
  },
  {
    name: 'money on its way between members',
    statements: () => `update accounts set kind = 'transit' where kind = 'provider'`,
    named: ['transit-not-empty', 'unknown-movement'],
    says: /holds -440 that left one member and came to no other/,
    isSeenAtOnce: true,
  },
  {
    name: 'a member carried to another brand without his money',
    statements: ({ account }) =>
      `update members set brand_id = gen_random_uuid() where id = (select member_id from accounts where id = ${account})`,
    named: ['account-of-another-brand'],
    says: /is of brand .*, and its member of another/,
    isSeenAtOnce: true,
  },
];
