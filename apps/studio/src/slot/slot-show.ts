import type {
  FreeSpinsAwarded,
  FreeSpinsEnded,
  LinesWon,
  LineWin,
  ReelsStopped,
  RoundCapped,
  RoundEnded,
  ScattersPaid,
  SpinStarted,
} from '@baize/games/slot-engine';
import type { StagePorts } from '../game-frame/game.ts';
import { anticipatedReels } from './anticipation.ts';
import type { SlotGame } from './slot-game.ts';
import type { SlotStage } from './slot-stage.ts';
import type { Highlight } from './win-show.ts';
import { isBigTier, throwsCoins, winTier } from './win-tier.ts';

const lineMs = 640;
const shortestLineMs = 260;
const allLinesMs = 3_200;
const scattersMs = 1_100;
const awardMs = 700;
const overlayMs = 2_600;
const betweenFreeSpinsMs = 260;
const summaryMs = { big: 2_400, small: 1_200 } as const;
const bigWinMs = { big: 2_800, mega: 4_200, epic: 6_000 } as const;
const bigWinHoldMs = 1_300;
const scatterTint = 0xffd86b;
const calmPace = 0.35;
const fastPace = 0.55;

/**
 * Shows the events of a line slot's round on its stage and in the HUD, one method for each event. Amounts come from the events;
 * nothing is decided here.
 */
export class SlotShow<Code extends string> {
  readonly #game: SlotGame<Code>;
  readonly #stage: SlotStage<Code>;
  readonly #ports: StagePorts;
  /** Of the whole round, as shown so far. */
  #shownMinor = 0n;
  #highlights: Highlight[] = [];
  #isFree = false;
  #hadFeature = false;

  constructor(game: SlotGame<Code>, stage: SlotStage<Code>, ports: StagePorts) {
    this.#game = game;
    this.#stage = stage;
    this.#ports = ports;
  }

