import type { StudioRound } from '@baize/contract';

/** Why the game cannot go on; each has its texts `failed.<reason>`. */
export type FailReason =
  | 'launch_missing'
  | 'launch_token_invalid'
  | 'session_expired'
  | 'game_unavailable'
  | 'account_blocked'
  | 'unreachable'
  /** The page and the server, or this window and the round, do not fit each other any more. */
  | 'outdated';

/** Where the frame stands in the life of a round. */
export type FrameState =
  | { phase: 'opening' }
  | { phase: 'idle' }
  | { phase: 'spinning'; roundId: string; stakeMinor: bigint }
  | { phase: 'presenting'; round: StudioRound }
  | { phase: 'resuming'; round: StudioRound }
  | { phase: 'failed'; reason: FailReason };

export type FrameEvent =
  | { type: 'opened'; unfinishedRound: StudioRound | null }
  | { type: 'spinRequested'; roundId: string; stakeMinor: bigint }
  | { type: 'roundAnswered'; round: StudioRound }
  | { type: 'spinRefused' }
  | { type: 'unfinishedRoundFound'; round: StudioRound }
  | { type: 'roundPresented' }
  | { type: 'failed'; reason: FailReason };

type Phase = FrameState['phase'];
type Steps = {
  [P in Phase]: {
    [T in FrameEvent['type']]?: (event: Extract<FrameEvent, { type: T }>) => FrameState;
  };
};

const fail = ({ reason }: { reason: FailReason }): FrameState => ({ phase: 'failed', reason });
const toIdle = (): FrameState => ({ phase: 'idle' });
const resume = (round: StudioRound): FrameState => ({ phase: 'resuming', round });

const steps: Steps = {
  opening: {
    opened: ({ unfinishedRound }) => (unfinishedRound === null ? toIdle() : resume(unfinishedRound)),
    failed: fail,
  },
  idle: {
    spinRequested: ({ roundId, stakeMinor }) => ({ phase: 'spinning', roundId, stakeMinor }),
    failed: fail,
  },
  spinning: {
    roundAnswered: ({ round }) => ({ phase: 'presenting', round }),
    spinRefused: toIdle,
    unfinishedRoundFound: ({ round }) => resume(round),
    failed: fail,
  },
  presenting: { roundPresented: toIdle, failed: fail },
  resuming: { roundPresented: toIdle, failed: fail },
  failed: {},
};

/** The state after an event; the same state when the event has no meaning there. A failure is final: the way on is a new launch. */
export function nextState(state: FrameState, event: FrameEvent): FrameState {
  const step = steps[state.phase][event.type] as ((event: FrameEvent) => FrameState) | undefined;
  return step === undefined ? state : step(event);
}
