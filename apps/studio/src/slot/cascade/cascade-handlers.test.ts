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

/** What the last event that has it says of a field. */
const lastOf = (events: readonly object[], field: string, otherwise: number): unknown => {
  const last = events.findLast((event) => field in event) as Record<string, unknown> | undefined;
  return last?.[field] ?? otherwise;
};

/** The gauge after a round: free spins leave nothing of what they gathered. */
function gaugeAfter({ multipliers, meter }: Config, events: readonly { type: string }[], isFeature: boolean): unknown {
  const counted = events.filter(({ type }) => type === 'multipliersCounted');
  if (multipliers) return { kind: 'multiplier', multiplier: isFeature ? 1 : lastOf(counted, 'multiplier', 1) };
  return meter ? { kind: 'meter', charge: isFeature ? 0 : lastOf(events, 'meter', 0), goal: meter.perFeature } : null;
}

describe.each([jadeCascade, stormAnvil, honeyMeadow])('$gameCode', ({ slot, ...game }) => {
  const config: Config = game.config;
  const ladder = config.ladder.length > 1 ? config.ladder : undefined;

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
      expect(hud.get().ladder?.steps).toEqual(ladder);
      const isFeature = events.some(({ type }) => type === 'freeSpinsAwarded');
      expect(hud.get().gauge).toEqual(gaugeAfter(config, events, isFeature));
      if (!isFeature) continue;
      features += 1;
      expect(hud.get().ladder?.step).toBe(ladder && 0);
    }
    expect(features).toBeGreaterThan(0);
  });
});
