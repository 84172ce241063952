import type { AdjustRequest, CancelRequest, CreditRequest, PromoRequest, RoundRef, WalletAnswer } from '../wallet.ts';
import {
  assertRoom,
  closeRound,
  contentOf,
  correctionOf,
  keepAct,
  moveCash,
  openRound,
  previousOutcome,
  rejectionForForeign,
} from './acts.ts';
import { answered } from './answers.ts';
import { rejectionForFreeRound } from './free-rounds.ts';
import { movePool, rejectionForPools } from './pools.ts';
import { payWin, statusAfter } from './stakes.ts';
import type { Call, Rejection, Round } from './state.ts';
import { assertTurnover, noteTurnover } from './turnover.ts';

/** Whether the stakes that a credit names allow it: each known, of this player and round, and not all taken back. */
function rejectionForRefs({ vendor, member }: Call, refTxIds: readonly string[], roundId: string): Rejection {
  const acts = refTxIds.map((id) => vendor.acts.get(id));
  if (acts.includes(undefined)) return 'REF_NOT_FOUND';
  const known = acts.filter((act) => act !== undefined);
  if (known.some((act) => act.member !== member)) return 'TX_CONFLICT';
  const standing = known.filter((act) => !act.isCancelled);
  if (standing.some((act) => act.kind !== 'stake' || act.roundId !== roundId)) return 'TX_CONFLICT';
  return known.length > 0 && standing.length === 0 ? 'TX_CANCELLED' : null;
}

export function credit(call: Call, request: CreditRequest): WalletAnswer {
  const { txId, roundId, gameCode, amountMinor, kind, grantId, pool, seed, refTxIds, roundEnd } = request;
  const { vendor, member, nowMs } = call;
  const parts = [roundId, gameCode, amountMinor, kind, grantId, pool, seed, refTxIds, roundEnd];
  const content = contentOf('credit', call, ...parts);
  const past = previousOutcome(call, txId, content);
  if (past) return past;
  const known = vendor.rounds.get(roundId);
  const rejection =
    rejectionForRefs(call, refTxIds, roundId) ??
    (known || kind === 'freeround' ? null : 'REF_NOT_FOUND') ??
    rejectionForForeign(known, call, gameCode) ??
    (known?.status === 'cancelled' ? 'TX_CANCELLED' : null) ??
    (known && known.closedAtMs !== null && kind === 'win' ? 'ROUND_CLOSED' : null) ??
    (kind === 'freeround' ? rejectionForFreeRound(call, grantId ?? '', gameCode) : null) ??
    rejectionForPools(call, { debits: [], credits: [request] });
  if (rejection) return answered(rejection, { txId, member });
  assertRoom(call, amountMinor);
  const after = statusAfter(known, { stakeMinor: 0n, payoutMinor: amountMinor, roundEnd });
  assertTurnover(after, request.validTurnoverMinor);
  const round = known ?? openRound(call, { roundId, gameCode, status: 'open' });
  const { ledgerId } = payWin(call, round, request, content);
  noteTurnover(round, request.validTurnoverMinor);
  if (roundEnd) closeRound(round, nowMs);
  return answered('OK', { txId, member, ledgerId });
}

