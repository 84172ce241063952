import { type Check, faultsOf } from './check.ts';

const columns = 'vendor_code, round_id, brand_id, member_id, game_id, account_kind, currency_code';

/** All of the record, or what stands of the rounds that the lines are about. */
const records = (lines: string, isFull: boolean) =>
  isFull
    ? `select ${columns} from bets union all select ${columns} from rounds`
    : `select x.* from (select distinct substr(source, length('vendor:') + 1) as vendor, subject from ${lines} l
        where source like 'vendor:%' and subject <> '') k
      cross join lateral (select ${columns} from bets where round_id = k.subject and vendor_code = k.vendor
        union all select ${columns} from rounds where round_id = k.subject and vendor_code = k.vendor) x`;

/** Rounds and bets are of their member's brand and money, and of a game of their vendor; reports are made by them. */
const record: Check = {
  sql: ({ lines, isFull }) =>
    faultsOf(
      `select vendor_code as vendor, round_id as round, brand, currency, is_other from (
        select r.*, r.brand_id as brand, r.currency_code as currency, m.brand_id is distinct from r.brand_id or g.vendor_code is distinct from r.vendor_code
          or a.id is null as is_other
        from (${records(lines, isFull)}) r left join members m on m.id = r.member_id left join games g on g.id = r.game_id
          left join accounts a on a.member_id = r.member_id and a.kind = r.account_kind and a.currency_code = r.currency_code) s`,
      { 'record-of-another': 'is_other' },
    ),
  sentences: {
    'record-of-another': (row) =>
      `Round ${row.vendor} ${row.round} is recorded in brand ${row.brand} and ${row.currency}, which does not fit its member or its game.`,
  },
};

/** A member's accounts are of his brand. */
const accounts: Check = {
  sql: () => `
    select 'account-of-another-brand' as fault, a.id as account, a.brand_id as brand from accounts a left join members m on m.id = a.member_id
    where a.member_id is not null and m.brand_id is distinct from a.brand_id`,
  sentences: {
    'account-of-another-brand': (row) => `Account ${row.account} is of brand ${row.brand}, and its member of another.`,
  },
};

/**
 * Every line of the record was settled in the moment of a batch; what is older than the first batch was taken over. Full audits alone: it
 * needs all moments.
 */
const moments: Check = {
  sql: ({ isFull }) =>
    isFull
      ? `select 'bet-out-of-time' as fault, vendor_code as vendor, round_id as round, line, settled_at::text as settled from bets b
        where not exists (select from batches k where k.booked_at = b.settled_at)
          and settled_at > (select booked_at from batches order by id limit 1)`
      : null,
  sentences: {
    'bet-out-of-time': (row) =>
      `Line ${row.line} of round ${row.vendor} ${row.round} says that it was settled at ${row.settled}; nothing was booked then.`,
  },
};

export const ownerChecks: readonly Check[] = [record, accounts, moments];
