// @covers must-drop-levels

import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '../../lib/store.ts';
import { mount, unmount } from '../../testing/mount.fixture.tsx';
import { type Frame, FrameProvider } from '../frame-context.tsx';
import { LevelFairness } from './LevelFairness.tsx';

const lastDrop = { cycle: 1, serverSeed: 'shown-seed', serverSeedHash: 'another-hash', amountMinor: '2000' };
const mustDrop = { cycle: 2, seedMinor: '1000', ceilingMinor: '5000', serverSeedHash: 'h', lastDrop };
const currency = { code: 'PLY', exponent: 2, symbol: 'P' };

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

function show() {
  const hud = createStore({ currency, jackpotPools: [{ pot: 'mini', amountMinor: 1200n, mustDrop }] });
  return mount(
    <FrameProvider frame={{ hud } as unknown as Frame}>
      <LevelFairness />
    </FrameProvider>,
  );
}

test('a seed of a jackpot that does not give what was paid is reported', async () => {
  const page = await show();
  await vi.waitFor(() => expect(page.textContent).toContain('The seed does not give what was paid.'));
  expect(page.textContent).not.toContain('offers no cryptography');
});

test('a browser that cannot check says so, and shows the seed all the same', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const page = await show();
  expect(page.textContent).toContain('This browser offers no cryptography on this page.');
  expect(page.textContent).toContain('shown-seed');
});
