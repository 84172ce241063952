import type { BetRef, CashOutRequest, MakeBetRequest, SettleBetRequest, WalletCode } from '@baize/vendor-kit';
import {
  accountOf,
  adjust,
  commitBet,
  discardBet,
  type EarlierAct,
  holdBet,
  note,
  tombstone,
} from '../../ledger/index.ts';
import type { RoundFact } from '../facts.ts';
import { changeOfResult, statusAfter } from './credits.ts';
import {
  actOf,
  type Decision,
  type DecisionContext,
  fieldsOf,
  isStanding,
  previousOutcome,
  type RoundStatus,
  refused,
  rejectionByLimit,
  rejectionForDebit,
  replay,
  standingOf,
} from './decision-context.ts';

/** A bet is a round with the bet's id; its steps have ids that no vendor's id can equal. */
const stepId = (betId: string, step: string) => `${betId}§${step}`;
export const betStepIds = (betId: string, generation?: number) => [
  betId,
  stepId(betId, 'commit'),
  stepId(betId, 'discard'),
  ...(generation === undefined ? [] : [stepId(betId, `settle-${generation}`)]),
];

const holdFields = (context: DecisionContext, betId: string, txId: string) =>
  fieldsOf(context, { txId, roundId: betId });

/** The stake is locked until the vendor confirms or gives it back. */
export function ruleMakeBet(context: DecisionContext, request: MakeBetRequest): Decision {
  const { betId, amountMinor, gameCode, legs, pricePolicy } = request;
  const fields = holdFields(context, betId, betId);
  const content = ['makeBet', gameCode, JSON.stringify(legs), pricePolicy];
  const act = holdBet({ ...fields, amountMinor, content });
  const past = previousOutcome(context, act);
  if (past) return past;
  const rejection = rejectionForDebit(context, request.currency) ?? (context.facts.round ? 'TX_CONFLICT' : null);
  if (rejection) return refused(rejection);
  const overLimit = rejectionByLimit(context, amountMinor);
  if (overLimit) return overLimit;
  const round: RoundStatus = { ...standingOf(null), stakeMinor: amountMinor, status: 'held' };
  return { kind: 'accepted', acts: [act], account: fields.account, round };
}

const betOf = ({ facts, wallet }: DecisionContext): RoundFact | null =>
  facts.round?.isBet && facts.round.memberId === wallet.memberId ? facts.round : null;

const isOwn = ({ wallet }: DecisionContext, act: EarlierAct) => act.memberId === wallet.memberId;

/** What the bet's own id was used for, when it is no bet of this player. */
const unknownTo = (context: DecisionContext, betId: string): WalletCode | null =>
  actOf(context, betId) || context.facts.round ? 'TX_CONFLICT' : null;

export function ruleCommitBet(context: DecisionContext, { betId }: BetRef): Decision {
  const bet = betOf(context);
  const held = actOf(context, betId);
  if (held?.outcome === 'tombstone') return refused(isOwn(context, held) ? 'TX_CANCELLED' : 'TX_CONFLICT');
  if (!bet || !held) return refused(unknownTo(context, betId) ?? 'REF_NOT_FOUND');
  if (!isStanding(held, context)) return refused('TX_CANCELLED');
  const fields = holdFields(context, betId, stepId(betId, 'commit'));
  const amountMinor = BigInt(bet.stakeMinor);
  const act = commitBet({ ...fields, amountMinor, holdTxId: betId });
  return (
    previousOutcome(context, act) ?? {
      kind: 'accepted',
      acts: [act],
      account: fields.account,
      round: { ...standingOf(bet), status: 'open' },
    }
  );
}

