import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SqlStatement } from '../../platform/database/sql-statement.ts';
import { type OperatorAccount, operatorAccount, type PlayAccountKind, trialType } from './accounts.ts';
import { sqlStateOf } from './booking/batch-writer.ts';
import type { Wallet } from './booking/wallet/wallet.ts';

interface PoolOwner {
  vendorCode: string;
  /** Trial money has pools of its own. */
  account: PlayAccountKind;
}

/** The label of a pool's account; brand and currency tell it apart besides. */
export const poolLabel = ({ vendorCode, account }: PoolOwner, pool: string): string =>
  `${account}:${vendorCode}:${pool}`;

/** A pool that pays, and what it must hold afterwards. */
export interface PoolClaim {
  pool: string;
  minMinor: bigint;
}

const poolShort = 'BZ001';

/** True: the acts were not written, because a pool held less than was to be paid from it. */
export const isPoolShort = (error: unknown): boolean => sqlStateOf(error) === poolShort;

/** For the transaction of acts that pay from pools: fails, and all of it with it, when one of them held less. */
export function holdPools(
  { brandId, currencyCode }: Wallet,
  owner: PoolOwner,
  claims: readonly PoolClaim[],
): SqlStatement {
  const accountOf = ({ pool }: PoolClaim): OperatorAccount =>
    operatorAccount({ brandId, kind: 'jackpot', label: poolLabel(owner, pool), currencyCode });
  const values = [claims.map((claim) => accountOf(claim).id), claims.map(({ minMinor }) => minMinor)];
  return { name: 'pools_hold', text: 'select pools_hold($1, $2)', values };
}

/** The same for acts that bring money back from a vendor's own wallet: its float holds what they take. */
export function holdFloat({ brandId, currencyCode }: Wallet, vendorCode: string): SqlStatement {
  const float = operatorAccount({ brandId, kind: 'float', label: vendorCode, currencyCode });
  return { name: 'pools_hold', text: 'select pools_hold($1, $2)', values: [[float.id], [0n]] };
}

export interface PoolBalance {
  pool: string;
  amountMinor: bigint;
}

export interface JackpotPools {
  brandId: string;
  currencyCode: string;
  vendorCode: string;
  pools: readonly string[];
}

/** What stands in those pools of a vendor that cash can win, in minor units, 0 for one below; those that were never opened are left out. */
export async function readJackpotPools(
  database: Database,
  { brandId, currencyCode, vendorCode, pools }: JackpotPools,
): Promise<PoolBalance[]> {
  const owner = { vendorCode, account: 'cash' } as const;
  const poolOf = new Map(
    pools.map((pool) => {
      const label = poolLabel(owner, pool);
      return [operatorAccount({ brandId, kind: 'jackpot', label, currencyCode }).id, pool];
    }),
  );
  const { rows } = await sql<{ accountId: string; amountMinor: bigint }>`
    select account_id as "accountId", greatest(balance_minor, 0)::bigint as "amountMinor" from house_balances
    where account_id = any (${[...poolOf.keys()]}::uuid[])`.execute(database);
  return rows.map(({ accountId, amountMinor }) => ({ pool: poolOf.get(accountId) ?? '', amountMinor }));
}

/** What stands in a vendor's pools that a member can win from, in the order of their names; none for a member that does not exist. */
export async function readPools(database: Database, memberId: string, vendorCode: string): Promise<PoolBalance[]> {
  const { rows } = await sql<PoolBalance>`
    with player as (
      select m.brand_id, b.currency_code, case when m.type = ${trialType} then 'trial' else 'cash' end || ${`:${vendorCode}:`} as prefix
      from members m join brands b on b.id = m.brand_id where m.id = ${memberId})
    select substr(a.label, length(player.prefix) + 1) as pool, h.balance_minor::bigint as "amountMinor"
    from player join accounts a on a.brand_id = player.brand_id and a.member_id is null and a.kind = 'jackpot'
        and a.currency_code = player.currency_code and starts_with(a.label, player.prefix)
      join house_balances h on h.account_id = a.id
    order by a.label`.execute(database);
  return rows;
}
