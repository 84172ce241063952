import type { FreeSpinsEnded, LineWin, ReelsStopped, ScattersPaid, SlotEvent } from '@baize/games/slot-engine';
import type { StagePorts } from '../game-frame/game.ts';
import type { EventHandlers } from '../game-frame/round-player.ts';
import { anticipatedReels } from './anticipation.ts';
import type { SlotGame } from './slot-game.ts';
import type { SlotStage } from './slot-stage.ts';
import type { Highlight } from './win-show.ts';
import { isBigTier, throwsCoins, winTier } from './win-tier.ts';

const lineMs = 640;
const shortestLineMs = 260;
const allLinesMs = 3_200;
const scattersMs = 1_100;
const overlayMs = 2_600;
const betweenFreeSpinsMs = 260;
const bigWinMs = { big: 2_800, mega: 4_200, epic: 6_000 } as const;
const bigWinHoldMs = 1_300;
const scatterTint = 0xffd86b;

/** Plays a line slot's events on its stage and in the HUD. Amounts come from the events; nothing is decided here. */
export function slotHandlers<Code extends string>(
  game: SlotGame<Code>,
  stage: SlotStage<Code>,
  { hud, play }: StagePorts,
): EventHandlers<SlotEvent<Code>> {
  const { config, theme } = game;
  const { motion } = stage;
  /** Of the whole round, as shown so far. */
  let shownMinor = 0n;
  let highlights: Highlight[] = [];
  let isFree = false;
  let hadFeature = false;

  const paceFactor = () => (stage.isCalm ? 0.35 : stage.isFast ? 0.55 : 1);
  const isCalmWin = (wonMinor: bigint) => stage.isCalm || wonMinor <= hud.get().betMinor;

  function showWin(rollMs: number, line: { line: number; amountMinor: bigint } | null = null): void {
    const tier = winTier(shownMinor, hud.get().betMinor);
    hud.set({ win: { amountMinor: shownMinor, rollMs: tier === 'quiet' ? 0 : rollMs * paceFactor(), tier, line } });
  }

  function highlightOf({ line, positions }: LineWin<Code>): Highlight {
    const tint = theme.lineTints[(line - 1) % theme.lineTints.length] ?? 0xffffff;
    return { positions, lineRows: config.lines[line - 1] ?? null, tint };
  }

  function land(reel: number, symbols: readonly Code[], scattersBefore: number): void {
    const special = symbols.flatMap((symbol, row) =>
      symbol === config.scatter || symbol === config.wild ? [row] : [],
    );
    play(symbols.includes(config.scatter) ? `scatter${Math.min(scattersBefore + 1, 3)}` : 'reelStop');
    stage.popLanded(reel, special);
  }

  async function stopReels({ stops, window }: ReelsStopped<Code>): Promise<void> {
    const { scatter, freeSpins } = config;
    const scattersBefore = (reel: number) =>
      window
        .slice(0, reel)
        .flat()
        .filter((symbol) => symbol === scatter).length;
    stage.lastRest = { stops, window };
    await stage.reels.stop({
      stops,
      window,
      anticipated: stage.isCalm ? [] : anticipatedReels(window, scatter, freeSpins.minScatters),
      onReelLanded: (reel) => land(reel, window[reel] ?? [], scattersBefore(reel)),
      onAnticipation: () => play('anticipation'),
    });
    hud.set({ reelSymbols: window });
  }

  async function showLines(wins: readonly LineWin<Code>[], totalMinor: bigint): Promise<void> {
    const calm = isCalmWin(totalMinor);
    const eachMs = Math.max(shortestLineMs, Math.min(lineMs, allLinesMs / wins.length)) * paceFactor();
    shownMinor += totalMinor;
    showWin(eachMs * Math.min(wins.length, 3));
    if (!calm) play('win');
    if (throwsCoins(totalMinor, hud.get().betMinor)) stage.burst(wins.flatMap((win) => win.positions));
    for (const win of wins) {
      const highlight = highlightOf(win);
      highlights.push(highlight);
      hud.set({ win: { ...hud.get().win, line: { line: win.line, amountMinor: BigInt(win.amountMinor) } } });
      await stage.wins.show(highlight, eachMs, calm);
    }
    hud.set({ win: { ...hud.get().win, line: null } });
  }

  async function showScatters({ positions, amountMinor }: ScattersPaid): Promise<void> {
    const highlight: Highlight = { positions, lineRows: null, tint: scatterTint };
    highlights.push(highlight);
    shownMinor += BigInt(amountMinor);
    showWin(scattersMs);
    play('scatterPay');
    await stage.wins.show(highlight, scattersMs * paceFactor(), stage.isCalm);
  }

  async function celebrate(wonMinor: bigint): Promise<void> {
    const tier = winTier(wonMinor, hud.get().betMinor);
    if (!isBigTier(tier)) return;
    const rollMs = bigWinMs[tier] * paceFactor();
    stage.wins.clear();
    hud.set({ overlay: { kind: 'bigWin', tier, amountMinor: wonMinor, rollMs } });
    play('bigWin');
    stage.setFountain(rollMs);
    await motion.wait(rollMs);
    await motion.wait(bigWinHoldMs);
    hud.set({ overlay: null });
  }

  async function endFreeSpins({ spinsPlayed, totalMinor }: FreeSpinsEnded): Promise<void> {
    const amountMinor = BigInt(totalMinor);
    const rollMs = (isBigTier(winTier(amountMinor, hud.get().betMinor)) ? 2_400 : 1_200) * paceFactor();
    stage.stopLoop();
    hud.set({
      overlay: {
        kind: 'freeSpinsSummary',
        spins: spinsPlayed,
        amountMinor,
        rollMs: isCalmWin(amountMinor) ? 0 : rollMs,
      },
      announcement: { key: 'freeSpinsEnded', amountMinor },
    });
    if (!isCalmWin(amountMinor)) play('summary');
    if (throwsCoins(amountMinor, hud.get().betMinor)) stage.setFountain(rollMs);
    await motion.wait(rollMs + overlayMs * paceFactor());
    isFree = false;
    hadFeature = true;
    stage.setFestive(false);
    hud.set({ overlay: null, freeSpins: null });
  }

  return {
    spinStarted: {
      limitMs: 3_000,
      play: async ({ mode, spinsLeft }) => {
        highlights = [];
        if (mode === 'base') {
          shownMinor = 0n;
          isFree = false;
          hadFeature = false;
        } else {
          await motion.wait(betweenFreeSpinsMs * paceFactor());
          const { freeSpins } = hud.get();
          if (freeSpins !== null) hud.set({ freeSpins: { ...freeSpins, spinsLeft } });
        }
        if (!stage.reels.areTurning) play('spin');
        stage.startReels();
      },
    },
    reelsStopped: { limitMs: 12_000, play: stopReels },
    linesWon: { limitMs: 20_000, play: ({ wins, totalMinor }) => showLines(wins, BigInt(totalMinor)) },
    scattersPaid: { limitMs: 5_000, play: showScatters },
    freeSpinsAwarded: {
      limitMs: 8_000,
      play: async ({ spins, spinsLeft, totalSpins, positions }) => {
        const { multiplier } = config.freeSpins;
        play('freeSpins');
        await stage.wins.show({ positions, lineRows: null, tint: scatterTint }, 700 * paceFactor(), stage.isCalm);
        stage.wins.clear();
        hud.set({
          freeSpins: { spinsLeft, totalSpins, multiplier },
          overlay: { kind: 'freeSpinsAwarded', spins, multiplier, isRetrigger: isFree },
          announcement: { key: 'freeSpins', count: spins },
        });
        isFree = true;
        stage.setFestive(true);
        await motion.wait(overlayMs * paceFactor());
        hud.set({ overlay: null });
      },
    },
    roundCapped: {
      limitMs: 6_000,
      play: async ({ payoutMinor }) => {
        shownMinor = BigInt(payoutMinor);
        showWin(0);
        hud.set({ overlay: { kind: 'capped' } });
        await motion.wait(overlayMs);
        hud.set({ overlay: null });
      },
    },
    freeSpinsEnded: { limitMs: 12_000, play: endFreeSpins },
    roundEnded: {
      limitMs: 15_000,
      play: async ({ payoutMinor }) => {
        const payout = BigInt(payoutMinor);
        shownMinor = payout;
        if (!hadFeature) await celebrate(payout);
        showWin(0);
        hud.set({ announcement: payout > 0n ? { key: 'win', amountMinor: payout } : { key: 'noWin' } });
        motion.setPace(document.hidden ? 'instant' : 'normal');
        stage.loopWins(highlights, isCalmWin(payout));
      },
    },
  };
}
