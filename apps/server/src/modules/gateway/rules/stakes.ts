import type { CancelRequest, DebitRequest, PlayRequest, RoundRef, Win } from '@baize/vendor-kit';
import {
  type Act,
  type EarlierAct,
  type PoolClaim,
  refundStake,
  stake,
  tombstone,
  type WinSource,
  win,
} from '../../ledger/index.ts';
import {
  actOf,
  type Decision,
  type DecisionContext,
  fieldsOf,
  isBookedStake,
  isRoundOf,
  previousOutcome,
  refused,
  rejectionByLimit,
  rejectionForDebit,
  rejectionForRound,
  replay,
  standingOf,
} from './decision-context.ts';
import { grantOf, grantUse } from './free-rounds.ts';

export function ruleDebit(context: DecisionContext, request: DebitRequest): Decision {
  const { gameCode, amountMinor } = request;
  const fields = fieldsOf(context, request);
  const { contributions = [] } = request;
  const act = stake({ ...fields, amountMinor, contributions, content: ['debit', gameCode] });
  const past = previousOutcome(context, act);
  if (past) return past;
  const rejection = rejectionForDebit(context, request.currency) ?? rejectionForRound(context, request);
  if (rejection) return refused(rejection);
  const overLimit = rejectionByLimit(context, amountMinor);
  if (overLimit) return overLimit;
  const round = standingOf(context.facts.round);
  return {
    kind: 'accepted',
    acts: [act],
    account: fields.account,
    round: { ...round, stakeMinor: round.stakeMinor + amountMinor, status: 'open' },
  };
}

const contentOf = ({ gameCode, debits, credits, roundEnd }: PlayRequest): string[] => [
  'play',
  gameCode,
  ...debits.map(({ txId }) => txId),
  ...credits.map(({ txId }) => txId),
  ...debits.map(({ amountMinor }) => String(amountMinor)),
  ...credits.map(({ amountMinor }) => String(amountMinor)),
  ...credits.map(({ kind, grantId }) => (grantId === undefined ? kind : `${kind}/${grantId}`)),
  ...(roundEnd ? [] : ['open']),
  ...debits.flatMap(({ txId, contributions = [] }) =>
    contributions.map(({ pool, amountMinor }) => `${txId} ${amountMinor} ${pool}`),
  ),
  ...credits.flatMap(({ txId, pool, seed }) =>
    pool === undefined ? [] : [`${txId} ${pool} ${seed?.from ?? ''} ${seed?.amountMinor ?? ''}`],
  ),
];

/** Stakes, wins and mostly the round's end as one act: all ids are new, or all were booked by this very act. */
export function rulePlay(context: DecisionContext, request: PlayRequest): Decision {
  const { debits, credits, roundEnd } = request;
  const ids = [...debits, ...credits].map(({ txId }) => txId);
  if (ids.length === 0) throw new RangeError('a play without a stake and without a win says nothing');
  if (new Set(ids).size < ids.length) return refused('TX_CONFLICT');
  const content = contentOf(request);
  const { vendorCode, memberId, roundId, account } = fieldsOf(context, { roundId: request.roundId, txId: '' });
  const acts: Act[] = [];
  for (const { txId, amountMinor, contributions = [] } of debits) {
    acts.push(stake({ vendorCode, txId, memberId, roundId, account, content, amountMinor, contributions }));
  }
  for (const credit of credits) {
    const { txId, amountMinor } = credit;
    const from = sourceOf(context, credit);
    acts.push(win({ vendorCode, txId, memberId, roundId, account, content, amountMinor, from }));
  }
  const past = previousOutcomes(context, acts);
  if (past) return past;
  const rejection = rejectionForDebit(context, request.currency) ?? rejectionForRound(context, request);
  if (rejection) return refused(rejection);
  const free = grantOf(context, request, credits);
  if (free.kind === 'refused') return free;
  if (debits.length === 0 && free.grant === null) {
    if (!context.facts.round) return refused('REF_NOT_FOUND');
    if (context.facts.round.status === 'cancelled') return refused('TX_CANCELLED');
  }
  const stakedMinor = sumOf(debits);
  const overLimit = debits.length > 0 ? rejectionByLimit(context, stakedMinor) : null;
  if (overLimit) return overLimit;
  const round = standingOf(context.facts.round);
  return {
    kind: 'accepted',
    acts,
    account,
    round: {
      stakeMinor: round.stakeMinor + stakedMinor,
      payoutMinor: round.payoutMinor + sumOf(credits),
      owedMinor: round.owedMinor,
      status: roundEnd ? 'closed' : 'open',
      isCredited: round.isCredited || credits.length > 0,
      generation: round.generation,
      isClosed: roundEnd,
    },
    grant: grantUse(free.grant),
    pools: claimsOf(credits),
  };
}

