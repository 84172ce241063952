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
import { changeOfResult, standingAfter } from './credits.ts';
import {
  actOf,
  barByLimit,
  barToDebit,
  fieldsOf,
  isStanding,
  pastOf,
  type RoundStanding,
  type Ruling,
  refused,
  replay,
  type Situation,
  standingOf,
} from './situation.ts';

/** A bet is a round with the bet's id; its steps have ids that no vendor's id can equal. */
const stepId = (betId: string, step: string) => `${betId}§${step}`;
export const betStepIds = (betId: string, generation?: number) => [
  betId,
  stepId(betId, 'commit'),
  stepId(betId, 'discard'),
  ...(generation === undefined ? [] : [stepId(betId, `settle-${generation}`)]),
];

const holdFields = (situation: Situation, betId: string, txId: string) => fieldsOf(situation, { txId, roundId: betId });

/** The stake is locked until the vendor confirms or gives it back. */
export function ruleMakeBet(situation: Situation, request: MakeBetRequest): Ruling {
  const { betId, amountMinor, gameCode, legs, pricePolicy } = request;
  const fields = holdFields(situation, betId, betId);
  const content = ['makeBet', gameCode, JSON.stringify(legs), pricePolicy];
  const act = holdBet({ ...fields, amountMinor, content });
  const past = pastOf(situation, act);
  if (past) return past;
  const bar = barToDebit(situation, request.currency) ?? (situation.facts.round ? 'TX_CONFLICT' : null);
  if (bar) return refused(bar);
  const overLimit = barByLimit(situation, amountMinor);
  if (overLimit) return overLimit;
  const round: RoundStanding = { ...standingOf(null), stakeMinor: amountMinor, status: 'held' };
  return { kind: 'accepted', acts: [act], account: fields.account, round };
}

const betOf = ({ facts, wallet }: Situation): RoundFact | null =>
  facts.round?.isBet && facts.round.memberId === wallet.memberId ? facts.round : null;

const isOwn = ({ wallet }: Situation, act: EarlierAct) => act.memberId === wallet.memberId;

/** What the bet's own id was used for, when it is no bet of this player. */
const strangerTo = (situation: Situation, betId: string): WalletCode | null =>
  actOf(situation, betId) || situation.facts.round ? 'TX_CONFLICT' : null;

export function ruleCommitBet(situation: Situation, { betId }: BetRef): Ruling {
  const bet = betOf(situation);
  const held = actOf(situation, betId);
  if (held?.outcome === 'tombstone') return refused(isOwn(situation, held) ? 'TX_CANCELLED' : 'TX_CONFLICT');
  if (!bet || !held) return refused(strangerTo(situation, betId) ?? 'REF_NOT_FOUND');
  if (!isStanding(held, situation)) return refused('TX_CANCELLED');
  const fields = holdFields(situation, betId, stepId(betId, 'commit'));
  const amountMinor = BigInt(bet.stakeMinor);
  const act = commitBet({ ...fields, amountMinor, holdTxId: betId });
  return (
    pastOf(situation, act) ?? {
      kind: 'accepted',
      acts: [act],
      account: fields.account,
      round: { ...standingOf(bet), status: 'open' },
    }
  );
}

export function ruleDiscardBet(situation: Situation, { betId }: BetRef): Ruling {
  const fields = holdFields(situation, betId, stepId(betId, 'discard'));
  const held = actOf(situation, betId);
  const earlier = actOf(situation, fields.txId);
  if (earlier) return isOwn(situation, earlier) ? replay(earlier.id) : refused('TX_CONFLICT');
  if (!held) {
    if (situation.facts.round) return refused('TX_CONFLICT');
    return {
      kind: 'accepted',
      acts: [note('discardBet', fields), tombstone({ ...fields, txId: betId })],
      account: fields.account,
      round: null,
    };
  }
  const bet = betOf(situation);
  if (held.memberId !== situation.wallet.memberId) return refused('TX_CONFLICT');
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
function barToResult(situation: Situation, betId: string): WalletCode | null {
  const held = actOf(situation, betId);
  if (held?.outcome === 'tombstone') return isOwn(situation, held) ? 'TX_CANCELLED' : 'TX_CONFLICT';
  const bet = betOf(situation);
  if (!bet) return strangerTo(situation, betId) ?? 'REF_NOT_FOUND';
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
export function ruleSettleBet(situation: Situation, request: SettleBetRequest, isFirst: boolean): Ruling {
  const { betId, generation, payoutMinor, policy } = request;
  if (payoutMinor < 0n) throw new RangeError('a payout is 0 or more');
  if (isFirst ? generation !== 1 : generation < 1) return refused('TX_CONFLICT');
  const bar = barToResult(situation, betId);
  if (bar) return refused(bar);
  const bet = standingOf(situation.facts.round);
  if (generation < bet.generation) return refused('TX_CONFLICT');
  const fields = holdFields(situation, betId, stepId(betId, `settle-${generation}`));
  const content = contentOf(request);
  const nothing = { differenceMinor: 0n, owedMinor: 0n, repaidMinor: 0n };
  const past = pastOf(situation, adjust('settleBet', { ...fields, content, ...nothing }));
  if (past) return past;
  if (bet.isClosed && bet.generation === 0) return refused('ROUND_CLOSED');
  if (!isFirst && bet.generation === 0) return refused('REF_NOT_FOUND');
  const { balanceMinor } = accountOf(situation.wallet, fields.account);
  const change = changeOfResult(bet, payoutMinor - bet.payoutMinor, balanceMinor, policy);
  if (!change) return refused('INSUFFICIENT_FUNDS');
  return {
    kind: 'accepted',
    acts: [adjust('settleBet', { ...fields, content, ...change })],
    account: fields.account,
    round: { ...standingAfter(bet, change), generation, status: 'closed', isCredited: true, isClosed: true },
  };
}

/** The player sells his open bet; after it no result counts. */
export function ruleCashOut(situation: Situation, request: CashOutRequest): Ruling {
  const { betId, payoutMinor } = request;
  if (payoutMinor < 0n) throw new RangeError('a payout is 0 or more');
  const fields = holdFields(situation, betId, request.txId);
  const content = ['cashOut', String(payoutMinor)];
  const change = { differenceMinor: payoutMinor, owedMinor: 0n, repaidMinor: 0n };
  const act = adjust('cashOut', { ...fields, content, ...change });
  const past = pastOf(situation, act);
  if (past) return past;
  const bar = barToResult(situation, betId);
  if (bar) return refused(bar);
  const bet = standingOf(situation.facts.round);
  if (bet.isClosed) return refused('ROUND_CLOSED');
  return {
    kind: 'accepted',
    acts: [act],
    account: fields.account,
    round: { ...standingAfter(bet, change), status: 'closed', isCredited: true, isClosed: true },
  };
}
