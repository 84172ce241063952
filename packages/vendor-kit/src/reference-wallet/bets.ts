import {
  type BetRef,
  type CashOutRequest,
  holdLifeMs,
  type MakeBetRequest,
  type SettleBetRequest,
  type WalletAnswer,
} from '../wallet.ts';
import {
  assertRoom,
  contentOf,
  correctionOf,
  keepAct,
  moveCash,
  moveLocked,
  openRound,
  previousOutcome,
} from './acts.ts';
import { answered, toldAgain } from './answers.ts';
import { rejectionForAmount, rejectionForDebtor } from './stakes.ts';
import type { Act, Bet, Call, Rejection, Round } from './state.ts';
import { assertTurnover, noteTurnover } from './turnover.ts';

type BetRound = Round & { bet: Bet };

export function makeBet(call: Call, request: MakeBetRequest): WalletAnswer {
  const { betId, gameCode, amountMinor, legs, pricePolicy } = request;
  const { member, nowMs, vendor } = call;
  const content = contentOf('makeBet', call, gameCode, amountMinor, legs, pricePolicy);
  const past = previousOutcome(call, betId, content);
  if (past) return past;
  const rejection =
    rejectionForDebtor(call, request, gameCode) ??
    (vendor.rounds.has(betId) ? 'TX_CONFLICT' : null) ??
    rejectionForAmount(call, amountMinor);
  if (rejection) return answered(rejection, { txId: betId, member });
  const act = keepAct(call, { id: betId, kind: 'bet', content, roundId: betId, amountMinor });
  moveCash(call, act, 'betHold', -amountMinor);
  moveLocked(call, amountMinor);
  const round = openRound(call, { roundId: betId, gameCode, status: 'held' });
  round.stakeMinor = amountMinor;
  round.bet = { heldAtMs: nowMs, isCashedOut: false, settled: null };
  return answered('OK', { txId: betId, member, ledgerId: act.ledgerId });
}

/** The bet and its act, or why there is none that this command could speak of. */
function betOf(
  { vendor, member }: Call,
  betId: string,
): { round: BetRound; act: Act } | 'REF_NOT_FOUND' | 'TX_CONFLICT' {
  const act = vendor.acts.get(betId);
  const round = vendor.rounds.get(betId);
  if (!act) return 'REF_NOT_FOUND';
  if (act.kind !== 'bet' || !round?.bet || act.member !== member) return 'TX_CONFLICT';
  return { round: round as BetRound, act };
}

/** A bet that was discarded before it came, or after. */
const isBarred = ({ vendor, member }: Call, betId: string): boolean => {
  const act = vendor.acts.get(betId);
  return act?.isCancelled === true && act.member === member;
};

export function commitBet(call: Call, { betId }: BetRef): WalletAnswer {
  const { member } = call;
  const refused = (code: NonNullable<Rejection>) => answered(code, { txId: betId, member });
  if (isBarred(call, betId)) return refused('TX_CANCELLED');
  const found = betOf(call, betId);
  if (typeof found === 'string') return refused(found);
  const { round, act } = found;
  if (round.status !== 'held') return toldAgain(act, member);
  round.status = 'open';
  moveLocked(call, -round.stakeMinor);
  return answered('OK', { txId: betId, member, ledgerId: act.ledgerId });
}

export function discardBet(call: Call, { betId }: BetRef): WalletAnswer {
  const { member, vendor } = call;
  const known = vendor.acts.get(betId);
  if (!known) {
    const { ledgerId } = keepAct(call, { id: betId, kind: 'tombstone', content: '', roundId: betId });
    return answered('OK', { txId: betId, member, ledgerId });
  }
  if (isBarred(call, betId)) return answered('OK', { txId: betId, member, ledgerId: known.ledgerId, replay: true });
  const found = betOf(call, betId);
  if (typeof found === 'string') return answered(found, { txId: betId, member });
  if (found.round.status !== 'held') return answered('TX_CONFLICT', { txId: betId, member });
  release(call, found);
  return answered('OK', { txId: betId, member, ledgerId: known.ledgerId });
}

function release(call: Call, { round, act }: { round: Round; act: Act }): void {
  moveLocked(call, -round.stakeMinor);
  moveCash(call, act, 'betRelease', round.stakeMinor);
  act.isCancelled = true;
  round.stakeMinor = 0n;
  round.status = 'cancelled';
  round.closedAtMs = call.nowMs;
}

