// @covers bought-features

import { drawOfRound } from '@baize/fairness';
import { config, type SymbolCode, slot } from '@baize/games/mammoth-ridge';
import { expect, it, vi } from 'vitest';
import type { StagePorts } from '../../game-frame/game.ts';
import { createHud, type HudState } from '../../game-frame/hud-state.ts';
import { playEvents, waitFor } from '../../game-frame/round-player.ts';
import { theme } from '../../games/mammoth-ridge/theme.ts';
import { createMotion } from '../../lib/motion.ts';
import type { WaysGame } from '../slot-game.ts';
import type { SlotStage } from '../stage/slot-stage.ts';
import type { FallOrder, WaysBoard } from './ways-board.ts';
import { waysHandlers } from './ways-handlers.ts';

const betMinor = 200n;

/** Plays a round on a stage that shows nothing and needs no time; the states of the HUD as they came. */
async function watch(nonce: number, isBought: boolean) {
  const draw = drawOfRound({ serverSeed: 'watched', clientSeed: 'ways', nonce });
  const round = slot.play({ betMinor, draw, isBought });
  const motion = createMotion();
  motion.setPace('instant');
  const filled: FallOrder<SymbolCode>['window'][] = [];
  const nothing = () => {};
  const stage = {
    motion: { ...motion, setPace: nothing },
    reels: { areTurning: false, fill: async (order: FallOrder<SymbolCode>) => void filled.push(order.window) },
    wins: { clear: nothing, show: async () => {} },
    ...{ isCalm: false, isFast: false, startReels: nothing, stopLoop: nothing, loopWins: nothing },
    ...{ burst: nothing, setFountain: nothing, setFestive: nothing, popLanded: nothing },
  } as unknown as SlotStage<SymbolCode, WaysBoard<SymbolCode>>;
  const hud = createHud();
  hud.set({ betMinor });
  const states: HudState[] = [];
  hud.subscribe(() => states.push(hud.get()));
  const ports = { hud, play: nothing } as unknown as StagePorts;
  const settle = vi.fn();
  const handlers = waysHandlers({ config, theme } as unknown as WaysGame<SymbolCode>, stage, ports);
  await playEvents(round.events, handlers, { settle, wait: waitFor });
  expect(settle).not.toHaveBeenCalled();
  return { ...round, end: hud.get(), states, filled };
}

it('shows true rounds to their end: every event has its handler, window, ways and win are those of the last events', async () => {
  for (let nonce = 0; nonce < 150; nonce += 1) {
    const { events, payoutMinor, end, filled } = await watch(nonce, nonce % 3 === 0);
    const last = events.findLast(({ type }) => type === 'windowDrawn') as unknown as {
      window: string[][];
      ways: number;
    };
    expect(end.win.amountMinor).toBe(payoutMinor);
    expect([end.reelSymbols, end.ways]).toEqual([last.window, last.ways]);
    expect(filled.at(-1)).toEqual(last.window);
    expect([end.overlay, end.freeSpins]).toEqual([null, null]);
  }
});

it('celebrates of a bought round nothing that is not above its price, and shows the rising multiplier', async () => {
  let quiet = 0;
  for (let nonce = 0; nonce < 60; nonce += 1) {
    const { payoutMinor, states } = await watch(nonce, true);
    const multipliers = states.flatMap(({ freeSpins }) => (freeSpins === null ? [] : [freeSpins.multiplier]));
    expect(multipliers.slice(0, 1)).toEqual([1]);
    expect(Math.max(...multipliers)).toBeGreaterThanOrEqual(10);
    if (payoutMinor > betMinor * 45n) continue;
    quiet += 1;
    const tiers = new Set(states.map(({ win }) => win.tier));
    expect([...tiers].filter((tier) => tier !== 'none' && tier !== 'quiet')).toEqual([]);
  }
  expect(quiet).toBeGreaterThan(10);
});
