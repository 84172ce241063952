import type { DebitRequest, Debtor, PlayRequest, Stake, WalletAnswer, Win } from '../wallet.ts';
import { assertRoom, barToForeign, closeRound, contentOf, keepAct, moveCash, openRound, pastOf } from './acts.ts';
import { answered } from './answers.ts';
import { barToFreeRound, useFreeRound } from './free-rounds.ts';
import { barToPools, movePool, payFromPool } from './pools.ts';
import type { Bar, Call, Round } from './state.ts';

/** Only what takes money asks for a session, an unblocked player and an offered game. */
export function barToDebtor(call: Call, { session, currency }: Debtor, gameCode: string | null): Bar {
  const { vendor, member } = call;
  const entered = vendor.sessions.get(session);
  if (!entered || entered.isEnded || entered.member !== member) return 'SESSION_INVALID';
  if (member.isBlocked) return 'PLAYER_BLOCKED';
  if (gameCode !== null && !vendor.gameCodes.includes(gameCode)) return 'GAME_UNAVAILABLE';
  return currency !== undefined && currency !== member.currency ? 'CURRENCY_MISMATCH' : null;
}

export function barToAmount({ member }: Call, amountMinor: bigint): Bar {
  if (member.stakeLimitMinor !== null && amountMinor > member.stakeLimitMinor) return 'LIMIT_REACHED';
  return member.cashMinor < amountMinor ? 'INSUFFICIENT_FUNDS' : null;
}

const barToClosed = (round: Round | undefined): Bar => (round && round.closedAtMs !== null ? 'ROUND_CLOSED' : null);

export function debit(call: Call, request: DebitRequest): WalletAnswer {
  const { txId, roundId, gameCode, amountMinor, contributions = [] } = request;
  const { vendor, member } = call;
  const content = contentOf('debit', call, roundId, gameCode, amountMinor, contributions);
  const past = pastOf(call, txId, content);
  if (past) return past;
  const known = vendor.rounds.get(roundId);
  const bar =
    barToDebtor(call, request, gameCode) ??
    barToForeign(known, call, gameCode) ??
    barToClosed(known) ??
    barToAmount(call, amountMinor);
  if (bar) return answered(bar, { txId, member });
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
  const refused = (code: NonNullable<Bar>) => answered(code, { txId, member });
  if (new Set(ids).size < ids.length) return refused('TX_CONFLICT');
  const content = contentOf('play', call, roundId, gameCode, debits, credits, roundEnd);
  const pasts = ids.map((id) => pastOf(call, id, content));
  const cancelled = pasts.find((past) => past?.code === 'TX_CANCELLED');
  if (cancelled) return refused('TX_CANCELLED');
  const [first] = pasts;
  if (first && pasts.every((past) => past?.replay)) return first;
  if (pasts.some((past) => past !== null)) return refused('TX_CONFLICT');

  const known = vendor.rounds.get(roundId);
  const stakeMinor = debits.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const bar =
    barToDebtor(call, request, gameCode) ??
    barToForeign(known, call, gameCode) ??
    (isLate(request) ? null : barToClosed(known)) ??
    barToCredits(call, request, known) ??
    barToAmount(call, stakeMinor) ??
    barToPools(call, request);
  if (bar) return refused(bar);
  assertRoom(
    call,
    credits.reduce((sum, { amountMinor }) => sum + amountMinor, -stakeMinor),
  );
  const round = known ?? openRound(call, { roundId, gameCode, status: 'open' });
  const acts = [
    ...debits.map((stake) => takeStake(call, round, stake, content)),
    ...credits.map((win) => payWin(call, round, win, content)),
  ];
  if (roundEnd) closeRound(round, nowMs);
  return answered('OK', { txId, member, ledgerId: acts[0]?.ledgerId ?? null });
}

/** Jackpots and free rounds are paid after the end too. */
const isLate = ({ debits, credits }: PlayRequest) => debits.length === 0 && credits.every(({ kind }) => kind !== 'win');

function barToCredits(call: Call, { debits, credits, gameCode }: PlayRequest, round: Round | undefined): Bar {
  const free = credits.filter(({ kind }) => kind === 'freeround');
  if (!round && debits.length + free.length === 0) return 'REF_NOT_FOUND';
  if (round?.status === 'cancelled' && debits.length === 0) return 'TX_CANCELLED';
  const uses = new Map<string, number>();
  for (const { grantId = '' } of free) uses.set(grantId, (uses.get(grantId) ?? 0) + 1);
  for (const [grantId, count] of uses) {
    const bar = barToFreeRound(call, grantId, gameCode, count);
    if (bar) return bar;
  }
  return null;
}
