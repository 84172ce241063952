// @covers walking-wilds

import { drawOfRound } from '@baize/fairness';
import { config, slot } from '@baize/games/lotus-theatre';
import { expect, it } from 'vitest';
import { theme } from '../../games/lotus-theatre/theme.ts';
import { showWithoutTime } from '../testing/feature-show.fixture.ts';

const betMinor = 100n;
const reelsOf = (event: { type: string; reels?: readonly number[] }) =>
  event.type === 'wildsWalked' ? [[...(event.reels ?? [])].join()] : [];

it('shows every wild where it stands, the parade, and the payout at last', async () => {
  let walks = 0;
  let parades = 0;
  for (let nonce = 0; nonce < 1_500; nonce += 1) {
    const { events, payoutMinor } = slot.play({
      betMinor,
      draw: drawOfRound({ serverSeed: 'pond', clientSeed: 'watch', nonce }),
    });
    if (!events.some(({ type }) => type === 'walkEnded')) continue;
    const { end, states, settled } = await showWithoutTime({ config, theme }, betMinor, events);
    expect(settled).toBe(0);
    expect(end).toMatchObject({ overlay: null, win: { amountMinor: payoutMinor } });
    expect(end.walk?.walkers ?? []).toEqual([]);
    const shown = states.map(({ walk }) => (walk?.walkers.map(({ reel }) => reel) ?? []).sort((a, b) => a - b).join());
    for (const reels of events.flatMap(reelsOf)) expect(shown).toContain(reels);
    // A wild keeps its number while it walks: that is what moves it on the screen.
    for (const [index, { walk }] of states.entries())
      for (const { id, reel } of walk?.walkers ?? []) {
        const before = states[index - 1]?.walk?.walkers.find((walker) => walker.id === id);
        if (before) expect([before.reel, before.reel - 1]).toContain(reel);
      }
    walks += 1;
    if (states.some(({ overlay }) => overlay?.kind === 'paradeSummary')) parades += 1;
  }
  expect(walks).toBeGreaterThan(40);
  expect(parades).toBeGreaterThan(0);
});
