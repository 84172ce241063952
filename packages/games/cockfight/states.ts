/** The course of a fight (rulebook 7). */
export const fightStates = ['OPEN', 'LAST_CALL', 'CLOSED', 'FIGHTING', 'RESULT', 'SETTLED'] as const;
export type FightState = (typeof fightStates)[number];

export interface FightTransition {
  readonly from: FightState;
  readonly to: FightState;
  readonly actor: 'clock' | 'judge' | 'staff';
  readonly reason: string;
}

/** A fight can be called off until its result stands; a result is corrected once within its programme. */
export const fightTransitions: readonly FightTransition[] = [
  { from: 'OPEN', to: 'LAST_CALL', actor: 'clock', reason: 'lastCall' },
  { from: 'LAST_CALL', to: 'CLOSED', actor: 'clock', reason: 'bettingEnds' },
  { from: 'CLOSED', to: 'FIGHTING', actor: 'clock', reason: 'birdsReleased' },
  { from: 'FIGHTING', to: 'RESULT', actor: 'judge', reason: 'resultCalled' },
  { from: 'OPEN', to: 'RESULT', actor: 'staff', reason: 'cancelled' },
  { from: 'LAST_CALL', to: 'RESULT', actor: 'staff', reason: 'cancelled' },
  { from: 'CLOSED', to: 'RESULT', actor: 'staff', reason: 'cancelled' },
  // A pool that pays too little, a fight that could not be held in time.
  { from: 'CLOSED', to: 'RESULT', actor: 'judge', reason: 'calledOff' },
  { from: 'RESULT', to: 'SETTLED', actor: 'clock', reason: 'paid' },
  { from: 'SETTLED', to: 'RESULT', actor: 'judge', reason: 'corrected' },
];

export const fightCanBecome = (from: FightState, to: FightState): boolean =>
  fightTransitions.some((transition) => transition.from === from && transition.to === to);

/** A judge corrects a result once within its programme; after that staff reverse entries. */
export const canCorrect = (corrections: number, isSameProgramme: boolean): boolean =>
  corrections === 0 && isSameProgramme;