export function ruleDiscardBet(context: DecisionContext, { betId }: BetRef): Decision {
  const fields = holdFields(context, betId, stepId(betId, 'discard'));
  const held = actOf(context, betId);
  const earlier = actOf(context, fields.txId);
  if (earlier) return isOwn(context, earlier) ? replay(earlier.id) : refused('TX_CONFLICT');
  if (!held) {
    if (context.facts.round) return refused('TX_CONFLICT');
    return {
      kind: 'accepted',
      acts: [note('discardBet', fields), tombstone({ ...fields, txId: betId })],
      account: fields.account,
      round: null,
    };
  }
  const bet = betOf(context);
  if (held.memberId !== context.wallet.memberId) return refused('TX_CONFLICT');
  if (held.outcome === 'tombstone') {
    return { kind: 'accepted', acts: [note('discardBet', fields)], account: fields.account, round: null };
  }
  if (bet?.status !== 'held') return refused('TX_CONFLICT');
  return {
    kind: 'accepted',
    acts: [discardBet({ ...fields, amountMinor: BigInt(bet.stakeMinor), holdTxId: betId })],
    account: fields.account,
    round: { ...standingOf(bet), stakeMinor: 0n, status: 'cancelled', isClosed: true },
  };
}

/** What bars a result from a bet that is not committed, or has ended in another way. */
function rejectionForResult(context: DecisionContext, betId: string): WalletCode | null {
  const held = actOf(context, betId);
  if (held?.outcome === 'tombstone') return isOwn(context, held) ? 'TX_CANCELLED' : 'TX_CONFLICT';
  const bet = betOf(context);
  if (!bet) return unknownTo(context, betId) ?? 'REF_NOT_FOUND';
  if (bet.status === 'cancelled') return 'TX_CANCELLED';
  return bet.status === 'held' ? 'REF_NOT_FOUND' : null;
}

const contentOf = ({ generation, payoutMinor, result, policy }: SettleBetRequest): string[] => [
  'settleBet',
  String(generation),
  String(payoutMinor),
  result,
  policy,
];

/** `settleBet` brings the first result, `resettleBet` a later one; each generation counts once, and only the last is in force. */
export function ruleSettleBet(context: DecisionContext, request: SettleBetRequest, isFirst: boolean): Decision {
  const { betId, generation, payoutMinor, policy } = request;
  if (payoutMinor < 0n) throw new RangeError('a payout is 0 or more');
  if (isFirst ? generation !== 1 : generation < 1) return refused('TX_CONFLICT');
  const rejection = rejectionForResult(context, betId);
  if (rejection) return refused(rejection);
  const bet = standingOf(context.facts.round);
  if (generation < bet.generation) return refused('TX_CONFLICT');
  const fields = holdFields(context, betId, stepId(betId, `settle-${generation}`));
  const content = contentOf(request);
  const nothing = { differenceMinor: 0n, owedMinor: 0n, repaidMinor: 0n };
  const past = previousOutcome(context, adjust('settleBet', { ...fields, content, ...nothing }));
  if (past) return past;
  if (bet.isClosed && bet.generation === 0) return refused('ROUND_CLOSED');
  if (!isFirst && bet.generation === 0) return refused('REF_NOT_FOUND');
  const { balanceMinor } = accountOf(context.wallet, fields.account);
  const change = changeOfResult(bet, payoutMinor - bet.payoutMinor, balanceMinor, policy);
  if (!change) return refused('INSUFFICIENT_FUNDS');
  return {
    kind: 'accepted',
    acts: [adjust('settleBet', { ...fields, content, ...change })],
    account: fields.account,
    round: { ...statusAfter(bet, change), generation, status: 'closed', isCredited: true, isClosed: true },
  };
}

/** The player sells his open bet; after it no result counts. */
export function ruleCashOut(context: DecisionContext, request: CashOutRequest): Decision {
  const { betId, payoutMinor } = request;
  if (payoutMinor < 0n) throw new RangeError('a payout is 0 or more');
  const fields = holdFields(context, betId, request.txId);
  const content = ['cashOut', String(payoutMinor)];
  const change = { differenceMinor: payoutMinor, owedMinor: 0n, repaidMinor: 0n };
  const act = adjust('cashOut', { ...fields, content, ...change });
  const past = previousOutcome(context, act);
  if (past) return past;
  const rejection = rejectionForResult(context, betId);
  if (rejection) return refused(rejection);
  const bet = standingOf(context.facts.round);
  if (bet.isClosed) return refused('ROUND_CLOSED');
  return {
    kind: 'accepted',
    acts: [act],
    account: fields.account,
    round: { ...statusAfter(bet, change), status: 'closed', isCredited: true, isClosed: true },
  };
}