/** Takes one stake back while its round is open and unpaid; a stake that never came is barred by a tombstone. */
export function cancel(call: Call, request: CancelRequest): WalletAnswer {
  const { txId, targetTxId, roundId } = request;
  const { vendor, member } = call;
  const refused = (code: NonNullable<Rejection>) => answered(code, { txId, member });
  if (txId === targetTxId) return refused('TX_CONFLICT');
  const content = contentOf('cancel', call, roundId, targetTxId);
  const past = previousOutcome(call, txId, content);
  if (past) return past;
  const target = vendor.acts.get(targetTxId);
  const note = () => keepAct(call, { id: txId, kind: 'cancel', content, roundId });
  const noted = () => answered('OK', { txId, member, ledgerId: note().ledgerId });
  if (!target) {
    keepAct(call, { id: targetTxId, kind: 'tombstone', content: '', roundId });
    return noted();
  }
  if (target.member !== member) return refused('TX_CONFLICT');
  if (target.kind === 'tombstone') return noted();
  if (target.kind !== 'stake' || target.roundId !== roundId) return refused('TX_CONFLICT');
  if (target.isCancelled) return noted();
  const round = vendor.rounds.get(roundId);
  if (!round || round.closedAtMs !== null || round.isCredited) return refused('ROUND_CLOSED');
  const act = note();
  target.isCancelled = true;
  moveCash(call, act, 'stakeRefund', target.amountMinor);
  for (const part of target.contributions) movePool(call, part.pool, -part.amountMinor);
  round.stakeMinor -= target.amountMinor;
  if (round.stakeMinor === 0n) round.status = 'cancelled';
  return answered('OK', { txId, member, ledgerId: act.ledgerId });
}

export function endRound(call: Call, { roundId, gameCode }: RoundRef & { playerRef: string }): WalletAnswer {
  const { vendor, member, nowMs } = call;
  const round = vendor.rounds.get(roundId);
  const rejection = round ? rejectionForForeign(round, call, gameCode) : 'REF_NOT_FOUND';
  if (rejection || !round) return answered(rejection ?? 'REF_NOT_FOUND', { txId: roundId, member });
  const replay = round.closedAtMs !== null;
  closeRound(round, nowMs);
  return answered('OK', { txId: roundId, member, replay });
}

export function adjust(call: Call, request: AdjustRequest): WalletAnswer {
  const { txId, roundId, gameCode, amountMinor, refTxIds, policy } = request;
  const { vendor, member } = call;
  const content = contentOf('adjust', call, roundId, gameCode, amountMinor, refTxIds, policy);
  const past = previousOutcome(call, txId, content);
  if (past) return past;
  const round = vendor.rounds.get(roundId);
  const rejection = round
    ? (rejectionForForeign(round, call, gameCode) ?? rejectionForAdjustRefs(call, refTxIds, round))
    : 'REF_NOT_FOUND';
  if (rejection || !round) return answered(rejection ?? 'REF_NOT_FOUND', { txId, member });
  const correction = correctionOf(round, member.cashMinor, amountMinor, policy);
  if (correction === 'INSUFFICIENT_FUNDS') return answered(correction, { txId, member });
  assertRoom(call, correction.movedMinor);
  const after = statusAfter(round, { stakeMinor: 0n, payoutMinor: amountMinor, roundEnd: false });
  assertTurnover(after, request.validTurnoverMinor);
  const act = keepAct(call, { id: txId, kind: 'other', content, roundId, amountMinor });
  moveCash(call, act, 'adjustment', correction.movedMinor);
  noteTurnover(round, request.validTurnoverMinor);
  round.isCredited = true;
  round.payoutMinor += amountMinor;
  round.owedMinor = correction.owedMinor;
  return answered('OK', { txId, member, ledgerId: act.ledgerId });
}

function rejectionForAdjustRefs({ vendor, member }: Call, refTxIds: readonly string[], round: Round): Rejection {
  const acts = refTxIds.map((id) => vendor.acts.get(id));
  if (acts.includes(undefined)) return 'REF_NOT_FOUND';
  const isForeign = acts.some((act) => act && (act.member !== member || act.roundId !== round.roundId));
  return isForeign ? 'TX_CONFLICT' : null;
}

export function promo(call: Call, { txId, campaign, amountMinor }: PromoRequest): WalletAnswer {
  const content = contentOf('promo', call, campaign, amountMinor);
  const past = previousOutcome(call, txId, content);
  if (past) return past;
  assertRoom(call, amountMinor);
  const act = keepAct(call, { id: txId, kind: 'other', content, amountMinor });
  moveCash(call, act, 'promo', amountMinor);
  return answered('OK', { txId, member: call.member, ledgerId: act.ledgerId });
}
