/** Where a result stands that somebody enters or corrects. */
export const resultStates = ['PROPOSED', 'APPROVED', 'REFUSED', 'APPLIED'] as const;
export type ResultState = (typeof resultStates)[number];

export interface ResultTransition {
  readonly from: ResultState;
  readonly to: ResultState;
  /** `second`: a person who did not propose it. */
  readonly actor: 'second' | 'book';
  readonly reason: string;
}

/** Everything that can become of a result; what is not here cannot. */
export const resultTransitions: readonly ResultTransition[] = [
  { from: 'PROPOSED', to: 'APPROVED', actor: 'second', reason: 'agreed' },
  { from: 'PROPOSED', to: 'REFUSED', actor: 'second', reason: 'disagreed' },
  { from: 'APPROVED', to: 'APPLIED', actor: 'book', reason: 'betsPaid' },
];

export const canResultBecome = (from: ResultState, to: ResultState): boolean =>
  resultTransitions.some((transition) => transition.from === from && transition.to === to);
