/** A bonus from its grant to its end; only `running` holds money. */
export const bonusStates = ['running', 'converted', 'forfeited', 'expired'] as const;
export type BonusState = (typeof bonusStates)[number];

export type BonusEvent = 'wageringMet' | 'withdrawn' | 'givenUp' | 'timeOver' | 'takenBack';

interface Transition {
  from: BonusState;
  event: BonusEvent;
  to: BonusState;
  actor: 'member' | 'staff' | 'system';
  movement: 'bonusConvert' | 'bonusForfeit';
}

/** Every way in which a bonus ends. What is not here does not happen. */
export const bonusTransitions: readonly Transition[] = [
  { from: 'running', event: 'wageringMet', to: 'converted', actor: 'system', movement: 'bonusConvert' },
  { from: 'running', event: 'withdrawn', to: 'forfeited', actor: 'member', movement: 'bonusForfeit' },
  { from: 'running', event: 'givenUp', to: 'forfeited', actor: 'member', movement: 'bonusForfeit' },
  { from: 'running', event: 'timeOver', to: 'expired', actor: 'system', movement: 'bonusForfeit' },
  { from: 'running', event: 'takenBack', to: 'forfeited', actor: 'staff', movement: 'bonusForfeit' },
];

/** The step that an event makes; null: it makes none in this state. */
export const stateAfter = (from: BonusState, event: BonusEvent): Transition | null =>
  bonusTransitions.find((step) => step.from === from && step.event === event) ?? null;
