import type { AdjustRequest, CreditRequest, WalletCode } from '@baize/vendor-kit';
import { accountOf, adjust, type ResultChange, win } from '../../ledger/index.ts';
import { grantOf, grantUse } from './free-rounds.ts';
import {
  actOf,
  fieldsOf,
  isBookedStake,
  isRoundOf,
  isStanding,
  pastOf,
  type RoundStanding,
  type Ruling,
  refused,
  type Situation,
  standingOf,
} from './situation.ts';
import { claimsOf, sourceOf } from './stakes.ts';

/** Whether the stakes that a credit names allow it: each known, of this player and round, and not all taken back. */
function barToStakes(situation: Situation, { refTxIds, roundId }: CreditRequest): WalletCode | null {
  const stakes = refTxIds.map((txId) => actOf(situation, txId));
  if (stakes.some((act) => act === undefined)) return 'REF_NOT_FOUND';
  const known = stakes.filter((act) => act !== undefined);
  if (known.some((act) => act.memberId !== situation.wallet.memberId)) return 'TX_CONFLICT';
  const standing = known.filter((act) => isStanding(act, situation));
  if (standing.some((act) => !isBookedStake(act) || act.subject !== roundId)) return 'TX_CONFLICT';
  return known.length > 0 && standing.length === 0 ? 'TX_CANCELLED' : null;
}

function barToCredit(situation: Situation, request: CreditRequest): WalletCode | null {
  const { round, game } = situation.facts;
  const { kind, gameCode } = request;
  const bar = barToStakes(situation, request);
  if (bar) return bar;
  if (!round) return kind === 'freeround' && game ? null : 'REF_NOT_FOUND';
  if (!isRoundOf(round, situation.wallet, gameCode)) return 'TX_CONFLICT';
  if (round.status === 'cancelled') return 'TX_CANCELLED';
  return round.closedAt !== null && kind === 'win' ? 'ROUND_CLOSED' : null;
}

/** Pays for offline, expired and blocked players too. A jackpot and a free round are paid after the round's end as well. */
export function ruleCredit(situation: Situation, request: CreditRequest): Ruling {
  const { amountMinor, kind, gameCode, refTxIds, roundEnd, grantId } = request;
  if (amountMinor < 0n) throw new RangeError('a win is 0 or more');
  const fields = fieldsOf(situation, request);
  const content = ['credit', gameCode, String(amountMinor), kind, String(roundEnd), ...refTxIds];
  if (grantId !== undefined) content.push(`grant ${grantId}`);
  const act = win({ ...fields, amountMinor, content, from: sourceOf(situation, request) });
  const past = pastOf(situation, act);
  if (past) return past;
  const bar = barToCredit(situation, request);
  if (bar) return refused(bar);
  const free = grantOf(situation, request, [request]);
  if (free.kind === 'refused') return free;
  const round = standingOf(situation.facts.round);
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
  round: RoundStanding,
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

export const standingAfter = (round: RoundStanding, change: ResultChange): RoundStanding => ({
  ...round,
  payoutMinor: round.payoutMinor + change.differenceMinor,
  owedMinor: round.owedMinor + change.owedMinor - change.repaidMinor,
});

/** A later correction of what a round paid, open or closed. */
export function ruleAdjust(situation: Situation, request: AdjustRequest): Ruling {
  const { amountMinor, gameCode, policy, refTxIds, roundId } = request;
  if (amountMinor === 0n) throw new RangeError('an adjustment of 0 says nothing');
  const fields = fieldsOf(situation, request);
  const content = ['adjust', gameCode, String(amountMinor), policy, ...refTxIds];
  const nothing = { differenceMinor: 0n, owedMinor: 0n, repaidMinor: 0n };
  const past = pastOf(situation, adjust('adjust', { ...fields, content, ...nothing }));
  if (past) return past;
  const { round } = situation.facts;
  const refs = refTxIds.map((txId) => actOf(situation, txId));
  if (!round || refs.includes(undefined)) return refused('REF_NOT_FOUND');
  const isForeign = refs.some((ref) => ref?.memberId !== situation.wallet.memberId || ref.subject !== roundId);
  if (isForeign || !isRoundOf(round, situation.wallet, gameCode)) return refused('TX_CONFLICT');
  const standing = standingOf(round);
  const { balanceMinor } = accountOf(situation.wallet, fields.account);
  const change = changeOfResult(standing, amountMinor, balanceMinor, policy);
  if (!change) return refused('INSUFFICIENT_FUNDS');
  return {
    kind: 'accepted',
    acts: [adjust('adjust', { ...fields, content, ...change })],
    account: fields.account,
    // A corrected round counts as paid: a refund of its stake beside the correction would pay twice.
    round: { ...standingAfter(standing, change), isCredited: true },
  };
}
