import type { PairAct, PairStatus } from '@baize/contract';

/** What staff may do with a pair, from which states, and where that leads. */
const transitions: Readonly<Record<PairAct, { from: readonly PairStatus[]; to: PairStatus }>> = {
  watch: { from: ['new', 'cleared', 'confirmed'], to: 'watched' },
  clear: { from: ['new', 'watched', 'confirmed'], to: 'cleared' },
  confirm: { from: ['new', 'watched'], to: 'confirmed' },
};

export const actsFrom = (status: PairStatus): PairAct[] =>
  (Object.keys(transitions) as PairAct[]).filter((act) => transitions[act].from.includes(status));

/** Null: the act is not offered in this state. */
export const stateAfter = (status: PairStatus, act: PairAct): PairStatus | null =>
  transitions[act].from.includes(status) ? transitions[act].to : null;

/** So much more than when it was cleared brings a pair back to the new ones. */
const grownBy = 20;

/** A state after the pair was scored anew. */
export const stateAfterScore = (status: PairStatus, score: number, clearedScore: number | null): PairStatus =>
  status === 'cleared' && score >= (clearedScore ?? 0) + grownBy ? 'new' : status;
