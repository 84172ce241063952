// @covers gateway-and-ledger-rules ledger-invariants

import type { MovementName } from '@baize/contract';
import { expect, test } from 'vitest';
import { type AccountKind, memberAccountKinds } from './accounts.ts';
import { assertMovementFits, movements } from './movements.ts';

const operatorKinds = [
  'house',
  'float',
  'jackpot',
  'promotion',
  'commission',
  'provider',
  'tax',
  'receivable',
  'transit',
] as const satisfies readonly AccountKind[];
const kinds: readonly AccountKind[] = [...memberAccountKinds, ...operatorKinds];

/** Every way that money may move, and no other: a new one is written down here as well. */
const ways = `
  deposit provider>cash
  depositReversal cash>provider
  depositReversalOwed receivable>provider
  withdrawalHold cash>locked
  withdrawalPayout locked>provider
  withdrawalRelease locked>cash
  withdrawalReturn provider>cash provider>house
  withdrawalRepay house>cash
  cashierFee cash>house
  cashierFeeRefund house>cash
  stake cash>house trial>house
  win house>cash house>trial
  stakeRefund house>cash house>trial
  jackpotContribution house>jackpot
  jackpotReturn jackpot>house
  jackpotSeed house>jackpot jackpot>jackpot
  jackpotWin jackpot>cash jackpot>trial
  freeRoundWin promotion>cash promotion>trial
  betHold cash>locked trial>locked
  betCommit locked>house
  betRelease locked>cash locked>trial
  adjustment cash>house trial>house house>cash house>trial
  adjustmentOwed receivable>house
  adjustmentRepaid house>receivable
  transferIn cash>float
  transferOut float>cash
  floatCover house>float
  memberTransferSent cash>transit
  memberTransferReceived transit>cash
  payoutHold cash>locked
  payoutRelease locked>cash
  promo promotion>cash
  rewardPaid promotion>cash
  rebatePaid promotion>cash
  bonusGrant promotion>bonus
  bonusConvert bonus>cash
  bonusForfeit bonus>promotion
  pointsEarn promotion>points
  pointsSpend points>promotion
  pointsReturn promotion>points
  commissionEarn house>commission
  commissionPayout commission>cash
  tax cash>tax house>tax
  trialGrant promotion>trial
  trialReset promotion>trial trial>promotion
  correction house>cash cash>house`;
const written = new Map(
  ways
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
    .map(([name = '', ...pairs]) => [name, pairs]),
);

test('each movement leads along its ways and no other', () => {
  expect(Object.keys(movements).sort()).toEqual([...written.keys()].sort());
  for (const movement of Object.keys(movements) as MovementName[]) {
    const open = kinds
      .flatMap((from) => kinds.map((to) => [from, to] as const))
      .filter(([from, to]) => {
        try {
          assertMovementFits(movement, from, to);
          return true;
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
          return false;
        }
      });
    expect(open.map((pair) => pair.join('>')).sort(), movement).toEqual([...(written.get(movement) ?? [])].sort());
  }
});
