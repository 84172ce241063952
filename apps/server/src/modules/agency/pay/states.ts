import type { PayState } from '@baize/contract';

type PayActor = 'run' | 'staff';

/** Every way that a pay's state may change. A run does a period again only to book the difference; what staff refused stays so. */
export const payTransitions: readonly { from: PayState | 'new'; to: PayState; by: PayActor; needsReason?: true }[] = [
  { from: 'new', to: 'nothing', by: 'run' },
  { from: 'new', to: 'paid', by: 'run' },
  { from: 'new', to: 'held', by: 'run' },
  { from: 'nothing', to: 'paid', by: 'run' },
  { from: 'nothing', to: 'held', by: 'run' },
  { from: 'paid', to: 'held', by: 'run' },
  { from: 'held', to: 'paid', by: 'run' },
  { from: 'held', to: 'nothing', by: 'run' },
  { from: 'held', to: 'paid', by: 'staff' },
  { from: 'held', to: 'refused', by: 'staff', needsReason: true },
];

/** Whether a run or staff may bring a pay from one state to another; a run may leave it as it is. */
export const mayPayGo = (from: PayState | 'new', to: PayState, by: PayActor): boolean =>
  (from === to && by === 'run' && from !== 'refused') ||
  payTransitions.some((one) => one.from === from && one.to === to && one.by === by);