/** The operator's own part: a hold that was neither committed nor discarded in its time is given back. */
export function releaseOldHolds(call: Omit<Call, 'member' | 'playerRef'>): void {
  for (const round of call.vendor.rounds.values()) {
    const act = call.vendor.acts.get(round.roundId);
    if (!act || round.status !== 'held' || !round.bet || call.nowMs - round.bet.heldAtMs <= holdLifeMs) continue;
    release({ ...call, member: round.member, playerRef: round.playerRef }, { round, act });
  }
}

/** A bet whose money the operator has. */
function committedBet(call: Call, betId: string): { round: BetRound; act: Act } | NonNullable<Rejection> {
  if (isBarred(call, betId)) return 'TX_CANCELLED';
  const found = betOf(call, betId);
  if (typeof found === 'string') return found;
  return found.round.status === 'held' ? 'REF_NOT_FOUND' : found;
}

/** The first settlement has generation 1, a correction a higher one than the last; each pays the difference to the last. */
export function settle(call: Call, request: SettleBetRequest, isFirst: boolean): WalletAnswer {
  const { betId, generation, payoutMinor, result, policy } = request;
  const { member, nowMs } = call;
  const refused = (code: NonNullable<Rejection>) => answered(code, { txId: betId, member });
  const found = committedBet(call, betId);
  if (typeof found === 'string') return refused(found);
  const { round, act } = found;
  const { bet } = round;
  if (bet.isCashedOut) return refused('ROUND_CLOSED');
  const content = contentOf('settle', call, generation, payoutMinor, result, policy);
  if (bet.settled && generation <= bet.settled.generation) {
    const { ledgerId } = bet.settled;
    const isSame = bet.settled.content === content;
    return isSame ? answered('OK', { txId: betId, member, ledgerId, replay: true }) : refused('TX_CONFLICT');
  }
  if (isFirst && (generation !== 1 || bet.settled)) return refused('TX_CONFLICT');
  if (!isFirst && !bet.settled) return refused('REF_NOT_FOUND');
  const correction = correctionOf(round, member.cashMinor, payoutMinor - round.payoutMinor, policy);
  if (correction === 'INSUFFICIENT_FUNDS') return refused(correction);
  assertRoom(call, correction.movedMinor);
  assertTurnover({ stakeMinor: round.stakeMinor, payoutMinor, isClosed: true }, request.validTurnoverMinor);
  const booking = { ...act, ledgerId: call.newLedgerId() };
  moveCash(call, booking, isFirst ? 'betSettle' : 'betResettle', correction.movedMinor);
  bet.settled = { generation, content, ledgerId: booking.ledgerId };
  noteTurnover(round, request.validTurnoverMinor);
  round.payoutMinor = payoutMinor;
  round.owedMinor = correction.owedMinor;
  round.status = 'closed';
  round.closedAtMs ??= nowMs;
  return answered('OK', { txId: betId, member, ledgerId: booking.ledgerId });
}

export function cashOut(call: Call, request: CashOutRequest): WalletAnswer {
  const { txId, betId, payoutMinor, validTurnoverMinor } = request;
  const { member, nowMs } = call;
  const content = contentOf('cashOut', call, betId, payoutMinor);
  const past = previousOutcome(call, txId, content);
  if (past) return past;
  const found = committedBet(call, betId);
  if (typeof found === 'string') return answered(found, { txId, member });
  const { round } = found;
  if (round.status === 'closed') return answered('ROUND_CLOSED', { txId, member });
  assertRoom(call, payoutMinor);
  assertTurnover({ stakeMinor: round.stakeMinor, payoutMinor, isClosed: true }, validTurnoverMinor);
  const act = keepAct(call, { id: txId, kind: 'other', content, roundId: betId, amountMinor: payoutMinor });
  moveCash(call, act, 'cashOut', payoutMinor);
  noteTurnover(round, validTurnoverMinor);
  round.bet.isCashedOut = true;
  round.payoutMinor = payoutMinor;
  round.status = 'closed';
  round.closedAtMs = nowMs;
  return answered('OK', { txId, member, ledgerId: act.ledgerId });
}
