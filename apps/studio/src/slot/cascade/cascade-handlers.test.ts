// @covers cascade-ladder

import { drawOfRound } from '@baize/fairness';
import { config, type SymbolCode, slot } from '@baize/games/jade-cascade';
import { expect, it, vi } from 'vitest';
import type { StagePorts } from '../../game-frame/game.ts';
import { createHud } from '../../game-frame/hud-state.ts';
import { playEvents, waitFor } from '../../game-frame/round-player.ts';
import { theme } from '../../games/jade-cascade/theme.ts';
import { createMotion } from '../../lib/motion.ts';
import type { CascadeGame } from '../slot-game.ts';
import type { SlotStage } from '../stage/slot-stage.ts';
import type { CascadeBoard } from './cascade-board.ts';
import { cascadeHandlers } from './cascade-handlers.ts';

const betMinor = 200n;

/** A stage that shows nothing and needs no time; it keeps the grid that it was told to show last. */
function watched() {
  const motion = createMotion();
  motion.setPace('instant');
  const shown: { grid: readonly (readonly string[])[] } = { grid: [] };
  const stage = {
    motion: { ...motion, setPace: () => {} },
    reels: {
      areTurning: false,
      fill: async (grid: readonly (readonly string[])[]) => {
        shown.grid = grid;
      },
      refill: async () => {},
      show: (_stops: readonly number[], grid: readonly (readonly string[])[]) => {
        shown.grid = grid;
      },
    },
    wins: { clear: () => {}, show: async () => {} },
    isCalm: false,
    isFast: false,
    startReels: () => {},
    stopLoop: () => {},
    loopWins: () => {},
    burst: () => {},
    setFountain: () => {},
    setFestive: () => {},
  } as unknown as SlotStage<SymbolCode, CascadeBoard<SymbolCode>>;
  const hud = createHud();
  hud.set({ betMinor });
  const ports = { hud, play: () => {} } as unknown as StagePorts;
  const game = { config, theme } as unknown as CascadeGame<SymbolCode>;
  return { handlers: cascadeHandlers(game, stage, ports), hud, shown };
}

it('shows true rounds to their end: every event has its handler, grid and win are those of the last events', async () => {
  let features = 0;
  for (let nonce = 0; nonce < 300; nonce += 1) {
    const draw = drawOfRound({ serverSeed: 'watched', clientSeed: 'cascade', nonce });
    const { events, payoutMinor } = slot.play({ betMinor, draw });
    const { handlers, hud, shown } = watched();
    const settle = vi.fn();
    await playEvents(events, handlers, { settle, wait: waitFor });
    expect(settle).not.toHaveBeenCalled();
    expect(hud.get().win.amountMinor).toBe(payoutMinor);
    const last = events.findLast((event) => 'grid' in event) as unknown as { grid: readonly (readonly string[])[] };
    expect(shown.grid).toEqual(last.grid);
    expect(hud.get().reelSymbols).toEqual(last.grid);
    expect(hud.get().freeSpins).toBeNull();
    expect(hud.get().ladder?.steps).toEqual(config.ladder);
    if (events.some(({ type }) => type === 'freeSpinsAwarded')) {
      features += 1;
      expect(hud.get().ladder?.step).toBe(0);
    }
  }
  expect(features).toBeGreaterThan(0);
});
