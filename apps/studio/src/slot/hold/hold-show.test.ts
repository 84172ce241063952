// @covers slots

import { drawOfRound } from '@baize/fairness';
import { config, slot } from '@baize/games/nugget-gulch';
import type { HoldStarted, RespinPlayed } from '@baize/games/slot-engine';
import { expect, it } from 'vitest';
import { theme } from '../../games/nugget-gulch/theme.ts';
import { showWithoutTime } from '../testing/feature-show.fixture.ts';

const betMinor = 100n;
const isRespin = (event: { type: string }): event is RespinPlayed => event.type === 'respinPlayed';
const isStart = (event: { type: string }): event is HoldStarted => event.type === 'holdStarted';

it('shows true features to their end: every cell once, respins as the events say, the payout at last', async () => {
  let seen = 0;
  for (let nonce = 0; nonce < 3_000; nonce += 1) {
    const draw = drawOfRound({ serverSeed: 'cells', clientSeed: 'watch', nonce });
    const { events, payoutMinor } = slot.play({ betMinor, draw });
    const start = events.find(isStart);
    if (!start) continue;
    seen += 1;
    const { end, states, settled } = await showWithoutTime({ config, theme }, betMinor, events);
    expect(settled).toBe(0);
    expect(end).toMatchObject({ hold: null, overlay: null, win: { amountMinor: payoutMinor } });
    const landed = events
      .filter(isRespin)
      .reduce((sum, { coins, collects }) => sum + coins.length + collects.length, 0);
    const last = states.flatMap(({ hold }) => hold ?? []).at(-1);
    expect(last?.cells.filter((cell) => cell?.amountMinor != null)).toHaveLength(start.coins.length + landed);
    expect(last?.respinsLeft).toBe(0);
  }
  expect(seen).toBeGreaterThan(15);
});