  async startSpin({ mode, spinsLeft }: SpinStarted): Promise<void> {
    const { hud, play } = this.#ports;
    this.#highlights = [];
    if (mode === 'base') {
      this.#shownMinor = 0n;
      this.#isFree = false;
      this.#hadFeature = false;
    } else {
      await this.#stage.motion.wait(betweenFreeSpinsMs * this.#pace);
      const { freeSpins } = hud.get();
      if (freeSpins !== null) hud.set({ freeSpins: { ...freeSpins, spinsLeft } });
    }
    if (!this.#stage.reels.areTurning) play('spin');
    this.#stage.startReels();
  }

  async stopReels({ stops, window }: ReelsStopped<Code>): Promise<void> {
    const { hud, play } = this.#ports;
    const { scatter, freeSpins } = this.#game.config;
    this.#stage.lastRest = { stops, window };
    await this.#stage.reels.stop({
      stops,
      window,
      anticipated: this.#stage.isCalm ? [] : anticipatedReels(window, scatter, freeSpins.minScatters),
      onReelLanded: (reel) => this.#land(reel, window),
      onAnticipation: () => play('anticipation'),
    });
    hud.set({ reelSymbols: window });
  }

  async showLines({ wins, totalMinor }: LinesWon<Code>): Promise<void> {
    const { hud, play } = this.#ports;
    const total = BigInt(totalMinor);
    const calm = this.#isCalmWin(total);
    const eachMs = Math.max(shortestLineMs, Math.min(lineMs, allLinesMs / wins.length)) * this.#pace;
    this.#shownMinor += total;
    this.#showWin(eachMs * Math.min(wins.length, 3));
    if (!calm) play('win');
    if (throwsCoins(total, hud.get().betMinor)) this.#stage.burst(wins.flatMap((win) => win.positions));
    for (const win of wins) {
      const highlight = this.#highlightOf(win);
      this.#highlights.push(highlight);
      hud.set({ win: { ...hud.get().win, line: { line: win.line, amountMinor: BigInt(win.amountMinor) } } });
      await this.#stage.wins.show(highlight, eachMs, calm);
    }
    hud.set({ win: { ...hud.get().win, line: null } });
  }

  async showScatters({ positions, amountMinor }: ScattersPaid): Promise<void> {
    const highlight: Highlight = { positions, lineRows: null, tint: scatterTint };
    this.#highlights.push(highlight);
    this.#shownMinor += BigInt(amountMinor);
    this.#showWin(scattersMs * this.#pace);
    this.#ports.play('scatterPay');
    await this.#stage.wins.show(highlight, scattersMs * this.#pace, this.#stage.isCalm);
  }

  async awardFreeSpins({ spins, spinsLeft, totalSpins, positions }: FreeSpinsAwarded): Promise<void> {
    const { hud, play } = this.#ports;
    const { multiplier } = this.#game.config.freeSpins;
    play('freeSpins');
    const scatters: Highlight = { positions, lineRows: null, tint: scatterTint };
    await this.#stage.wins.show(scatters, awardMs * this.#pace, this.#stage.isCalm);
    this.#stage.wins.clear();
    hud.set({
      freeSpins: { spinsLeft, totalSpins, multiplier },
      overlay: { kind: 'freeSpinsAwarded', spins, multiplier, isRetrigger: this.#isFree },
      announcement: { key: 'freeSpins', count: spins },
    });
    this.#isFree = true;
    this.#stage.setFestive(true);
    await this.#stage.motion.wait(overlayMs * this.#pace);
    hud.set({ overlay: null });
  }

  async showCap({ payoutMinor }: RoundCapped): Promise<void> {
    const { hud } = this.#ports;
    this.#shownMinor = BigInt(payoutMinor);
    this.#showWin(0);
    hud.set({ overlay: { kind: 'capped' } });
    await this.#stage.motion.wait(overlayMs);
    hud.set({ overlay: null });
  }

  async endFreeSpins({ spinsPlayed, totalMinor }: FreeSpinsEnded): Promise<void> {
    const { hud, play } = this.#ports;
    const amountMinor = BigInt(totalMinor);
    const { betMinor } = hud.get();
    const isBig = isBigTier(winTier(amountMinor, betMinor));
    const rollMs = this.#isCalmWin(amountMinor) ? 0 : (isBig ? summaryMs.big : summaryMs.small) * this.#pace;
    this.#stage.stopLoop();
    hud.set({
      overlay: { kind: 'freeSpinsSummary', spins: spinsPlayed, amountMinor, rollMs },
      announcement: { key: 'freeSpinsEnded', amountMinor },
    });
    if (rollMs > 0) play('summary');
    if (throwsCoins(amountMinor, betMinor)) this.#stage.setFountain(rollMs);
    await this.#stage.motion.wait(rollMs + overlayMs * this.#pace);
    this.#isFree = false;
    this.#hadFeature = true;
    this.#stage.setFestive(false);
    hud.set({ overlay: null, freeSpins: null });
  }

  async endRound({ payoutMinor }: RoundEnded): Promise<void> {
    const payout = BigInt(payoutMinor);
    this.#shownMinor = payout;
    if (!this.#hadFeature) await this.#celebrate(payout);
    this.#showWin(0);
    const announcement = payout > 0n ? ({ key: 'win', amountMinor: payout } as const) : ({ key: 'noWin' } as const);
    this.#ports.hud.set({ announcement });
    this.#stage.motion.setPace(document.hidden ? 'instant' : 'normal');
    this.#stage.loopWins(this.#highlights, this.#isCalmWin(payout));
  }

  /** Of every duration: shorter in turbo, much shorter for people who asked for less motion. */
  get #pace(): number {
    if (this.#stage.isCalm) return calmPace;
    return this.#stage.isFast ? fastPace : 1;
  }

  #isCalmWin(wonMinor: bigint): boolean {
    return this.#stage.isCalm || wonMinor <= this.#ports.hud.get().betMinor;
  }

  #showWin(rollMs: number): void {
    const { hud } = this.#ports;
    const tier = winTier(this.#shownMinor, hud.get().betMinor);
    hud.set({ win: { amountMinor: this.#shownMinor, rollMs: tier === 'quiet' ? 0 : rollMs, tier, line: null } });
  }

  #highlightOf({ line, positions }: LineWin<Code>): Highlight {
    const { theme, config } = this.#game;
    const tint = theme.lineTints[(line - 1) % theme.lineTints.length] ?? 0xffffff;
    return { positions, lineRows: config.lines[line - 1] ?? null, tint };
  }

  #land(reel: number, window: ReelsStopped<Code>['window']): void {
    const { scatter, wild } = this.#game.config;
    const symbols = window[reel] ?? [];
    const scattersSoFar = window.slice(0, reel + 1).flat();
    const count = scattersSoFar.filter((symbol) => symbol === scatter).length;
    const special = symbols.flatMap((symbol, row) => (symbol === scatter || symbol === wild ? [row] : []));
    this.#ports.play(symbols.includes(scatter) ? `scatter${Math.min(count, 3)}` : 'reelStop');
    this.#stage.popLanded(reel, special);
  }

  async #celebrate(wonMinor: bigint): Promise<void> {
    const { hud, play } = this.#ports;
    const tier = winTier(wonMinor, hud.get().betMinor);
    if (!isBigTier(tier)) return;
    const rollMs = bigWinMs[tier] * this.#pace;
    this.#stage.wins.clear();
    hud.set({ overlay: { kind: 'bigWin', tier, amountMinor: wonMinor, rollMs } });
    play('bigWin');
    this.#stage.setFountain(rollMs);
    await this.#stage.motion.wait(rollMs);
    await this.#stage.motion.wait(bigWinHoldMs);
    hud.set({ overlay: null });
  }
}
