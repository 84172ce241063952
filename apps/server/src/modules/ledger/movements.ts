import type { MovementName } from '@baize/contract';
import type { AccountKind } from './accounts.ts';

type Pair = readonly [from: AccountKind, to: AccountKind];

const playAndBack = (operator: AccountKind) => ({
  paid: [
    ['cash', operator],
    ['trial', operator],
  ] as const,
  received: [
    [operator, 'cash'],
    [operator, 'trial'],
  ] as const,
});
const operator = playAndBack('house');
const locked = playAndBack('locked');

/** Every way that money may move: its name, and from which kind of account to which. The auditor keeps a list of its own. */
export const movements: Record<MovementName, readonly Pair[]> = {
  deposit: [['provider', 'cash']],
  depositReversal: [['cash', 'provider']],
  depositReversalOwed: [['receivable', 'provider']],
  withdrawalHold: [['cash', 'locked']],
  withdrawalPayout: [['locked', 'provider']],
  withdrawalRelease: [['locked', 'cash']],
  withdrawalReturn: [
    ['provider', 'cash'],
    ['provider', 'house'],
  ],
  withdrawalRepay: [['house', 'cash']],
  cashierFee: [['cash', 'house']],
  cashierFeeRefund: [['house', 'cash']],
  stake: operator.paid,
  win: operator.received,
  stakeRefund: operator.received,
  jackpotContribution: [['house', 'jackpot']],
  jackpotReturn: [['jackpot', 'house']],
  jackpotSeed: [
    ['house', 'jackpot'],
    ['jackpot', 'jackpot'],
  ],
  jackpotWin: playAndBack('jackpot').received,
  freeRoundWin: playAndBack('promotion').received,
  betHold: locked.paid,
  betCommit: [['locked', 'house']],
  betRelease: locked.received,
  adjustment: [...operator.paid, ...operator.received],
  adjustmentOwed: [['receivable', 'house']],
  adjustmentRepaid: [['house', 'receivable']],
  transferIn: [['cash', 'float']],
  transferOut: [['float', 'cash']],
  floatCover: [['house', 'float']],
  memberTransferSent: [['cash', 'transit']],
  memberTransferReceived: [['transit', 'cash']],
  payoutHold: [['cash', 'locked']],
  payoutRelease: [['locked', 'cash']],
  promo: [['promotion', 'cash']],
  rewardPaid: [['promotion', 'cash']],
  rebatePaid: [['promotion', 'cash']],
  bonusGrant: [['promotion', 'bonus']],
  bonusConvert: [['bonus', 'cash']],
  bonusForfeit: [['bonus', 'promotion']],
  pointsEarn: [['promotion', 'points']],
  pointsSpend: [['points', 'promotion']],
  pointsReturn: [['promotion', 'points']],
  commissionEarn: [['house', 'commission']],
  commissionPayout: [['commission', 'cash']],
  tax: [
    ['cash', 'tax'],
    ['house', 'tax'],
  ],
  trialGrant: [['promotion', 'trial']],
  trialReset: [
    ['promotion', 'trial'],
    ['trial', 'promotion'],
  ],
  correction: [
    ['house', 'cash'],
    ['cash', 'house'],
  ],
};

/** Programmer's error otherwise: no input can reach it. */
export function assertMovementFits(movement: MovementName, from: AccountKind, to: AccountKind): void {
  if (!movements[movement].some((pair) => pair[0] === from && pair[1] === to)) {
    throw new TypeError(`movement ${movement} does not lead from ${from} to ${to}`);
  }
}
