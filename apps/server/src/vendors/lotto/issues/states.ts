/** States of an issue (rulebook 5.7). */
export const issueStatuses = ['WAIT', 'OPEN', 'LOCK', 'DRAWN', 'SETTLED', 'CANCELLED'] as const;
export type IssueStatus = (typeof issueStatuses)[number];

export interface IssueTransition {
  readonly from: IssueStatus;
  readonly to: IssueStatus;
  readonly actor: 'clock' | 'draw' | 'settlement' | 'operator';
}

/** Every way in which an issue goes on; whatever is not here does not happen. */
export const issueTransitions: readonly IssueTransition[] = [
  { from: 'WAIT', to: 'OPEN', actor: 'clock' },
  { from: 'OPEN', to: 'LOCK', actor: 'clock' },
  { from: 'LOCK', to: 'DRAWN', actor: 'draw' },
  { from: 'DRAWN', to: 'SETTLED', actor: 'settlement' },
  { from: 'SETTLED', to: 'DRAWN', actor: 'operator' },
  { from: 'WAIT', to: 'CANCELLED', actor: 'operator' },
  { from: 'OPEN', to: 'CANCELLED', actor: 'operator' },
  { from: 'LOCK', to: 'CANCELLED', actor: 'operator' },
];

/** The states from which an actor may bring an issue to `to`. */
export const issueSources = (to: IssueStatus, actor: IssueTransition['actor']): readonly IssueStatus[] =>
  issueTransitions.filter((one) => one.to === to && one.actor === actor).map(({ from }) => from);
