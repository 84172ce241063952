import type { RiskCaseAct, RiskCaseState } from '@baize/contract';

interface Transition {
  from: RiskCaseState;
  act: RiskCaseAct;
  to: RiskCaseState;
  /** Whether somebody else than the holder may. */
  by: 'anybody' | 'holder';
}

/** Every way of a case that staff moves, and no other. A new match of a rule that asks for people also opens a noted case. */
export const transitions: readonly Transition[] = [
  { from: 'noted', act: 'claim', to: 'assigned', by: 'anybody' },
  { from: 'open', act: 'claim', to: 'assigned', by: 'anybody' },
  // Somebody who is away must not keep a case: whoever may work on cases can put it back.
  { from: 'assigned', act: 'release', to: 'open', by: 'anybody' },
  { from: 'assigned', act: 'close', to: 'closed', by: 'holder' },
  { from: 'closed', act: 'reopen', to: 'open', by: 'anybody' },
];

type Step = { ok: true; to: RiskCaseState } | { ok: false; message: 'already_decided' | 'case_held' };

/** Where an act leads, or why it does not. */
export function stepOf(state: RiskCaseState, act: RiskCaseAct, isHolder: boolean): Step {
  const way = transitions.find((one) => one.from === state && one.act === act);
  if (!way) return { ok: false, message: state === 'assigned' && !isHolder ? 'case_held' : 'already_decided' };
  return way.by === 'holder' && !isHolder ? { ok: false, message: 'case_held' } : { ok: true, to: way.to };
}

/** What a person may do with a case as it stands. */
export const actsFrom = (state: RiskCaseState, isHolder: boolean): RiskCaseAct[] =>
  transitions.flatMap(({ from, act }) => (from === state && stepOf(state, act, isHolder).ok ? [act] : []));
