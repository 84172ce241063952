import type { DrawBelow } from '@baize/fairness';

/** Plain data that is stored with a round. */
export type Stored = Record<string, unknown>;
/** What a player sent: his choice or his step, not yet checked. */
export type Sent = Readonly<Record<string, string | number | boolean | number[]>>;

/** A round as its rules see it. */
export interface InstantState {
  readonly betMinor: bigint;
  readonly choice: Stored;
  readonly outcome: Stored;
  readonly steps: readonly Stored[];
}

/** What a step does to an open round. */
export type StepDecision =
  | { kind: 'refused' }
  /** It was taken before: nothing changes. */
  | { kind: 'taken' }
  | { kind: 'goesOn'; step: Stored }
  | { kind: 'ends'; step: Stored; payoutMinor: bigint };

/** An instant game as its server sees it. The whole outcome is drawn before money moves. */
export interface InstantGame {
  readonly gameCode: string;
  /** Stored with each round, so that it is replayed by the rules that decided it. */
  readonly rulesVersion: string;
  readonly stakes: { readonly minMinor: bigint; readonly maxMinor: bigint; readonly defaultMinor: bigint };
  readonly maxWinMinor: bigint;
  /** The choice as it is stored; null when the game does not offer it. */
  readChoice(sent: Sent, betMinor: bigint): Stored | null;
  /** Draws everything that chance decides. */
  draw(choice: Stored, draw: DrawBelow): Stored;
  /** What the round pays when no step is needed; null when the player's steps decide. */
  payoutAtOnce(state: InstantState): bigint | null;
  step(state: InstantState, sent: Sent): StepDecision;
  /** What leaving an open round now pays; also what an abandoned round is paid. */
  payoutNow(state: InstantState): bigint;
  /** What the player may see: the outcome only once the round has ended. */
  view(state: InstantState, hasEnded: boolean): Stored;
  /** The steps that a view of an ended round shows, by which the round is recomputed; none for a game without steps. */
  stepsOf(view: Readonly<Stored>): Stored[];
}
