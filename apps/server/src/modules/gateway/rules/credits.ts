import type { AdjustRequest, CreditRequest, WalletCode } from '@baize/vendor-kit';
import { accountOf, adjust, type ResultChange, win } from '../../ledger/index.ts';
import {
  actOf,
  type Decision,
  type DecisionContext,
  fieldsOf,
  isBookedStake,
  isRoundOf,
  isStanding,
  previousOutcome,
  type RoundStatus,
  refused,
  standingOf,
} from './decision-context.ts';
import { grantOf, grantUse } from './free-rounds.ts';
import { claimsOf, sourceOf } from './stakes.ts';

/** Whether the stakes that a credit names allow it: each known, of this player and round, and not all taken back. */
function rejectionForStakes(context: DecisionContext, { refTxIds, roundId }: CreditRequest): WalletCode | null {
  const stakes = refTxIds.map((txId) => actOf(context, txId));
  if (stakes.some((act) => act === undefined)) return 'REF_NOT_FOUND';
  const known = stakes.filter((act) => act !== undefined);
  if (known.some((act) => act.memberId !== context.wallet.memberId)) return 'TX_CONFLICT';
  const status = known.filter((act) => isStanding(act, context));
  if (status.some((act) => !isBookedStake(act) || act.subject !== roundId)) return 'TX_CONFLICT';
  return known.length > 0 && status.length === 0 ? 'TX_CANCELLED' : null;
}

function rejectionForCredit(context: DecisionContext, request: CreditRequest): WalletCode | null {
  const { round, game } = context.facts;
  const { kind, gameCode } = request;
  const rejection = rejectionForStakes(context, request);
  if (rejection) return rejection;
  if (!round) return kind === 'freeround' && game ? null : 'REF_NOT_FOUND';
  if (!isRoundOf(round, context.wallet, gameCode)) return 'TX_CONFLICT';
  if (round.status === 'cancelled') return 'TX_CANCELLED';
  return round.closedAt !== null && kind === 'win' ? 'ROUND_CLOSED' : null;
}

/** Pays for offline, expired and blocked players too. A jackpot and a free round are paid after the round's end as well. */
export function ruleCredit(context: DecisionContext, request: CreditRequest): Decision {
  const { amountMinor, kind, gameCode, refTxIds, roundEnd, grantId } = request;
  if (amountMinor < 0n) throw new RangeError('a win is 0 or more');
  const fields = fieldsOf(context, request);
  const content = ['credit', gameCode, String(amountMinor), kind, String(roundEnd), ...refTxIds];
  if (grantId !== undefined) content.push(`grant ${grantId}`);
  const act = win({ ...fields, amountMinor, content, from: sourceOf(context, request) });
  const past = previousOutcome(context, act);
  if (past) return past;
  const rejection = rejectionForCredit(context, request);
  if (rejection) return refused(rejection);
  const free = grantOf(context, request, [request]);
  if (free.kind === 'refused') return free;
  const round = standingOf(context.facts.round);
  const isClosed = round.isClosed || roundEnd;
  return {
    kind: 'accepted',
    acts: [act],
    account: fields.account,
    round: {
      ...round,
      payoutMinor: round.payoutMinor + amountMinor,
      isCredited: true,
      isClosed,
      status: isClosed ? 'closed' : 'open',
    },
    grant: grantUse(free.grant),
    pools: claimsOf([request]),
  };
}

/** How a difference is paid to a player with this much; null: he does not have it, and may not owe it. */
export function changeOfResult(
  round: RoundStatus,
  differenceMinor: bigint,
  balanceMinor: bigint,
  policy: 'refuse' | 'allowNegative',
): ResultChange | null {
  const none = { differenceMinor, owedMinor: 0n, repaidMinor: 0n };
  if (differenceMinor >= 0n) {
    return { ...none, repaidMinor: round.owedMinor < differenceMinor ? round.owedMinor : differenceMinor };
  }
  const missingMinor = -differenceMinor - balanceMinor;
  if (missingMinor <= 0n) return none;
  return policy === 'allowNegative' ? { ...none, owedMinor: missingMinor } : null;
}

export const statusAfter = (round: RoundStatus, change: ResultChange): RoundStatus => ({
  ...round,
  payoutMinor: round.payoutMinor + change.differenceMinor,
  owedMinor: round.owedMinor + change.owedMinor - change.repaidMinor,
});

/** A later correction of what a round paid, open or closed. */
export function ruleAdjust(context: DecisionContext, request: AdjustRequest): Decision {
  const { amountMinor, gameCode, policy, refTxIds, roundId } = request;
  if (amountMinor === 0n) throw new RangeError('an adjustment of 0 says nothing');
  const fields = fieldsOf(context, request);
  const content = ['adjust', gameCode, String(amountMinor), policy, ...refTxIds];
  const nothing = { differenceMinor: 0n, owedMinor: 0n, repaidMinor: 0n };
  const past = previousOutcome(context, adjust('adjust', { ...fields, content, ...nothing }));
  if (past) return past;
  const { round } = context.facts;
  const refs = refTxIds.map((txId) => actOf(context, txId));
  if (!round || refs.includes(undefined)) return refused('REF_NOT_FOUND');
  const isForeign = refs.some((ref) => ref?.memberId !== context.wallet.memberId || ref.subject !== roundId);
  if (isForeign || !isRoundOf(round, context.wallet, gameCode)) return refused('TX_CONFLICT');
  const status = standingOf(round);
  const { balanceMinor } = accountOf(context.wallet, fields.account);
  const change = changeOfResult(status, amountMinor, balanceMinor, policy);
  if (!change) return refused('INSUFFICIENT_FUNDS');
  return {
    kind: 'accepted',
    acts: [adjust('adjust', { ...fields, content, ...change })],
    account: fields.account,
    // A corrected round counts as paid: a refund of its stake beside the correction would pay twice.
    round: { ...statusAfter(status, change), isCredited: true },
  };
}
