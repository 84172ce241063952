import type { ParadeStarted, SpinStarted, WalkEnded, WildsWalked } from '@baize/games/slot-engine';
import type { WalkBoard } from '../../game-frame/hud-state.ts';
import { StickyShow } from '../sticky/sticky-show.ts';
import { isBigTier, throwsCoins, winTier } from '../win-tier.ts';

const walkMs = 900;
const landMs = 620;
const lightMs = 900;
const introMs = 2_000;
const summaryMs = { big: 2_400, small: 1_200 } as const;
const holdMs = 1_600;

/** Shows wilds that fill their reel and walk over the board until none is left. */
export class WalkShow<Code extends string> extends StickyShow<Code> {
  #nextId = 0;
  /** The parade has just come onto its reels: its first respin is played where it stands. */
  #hasEntered = false;

  override async startSpin(event: SpinStarted): Promise<void> {
    if (event.mode === 'base') this.ports.hud.set({ walk: null });
    else if (this.game.config.walking) await this.#walkOn();
    await super.startSpin(event);
  }

  async walk({ reels, multiplier }: WildsWalked): Promise<void> {
    const { hud, play } = this.ports;
    const board = hud.get().walk ?? this.#empty();
    const landed = reels.filter((reel) => board.walkers.every((walker) => walker.reel !== reel));
    hud.set({
      walk: { ...board, multiplier, walkers: [...board.walkers, ...landed.map((reel) => this.#enter(reel))] },
    });
    if (landed.length === 0) return;
    play('walker');
    await this.stage.motion.wait(landMs * this.pace);
  }

  async startParade({ reels, positions }: ParadeStarted): Promise<void> {
    const { hud, play } = this.ports;
    play('freeSpins');
    await this.light(positions, lightMs);
    const board = hud.get().walk ?? this.#empty();
    const stepped = stepOn(board.walkers);
    const entering = reels.filter((reel) => stepped.every((walker) => walker.reel !== reel));
    const walkers = [...stepped, ...entering.map((reel) => this.#enter(reel))];
    this.#hasEntered = true;
    hud.set({
      walk: { ...board, walkers, isParade: true, multiplier: reels.length },
      overlay: { kind: 'paradeStarted' },
      announcement: { key: 'parade', count: reels.length },
    });
    this.stage.setFestive(true);
    await this.stage.motion.wait(introMs * this.pace);
    hud.set({ overlay: null });
  }

  async endWalk({ totalMinor }: WalkEnded): Promise<void> {
    const { hud, play } = this.ports;
    const board = hud.get().walk;
    if (board === null) return;
    hud.set({ walk: { ...board, walkers: stepOn(board.walkers) } });
    if (!board.isParade) return;
    const total = BigInt(totalMinor);
    const isBig = isBigTier(winTier(total, this.stakeMinor));
    const rollMs = summaryMs[isBig ? 'big' : 'small'] * this.pace;
    if (throwsCoins(total, this.stakeMinor)) {
      play('summary');
      this.stage.setFountain(rollMs);
    }
    this.stage.wins.clear();
    hud.set({
      overlay: { kind: 'paradeSummary', amountMinor: total, rollMs },
      announcement: { key: 'paradeEnded', amountMinor: total },
    });
    await this.stage.motion.wait(rollMs + holdMs * this.pace);
    this.hadFeature = true;
    this.stage.setFestive(false);
    hud.set({ overlay: null, walk: null });
  }

  async #walkOn(): Promise<void> {
    const { hud, play } = this.ports;
    const board = hud.get().walk ?? this.#empty();
    if (this.#hasEntered) {
      this.#hasEntered = false;
      return;
    }
    play('step');
    const walkers = stepOn(board.walkers);
    hud.set({ walk: { ...board, walkers, multiplier: Math.max(1, walkers.length) } });
    await this.stage.motion.wait(walkMs * this.pace);
  }

  #enter(reel: number): WalkBoard['walkers'][number] {
    this.#nextId += 1;
    return { id: this.#nextId, reel };
  }

  #empty(): WalkBoard {
    const { strips, rows } = this.game.config;
    return { columns: strips.length, rows, walkers: [], multiplier: 1, isParade: false };
  }
}

/** One reel further left; one on the first reel leaves. */
const stepOn = (walkers: WalkBoard['walkers']): WalkBoard['walkers'] =>
  walkers.filter(({ reel }) => reel > 0).map(({ id, reel }) => ({ id, reel: reel - 1 }));
