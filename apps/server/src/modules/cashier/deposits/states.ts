import type { DepositActor, DepositState } from '@baize/contract';

interface Transition {
  from: DepositState;
  to: DepositState;
  actors: readonly DepositActor[];
}

/** Every step that an order may take. Money is booked on the way to PAID and to REVERSED, nowhere else; a late payment is money all the same, so that it may come after EXPIRED and FAILED. */
export const transitions: readonly Transition[] = [
  { from: 'CREATED', to: 'PENDING', actors: ['provider'] },
  { from: 'CREATED', to: 'PAID', actors: ['provider'] },
  { from: 'CREATED', to: 'EXPIRED', actors: ['clock'] },
  { from: 'CREATED', to: 'FAILED', actors: ['provider'] },
  { from: 'CREATED', to: 'REVERSED', actors: ['provider'] },
  { from: 'PENDING', to: 'PAID', actors: ['provider', 'staff'] },
  { from: 'PENDING', to: 'EXPIRED', actors: ['clock'] },
  { from: 'PENDING', to: 'FAILED', actors: ['provider'] },
  { from: 'PENDING', to: 'REVERSED', actors: ['provider'] },
  { from: 'EXPIRED', to: 'PAID', actors: ['provider', 'staff'] },
  { from: 'EXPIRED', to: 'REVERSED', actors: ['provider'] },
  { from: 'FAILED', to: 'PAID', actors: ['provider', 'staff'] },
  { from: 'FAILED', to: 'REVERSED', actors: ['provider'] },
  { from: 'PAID', to: 'REVERSED', actors: ['provider'] },
];

export const mayMove = (from: DepositState, to: DepositState, actor: DepositActor): boolean =>
  transitions.some((step) => step.from === from && step.to === to && step.actors.includes(actor));

/** Who acts next; nobody once an order has ended. */
export const nextActor: Record<DepositState, 'provider' | 'member' | null> = {
  CREATED: 'provider',
  PENDING: 'member',
  PAID: null,
  EXPIRED: null,
  FAILED: null,
  REVERSED: null,
};

/** Orders that the member may still pay: they count in his limits. */
export const isOpen = (state: DepositState): boolean => nextActor[state] !== null;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** After how long the provider is asked again, in each state: the first time, the second, … The last one repeats where `repeats` says so. */
export const askAfterMs: Record<DepositState, { steps: readonly number[]; repeats: boolean }> = {
  CREATED: { steps: [5 * second, 10 * second, 20 * second, minute], repeats: true },
  PENDING: { steps: [10 * second, 15 * second, 30 * second, minute, 2 * minute, 5 * minute], repeats: true },
  PAID: { steps: [hour, 24 * hour, 7 * 24 * hour], repeats: false },
  EXPIRED: { steps: [10 * minute, hour, 6 * hour, 24 * hour], repeats: false },
  FAILED: { steps: [10 * minute, hour, 6 * hour, 24 * hour], repeats: false },
  REVERSED: { steps: [], repeats: false },
};

/** When the provider is asked again after `asked` times in this state; null: never. */
export function nextAskAt(state: DepositState, asked: number, now: Date): Date | null {
  const { steps, repeats } = askAfterMs[state];
  const delayMs = steps[asked] ?? (repeats ? steps.at(-1) : undefined);
  return delayMs === undefined ? null : new Date(now.getTime() + delayMs);
}
