import type { LimitKind, PlayBarKind } from '@baize/vendor-kit';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { playAccountOf } from '../../accounts.ts';
import { pastDaysKept } from '../../day-counters.ts';
import type { DayCounters, EarlierAct, MemberAccount, Wallet } from './wallet.ts';

export interface ActReference {
  source: string;
  reference: string;
}

type JsonDay = { day: number; bets: number } & { [name in 'stakedMinor' | 'paidMinor' | 'depositedMinor']: string };

type JsonAccount = Pick<MemberAccount, 'id' | 'kind' | 'currencyCode'> & {
  [name in 'balanceMinor' | 'version' | 'turn']: string;
} & JsonDay;

type JsonAct = Omit<EarlierAct, 'postings'> & {
  postings:
    | { movement: EarlierAct['postings'][number]['movement']; amountMinor: string; poolLabel: string | null }[]
    | null;
};

interface WalletRow {
  memberId: string;
  brandId: string;
  currencyCode: string;
  memberType: number;
  isBlocked: boolean;
  areBetsBlocked: boolean;
  areWithdrawalsBlocked: boolean;
  playBar: PlayBarKind | null;
  barredUntil: Date | null;
  generation: bigint | null;
  limits: Partial<Record<LimitKind, string>> | null;
  accounts: JsonAccount[] | null;
  pastDays: JsonDay[] | null;
}

interface StateRow extends Omit<WalletRow, 'memberId'> {
  memberId: string | null;
  earlier: JsonAct[] | null;
  facts: unknown;
}

const memberRows = sql`select m.id, m.brand_id, m.type, m.blocked_at is not null as is_blocked, m.bets_blocked_at is not null as bets_blocked,
  m.withdrawals_blocked_at is not null as withdrawals_blocked, m.play_bar, m.play_barred_until, b.currency_code
  from members m join brands b on b.id = m.brand_id`;

/** Of `member`, a row of the above. */
const walletColumns = sql`
  member.id as "memberId", member.brand_id as "brandId", member.currency_code as "currencyCode", member.type as "memberType",
  member.is_blocked as "isBlocked", member.bets_blocked as "areBetsBlocked",
  member.withdrawals_blocked as "areWithdrawalsBlocked", member.play_bar as "playBar", member.play_barred_until as "barredUntil",
  (select g.generation from brand_guards g where g.brand_id = member.brand_id) as generation,
  (select json_object_agg(lowest.kind, lowest.amount) from (
    select l.kind, min(l.amount_minor)::text as amount from money_limits l
    where l.brand_id = member.brand_id and (l.member_id is null or l.member_id = member.id)
    group by l.kind) lowest) as limits,
  (select json_agg(json_build_object(
      'id', a.id, 'kind', a.kind, 'currencyCode', a.currency_code, 'balanceMinor', a.balance_minor::text,
      'version', a.version::text, 'turn', a.turn::text, 'day', a.day, 'bets', a.day_bets,
      'stakedMinor', a.day_staked_minor::text, 'paidMinor', a.day_paid_minor::text,
      'depositedMinor', a.day_deposited_minor::text))
    from accounts a where a.member_id = member.id) as accounts,
  (select json_agg(json_build_object('day', d.day, 'bets', d.bets, 'stakedMinor', d.staked_minor::text, 'paidMinor', d.paid_minor::text,
      'depositedMinor', d.deposited_minor::text))
    from accounts a join account_days d on d.account_id = a.id and d.day >= a.day - ${pastDaysKept} and d.day < a.day
    where a.member_id = member.id and a.kind in ('cash', 'trial') and exists (select from money_limits l
      where l.brand_id = member.brand_id and (l.member_id is null or l.member_id = member.id) and l.kind ~ '^(week|month)')) as "pastDays"`;

/**
 * Reads a member's wallet, the earlier acts of some ids and the caller's own facts (a JSON expression over the same snapshot) in one
 * statement, without a lock. The wallet is null for a member that does not exist.
 */
export async function readWallet<Facts>(
  database: Database,
  memberId: string,
  references: readonly ActReference[],
  facts: RawBuilder<Facts>,
): Promise<{ wallet: Wallet | null; facts: Facts }> {
  const { rows } = await sql<StateRow>`
    with member as materialized (${memberRows} where m.id = ${memberId})
    select ${walletColumns},
      ${references.length === 0 ? sql`null` : earlierActs(references)} as earlier,
      ${facts} as facts
    from (select) one left join member on true`.execute(database);
  const row = rows[0];
  if (!row) throw new Error('the wallet statement gave no row');
  const { memberId: foundId, earlier, facts: found } = row;
  const wallet = foundId === null ? null : { ...walletOf({ ...row, memberId: foundId }), earlier: actsFrom(earlier) };
  return { wallet, facts: found as Facts };
}

