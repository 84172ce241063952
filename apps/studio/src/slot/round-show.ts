import type {
  FreeSpinsAwarded,
  FreeSpinsEnded,
  JackpotWon,
  Position,
  RoundCapped,
  RoundEnded,
  ScattersPaid,
} from '@baize/games/slot-engine';
import type { StagePorts } from '../game-frame/game.ts';
import type { BoardView } from './stage/board-view.ts';
import type { SlotStage } from './stage/slot-stage.ts';
import { paceOf } from './timing.ts';
import type { Highlight } from './win-show.ts';
import { isBigTier, throwsCoins, winTier } from './win-tier.ts';

const scattersMs = 1_100;
const awardMs = 700;
const overlayMs = 2_600;
const summaryMs = { big: 2_400, small: 1_200 } as const;
const bigWinMs = { big: 2_800, mega: 4_200, epic: 6_000 } as const;
const bigWinHoldMs = 1_300;
const jackpotMs = 6_000;
export const scatterTint = 0xffd86b;

/**
 * Shows what the rounds of all slots have in common: scatters, free spins, jackpots, limits and ends. Amounts come from the events;
 * nothing is decided here.
 */
export class RoundShow<Code extends string, View extends BoardView<Code>> {
  protected readonly stage: SlotStage<Code, View>;
  protected readonly ports: StagePorts;
  /** Of the whole round, as shown so far. */
  protected shownMinor = 0n;
  protected highlights: Highlight[] = [];
  protected isFree = false;
  protected hadFeature = false;
  /** What the round cost where its feature was bought; null: the bet. */
  protected boughtMinor: bigint | null = null;

  constructor(stage: SlotStage<Code, View>, ports: StagePorts) {
    this.stage = stage;
    this.ports = ports;
  }

  async showScatters({ positions, amountMinor }: ScattersPaid): Promise<void> {
    const highlight: Highlight = { positions, lineRows: null, tint: scatterTint };
    this.highlights.push(highlight);
    this.shownMinor += BigInt(amountMinor);
    this.showWin(scattersMs * this.pace);
    this.ports.play('scatterPay');
    await this.stage.wins.show(highlight, scattersMs * this.pace, this.stage.isCalm);
  }

  /** `multiplier`: of all wins in the free spins; 1 is not told. */
  async awardSpins({ spins, spinsLeft, totalSpins, positions }: FreeSpinsAwarded, multiplier: number): Promise<void> {
    const { hud, play } = this.ports;
    play('freeSpins');
    await this.light(positions, awardMs);
    hud.set({
      freeSpins: { spinsLeft, totalSpins, multiplier, special: hud.get().freeSpins?.special ?? null },
      overlay: { kind: 'freeSpinsAwarded', spins, multiplier, isRetrigger: this.isFree },
      announcement: { key: 'freeSpins', count: spins },
    });
    this.isFree = true;
    this.stage.setFestive(true);
    await this.stage.motion.wait(overlayMs * this.pace);
    hud.set({ overlay: null });
  }

  async showCap({ payoutMinor }: RoundCapped): Promise<void> {
    const { hud } = this.ports;
    this.shownMinor = BigInt(payoutMinor);
    this.showWin(0);
    hud.set({ overlay: { kind: 'capped' } });
    await this.stage.motion.wait(overlayMs);
    hud.set({ overlay: null });
  }

  async endFreeSpins({ spinsPlayed, totalMinor }: FreeSpinsEnded): Promise<void> {
    const { hud, play } = this.ports;
    const amountMinor = BigInt(totalMinor);
    const isBig = isBigTier(winTier(amountMinor, this.stakeMinor));
    const rollMs = this.isCalmWin(amountMinor) ? 0 : (isBig ? summaryMs.big : summaryMs.small) * this.pace;
    this.stage.stopLoop();
    hud.set({
      overlay: { kind: 'freeSpinsSummary', spins: spinsPlayed, amountMinor, rollMs },
      announcement: { key: 'freeSpinsEnded', amountMinor },
    });
    if (rollMs > 0) play('summary');
    if (throwsCoins(amountMinor, this.stakeMinor)) this.stage.setFountain(rollMs);
    await this.stage.motion.wait(rollMs + overlayMs * this.pace);
    this.isFree = false;
    this.hadFeature = true;
    this.stage.setFestive(false);
    hud.set({ overlay: null, freeSpins: null });
  }

  async showJackpot({ pot, amountMinor }: JackpotWon): Promise<void> {
    const { hud, play } = this.ports;
    const amount = BigInt(amountMinor);
    const rollMs = this.stage.isCalm ? 0 : jackpotMs;
    this.shownMinor += amount;
    this.stage.wins.clear();
    hud.set({
      overlay: { kind: 'jackpot', pot, amountMinor: amount, rollMs },
      announcement: { key: 'jackpot', amountMinor: amount },
    });
    play('bigWin');
    this.stage.setFountain(rollMs);
    await this.stage.motion.wait(rollMs + bigWinHoldMs);
    this.hadFeature = true;
    hud.set({ overlay: null });
  }

  async endRound({ payoutMinor }: RoundEnded): Promise<void> {
    const payout = BigInt(payoutMinor);
    this.shownMinor = payout;
    if (!this.hadFeature) await this.#celebrate(payout);
    this.showWin(0);
    const announcement = payout > 0n ? ({ key: 'win', amountMinor: payout } as const) : ({ key: 'noWin' } as const);
    this.ports.hud.set({ announcement });
    this.stage.motion.setPace(document.hidden ? 'instant' : 'normal');
    this.stage.loopWins(this.highlights, this.isCalmWin(payout));
  }

  /** A base spin starts: nothing is shown of the last round. */
  protected beginRound(): void {
    this.shownMinor = 0n;
    this.highlights = [];
    this.isFree = false;
    this.hadFeature = false;
    this.boughtMinor = null;
  }

  protected async light(positions: readonly Position[], durationMs: number): Promise<void> {
    const highlight: Highlight = { positions, lineRows: null, tint: scatterTint };
    await this.stage.wins.show(highlight, durationMs * this.pace, this.stage.isCalm);
    this.stage.wins.clear();
  }

  /** Of every duration: shorter in turbo, much shorter for people who asked for less motion. */
  protected get pace(): number {
    return paceOf(this.stage);
  }

  /** What wins are measured by: nothing at or below it is celebrated. */
  protected get stakeMinor(): bigint {
    return this.boughtMinor ?? this.ports.hud.get().betMinor;
  }

  protected isCalmWin(wonMinor: bigint): boolean {
    return this.stage.isCalm || wonMinor <= this.stakeMinor;
  }

  protected showWin(rollMs: number): void {
    const { hud } = this.ports;
    const tier = winTier(this.shownMinor, this.stakeMinor);
    hud.set({ win: { amountMinor: this.shownMinor, rollMs: tier === 'quiet' ? 0 : rollMs, tier, line: null } });
  }

  async #celebrate(wonMinor: bigint): Promise<void> {
    const { hud, play } = this.ports;
    const tier = winTier(wonMinor, this.stakeMinor);
    if (!isBigTier(tier)) return;
    const rollMs = bigWinMs[tier] * this.pace;
    this.stage.wins.clear();
    hud.set({ overlay: { kind: 'bigWin', tier, amountMinor: wonMinor, rollMs } });
    play('bigWin');
    this.stage.setFountain(rollMs);
    await this.stage.motion.wait(rollMs);
    await this.stage.motion.wait(bigWinHoldMs);
    hud.set({ overlay: null });
  }
}
