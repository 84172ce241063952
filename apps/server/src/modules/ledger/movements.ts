import type { MovementName } from '@baize/contract';
import type { AccountKind } from './accounts.ts';

type Pair = readonly [from: AccountKind, to: AccountKind];

/** Every way that money may move: its name, and from which kind of account to which. The auditor keeps a list of its own. */
export const movements = {
  deposit: [['provider', 'cash']],
  stake: [
    ['cash', 'house'],
    ['trial', 'house'],
  ],
  win: [
    ['house', 'cash'],
    ['house', 'trial'],
  ],
  stakeRefund: [
    ['house', 'cash'],
    ['house', 'trial'],
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
} as const satisfies Record<MovementName, readonly Pair[]>;

/** Programmer's error otherwise: no input can reach it. */
export function assertMovementFits(movement: MovementName, from: AccountKind, to: AccountKind): void {
  const pairs: readonly Pair[] = movements[movement];
  if (!pairs.some((pair) => pair[0] === from && pair[1] === to)) {
    throw new TypeError(`movement ${movement} does not lead from ${from} to ${to}`);
  }
}
