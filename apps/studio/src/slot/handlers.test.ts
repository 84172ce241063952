// @covers free-spin-counter event-order

import { createServerSeed, drawOfRound } from '@baize/fairness';
import { config, playRound, type SymbolCode } from '@baize/games/lantern-garden';
import { describe, expect, it, vi } from 'vitest';
import type { StagePorts } from '../game-frame/game.ts';
import { createHud, type HudState } from '../game-frame/hud-state.ts';
import { playEvents, waitFor } from '../game-frame/round-player.ts';
import { theme } from '../games/lantern-garden/theme.ts';
import { createMotion } from '../lib/motion.ts';
import { slotHandlers } from './handlers.ts';
import type { Reels } from './reels.ts';
import type { SlotGame } from './slot-game.ts';
import type { SlotStage } from './stage/slot-stage.ts';

const betMinor = 200n;

/** A stage that shows nothing and needs no time, and the HUD's states as they came. */
function watched() {
  const motion = createMotion();
  motion.setPace('instant');
  const log: string[] = [];
  const stage = {
    motion: { ...motion, setPace: () => {} },
    reels: { areTurning: false, stop: async () => void log.push('stop') },
    wins: { clear: () => {}, show: async () => void log.push('show') },
    isCalm: false,
    isFast: false,
    startReels: () => void log.push('start'),
    stopLoop: () => {},
    popLanded: () => {},
    loopWins: () => {},
    burst: () => void log.push('coins'),
    setFountain: () => void log.push('coins'),
    setFestive: (isFestive: boolean) => void log.push(`festive ${isFestive}`),
  } as unknown as SlotStage<SymbolCode, Reels<SymbolCode>>;
  const hud = createHud();
  hud.set({ betMinor });
  const states: HudState[] = [];
  hud.subscribe(() => states.push(hud.get()));
  const ports = { hud, play: () => {} } as unknown as StagePorts;
  const handlers = slotHandlers({ config, theme } as unknown as SlotGame<SymbolCode>, stage, ports);
  return { handlers, hud, states, log };
}

async function watch(events: readonly { type: string }[]) {
  const { handlers, hud, states, log } = watched();
  const settle = vi.fn();
  await playEvents(events, handlers, { settle, wait: waitFor });
  return { end: hud.get(), states, log, settle };
}

function* rounds(count: number) {
  const serverSeed = createServerSeed();
  for (let nonce = 0; nonce < count; nonce += 1) {
    yield playRound(config, { betMinor, draw: drawOfRound({ serverSeed, clientSeed: 'watch', nonce }) });
  }
}

describe('slotHandlers', () => {
  it('shows true rounds to their end: every event has its handler, the last win shown is the payout', async () => {
    for (const { events, payoutMinor } of rounds(400)) {
      const { end, settle, log } = await watch(events);
      expect(settle).not.toHaveBeenCalled();
      expect(end.win.amountMinor).toBe(payoutMinor);
      expect(end).toMatchObject({ overlay: null, freeSpins: null });
      expect(log.filter((line) => line === 'stop')).toHaveLength(
        events.filter(({ type }) => type === 'reelsStopped').length,
      );
      expect(end.announcement).toEqual(payoutMinor > 0n ? { key: 'win', amountMinor: payoutMinor } : { key: 'noWin' });
    }
  });

  it('celebrates nothing that is not above the stake', async () => {
    const quiet = [...rounds(400)].filter(({ payoutMinor }) => payoutMinor > 0n && payoutMinor <= betMinor);
    expect(quiet.length).toBeGreaterThan(20);
    for (const { events } of quiet) {
      const { states, log, end } = await watch(events);
      expect(log).not.toContain('coins');
      expect(states.some(({ overlay }) => overlay?.kind === 'bigWin')).toBe(false);
      expect(end.win).toMatchObject({ rollMs: 0 });
    }
  });

  it('counts the free spins as the events say and puts the board back afterwards', async () => {
    let round = playRound(config, { betMinor, draw: () => 0 });
    for (const next of rounds(5_000)) {
      round = next;
      if (next.events.some(({ type }) => type === 'freeSpinsAwarded')) break;
    }
    const { states, log } = await watch(round.events);
    const left = states.flatMap(({ freeSpins }) => (freeSpins === null ? [] : [freeSpins.spinsLeft]));
    expect(left[0]).toBe(10);
    expect(left).toContain(9);
    expect(left.at(-1)).toBe(0);
    expect(log).toContain('festive true');
    expect(log.lastIndexOf('festive false')).toBeGreaterThan(log.lastIndexOf('stop'));
  });

  it('keeps the special symbol beside the free spins until they are over', async () => {
    const spins = { spins: 5, spinsLeft: 5, totalSpins: 5, positions: [] };
    const { states, end } = await watch([
      { type: 'freeSpinsAwarded', ...spins },
      { type: 'specialDrawn', symbol: 'book' },
      { type: 'spinStarted', mode: 'free', spinsLeft: 4 },
      { type: 'freeSpinsAwarded', ...spins, spinsLeft: 9, totalSpins: 10 },
      { type: 'freeSpinsEnded', spinsPlayed: 10, totalMinor: '0' },
    ] as { type: string }[]);
    const shown = states.flatMap(({ freeSpins }) => (freeSpins === null ? [] : [freeSpins]));
    const drawnAt = shown.findIndex(({ special }) => special === 'book');
    expect(drawnAt).toBeGreaterThan(0);
    expect(shown.slice(drawnAt).every(({ special }) => special === 'book')).toBe(true);
    expect(shown.at(-1)?.spinsLeft).toBe(9);
    expect(end.freeSpins).toBeNull();
  });
});
