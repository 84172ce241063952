/** States of an issue (rulebook 5.7). */
export const issueStatuses = ['WAIT', 'OPEN', 'LOCK', 'DRAWN', 'SETTLED', 'CANCELLED'] as const;
export type IssueStatus = (typeof issueStatuses)[number];

/** Where a result comes from: the operator's draw from a bound seed, or two of a brand's staff who agree. */
export type ResultSource = 'drawn' | 'entered';

export interface IssueTransition {
  readonly from: IssueStatus;
  readonly to: IssueStatus;
  readonly actor: 'clock' | 'draw' | 'settlement' | 'staff';
  /** Of these sources alone; left out: of any. */
  readonly source?: ResultSource;
}

/** Every way in which an issue goes on; whatever is not here does not happen. What staff does, two of them say. */
export const issueTransitions: readonly IssueTransition[] = [
  { from: 'WAIT', to: 'OPEN', actor: 'clock' },
  { from: 'OPEN', to: 'LOCK', actor: 'clock' },
  { from: 'LOCK', to: 'DRAWN', actor: 'draw', source: 'drawn' },
  { from: 'LOCK', to: 'DRAWN', actor: 'staff', source: 'entered' },
  { from: 'DRAWN', to: 'SETTLED', actor: 'settlement' },
  // A corrected result; one that follows from a bound seed cannot be wrong.
  { from: 'SETTLED', to: 'DRAWN', actor: 'staff', source: 'entered' },
  { from: 'WAIT', to: 'CANCELLED', actor: 'staff' },
  { from: 'OPEN', to: 'CANCELLED', actor: 'staff' },
  { from: 'LOCK', to: 'CANCELLED', actor: 'staff' },
];

/** The states from which an actor may bring an issue to `to`. */
export const issueSources = (to: IssueStatus, actor: IssueTransition['actor']): readonly IssueStatus[] =>
  issueTransitions.filter((one) => one.to === to && one.actor === actor).map(({ from }) => from);

/** What may become of an issue next, and by whom. */
export const nextOfIssue = (status: IssueStatus, source: ResultSource): readonly IssueTransition[] =>
  issueTransitions.filter((one) => one.from === status && (one.source ?? source) === source);
