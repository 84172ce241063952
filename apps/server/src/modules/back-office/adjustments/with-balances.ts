import type { SqlStatement } from '../../ledger/index.ts';

const cash = `(select a.balance_minor from accounts a join members m on m.id = a.member_id join brands b on b.id = m.brand_id
  where a.member_id = $10 and a.kind = 'cash' and a.currency_code = b.currency_code)`;
const text = `select append_audit($1, $2, $3, $4, $5, $6, $7, json_build_object('balanceMinor', (${cash} - $11::bigint)::text),
  (coalesce($8::jsonb, '{}') || $9::jsonb || jsonb_build_object('balanceMinor', ${cash}::text))::json)`;

/**
 * A line of the audit log beside an act on a member's cash, with the balance before and after: it is written behind the act, in its
 * transaction, so that both are the act's own.
 */
export const withBalances = ({ values }: SqlStatement, memberId: string, amountMinor: bigint): SqlStatement => ({
  name: 'append_audit_with_balances',
  text,
  values: [...values, memberId, amountMinor],
});
