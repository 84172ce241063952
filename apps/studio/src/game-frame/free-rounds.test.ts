// @covers free-rounds

import { expect, it } from 'vitest';
import { exampleRound } from './testing/example-round.ts';
import { fairness, frame, no, ok } from './testing/rounds.fixture.ts';

it('free rounds are played at their bet without a stake, say what is left, and leave the chosen bet', async () => {
  const round = exampleRound({ roundId: 'round-1', payoutMinor: '50' });
  const free = { grantId: 'g-1', betMinor: '50', expiresAt: '2026-03-01T05:00:00.000Z' };
  const { flow, hud, requests } = frame({
    studioSpin: [
      ok({ round, balanceMinor: '1050', fairness, freeRounds: { ...free, left: 1 } }),
      ok({ round: { ...round, roundId: 'round-2' }, balanceMinor: '1100', fairness, freeRounds: null }),
      no('free_rounds_over'),
    ],
    studioPresented: [ok({ balanceMinor: '1050' }), ok({ balanceMinor: '1100' })],
    studioBalance: [ok({ balanceMinor: '1100' })],
  });
  hud.set({ balanceMinor: 10n, freeRounds: { grantId: 'g-1', left: 2, betMinor: 50n } });
  const spinning = flow.spin();
  await Promise.resolve();
  expect(hud.get()).toMatchObject({ frame: { phase: 'spinning' }, balanceMinor: 10n });
  await spinning;
  expect(requests[0]?.request).toMatchObject({ body: { betMinor: '50', grantId: 'g-1' } });
  expect(hud.get().freeRounds).toEqual({ grantId: 'g-1', left: 1, betMinor: 50n });
  await flow.spin();
  expect(hud.get()).toMatchObject({ freeRounds: null, betMinor: 20n, balanceMinor: 1100n });
  hud.set({ freeRounds: { grantId: 'g-1', left: 1, betMinor: 50n } });
  await flow.spin();
  expect(hud.get()).toMatchObject({ freeRounds: null, balanceMinor: 1100n, notice: 'free_rounds_over' });
});
