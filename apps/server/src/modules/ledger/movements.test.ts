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
] as const satisfies readonly AccountKind[];
const kinds: readonly AccountKind[] = [...memberAccountKinds, ...operatorKinds];

/** Every way that money may move, and no other: a new one is written down here as well. */
const ways = `
  deposit provider>cash
  withdrawalHold cash>locked
  withdrawalPayout locked>provider
  withdrawalRelease locked>cash
  stake cash>operator trial>operator
  win operator>cash operator>trial
  stakeRefund operator>cash operator>trial
  jackpotContribution operator>jackpot
  jackpotReturn jackpot>operator
  jackpotSeed operator>jackpot jackpot>jackpot
  jackpotWin jackpot>cash jackpot>trial
  freeRoundWin promotion>cash promotion>trial
  betHold cash>locked trial>locked
  betCommit locked>operator
  betRelease locked>cash locked>trial
  adjustment cash>operator trial>operator operator>cash operator>trial
  adjustmentOwed receivable>operator
  adjustmentRepaid operator>receivable
  transferIn cash>float
  transferOut float>cash
  floatCover operator>float
  payoutHold cash>locked
  payoutRelease locked>cash
  promo promotion>cash
  bonusGrant promotion>bonus
  bonusConvert bonus>cash
  bonusForfeit bonus>promotion
  pointsEarn promotion>points
  pointsSpend points>promotion
  commissionEarn operator>commission
  commissionPayout commission>cash
  tax cash>tax operator>tax
  trialGrant promotion>trial
  trialReset promotion>trial trial>promotion
  correction operator>cash cash>operator`;
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
