import type { ContractState } from '@baize/contract';

export type ContractSide = 'giver' | 'holder';
export type ContractActor = ContractSide | 'rule';
/** `end` is what a rule does: an upline's contract ended or gives less, or the holder was moved to another team. */
export type ContractStep = 'send' | 'accept' | 'reject' | 'terminate' | 'offerChange' | 'replace' | 'keep' | 'end';

interface Transition {
  from: ContractState;
  to: ContractState;
  by: ContractActor;
  step: ContractStep;
}

const running = ['accepted', 'changeRequested', 'terminationRequested'] as const;
const both = ['giver', 'holder'] as const;

/** Every way that a contract's state may change (rulebook 8.4). The answer to a requested end is the other side's: `sideThatAnswers`. */
export const contractTransitions: readonly Transition[] = [
  { from: 'draft', to: 'sent', by: 'giver', step: 'send' },
  { from: 'draft', to: 'rejected', by: 'giver', step: 'terminate' },
  { from: 'sent', to: 'accepted', by: 'holder', step: 'accept' },
  { from: 'sent', to: 'rejected', by: 'holder', step: 'reject' },
  { from: 'sent', to: 'rejected', by: 'giver', step: 'terminate' },
  { from: 'accepted', to: 'changeRequested', by: 'giver', step: 'offerChange' },
  { from: 'changeRequested', to: 'replaced', by: 'holder', step: 'replace' },
  ...both.map((by) => ({ from: 'changeRequested', to: 'accepted', by, step: 'keep' }) as const),
  ...both.map((by) => ({ from: 'accepted', to: 'terminationRequested', by, step: 'terminate' }) as const),
  ...both.map((by) => ({ from: 'terminationRequested', to: 'terminated', by, step: 'accept' }) as const),
  ...both.map((by) => ({ from: 'terminationRequested', to: 'accepted', by, step: 'reject' }) as const),
  ...running.map((from) => ({ from, to: 'terminated', by: 'rule', step: 'end' }) as const),
  { from: 'draft', to: 'rejected', by: 'rule', step: 'end' },
  { from: 'sent', to: 'rejected', by: 'rule', step: 'end' },
  // The change that it waited for was rejected by a rule.
  { from: 'changeRequested', to: 'accepted', by: 'rule', step: 'keep' },
];

/** States of a contract that pays, as far as its days have come. */
export const runningStates: readonly ContractState[] = running;
/** States in which nothing can change any more. */
export const endStates: readonly ContractState[] = ['rejected', 'replaced', 'terminated'];

/** Who has to answer; null: nobody. */
export function sideThatAnswers(state: ContractState, askedBy: ContractSide | null): ContractSide | null {
  if (state === 'sent' || state === 'changeRequested') return 'holder';
  if (state === 'terminationRequested') return askedBy === 'giver' ? 'holder' : 'giver';
  return null;
}

/** Where a step leads from a state; undefined when this side cannot do it then. */
export function stateAfter(
  { state, askedBy }: { state: ContractState; askedBy: ContractSide | null },
  step: ContractStep,
  by: ContractActor,
): ContractState | undefined {
  const isAnswer = state === 'terminationRequested' && step !== 'end';
  if (isAnswer && sideThatAnswers(state, askedBy) !== by) return undefined;
  return contractTransitions.find((one) => one.from === state && one.step === step && one.by === by)?.to;
}
