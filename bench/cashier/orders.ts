import type pg from 'pg';
import { operatorAccount } from '../../apps/server/src/modules/ledger/accounts.ts';

const memberCount = 20_000;
/** One of so many waits for a person, is being paid, or waits for the member. */
const oneWaitsOf = 500;

/** The operator's account of a vendor, as the first bet opens it: the bets that are seeded need it. */
export async function openOperatorAccount(owner: pg.Client, vendorCode: string): Promise<void> {
  const { rows } = await owner.query<{ brandId: string; currencyCode: string }>(
    'select id as "brandId", currency_code as "currencyCode" from brands limit 1',
  );
  const [brand] = rows;
  if (!brand) throw new Error('there is no brand');
  const { id } = operatorAccount({ ...brand, kind: 'house', label: vendorCode });
  await owner.query(
    `insert into accounts (id, brand_id, kind, label, currency_code, opened_at) values ($1, $2, 'house', $3, $4, now()) on conflict do nothing`,
    [id, brand.brandId, vendorCode, brand.currencyCode],
  );
}

/**
 * Withdrawals of two years for a brand with many members, nearly all of them over, by statements over sets. As the owner; the triggers rest
 * meanwhile. No money moves with them.
 */
export async function fillOrders(owner: pg.Client, orders: number): Promise<void> {
  await owner.query('set statement_timeout = 0; set session_replication_role = replica; set synchronous_commit = off');
  await owner.query(`
    create temporary table payers as
      select n as no, gen_random_uuid() as id, gen_random_uuid() as account_id, b.id as brand_id, b.currency_code
      from generate_series(1, ${memberCount}) n, (select id, currency_code from brands limit 1) b;
    create unique index on payers (no);
    insert into members (id, brand_id, username, nickname, type, registered_at)
      select id, brand_id, 'payer' || no, 'payer' || no, 0, now() - interval '2 years' from payers;
    insert into payout_accounts (member_id, id, brand_id, kind, institution, sealed_number, number_hash, number_end, holder, created_at, usable_from)
      select id, account_id, brand_id, 'bank', 'First Bank', 'sealed', sha256(no::text::bytea), '7890', 'Ana Cruz', now(), now() from payers`);
  await owner.query(`
    insert into withdrawals (member_id, id, brand_id, request_id, account_id, currency_code, amount_minor, fee_minor, paid_minor, open_holds,
        state, step, reason, created_at, state_since, turnover_complete)
      select p.id, gen_random_uuid(), p.brand_id, gen_random_uuid(), p.account_id, p.currency_code, 10000 + n % 90000, 0,
        case when n % ${oneWaitsOf} = 0 then 0 else 10000 + n % 90000 end, '[]',
        case n % ${oneWaitsOf} when 0 then 'RISK_REVIEW' when 1 then 'PAYING' when 2 then 'DISBURSED' when 3 then 'REJECTED' else 'COMPLETED' end,
        4, '', at, at, true
      from (select n, now() - (${orders} - n) * interval '1 minute' as at from generate_series(1, ${orders}) n) o
        join payers p on p.no = o.n / ${oneWaitsOf} % ${memberCount} + 1`);
  await owner.query('drop table payers; set session_replication_role = origin; reset synchronous_commit');
  await owner.query('vacuum (analyze) withdrawals, members, payout_accounts');
}
