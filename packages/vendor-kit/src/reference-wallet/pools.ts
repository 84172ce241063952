import type { FundPoolRequest, PlayRequest, PoolState, WalletAnswer, Win } from '../wallet.ts';
import { contentOf, keepAct, previousOutcome } from './acts.ts';
import { answered } from './answers.ts';
import type { Call, Rejection, Vendor } from './state.ts';

export const movePool = ({ vendor }: Call, pool: string, amountMinor: bigint): void =>
  void vendor.pools.set(pool, (vendor.pools.get(pool) ?? 0n) + amountMinor);

/** A pool pays what it holds, with what the same act puts in. */
export function rejectionForPools(
  { vendor }: Call,
  { debits, credits }: Pick<PlayRequest, 'debits' | 'credits'>,
): Rejection {
  const after = new Map(vendor.pools);
  const move = (pool: string, amountMinor: bigint) => after.set(pool, (after.get(pool) ?? 0n) + amountMinor);
  for (const { contributions = [] } of debits) for (const part of contributions) move(part.pool, part.amountMinor);
  for (const { pool, amountMinor, seed } of credits) {
    if (pool === undefined) continue;
    if ((after.get(pool) ?? 0n) < amountMinor) return 'POOL_SHORT';
    move(pool, (seed?.amountMinor ?? 0n) - amountMinor);
  }
  return null;
}

export function payFromPool(call: Call, { pool, amountMinor, seed }: Win): void {
  if (pool === undefined) return;
  movePool(call, pool, -amountMinor);
  if (!seed) return;
  movePool(call, seed.from, -seed.amountMinor);
  movePool(call, pool, seed.amountMinor);
}

export function fundPool(call: Call, { txId, pool, amountMinor }: FundPoolRequest): WalletAnswer {
  const content = contentOf('fundPool', call, pool, amountMinor);
  const past = previousOutcome(call, txId, content);
  if (past) return past;
  const { ledgerId } = keepAct(call, { id: txId, kind: 'other', content, amountMinor });
  movePool(call, pool, amountMinor);
  return answered('OK', { txId, member: call.member, ledgerId });
}

export const poolsOf = ({ pools, players }: Vendor, playerRef: string): PoolState[] =>
  players.has(playerRef) ? [...pools].map(([pool, amountMinor]) => ({ pool, amountMinor })) : [];
