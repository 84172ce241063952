import type { MovementName } from './calls/money.ts';
import type { TransactionKind } from './transaction-kinds.ts';

/** The kind of each movement that touches a member's cash; what only the operator's accounts see is a correction, for completeness. */
const kinds: Record<MovementName, TransactionKind> = {
  deposit: 'deposits',
  depositReversal: 'deposits',
  depositReversalOwed: 'deposits',
  withdrawalHold: 'withdrawals',
  withdrawalPayout: 'withdrawals',
  withdrawalRelease: 'withdrawals',
  withdrawalReturn: 'withdrawals',
  withdrawalRepay: 'withdrawals',
  cashierFee: 'withdrawals',
  cashierFeeRefund: 'withdrawals',
  stake: 'bets',
  win: 'bets',
  stakeRefund: 'bets',
  jackpotContribution: 'bets',
  jackpotReturn: 'bets',
  jackpotSeed: 'bets',
  jackpotWin: 'bets',
  freeRoundWin: 'bets',
  betHold: 'bets',
  betCommit: 'bets',
  betRelease: 'bets',
  adjustment: 'bets',
  adjustmentOwed: 'bets',
  adjustmentRepaid: 'bets',
  payoutHold: 'bets',
  payoutRelease: 'bets',
  transferIn: 'transfers',
  transferOut: 'transfers',
  floatCover: 'transfers',
  memberTransferSent: 'transfers',
  memberTransferReceived: 'transfers',
  promo: 'bonuses',
  rewardPaid: 'bonuses',
  rebatePaid: 'bonuses',
  bonusGrant: 'bonuses',
  bonusConvert: 'bonuses',
  bonusForfeit: 'bonuses',
  pointsEarn: 'bonuses',
  pointsSpend: 'bonuses',
  pointsReturn: 'bonuses',
  commissionEarn: 'bonuses',
  commissionPayout: 'bonuses',
  trialGrant: 'corrections',
  trialReset: 'corrections',
  tax: 'corrections',
  correction: 'corrections',
};

export const kindOfMovement = (movement: MovementName): TransactionKind => kinds[movement];

/** The movements of a kind. */
export const movementsOf = (kind: TransactionKind): MovementName[] =>
  (Object.keys(kinds) as MovementName[]).filter((movement) => kinds[movement] === kind);
