// @covers event-order

import { drawOfRound } from '@baize/fairness';
import { config, slot } from '@baize/games/neon-orchard';
import { expect, it } from 'vitest';
import { wheelReels } from './anticipation.ts';

it('the last reel turns longer before every round in which the wheel turns, and only when the others are of one symbol', () => {
  let wheels = 0;
  for (let nonce = 0; nonce < 3_000; nonce += 1) {
    const draw = drawOfRound({ serverSeed: 'watched', clientSeed: 'wheel', nonce });
    const { events } = slot.play({ betMinor: 100n, draw });
    const stopped = events.find(({ type }) => type === 'reelsStopped') as unknown as { window: string[][] };
    const others = new Set(
      stopped.window
        .slice(0, 2)
        .flat()
        .filter((cell) => cell !== config.wild),
    );
    const reels = wheelReels(stopped.window, config.wild);
    expect(reels).toEqual(others.size === 1 ? [2] : []);
    if (!events.some(({ type }) => type === 'wheelSpun')) continue;
    wheels += 1;
    expect(reels).toEqual([2]);
  }
  expect(wheels).toBeGreaterThan(0);
});
