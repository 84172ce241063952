// @covers autoplay-stops

import { describe, expect, it, vi } from 'vitest';
import { createAutoplay } from './autoplay.ts';
import type { AutoplayChoice } from './autoplay-rules.ts';
import { createHud } from './hud-state.ts';
import { exampleRound } from './testing/example-round.ts';

const noStops = { winLimitMinor: null, gainLimitMinor: null, lostInRowLimit: null };
const choice: AutoplayChoice = { rounds: 10, lossLimitMinor: 100n, ...noStops };

/** Rounds at a bet of 20 that pay what is listed; a text is an event of the round, null a round that was not played. */
function play(payouts: readonly (number | string | null)[], changes: Partial<AutoplayChoice> = {}) {
  const hud = createHud();
  hud.set({ frame: { phase: 'idle' }, betMinor: 20n });
  let isHidden = false;
  const left = [...payouts];
  const spin = vi.fn(async () => {
    const next = left.shift();
    if (next === undefined || next === null) return null;
    if (typeof next === 'string') return exampleRound({ payoutMinor: '20', events: [{ type: next }] });
    return exampleRound({ payoutMinor: String(next) });
  });
  const autoplay = createAutoplay({ hud, rounds: { spin }, wait: async () => undefined, isHidden: () => isHidden });
  return {
    ...{ hud, spin, autoplay },
    hide: () => {
      isHidden = true;
    },
    run: () => autoplay.run({ ...choice, ...changes }),
    ended: () => ({ rounds: spin.mock.calls.length, stop: hud.get().autoplayStop, autoplay: hud.get().autoplay }),
  };
}

describe('autoplay', () => {
  it.each([
    ['plays as many rounds as were chosen', Array(20).fill(20), {}, 10, 'done'],
    ['begins no round that could lose more than the limit', Array(20).fill(0), {}, 5, 'lossLimit'],
    ['counts what was won against what was lost', [0, 0, 0, 60, 0, 0, 0, 0, 0, 0], {}, 8, 'lossLimit'],
    ['begins none when the first bet is above the limit', Array(20).fill(0), { lossLimitMinor: 19n }, 0, 'lossLimit'],
    [
      'stops at a round that wins as much as was chosen',
      [20, 20, 199, 200, 20],
      { winLimitMinor: 200n },
      4,
      'winLimit',
    ],
    ['stops when so much is gained', [20, 45, 34, 20, 20], { gainLimitMinor: 39n }, 3, 'gainLimit'],
    ['goes on one unit below the gain', [20, 45, 33, ...Array(9).fill(20)], { gainLimitMinor: 39n }, 10, 'done'],
    ['counts losses against the gain', [0, 60, 20, 40, 20], { gainLimitMinor: 40n }, 4, 'gainLimit'],
    [
      'stops at lost rounds in a row',
      [0, 0, 1, 0, 0, 0, 20],
      { lostInRowLimit: 3, lossLimitMinor: 999n },
      6,
      'lostInRow',
    ],
    [
      'says the large win where it reaches the gain, too',
      [200],
      { winLimitMinor: 200n, gainLimitMinor: 1n },
      1,
      'winLimit',
    ],
    ['stops at free spins', [20, 'freeSpinsAwarded', 20], {}, 2, 'feature'],
    ['stops at a bonus', ['pickStarted', 20], {}, 1, 'feature'],
    ['stops at a parade', ['paradeStarted', 20], {}, 1, 'feature'],
    ['stops at a jackpot', ['jackpotWon', 20], {}, 1, 'feature'],
    ['stops where a round was not played', [20, null, 20], {}, 2, 'notPlayed'],
  ] as const)('%s', async (_what, payouts, changes, rounds, stop) => {
    const game = play(payouts as readonly (number | string | null)[], changes);
    await game.run();
    expect(game.ended()).toEqual({ rounds, stop, autoplay: null });
  });

  it('ends with the round in which the player stops it', async () => {
    const game = play(Array(20).fill(20));
    game.spin.mockImplementation(async () => {
      if (game.spin.mock.calls.length === 3) game.autoplay.stop();
      return exampleRound({ payoutMinor: '20' });
    });
    await game.run();
    expect(game.ended()).toEqual({ rounds: 3, stop: 'player', autoplay: null });
  });

  it('begins no round that nobody can see', async () => {
    const game = play(Array(20).fill(20));
    game.spin.mockImplementation(async () => {
      game.hide();
      return exampleRound({ payoutMinor: '20' });
    });
    await game.run();
    expect(game.ended()).toMatchObject({ rounds: 1, stop: 'hidden' });
  });

  it('stakes nothing in free rounds, and does not begin twice', async () => {
    const game = play(Array(20).fill(0));
    game.hud.set({ freeRounds: { grantId: 'g', left: 20, betMinor: 50n } });
    await Promise.all([game.run(), game.run()]);
    expect(game.ended()).toMatchObject({ rounds: 10, stop: 'done' });
  });
});
