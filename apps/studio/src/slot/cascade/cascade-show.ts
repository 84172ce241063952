import type { FreeSpinsAwarded, FreeSpinsEnded, SpinStarted } from '@baize/games/slot-engine';
import type { GridFilled, GridRefilled, SymbolsWon } from '@baize/games/slot-engine/cascade';
import type { StagePorts } from '../../game-frame/game.ts';
import { RoundShow } from '../round-show.ts';
import type { CascadeGame } from '../slot-game.ts';
import type { SlotStage } from '../stage/slot-stage.ts';
import type { Highlight } from '../win-show.ts';
import { throwsCoins } from '../win-tier.ts';
import type { CascadeBoard } from './cascade-board.ts';

const winMs = 720;
const betweenFreeSpinsMs = 320;

/** Shows the events of a cascading slot's round on its stage and in the HUD, one method for each event. */
export class CascadeShow<Code extends string> extends RoundShow<Code, CascadeBoard<Code>> {
  readonly #game: CascadeGame<Code>;
  #winners: Highlight['positions'] = [];

  constructor(game: CascadeGame<Code>, stage: SlotStage<Code, CascadeBoard<Code>>, ports: StagePorts) {
    super(stage, ports);
    this.#game = game;
  }

  async startSpin({ mode, spinsLeft }: SpinStarted): Promise<void> {
    const { hud, play } = this.ports;
    this.highlights = [];
    if (mode === 'base') this.beginRound();
    else {
      await this.stage.motion.wait(betweenFreeSpinsMs * this.pace);
      const { freeSpins } = hud.get();
      if (freeSpins !== null) hud.set({ freeSpins: { ...freeSpins, spinsLeft } });
    }
    this.#resetLadder(mode);
    if (!this.stage.reels.areTurning) play('spin');
    this.stage.startReels();
  }

  async fillGrid({ grid }: GridFilled<Code>): Promise<void> {
    const { hud, play } = this.ports;
    this.stage.lastRest = { stops: [], window: grid };
    await this.stage.reels.fill(grid);
    const scatters = grid.flat().filter((code) => code === this.#game.config.scatter).length;
    play(scatters > 0 ? `scatter${Math.min(scatters, 3)}` : 'reelStop');
    hud.set({ reelSymbols: grid });
  }

  async showSymbols({ wins, totalMinor, step }: SymbolsWon<Code>): Promise<void> {
    const { hud, play } = this.ports;
    const total = BigInt(totalMinor);
    const calm = this.isCalmWin(total);
    const positions = wins.flatMap((win) => win.positions);
    this.#winners = positions;
    this.shownMinor += total;
    this.showWin(winMs * this.pace);
    const { ladder } = hud.get();
    if (ladder !== null) hud.set({ ladder: { ...ladder, step } });
    play(`win${Math.min(step, 4)}`);
    if (throwsCoins(total, hud.get().betMinor)) this.stage.burst(positions);
    const { lineTints } = this.#game.theme;
    const tint = lineTints[(step - 1) % lineTints.length] ?? 0xffffff;
    await this.stage.wins.show({ positions, lineRows: null, tint }, winMs * this.pace, calm);
    this.stage.wins.clear();
  }

  async refillGrid({ drops, grid }: GridRefilled<Code>): Promise<void> {
    const { hud, play } = this.ports;
    this.stage.lastRest = { stops: [], window: grid };
    play('burst');
    await this.stage.reels.refill(this.#winners, drops, (durationMs, apply) =>
      this.stage.motion.tween(durationMs * this.pace, apply),
    );
    this.#winners = [];
    // The events say what stands there, whatever the motion came to.
    this.stage.reels.show([], grid);
    play('reelStop');
    hud.set({ reelSymbols: grid });
  }

  awardFreeSpins(event: FreeSpinsAwarded): Promise<void> {
    return this.awardSpins(event, 1);
  }

  /** What follows the free spins goes up the ladder of every other spin again. */
  override async endFreeSpins(event: FreeSpinsEnded): Promise<void> {
    await super.endFreeSpins(event);
    this.#resetLadder('base');
  }

  #resetLadder(mode: SpinStarted['mode']): void {
    const { ladder, freeSpins } = this.#game.config;
    this.ports.hud.set({ ladder: { steps: mode === 'free' ? freeSpins.ladder : ladder, step: 0 } });
  }
}
