import type { CascadeConfig } from '@baize/games/slot-engine/cascade';
import type { Gauge, Ladder } from '../../game-frame/hud-state.ts';

type Rules = Pick<CascadeConfig<string>, 'ladder' | 'freeSpins' | 'multipliers' | 'meter'>;

/** The ladder of a spin before its first win; null for a game whose wins are not multiplied step by step. */
export function ladderOf({ ladder, freeSpins }: Rules, mode: 'base' | 'free'): Ladder | null {
  const steps = mode === 'free' ? freeSpins.ladder : ladder;
  return steps.length > 1 ? { steps, step: 0 } : null;
}

/** What the symbols of a spin gather, when they have gathered nothing yet; null in a game without it. */
export function gaugeAt({ multipliers, meter }: Rules): Gauge | null {
  if (multipliers) return { kind: 'multiplier', multiplier: 1 };
  return meter ? { kind: 'meter', charge: 0, goal: meter.perFeature } : null;
}