const sumOf = (moves: readonly { amountMinor: bigint }[]) => moves.reduce((sum, move) => sum + move.amountMinor, 0n);

/** What pays a win. Throws RangeError where a pool stands with another win than a jackpot, or a seed without a pool. */
export function sourceOf({ facts }: DecisionContext, { kind, pool, seed }: Win): WinSource {
  if (pool === undefined ? seed !== undefined : kind !== 'jackpot')
    throw new RangeError('a pool pays jackpots, and only a pool is seeded');
  if (pool !== undefined) return { kind: 'pool', pool, seed: seed ?? null };
  return kind === 'freeround' ? { kind: 'freeRounds', campaign: facts.grant?.campaign ?? '' } : { kind: 'house' };
}

/** The pools that pay, each once: afterwards they hold at least what they were seeded with. */
export function claimsOf(credits: readonly Win[]): PoolClaim[] {
  const min = new Map<string, bigint>();
  for (const { pool, seed } of credits) {
    if (pool !== undefined) min.set(pool, (min.get(pool) ?? 0n) + (seed?.amountMinor ?? 0n));
  }
  return [...min].map(([pool, minMinor]) => ({ pool, minMinor }));
}

function previousOutcomes(context: DecisionContext, acts: readonly Act[]): Decision | null {
  const pasts = acts.map((act) => previousOutcome(context, act));
  const known = pasts.filter((past) => past !== null);
  if (known.length === 0) return null;
  if (known.length === acts.length && known.every((past) => past.kind === 'replay')) return known[0] ?? null;
  const isCancelled = known.some((past) => past.kind === 'refused' && past.code === 'TX_CANCELLED');
  return refused(isCancelled ? 'TX_CANCELLED' : 'TX_CONFLICT');
}

/**
 * Takes one stake back while its round is open and unpaid. Once a round was paid (with whatever amount) or closed, its stakes stand: a
 * refund beside a win would pay twice. A stake that never came is barred by a tombstone.
 */
export function ruleCancel(context: DecisionContext, request: CancelRequest): Decision {
  const { facts } = context;
  const { targetTxId, roundId } = request;
  if (targetTxId === request.txId) return refused('TX_CONFLICT');
  const fields = fieldsOf(context, request);
  const noted = refundStake({ ...fields, targetTxId, refundMinor: null });
  const past = previousOutcome(context, noted);
  if (past) return past;
  const nothing = { kind: 'accepted', account: fields.account, round: null } as const;
  const target = actOf(context, targetTxId);
  if (!target) return { ...nothing, acts: [noted, tombstone({ ...fields, txId: targetTxId })] };
  if (target.memberId !== context.wallet.memberId) return refused('TX_CONFLICT');
  if (target.outcome === 'tombstone') return { ...nothing, acts: [noted] };
  const [paid] = target.postings;
  if (!paid || !isBookedStake(target) || target.subject !== roundId) return refused('TX_CONFLICT');
  if (!facts.round || !isRoundOf(facts.round, context.wallet, request.gameCode)) return refused('TX_CONFLICT');
  if (target.resolvedBy !== null) return { ...nothing, acts: [noted] };
  if (facts.round.closedAt !== null || facts.round.isCredited) return refused('ROUND_CLOSED');
  const round = standingOf(facts.round);
  const stakeMinor = round.stakeMinor - paid.amountMinor;
  return {
    kind: 'accepted',
    acts: [
      refundStake({ ...fields, targetTxId, refundMinor: paid.amountMinor, contributions: contributionsOf(target) }),
    ],
    account: fields.account,
    round: { ...round, stakeMinor, status: stakeMinor === 0n ? 'cancelled' : 'open' },
  };
}

const contributionsOf = ({ postings }: EarlierAct) =>
  postings.flatMap(({ poolLabel, amountMinor }) => (poolLabel ? [{ poolLabel, amountMinor }] : []));

export function ruleEndRound(context: DecisionContext, request: RoundRef): Decision {
  const { round } = context.facts;
  if (!round) return refused('REF_NOT_FOUND');
  if (!isRoundOf(round, context.wallet, request.gameCode)) return refused('TX_CONFLICT');
  if (round.closedAt !== null) return replay(null);
  return {
    kind: 'accepted',
    acts: [],
    account: round.accountKind,
    // A round whose stakes were all taken back ends as what it was.
    round: { ...standingOf(round), status: round.status === 'cancelled' ? 'cancelled' : 'closed', isClosed: true },
  };
}
