import type { LineSlotConfig } from '@baize/games/slot-engine';
import type { StagePorts } from '../../game-frame/game.ts';
import { createHud, type HudState } from '../../game-frame/hud-state.ts';
import { playEvents, waitFor } from '../../game-frame/round-player.ts';
import { createMotion } from '../../lib/motion.ts';
import { slotHandlers } from '../handlers.ts';
import type { Reels } from '../reels.ts';
import type { SlotGame } from '../slot-game.ts';
import type { SlotStage } from '../stage/slot-stage.ts';
import type { SlotTheme } from '../theme.ts';

const nothing = () => {};

/** Shows events on a stage that needs no time: every state of the HUD as it came, and how often a handler had to be cut short. */
export async function showWithoutTime<Code extends string>(
  game: { config: LineSlotConfig<Code>; theme: SlotTheme },
  betMinor: bigint,
  events: readonly { type: string }[],
): Promise<{ end: HudState; states: readonly HudState[]; settled: number }> {
  const motion = createMotion();
  motion.setPace('instant');
  const stage = {
    motion: { ...motion, setPace: nothing },
    reels: { areTurning: false, stop: async () => {} },
    wins: { clear: nothing, show: async () => {} },
    ...{ isCalm: false, isFast: false, startReels: nothing, stopLoop: nothing, popLanded: nothing, loopWins: nothing },
    ...{ burst: nothing, setFountain: nothing, setFestive: nothing },
  } as unknown as SlotStage<Code, Reels<Code>>;
  const hud = createHud();
  hud.set({ betMinor });
  const states: HudState[] = [];
  hud.subscribe(() => states.push(hud.get()));
  const ports = { hud, play: nothing } as unknown as StagePorts;
  const handlers = slotHandlers(game as unknown as SlotGame<Code>, stage, ports);
  let settled = 0;
  const settle = () => {
    settled += 1;
  };
  await playEvents(events, handlers, { settle, wait: waitFor });
  return { end: hud.get(), states, settled };
}
