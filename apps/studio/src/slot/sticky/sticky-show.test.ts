// @covers slots

import { drawOfRound } from '@baize/fairness';
import { config, slot } from '@baize/games/fixed-stars';
import { expect, it } from 'vitest';
import { theme } from '../../games/fixed-stars/theme.ts';
import { showWithoutTime } from '../testing/feature-show.fixture.ts';

const betMinor = 100n;

it('shows the choice, then its free spins with every wild that stays, and the payout at last', async () => {
  let seen = 0;
  for (let nonce = 0; nonce < 3_000; nonce += 1) {
    const draw = drawOfRound({ serverSeed: 'stars', clientSeed: 'watch', nonce });
    const open = slot.play({ betMinor, draw });
    if (!open.pick) continue;
    const choice = seen % 3;
    seen += 1;
    const asked = { betMinor, baseMinor: open.payoutMinor, layout: open.pick, picked: [choice] };
    const rest = slot.pick(asked);
    const events = [...open.events, ...rest.events];
    const { end, states, settled } = await showWithoutTime({ config, theme }, betMinor, events);
    expect(settled).toBe(0);
    expect(end).toMatchObject({ choice: null, freeSpins: null, overlay: null, win: { amountMinor: rest.payoutMinor } });
    expect(states.flatMap(({ choice: board }) => board?.chosen ?? []).at(-1)).toBe(choice);
    const stuck = states.flatMap(({ freeSpins }) => (freeSpins?.stuck ? [freeSpins.stuck.positions.length] : []));
    expect(stuck).toEqual([...stuck].sort((a, b) => a - b));
  }
  expect(seen).toBeGreaterThan(10);
});
