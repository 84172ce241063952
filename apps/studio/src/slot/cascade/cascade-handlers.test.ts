// @covers cascade-ladder cluster-pays multiplier-tumbles

import { drawOfRound } from '@baize/fairness';
import * as honeyMeadow from '@baize/games/honey-meadow';
import * as jadeCascade from '@baize/games/jade-cascade';
import * as stormAnvil from '@baize/games/storm-anvil';
import { describe, expect, it, vi } from 'vitest';
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
type Config = CascadeGame<string>['config'];

/** A stage that shows nothing and needs no time; it keeps the grid that it was told to show last. */
function watched(config: Config) {
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
    popLanded: () => {},
    setFountain: () => {},
    setFestive: () => {},
  } as unknown as SlotStage<string, CascadeBoard<string>>;
  const hud = createHud();
  hud.set({ betMinor });
  const ports = { hud, play: () => {} } as unknown as StagePorts;
  const game = { config, theme } as unknown as CascadeGame<string>;
  return { handlers: cascadeHandlers(game, stage, ports), hud, shown };
}

/** What the last event that has it says of a field; events without `beside` are left out. */
const lastOf = (events: readonly object[], field: string, otherwise: number, beside = field): unknown => {
  const last = events.findLast((event) => field in event && beside in event) as Record<string, unknown> | undefined;
  return last?.[field] ?? otherwise;
};

describe.each([jadeCascade, stormAnvil, honeyMeadow])('$gameCode', ({ slot, ...game }) => {
  const config: Config = game.config;

  it('shows true rounds to their end: every event has its handler, grid, win and gauge are those of the last events', async () => {
    let features = 0;
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const draw = drawOfRound({ serverSeed: 'watched', clientSeed: 'cascade', nonce });
      const { events, payoutMinor } = slot.play({ betMinor, draw });
      const { handlers, hud, shown } = watched(config);
      const settle = vi.fn();
      await playEvents(events, handlers, { settle, wait: waitFor });
      expect(settle).not.toHaveBeenCalled();
      expect(hud.get().win.amountMinor).toBe(payoutMinor);
      const last = events.findLast((event) => 'grid' in event) as unknown as { grid: readonly (readonly string[])[] };
      expect(shown.grid).toEqual(last.grid);
      expect(hud.get().reelSymbols).toEqual(last.grid);
      expect(hud.get().freeSpins).toBeNull();
      const hasLadder = config.ladder.length > 1;
      expect(hud.get().ladder?.steps).toEqual(hasLadder ? config.ladder : undefined);
      const { gauge } = hud.get();
      expect(gauge?.kind).toBe(config.multipliers ? 'multiplier' : config.meter && 'meter');
      if (!events.some(({ type }) => type === 'freeSpinsAwarded')) {
        if (gauge?.kind === 'meter') expect(gauge.charge).toBe(lastOf(events, 'meter', 0));
        if (gauge?.kind === 'multiplier') expect(gauge.multiplier).toBe(lastOf(events, 'multiplier', 1, 'sum'));
        continue;
      }
      features += 1;
      if (hasLadder) expect(hud.get().ladder?.step).toBe(0);
      else
        expect(gauge).toEqual(
          config.multipliers
            ? { kind: 'multiplier', multiplier: 1 }
            : { kind: 'meter', charge: 0, goal: config.meter?.perFeature },
        );
    }
    expect(features).toBeGreaterThan(0);
  });
});
