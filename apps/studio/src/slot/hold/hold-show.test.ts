// @covers slots

import { drawOfRound } from '@baize/fairness';
import { config, type SymbolCode, slot } from '@baize/games/nugget-gulch';
import { expect, it } from 'vitest';
import type { StagePorts } from '../../game-frame/game.ts';
import { createHud, type HudState } from '../../game-frame/hud-state.ts';
import { playEvents, waitFor } from '../../game-frame/round-player.ts';
import { theme } from '../../games/nugget-gulch/theme.ts';
import { createMotion } from '../../lib/motion.ts';
import { slotHandlers } from '../handlers.ts';
import type { Reels } from '../reels.ts';
import type { SlotGame } from '../slot-game.ts';
import type { SlotStage } from '../stage/slot-stage.ts';

const betMinor = 100n;

/** A stage that needs no time, and what the HUD showed of the cells. */
async function watch(events: readonly { type: string }[]) {
  const motion = createMotion();
  motion.setPace('instant');
  const nothing = () => {};
  const stage = {
    motion: { ...motion, setPace: nothing },
    reels: { areTurning: false, stop: async () => {} },
    wins: { clear: nothing, show: async () => {} },
    ...{ isCalm: false, isFast: false, startReels: nothing, stopLoop: nothing, popLanded: nothing, loopWins: nothing },
    ...{ burst: nothing, setFountain: nothing, setFestive: nothing },
  } as unknown as SlotStage<SymbolCode, Reels<SymbolCode>>;
  const hud = createHud();
  hud.set({ betMinor });
  const shown: NonNullable<HudState['hold']>[] = [];
  hud.subscribe(() => {
    const { hold } = hud.get();
    if (hold) shown.push(hold);
  });
  const ports = { hud, play: nothing } as unknown as StagePorts;
  const handlers = slotHandlers({ config, theme } as unknown as SlotGame<SymbolCode>, stage, ports);
  let settled = 0;
  const settle = () => {
    settled += 1;
  };
  await playEvents(events, handlers, { settle, wait: waitFor });
  return { end: hud.get(), shown, settled };
}

it('shows true features to their end: every cell once, respins as the events say, the payout at last', async () => {
  let seen = 0;
  for (let nonce = 0; nonce < 3_000; nonce += 1) {
    const draw = drawOfRound({ serverSeed: 'cells', clientSeed: 'watch', nonce });
    const { events, payoutMinor } = slot.play({ betMinor, draw });
    const respins = events.filter(({ type }) => type === 'respinPlayed') as unknown as {
      coins: unknown[];
      collects: unknown[];
      respinsLeft: number;
    }[];
    if (respins.length === 0) continue;
    seen += 1;
    const { end, shown, settled } = await watch(events);
    expect(settled).toBe(0);
    expect(end).toMatchObject({ hold: null, overlay: null, win: { amountMinor: payoutMinor } });
    const [start] = events.filter(({ type }) => type === 'holdStarted') as unknown as { coins: unknown[] }[];
    const landed = respins.reduce((sum, { coins, collects }) => sum + coins.length + collects.length, 0);
    const last = shown.at(-1);
    expect(last?.cells.filter((cell) => cell?.amountMinor != null)).toHaveLength((start?.coins.length ?? 0) + landed);
    expect(last?.respinsLeft).toBe(0);
  }
  expect(seen).toBeGreaterThan(15);
});
