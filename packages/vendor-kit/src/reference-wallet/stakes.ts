import type { DebitRequest, Debtor, PlayRequest, Stake, WalletAnswer, Win } from '../wallet.ts';
import {
  assertRoom,
  closeRound,
  contentOf,
  keepAct,
  moveCash,
  openRound,
  previousOutcome,
  rejectionForForeign,
} from './acts.ts';
import { answered } from './answers.ts';
import { rejectionForFreeRound, useFreeRound } from './free-rounds.ts';
import { movePool, payFromPool, rejectionForPools } from './pools.ts';
import type { Call, Rejection, Round } from './state.ts';
import { assertTurnover, noteTurnover } from './turnover.ts';

/** Only what takes money asks for a session, an unblocked player and an offered game. */
export function rejectionForDebtor(call: Call, { session, currency }: Debtor, gameCode: string | null): Rejection {
  const { vendor, member } = call;
  const entered = vendor.sessions.get(session);
  if (!entered || entered.isEnded || entered.member !== member) return 'SESSION_INVALID';
  if (member.isBlocked) return 'PLAYER_BLOCKED';
  if (gameCode !== null && !vendor.gameCodes.includes(gameCode)) return 'GAME_UNAVAILABLE';
  return currency !== undefined && currency !== member.currency ? 'CURRENCY_MISMATCH' : null;
}

export function rejectionForAmount({ member }: Call, amountMinor: bigint): Rejection {
  if (member.stakeLimitMinor !== null && amountMinor > member.stakeLimitMinor) return 'LIMIT_REACHED';
  return member.cashMinor < amountMinor ? 'INSUFFICIENT_FUNDS' : null;
}

const rejectionForClosed = (round: Round | undefined): Rejection =>
  round && round.closedAtMs !== null ? 'ROUND_CLOSED' : null;

export function debit(call: Call, request: DebitRequest): WalletAnswer {
  const { txId, roundId, gameCode, amountMinor, contributions = [] } = request;
  const { vendor, member } = call;
  const content = contentOf('debit', call, roundId, gameCode, amountMinor, contributions);
  const past = previousOutcome(call, txId, content);
  if (past) return past;
  const known = vendor.rounds.get(roundId);
  const rejection =
    rejectionForDebtor(call, request, gameCode) ??
    rejectionForForeign(known, call, gameCode) ??
    rejectionForClosed(known) ??
    rejectionForAmount(call, amountMinor);
  if (rejection) return answered(rejection, { txId, member });
  const round = known ?? openRound(call, { roundId, gameCode, status: 'open' });
  const { ledgerId } = takeStake(call, round, { txId, amountMinor, contributions }, content);
  return answered('OK', { txId, member, ledgerId });
}

function takeStake(call: Call, round: Round, stake: Stake, content: string) {
  const { txId: id, amountMinor, contributions = [] } = stake;
  const act = keepAct(call, { id, kind: 'stake', content, roundId: round.roundId, amountMinor, contributions });
  for (const part of contributions) movePool(call, part.pool, part.amountMinor);
  moveCash(call, act, 'stake', -amountMinor);
  round.stakeMinor += amountMinor;
  round.status = 'open';
  return act;
}

export function payWin(call: Call, round: Round, win: Win, content: string) {
  const { txId: id, kind, amountMinor } = win;
  const act = keepAct(call, { id, kind: 'win', content, roundId: round.roundId, amountMinor });
  moveCash(call, act, kind, amountMinor);
  round.payoutMinor += amountMinor;
  round.isCredited = true;
  if (win.grantId !== undefined) useFreeRound(call, win.grantId);
  payFromPool(call, win);
  return act;
}

/** Stakes and wins as one act: all of its ids are new, or all were booked by this very act. */
export function play(call: Call, request: PlayRequest): WalletAnswer {
  const { roundId, gameCode, debits, credits, roundEnd } = request;
  const { vendor, member, nowMs } = call;
  const ids = [...debits, ...credits].map(({ txId }) => txId);
  const [txId] = ids;
  if (txId === undefined) throw new RangeError('a play needs a stake or a win');
  const refused = (code: NonNullable<Rejection>) => answered(code, { txId, member });
  if (new Set(ids).size < ids.length) return refused('TX_CONFLICT');
  const content = contentOf('play', call, roundId, gameCode, debits, credits, roundEnd);
  const pasts = ids.map((id) => previousOutcome(call, id, content));
  const cancelled = pasts.find((past) => past?.code === 'TX_CANCELLED');
  if (cancelled) return refused('TX_CANCELLED');
  const [first] = pasts;
  if (first && pasts.every((past) => past?.replay)) return first;
  if (pasts.some((past) => past !== null)) return refused('TX_CONFLICT');

  const known = vendor.rounds.get(roundId);
  const stakeMinor = debits.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const rejection =
    rejectionForDebtor(call, request, gameCode) ??
    rejectionForForeign(known, call, gameCode) ??
    (isLate(request) ? null : rejectionForClosed(known)) ??
    rejectionForCredits(call, request, known) ??
    rejectionForAmount(call, stakeMinor) ??
    rejectionForPools(call, request);
  if (rejection) return refused(rejection);
  const payoutMinor = credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  assertRoom(call, payoutMinor - stakeMinor);
  assertTurnover(statusAfter(known, { stakeMinor, payoutMinor, roundEnd }), request.validTurnoverMinor);
  const round = known ?? openRound(call, { roundId, gameCode, status: 'open' });
  const acts = [
    ...debits.map((stake) => takeStake(call, round, stake, content)),
    ...credits.map((win) => payWin(call, round, win, content)),
  ];
  noteTurnover(round, request.validTurnoverMinor);
  if (roundEnd) closeRound(round, nowMs);
  return answered('OK', { txId, member, ledgerId: acts[0]?.ledgerId ?? null });
}

/** How a round stands when so much is added to it. */
export const statusAfter = (
  round: Round | undefined,
  added: { stakeMinor: bigint; payoutMinor: bigint; roundEnd: boolean },
) => ({
  stakeMinor: (round?.stakeMinor ?? 0n) + added.stakeMinor,
  payoutMinor: (round?.payoutMinor ?? 0n) + added.payoutMinor,
  isClosed: added.roundEnd || (round !== undefined && round.closedAtMs !== null),
});

/** Jackpots and free rounds are paid after the end too. */
const isLate = ({ debits, credits }: PlayRequest) => debits.length === 0 && credits.every(({ kind }) => kind !== 'win');

function rejectionForCredits(
  call: Call,
  { debits, credits, gameCode }: PlayRequest,
  round: Round | undefined,
): Rejection {
  const free = credits.filter(({ kind }) => kind === 'freeround');
  if (!round && debits.length + free.length === 0) return 'REF_NOT_FOUND';
  if (round?.status === 'cancelled' && debits.length === 0) return 'TX_CANCELLED';
  const uses = new Map<string, number>();
  for (const { grantId = '' } of free) uses.set(grantId, (uses.get(grantId) ?? 0) + 1);
  for (const [grantId, count] of uses) {
    const rejection = rejectionForFreeRound(call, grantId, gameCode, count);
    if (rejection) return rejection;
  }
  return null;
}
