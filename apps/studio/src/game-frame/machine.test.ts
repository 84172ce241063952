import { describe, expect, it } from 'vitest';
import type { FrameEvent, FrameState } from './machine.ts';
import { nextState } from './machine.ts';
import { exampleRound } from './testing/example-round.ts';

const round = exampleRound();
const states: Record<FrameState['phase'], FrameState> = {
  opening: { phase: 'opening' },
  idle: { phase: 'idle' },
  spinning: { phase: 'spinning', roundId: round.roundId, stakeMinor: 20n },
  presenting: { phase: 'presenting', round },
  resuming: { phase: 'resuming', round },
  failed: { phase: 'failed', reason: 'session_expired' },
};
const events: Record<FrameEvent['type'], FrameEvent> = {
  opened: { type: 'opened', unfinishedRound: null },
  spinRequested: { type: 'spinRequested', roundId: round.roundId, stakeMinor: 20n },
  roundAnswered: { type: 'roundAnswered', round },
  spinRefused: { type: 'spinRefused' },
  unfinishedRoundFound: { type: 'unfinishedRoundFound', round },
  roundPresented: { type: 'roundPresented' },
  failed: { type: 'failed', reason: 'session_expired' },
};

/** Every permitted step; all other pairs must leave the state alone. */
const permitted: Record<string, FrameState['phase']> = {
  'opening opened': 'idle',
  'opening failed': 'failed',
  'idle spinRequested': 'spinning',
  'idle failed': 'failed',
  'spinning roundAnswered': 'presenting',
  'spinning spinRefused': 'idle',
  'spinning unfinishedRoundFound': 'resuming',
  'spinning failed': 'failed',
  'presenting roundPresented': 'idle',
  'presenting failed': 'failed',
  'resuming roundPresented': 'idle',
  'resuming failed': 'failed',
};

describe('nextState', () => {
  const pairs = Object.keys(states).flatMap((phase) => Object.keys(events).map((type) => [phase, type] as const));
  it.each(pairs)('%s + %s', (phase, type) => {
    const before = states[phase as FrameState['phase']];
    const after = nextState(before, events[type as FrameEvent['type']]);
    const expected = permitted[`${phase} ${type}`];
    if (expected === undefined) expect(after).toBe(before);
    else expect(after.phase).toBe(expected);
  });

  it('resumes an unfinished round before anything else', () => {
    expect(nextState({ phase: 'opening' }, { type: 'opened', unfinishedRound: round })).toEqual({
      phase: 'resuming',
      round,
    });
  });
});
