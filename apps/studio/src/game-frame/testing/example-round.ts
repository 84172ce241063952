import type { StudioRound } from '@baize/contract';

/** A small round for tests of the frame; the events are any events. */
export function exampleRound(changes: Partial<StudioRound> = {}): StudioRound {
  return {
    roundId: '5f0c8a6e-2d1b-4c3a-9e8f-0123456789ab',
    gameCode: 'lantern_garden',
    rulesVersion: 'lantern-garden-1',
    betMinor: '20',
    payoutMinor: '0',
    events: [{ type: 'spinStarted' }, { type: 'roundEnded' }],
    fairness: { serverSeedHash: 'ab'.repeat(32), clientSeed: 'seed', nonce: 3 },
    presented: false,
    playedAt: '2026-01-02T03:04:05Z',
    ...changes,
  };
}
