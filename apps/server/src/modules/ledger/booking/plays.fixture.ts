import { stake, win } from '../vendor-acts.ts';
import type { Act } from './act.ts';
import type { BatchOperation, BetRow } from './batch/batch-rows.ts';
import { planBooking } from './plan.ts';
import type { Wallet } from './wallet/wallet.ts';

export interface PlayOptions {
  vendorCode: string;
  gameId: string;
  /** Makes the round's and the acts' ids. */
  id: string;
  stakeMinor: bigint;
  winMinor: bigint;
  now: Date;
  detail?: unknown;
  sessionHash?: Uint8Array | null;
}

/** A play as it would be written now: a stake, a win or none, and the round's line in the betting record. */
export function playOf(wallet: Wallet, options: PlayOptions, more: readonly Act[] = []): BatchOperation {
  const { vendorCode, gameId, id, stakeMinor, winMinor, now, detail = null, sessionHash = null } = options;
  const { memberId, brandId, currencyCode, playAccount, generation } = wallet;
  const round = { vendorCode, memberId, roundId: `round-${id}`, account: playAccount } as const;
  const acts = [
    stake({ ...round, txId: `stake-${id}`, amountMinor: stakeMinor }),
    win({ ...round, txId: `win-${id}`, amountMinor: winMinor }),
    ...more,
  ];
  const planned = planBooking(wallet, acts, playAccount, now);
  if (!planned.ok) throw new Error(planned.fault.kind);
  const bet: BetRow = {
    vendorCode,
    roundId: round.roundId,
    brandId,
    memberId,
    gameId,
    gameType: 'RNG',
    currencyCode,
    accountKind: playAccount,
    isNew: true,
    line: 0,
    stakeMinor,
    payoutMinor: winMinor,
    status: 'settled',
    placedAt: now,
    detail,
  };
  const { accounts, days, lines } = planned.plan;
  return {
    guard: { brandId, generation, sessionHash },
    accounts,
    days,
    lines,
    rounds: [],
    bets: [bet],
    statements: [],
  };
}
