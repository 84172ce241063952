import type { RoundRef, WalletCode } from '@baize/vendor-kit';
import {
  type Act,
  type EarlierAct,
  earlierAct,
  findReplay,
  isBarredFromBets,
  isTakenBack,
  type LimitReached,
  limitOfStake,
  type PlayAccountKind,
  type PoolClaim,
  vendorSource,
  type Wallet,
} from '../../ledger/index.ts';
import type { GatewayFacts, RoundFact } from '../facts.ts';
import type { HoldReason } from '../held/index.ts';

/** Everything that a rule looks at: the wallet, the gateway's own facts, and whether the site's session behind the game is alive. */
export interface DecisionContext {
  vendorCode: string;
  wallet: Wallet;
  facts: GatewayFacts;
  isSiteSessionAlive: boolean;
  now: Date;
  /** Why what is paid waits for a person, as far as it does; null: nothing waits. */
  holds: HoldReason | null;
}

/** How a round stands after an act; amounts are the whole round's. */
export interface RoundStatus {
  stakeMinor: bigint;
  payoutMinor: bigint;
  owedMinor: bigint;
  status: RoundFact['status'];
  isCredited: boolean;
  generation: number;
  isClosed: boolean;
}

/** What is noted about a grant of free rounds in the same transaction. */
export type GrantChange = { grantId: string; change: 'use' | 'cancel' } | null;

export type Decision =
  | { kind: 'refused'; code: WalletCode; limit?: LimitReached }
  | { kind: 'replay'; ledgerId: string | null }
  | {
      kind: 'accepted';
      acts: readonly Act[];
      /** The account that the round is played from. */
      account: PlayAccountKind;
      /** Null: no round changes. */
      round: RoundStatus | null;
      grant?: GrantChange;
      /** The pools that pay. */
      pools?: readonly PoolClaim[];
      /** The vendor's float pays. */
      takesFloat?: true;
      /** How much of what the acts pay waits for a person, by their references. */
      held?: ReadonlyMap<string, bigint>;
    };

export const refused = (code: WalletCode): Decision => ({ kind: 'refused', code });
export const replay = (ledgerId: string | null): Decision => ({ kind: 'replay', ledgerId });

/** The answer that an act's own past gives; null when it has none. */
export function previousOutcome({ wallet }: DecisionContext, act: Act): Decision | null {
  const replayed = findReplay(wallet, act);
  switch (replayed.status) {
    case 'new':
      return null;
    case 'same':
      return replay(replayed.ledgerId);
    case 'other':
      return refused('TX_CONFLICT');
    case 'tombstone':
    case 'cancelled':
      return refused('TX_CANCELLED');
  }
}

/**
 * Only what takes money asks for a live session, an unblocked player, an offered game and the player's own currency. While the brand is
 * drained a round that is open goes on, with further stakes where its game asks for them, and none begins.
 */
export function rejectionForDebit(context: DecisionContext, currency: string | undefined): WalletCode | null {
  const { wallet, facts, isSiteSessionAlive } = context;
  if (!facts.session || facts.session.isEnded || !isSiteSessionAlive) return 'SESSION_INVALID';
  if (isBarredFromBets(wallet)) return 'PLAYER_BLOCKED';
  if (!facts.game?.isEnabled || (facts.game.isDraining && !facts.round)) return 'GAME_UNAVAILABLE';
  return currency !== undefined && currency !== wallet.currencyCode ? 'CURRENCY_MISMATCH' : null;
}

export function rejectionByLimit({ wallet, now }: DecisionContext, amountMinor: bigint): Decision | null {
  const limit = limitOfStake(wallet, amountMinor, now);
  return limit && { kind: 'refused', code: codeOfLimit(limit), limit };
}

export const codeOfLimit = ({ kind }: Pick<LimitReached, 'kind'>): WalletCode =>
  kind === 'bonusStake' ? 'BONUS_LIMIT' : 'LIMIT_REACHED';

export const isRoundOf = (round: RoundFact, wallet: Wallet, gameCode: string): boolean =>
  round.memberId === wallet.memberId && round.gameCode === gameCode && !round.isBet;

export const actOf = ({ vendorCode, wallet }: DecisionContext, txId: string): EarlierAct | undefined =>
  earlierAct(wallet, vendorSource(vendorCode), txId);

/** Stands in the journal as it was booked: no tombstone, not taken back. */
export const isStanding = (act: EarlierAct, { wallet }: DecisionContext): boolean =>
  act.outcome !== 'tombstone' && !isTakenBack(act, wallet);

export const isBookedStake = (act: EarlierAct | undefined): act is EarlierAct => act?.postings[0]?.movement === 'stake';

export function standingOf(round: RoundFact | null): RoundStatus {
  return {
    stakeMinor: BigInt(round?.stakeMinor ?? 0),
    payoutMinor: BigInt(round?.payoutMinor ?? 0),
    owedMinor: BigInt(round?.owedMinor ?? 0),
    status: round?.status ?? 'open',
    isCredited: round?.isCredited ?? false,
    generation: round?.generation ?? 0,
    isClosed: round?.closedAt != null,
  };
}

export const fieldsOf = (
  { vendorCode, wallet, facts }: DecisionContext,
  request: { roundId: string; txId: string },
) => ({
  vendorCode,
  txId: request.txId,
  memberId: wallet.memberId,
  roundId: request.roundId,
  account: facts.round?.accountKind ?? wallet.playAccount,
});

/** A round that is not there yet, or is the player's own and open. */
export function rejectionForRound(
  { facts: { round }, wallet }: DecisionContext,
  { gameCode }: RoundRef,
): WalletCode | null {
  if (!round) return null;
  if (!isRoundOf(round, wallet, gameCode)) return 'TX_CONFLICT';
  return round.closedAt === null ? null : 'ROUND_CLOSED';
}
