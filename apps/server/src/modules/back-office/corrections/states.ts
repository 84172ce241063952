export const correctionStates = ['waiting', 'booked', 'refused'] as const;
export type CorrectionState = (typeof correctionStates)[number];

interface CorrectionTransition {
  readonly from: 'new' | CorrectionState;
  readonly to: CorrectionState;
  /** `first` asks for it, `second` is anybody else, `any` is either of them. */
  readonly actor: 'first' | 'second' | 'any';
  readonly reason: string;
}

/** The course of a correction by staff; what is booked is never changed. */
export const correctionTransitions: readonly CorrectionTransition[] = [
  { from: 'new', to: 'booked', actor: 'first', reason: 'within what one person may do' },
  { from: 'new', to: 'waiting', actor: 'first', reason: 'above what one person may do' },
  { from: 'waiting', to: 'booked', actor: 'second', reason: 'agreed' },
  { from: 'waiting', to: 'refused', actor: 'any', reason: 'refused, or withdrawn by who asked' },
];

/** Whether somebody may move a correction; `isFirst`: he asked for it. */
export const mayMoveCorrection = (from: 'new' | CorrectionState, to: CorrectionState, isFirst: boolean): boolean =>
  correctionTransitions.some(
    (move) => move.from === from && move.to === to && (move.actor === 'any' || (move.actor === 'first') === isFirst),
  );
