import type { RoundRef, Stake, WalletCode, Win } from '@baize/vendor-kit';
import type { BetSoFar, BetStatus } from '../bets/index.ts';
import {
  type Act,
  type EarlierAct,
  earlierAct,
  type PlayAccountKind,
  recall,
  refundStake,
  stake,
  tombstone,
  vendorSource,
  type Wallet,
  win,
} from '../ledger/index.ts';
import type { GatewayFacts, RoundFact } from './facts.ts';

/** Everything that a rule looks at: the wallet, the gateway's own facts, and whether the site's session behind the game is alive. */
export interface Situation {
  vendorCode: string;
  wallet: Wallet;
  facts: GatewayFacts;
  isSiteSessionAlive: boolean;
}

/** How a round's bet stands after an act. */
export type BetChange = Pick<BetSoFar, 'stakeMinor' | 'payoutMinor' | 'status'>;

export type Ruling =
  | { kind: 'refused'; code: WalletCode }
  | { kind: 'replay'; operationId: string | null }
  | {
      kind: 'accepted';
      acts: readonly Act[];
      /** The account that the round is played from. */
      account: PlayAccountKind;
      round: { isNew: boolean; isCredited: boolean; isClosed: boolean } | null;
      bet: BetChange | null;
    };

const refused = (code: WalletCode): Ruling => ({ kind: 'refused', code });
const replay = (operationId: string | null): Ruling => ({ kind: 'replay', operationId });

/** The answer that an act's own past gives; null when it has none. */
function pastOf({ wallet }: Situation, act: Act): Ruling | null {
  const recollection = recall(wallet, act);
  switch (recollection.standing) {
    case 'new':
      return null;
    case 'same':
      return replay(recollection.operationId);
    case 'other':
      return refused('TX_CONFLICT');
    case 'tombstone':
    case 'cancelled':
      return refused('TX_CANCELLED');
  }
}

/** Only what takes money asks for a live session, an unblocked player and an offered game. */
function barToDebit({ wallet, facts, isSiteSessionAlive }: Situation): WalletCode | null {
  if (!facts.session || facts.session.isEnded || !isSiteSessionAlive) return 'SESSION_INVALID';
  if (wallet.isBlocked) return 'PLAYER_BLOCKED';
  if (!facts.game?.isEnabled) return 'GAME_UNAVAILABLE';
  return null;
}

const isRoundOf = (round: RoundFact, wallet: Wallet, gameCode: string): boolean =>
  round.memberId === wallet.memberId && round.gameCode === gameCode;

const betOf = ({ facts }: Situation) => ({
  stakeMinor: BigInt(facts.bet?.stakeMinor ?? 0),
  payoutMinor: BigInt(facts.bet?.payoutMinor ?? 0),
  status: facts.bet?.status ?? ('open' as BetStatus),
});

const fieldsOf = ({ vendorCode, wallet, facts }: Situation, request: RoundRef & { txId: string }) => ({
  vendorCode,
  txId: request.txId,
  memberId: wallet.memberId,
  roundId: request.roundId,
  account: facts.round?.accountKind ?? wallet.playAccount,
});

/** A round that is not there yet, or is the player's own and open. */
function barToRound({ facts: { round }, wallet }: Situation, gameCode: string): WalletCode | null {
  if (!round) return null;
  if (!isRoundOf(round, wallet, gameCode)) return 'TX_CONFLICT';
  return round.isClosed ? 'ROUND_CLOSED' : null;
}

export function ruleDebit(situation: Situation, request: RoundRef & Stake): Ruling {
  const { gameCode, amountMinor } = request;
  const fields = fieldsOf(situation, request);
  const act = stake({ ...fields, amountMinor, content: ['debit', gameCode] });
  const past = pastOf(situation, act);
  if (past) return past;
  const bar = barToDebit(situation) ?? barToRound(situation, gameCode);
  if (bar) return refused(bar);
  const bet = betOf(situation);
  return {
    kind: 'accepted',
    acts: [act],
    account: fields.account,
    round: { isNew: !situation.facts.round, isCredited: false, isClosed: false },
    bet: { ...bet, stakeMinor: bet.stakeMinor + amountMinor, status: 'open' },
  };
}

/** Stake, win and the round's end as one act: both ids are new, or both were booked by this very act. */
export function rulePlay(situation: Situation, request: RoundRef & { debit: Stake; credit: Win }): Ruling {
  const { debit, credit, gameCode } = request;
  if (debit.txId === credit.txId) return refused('TX_CONFLICT');
  const content = [
    'play',
    gameCode,
    debit.txId,
    credit.txId,
    String(debit.amountMinor),
    String(credit.amountMinor),
    credit.kind,
  ];
  const fields = fieldsOf(situation, { ...request, txId: debit.txId });
  const staked = stake({ ...fields, amountMinor: debit.amountMinor, content });
  const won = win({ ...fields, txId: credit.txId, amountMinor: credit.amountMinor, content });
  const stakePast = pastOf(situation, staked);
  const winPast = pastOf(situation, won);
  if (stakePast || winPast) {
    if (stakePast?.kind === 'replay') return winPast?.kind === 'replay' ? stakePast : refused('TX_CONFLICT');
    if (stakePast?.kind === 'refused') return stakePast;
    return winPast?.kind === 'refused' ? winPast : refused('TX_CONFLICT');
  }
  const bar = barToDebit(situation) ?? barToRound(situation, gameCode);
  if (bar) return refused(bar);
  const bet = betOf(situation);
  return {
    kind: 'accepted',
    acts: [staked, won],
    account: fields.account,
    round: { isNew: !situation.facts.round, isCredited: true, isClosed: true },
    bet: {
      stakeMinor: bet.stakeMinor + debit.amountMinor,
      payoutMinor: bet.payoutMinor + credit.amountMinor,
      status: 'settled',
    },
  };
}

