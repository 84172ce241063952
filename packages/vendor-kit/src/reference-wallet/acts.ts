import type { WalletAnswer } from '../wallet.ts';
import { answered, toldAgain } from './answers.ts';
import type { Act, Call, Policy, Rejection, Round } from './state.ts';

export const contentOf = (command: string, { playerRef }: Call, ...parts: unknown[]): string =>
  JSON.stringify([command, playerRef, ...parts], (_name, value) => (typeof value === 'bigint' ? `${value}` : value));

/** What an act's own past answers: nothing when its id is new. */
export function previousOutcome({ vendor, member }: Call, id: string, content: string): WalletAnswer | null {
  const act = vendor.acts.get(id);
  if (!act) return null;
  const isOther = act.kind === 'tombstone' ? act.member !== member : act.content !== content;
  if (isOther) return answered('TX_CONFLICT', { txId: id, member });
  return toldAgain(act, member);
}

type NewAct = Pick<Act, 'id' | 'kind' | 'content'> & Partial<Pick<Act, 'roundId' | 'amountMinor' | 'contributions'>>;

/** Keeps an act for ever; money is moved by `moveCash` and `moveLocked`. */
export function keepAct({ vendor, member, newLedgerId }: Call, act: NewAct): Act {
  const isCancelled = act.kind === 'tombstone';
  const kept = {
    roundId: '',
    amountMinor: 0n,
    contributions: [],
    ...act,
    member,
    ledgerId: newLedgerId(),
    isCancelled,
  };
  vendor.acts.set(act.id, kept);
  return kept;
}

/** Changes the cash and tells the feed; 0 does neither. The caller has looked that there is enough. */
export function moveCash(call: Call, act: Act, movement: string, amountMinor: bigint, roundId = act.roundId): void {
  if (amountMinor === 0n) return;
  const { member, vendor, playerRef, nowMs } = call;
  member.cashMinor += amountMinor;
  member.version += 1n;
  vendor.feed.push({
    ledgerId: act.ledgerId,
    txId: act.id,
    roundId,
    playerRef,
    movement,
    amountMinor,
    currency: member.currency,
    bookedAt: new Date(nowMs).toISOString(),
  });
}

/** The most that a balance holds, as the most that an amount is. */
const largestAmountMinor = 10n ** 15n - 1n;

/** Throws RangeError when the player would have more than can be kept; asked before anything is booked. */
export function assertRoom({ member }: Call, amountMinor: bigint): void {
  if (member.cashMinor + amountMinor > largestAmountMinor)
    throw new RangeError('amountMinor is more than a balance can hold');
}

export function moveLocked({ member }: Call, amountMinor: bigint): void {
  member.lockedMinor += amountMinor;
  member.version += 1n;
}

/**
 * How a later correction of a round moves the cash: what is owed from before is paid off first; what cannot be taken is owed, or
 * refuses the whole. Returns what moves.
 */
export function correctionOf(
  round: Round,
  cashMinor: bigint,
  amountMinor: bigint,
  policy: Policy,
): { movedMinor: bigint; owedMinor: bigint } | 'INSUFFICIENT_FUNDS' {
  const dueMinor = amountMinor - round.owedMinor;
  if (dueMinor >= 0n) return { movedMinor: dueMinor, owedMinor: 0n };
  if (amountMinor >= 0n) return { movedMinor: 0n, owedMinor: -dueMinor };
  if (cashMinor >= -amountMinor) return { movedMinor: amountMinor, owedMinor: round.owedMinor };
  if (policy === 'refuse') return 'INSUFFICIENT_FUNDS';
  return { movedMinor: -cashMinor, owedMinor: round.owedMinor - amountMinor - cashMinor };
}

/** Whether a round that is there is this player's, of this game, and no two-step bet. */
export const rejectionForForeign = (round: Round | undefined, { member }: Call, gameCode: string): Rejection =>
  round && (round.member !== member || round.gameCode !== gameCode || round.bet) ? 'TX_CONFLICT' : null;

interface Opening {
  roundId: string;
  gameCode: string;
  status: Round['status'];
}

export function openRound({ vendor, member, playerRef, nowMs }: Call, opening: Opening): Round {
  const round: Round = {
    ...opening,
    member,
    playerRef,
    stakeMinor: 0n,
    payoutMinor: 0n,
    owedMinor: 0n,
    saidTurnoverMinor: null,
    isCredited: false,
    openedAtMs: nowMs,
    closedAtMs: null,
    bet: null,
  };
  vendor.rounds.set(opening.roundId, round);
  return round;
}

export function closeRound(round: Round, nowMs: number): void {
  if (round.status === 'open') round.status = 'closed';
  round.closedAtMs ??= nowMs;
}
