/** States of an issue (rulebook 5.7). */
export const issueStatuses = ['WAIT', 'OPEN', 'LOCK', 'DRAWN', 'SETTLED', 'CANCELLED'] as const;
export type IssueStatus = (typeof issueStatuses)[number];

/** Where a result comes from: the operator's draw from a bound seed, two of a brand's staff who agree, or the signed feed of a program outside. */
export type ResultSource = 'drawn' | 'entered' | 'fed';
/** Where a brand has issues of its own, without a seed. */
export const ownSources = ['entered', 'fed'] as const satisfies readonly ResultSource[];

export interface IssueTransition {
  readonly from: IssueStatus;
  readonly to: IssueStatus;
  readonly actor: 'clock' | 'draw' | 'feed' | 'settlement' | 'staff';
  /** Of these sources alone; left out: of any. */
  readonly sources?: readonly ResultSource[];
}

/** Every way in which an issue goes on; whatever is not here does not happen. What staff does, two of them say. */
export const issueTransitions: readonly IssueTransition[] = [
  { from: 'WAIT', to: 'OPEN', actor: 'clock' },
  { from: 'OPEN', to: 'LOCK', actor: 'clock' },
  { from: 'LOCK', to: 'DRAWN', actor: 'draw', sources: ['drawn'] },
  { from: 'LOCK', to: 'DRAWN', actor: 'feed', sources: ['fed'] },
  // Also where the feed is late.
  { from: 'LOCK', to: 'DRAWN', actor: 'staff', sources: ownSources },
  { from: 'DRAWN', to: 'SETTLED', actor: 'settlement' },
  // A corrected result; one that follows from a bound seed cannot be wrong.
  { from: 'SETTLED', to: 'DRAWN', actor: 'staff', sources: ownSources },
  { from: 'WAIT', to: 'CANCELLED', actor: 'staff' },
  { from: 'OPEN', to: 'CANCELLED', actor: 'staff' },
  { from: 'LOCK', to: 'CANCELLED', actor: 'staff' },
];

/** The states from which an actor may bring an issue to `to`. */
export const issueSources = (to: IssueStatus, actor: IssueTransition['actor']): readonly IssueStatus[] =>
  issueTransitions.filter((one) => one.to === to && one.actor === actor).map(({ from }) => from);

/** What may become of an issue next, and by whom. */
export const nextOfIssue = (status: IssueStatus, source: ResultSource): readonly IssueTransition[] =>
  issueTransitions.filter((one) => one.from === status && (one.sources?.includes(source) ?? true));