const isBookedStake = (act: EarlierAct | undefined): act is EarlierAct => act?.postings[0]?.movement === 'stake';

/** Whether the stakes that a credit names allow it: each known, of this player and round, and not all taken back. */
function barToCredit({ vendorCode, wallet, facts }: Situation, request: RoundRef & { refTxIds: readonly string[] }) {
  const { round, bet } = facts;
  const stakes = request.refTxIds.map((txId) => earlierAct(wallet, vendorSource(vendorCode), txId));
  if (stakes.some((act) => act === undefined)) return 'REF_NOT_FOUND';
  const known = stakes.filter((act) => act !== undefined);
  if (known.some((act) => act.memberId !== wallet.memberId)) return 'TX_CONFLICT';
  const standing = known.filter((act) => act.outcome !== 'tombstone' && act.cancelledBy === null);
  if (standing.some((act) => !isBookedStake(act) || act.subject !== request.roundId)) return 'TX_CONFLICT';
  if (known.length > 0 && standing.length === 0) return 'TX_CANCELLED';
  if (!round || !bet) return 'REF_NOT_FOUND';
  if (!isRoundOf(round, wallet, request.gameCode)) return 'TX_CONFLICT';
  return bet.status === 'cancelled' ? 'TX_CANCELLED' : null;
}

export function ruleCredit(
  situation: Situation,
  request: RoundRef & { refTxIds: readonly string[]; roundEnd: boolean } & Win,
): Ruling {
  const { amountMinor, kind, gameCode, refTxIds, roundEnd } = request;
  const fields = fieldsOf(situation, request);
  const act = win({
    ...fields,
    amountMinor,
    content: ['credit', gameCode, String(amountMinor), kind, String(roundEnd), ...refTxIds],
  });
  const past = pastOf(situation, act);
  if (past) return past;
  const bar = barToCredit(situation, request);
  if (bar) return refused(bar);
  const isClosed = situation.facts.round?.isClosed ?? false;
  if (isClosed && kind !== 'jackpot') return refused('ROUND_CLOSED');
  const bet = betOf(situation);
  return {
    kind: 'accepted',
    acts: [act],
    account: fields.account,
    round: { isNew: false, isCredited: true, isClosed: roundEnd },
    bet: { ...bet, payoutMinor: bet.payoutMinor + amountMinor, status: roundEnd || isClosed ? 'settled' : 'open' },
  };
}

/**
 * Takes one stake back while its round is open and unpaid. Once a round was paid (with whatever amount) or closed, its stakes stand: a
 * refund beside a win would pay twice. A stake that never came is barred by a tombstone.
 */
export function ruleCancel(situation: Situation, request: RoundRef & { txId: string; targetTxId: string }): Ruling {
  const { vendorCode, wallet, facts } = situation;
  const { targetTxId, roundId } = request;
  if (targetTxId === request.txId) return refused('TX_CONFLICT');
  const fields = fieldsOf(situation, request);
  const noted = refundStake({ ...fields, targetTxId, refundMinor: null });
  const past = pastOf(situation, noted);
  if (past) return past;
  const nothing = { kind: 'accepted', account: fields.account, round: null, bet: null } as const;
  const target = earlierAct(wallet, vendorSource(vendorCode), targetTxId);
  if (!target) return { ...nothing, acts: [noted, tombstone({ ...fields, txId: targetTxId })] };
  if (target.memberId !== wallet.memberId) return refused('TX_CONFLICT');
  if (target.outcome === 'tombstone') return { ...nothing, acts: [noted] };
  const [paid] = target.postings;
  if (!paid || !isBookedStake(target) || target.subject !== roundId) return refused('TX_CONFLICT');
  if (target.cancelledBy !== null) return { ...nothing, acts: [noted] };
  if (!facts.round || facts.round.isClosed || facts.round.isCredited) return refused('ROUND_CLOSED');
  const bet = betOf(situation);
  const stakeMinor = bet.stakeMinor - paid.amountMinor;
  return {
    kind: 'accepted',
    acts: [refundStake({ ...fields, targetTxId, refundMinor: paid.amountMinor })],
    account: fields.account,
    round: null,
    bet: { ...bet, stakeMinor, status: stakeMinor === 0n ? 'cancelled' : 'open' },
  };
}

export function ruleEndRound(situation: Situation, request: RoundRef): Ruling {
  const { round } = situation.facts;
  if (!round) return refused('REF_NOT_FOUND');
  if (!isRoundOf(round, situation.wallet, request.gameCode)) return refused('TX_CONFLICT');
  if (round.isClosed) return replay(null);
  const bet = betOf(situation);
  return {
    kind: 'accepted',
    acts: [],
    account: round.accountKind,
    round: { isNew: false, isCredited: false, isClosed: true },
    bet: { ...bet, status: bet.status === 'cancelled' ? 'cancelled' : 'settled' },
  };
}
