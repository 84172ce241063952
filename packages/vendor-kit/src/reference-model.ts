import type { WalletCode } from './wallet.ts';

/**
 * What a right wallet does with one round of one player, as short as it can be said: every wallet is compared with it. One player,
 * one round, stakes and wins of fixed amounts; `win` and `rollback` speak of the stake with id `first`.
 */
export type ModelAct =
  | { act: 'bet'; txId: string; amountMinor: bigint }
  | { act: 'win'; txId: string; amountMinor: bigint; roundEnd: boolean }
  | { act: 'rollback'; txId: string };

export interface ModelState {
  balanceMinor: bigint;
  /** Stakes by id: what they took, and whether they were taken back; null amount: a tombstone. */
  stakes: Map<string, { amountMinor: bigint | null; isCancelled: boolean }>;
  /** Ids of wins and rollbacks that were answered OK. */
  done: Set<string>;
  stakeMinor: bigint;
  payoutMinor: bigint;
  round: 'none' | 'open' | 'paid' | 'closed';
}

export interface ModelAnswer {
  code: WalletCode;
  replay: boolean;
}

export const firstStakeId = 'first';
const ok: ModelAnswer = { code: 'OK', replay: false };
const replayed: ModelAnswer = { code: 'OK', replay: true };
const refused = (code: WalletCode): ModelAnswer => ({ code, replay: false });

export const modelStart = (balanceMinor: bigint): ModelState => ({
  balanceMinor,
  stakes: new Map(),
  done: new Set(),
  stakeMinor: 0n,
  payoutMinor: 0n,
  round: 'none',
});

/** Changes the state and answers, as the wallet must. */
export function modelStep(state: ModelState, step: ModelAct): ModelAnswer {
  if (step.act === 'bet') return bet(state, step);
  if (state.done.has(step.txId)) return replayed;
  const answer = step.act === 'win' ? win(state, step) : rollback(state);
  if (answer === ok) state.done.add(step.txId);
  return answer;
}

function bet(state: ModelState, { txId, amountMinor }: Extract<ModelAct, { act: 'bet' }>): ModelAnswer {
  const known = state.stakes.get(txId);
  if (known) return known.isCancelled ? refused('TX_CANCELLED') : replayed;
  if (state.round === 'closed') return refused('ROUND_CLOSED');
  if (state.balanceMinor < amountMinor) return refused('INSUFFICIENT_FUNDS');
  state.stakes.set(txId, { amountMinor, isCancelled: false });
  state.balanceMinor -= amountMinor;
  state.stakeMinor += amountMinor;
  if (state.round === 'none') state.round = 'open';
  return ok;
}

function win(state: ModelState, { amountMinor, roundEnd }: Extract<ModelAct, { act: 'win' }>): ModelAnswer {
  const target = state.stakes.get(firstStakeId);
  if (!target) return refused('REF_NOT_FOUND');
  if (target.isCancelled) return refused('TX_CANCELLED');
  if (state.round === 'closed') return refused('ROUND_CLOSED');
  state.balanceMinor += amountMinor;
  state.payoutMinor += amountMinor;
  state.round = roundEnd ? 'closed' : 'paid';
  return ok;
}

function rollback(state: ModelState): ModelAnswer {
  const target = state.stakes.get(firstStakeId);
  if (!target) {
    state.stakes.set(firstStakeId, { amountMinor: null, isCancelled: true });
    return ok;
  }
  if (target.isCancelled) return ok;
  if (state.round !== 'open') return refused('ROUND_CLOSED');
  target.isCancelled = true;
  state.balanceMinor += target.amountMinor ?? 0n;
  state.stakeMinor -= target.amountMinor ?? 0n;
  return ok;
}