/** Reads the wallets of many members in one statement, without their past; those who do not exist are left out. */
export async function readWallets(database: Database, memberIds: readonly string[]): Promise<Wallet[]> {
  const { rows } = await sql<WalletRow>`
    select ${walletColumns} from (${memberRows} where m.id = any (${memberIds}::uuid[])) member`.execute(database);
  return rows.map(walletOf);
}

/** The acts of the ids, and the acts that took them back. */
const earlierActs = (references: readonly ActReference[]) => {
  const pairs = sql.join(references.map(({ source, reference }) => sql`(${source}::text, ${reference}::text)`));
  return sql`(
  with asked (source, reference) as (values ${pairs}),
  found as (
    select source, reference from asked
    union
    select k.source, k.reference from asked join journal k on k.source = asked.source and k.resolves = asked.reference and k.leg = 0)
  select json_agg(json_build_object(
    'id', first.batch_id || '-' || first.line, 'name', first.act, 'source', first.source, 'reference', first.reference,
    'memberId', first.member_id, 'fingerprint', encode(first.fingerprint, 'hex'), 'subject', first.subject,
    'outcome', first.outcome,
    'resolvedBy', (select k.reference from journal k where k.source = first.source and k.resolves = first.reference and k.leg = 0),
    'postings', (select json_agg(json_build_object('movement', leg.movement, 'amountMinor', leg.amount_minor::text,
        'poolLabel', case when leg.movement = 'jackpotContribution' then (select label from accounts where id = leg.credit_account_id) end)
        order by leg.leg)
      from journal leg where leg.source = first.source and leg.reference = first.reference and leg.movement is not null)))
  from found join journal first on first.source = found.source and first.reference = found.reference and first.leg = 0)`;
};

function walletOf(row: WalletRow): Wallet {
  if (row.generation === null) throw new Error(`brand ${row.brandId} has no guard`);
  return {
    memberId: row.memberId,
    brandId: row.brandId,
    currencyCode: row.currencyCode,
    playAccount: playAccountOf(row.memberType),
    isBlocked: row.isBlocked,
    ...(row.areBetsBlocked ? { areBetsBlocked: true } : {}),
    ...(row.areWithdrawalsBlocked ? { areWithdrawalsBlocked: true } : {}),
    ...(row.playBar === null ? {} : { bar: { kind: row.playBar, until: row.barredUntil } }),
    generation: row.generation,
    limits: Object.fromEntries(Object.entries(row.limits ?? {}).map(([kind, amount]) => [kind, BigInt(amount)])),
    accounts: (row.accounts ?? []).map(accountFrom),
    ...(row.pastDays === null ? {} : { pastDays: row.pastDays.map(dayFrom) }),
    earlier: [],
  };
}

const actsFrom = (acts: readonly JsonAct[] | null): EarlierAct[] =>
  (acts ?? []).map((act) => ({
    ...act,
    postings: (act.postings ?? []).map(({ movement, amountMinor, poolLabel }) => ({
      movement,
      amountMinor: BigInt(amountMinor),
      poolLabel,
    })),
  }));

const accountFrom = (account: JsonAccount): MemberAccount => ({
  id: account.id,
  kind: account.kind,
  currencyCode: account.currencyCode,
  balanceMinor: BigInt(account.balanceMinor),
  version: BigInt(account.version),
  turn: BigInt(account.turn),
  counters: dayFrom(account),
});

const dayFrom = ({ day, bets, stakedMinor, paidMinor, depositedMinor }: JsonDay): DayCounters => ({
  day,
  bets,
  stakedMinor: BigInt(stakedMinor),
  paidMinor: BigInt(paidMinor),
  depositedMinor: BigInt(depositedMinor),
});

/** Holds all accounts of the members until the transaction ends, in the order of their ids. */
export async function lockAccounts(transaction: Database, memberIds: readonly string[]): Promise<void> {
  await sql`select hold_accounts(${memberIds}::uuid[])`.execute(transaction);
}
