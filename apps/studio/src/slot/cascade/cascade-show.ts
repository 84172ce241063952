import type { FreeSpinsAwarded, FreeSpinsEnded, SpinStarted } from '@baize/games/slot-engine';
import type {
  GridFilled,
  GridRefilled,
  MultipliersCounted,
  SymbolRemoved,
  SymbolsWon,
  WildsPlaced,
} from '@baize/games/slot-engine/cascade';
import type { StagePorts } from '../../game-frame/game.ts';
import { RoundShow, scatterTint } from '../round-show.ts';
import type { CascadeGame } from '../slot-game.ts';
import type { SlotStage } from '../stage/slot-stage.ts';
import type { Highlight } from '../win-show.ts';
import { throwsCoins } from '../win-tier.ts';
import type { CascadeBoard } from './cascade-board.ts';
import { gaugeAt, ladderOf } from './gauge.ts';

const winMs = 720;
const featureMs = 900;
const betweenFreeSpinsMs = 320;

/** Shows the events of a cascading slot's round on its stage and in the HUD, one method for each event. */
export class CascadeShow<Code extends string> extends RoundShow<Code, CascadeBoard<Code>> {
  readonly #game: CascadeGame<Code>;
  #winners: Highlight['positions'] = [];
  /** A free spin came before this one. */
  #hasGathered = false;

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
    this.#reset(mode);
    if (!this.stage.reels.areTurning) play('spin');
    this.stage.startReels();
  }

  async fillGrid({ grid }: GridFilled<Code>): Promise<void> {
    const { hud, play } = this.ports;
    this.stage.lastRest = { stops: [], window: grid };
    await this.stage.reels.fill(grid);
    this.#popLanded(grid.map((codes) => codes.length));
    const scatters = grid.flat().filter((code) => code === this.#game.config.scatter).length;
    play(scatters > 0 ? `scatter${Math.min(scatters, 3)}` : 'reelStop');
    hud.set({ reelSymbols: grid });
  }

  async showSymbols({ wins, totalMinor, step, meter }: SymbolsWon<Code>): Promise<void> {
    const { hud, play } = this.ports;
    const total = BigInt(totalMinor);
    const calm = this.isCalmWin(total);
    const positions = wins.flatMap((win) => win.positions);
    this.#winners = positions;
    this.shownMinor += total;
    this.showWin(winMs * this.pace);
    const { ladder } = hud.get();
    if (ladder !== null) hud.set({ ladder: { ...ladder, step } });
    this.#showCharge(meter);
    play(`win${Math.min(step, 4)}`);
    if (throwsCoins(total, hud.get().betMinor)) this.stage.burst(positions);
    const { lineTints } = this.#game.theme;
    const tint = lineTints[(step - 1) % lineTints.length] ?? 0xffffff;
    await this.stage.wins.show({ positions, lineRows: null, tint }, winMs * this.pace, calm);
    this.stage.wins.clear();
  }

  async refillGrid({ drops, grid }: GridRefilled<Code>): Promise<void> {
    await this.#letFall(this.#winners, drops, grid);
    this.#winners = [];
  }

  /** The cells are lit where they stand, then they are wilds. */
  async placeWilds({ positions, grid, meter }: WildsPlaced<Code>): Promise<void> {
    const { hud, play } = this.ports;
    play('meter');
    this.#showCharge(meter);
    this.stage.lastRest = { stops: [], window: grid };
    this.stage.reels.show([], grid);
    hud.set({ reelSymbols: grid });
    for (const [column, row] of positions) this.stage.popLanded(column, [row]);
    await this.light(positions, featureMs);
  }

  /** All of the symbol is lit, bursts without a prize, and the rest falls. */
  async removeSymbol({ positions, drops, grid, meter }: SymbolRemoved<Code>): Promise<void> {
    this.ports.play('meter');
    this.#showCharge(meter);
    await this.light(positions, featureMs);
    await this.#letFall(positions, drops, grid);
  }

  async countMultipliers({ positions, multiplier, addedMinor }: MultipliersCounted): Promise<void> {
    const { hud, play } = this.ports;
    const added = BigInt(addedMinor);
    hud.set({ gauge: { kind: 'multiplier', multiplier } });
    play('multiplier');
    const calm = this.isCalmWin(this.shownMinor + added);
    this.shownMinor += added;
    if (added > 0n) this.showWin(featureMs * this.pace);
    if (positions.length === 0) await this.stage.motion.wait(featureMs * this.pace);
    else await this.stage.wins.show({ positions, lineRows: null, tint: scatterTint }, featureMs * this.pace, calm);
    this.stage.wins.clear();
  }

  awardFreeSpins(event: FreeSpinsAwarded): Promise<void> {
    return this.awardSpins(event, 1);
  }

  /** What follows the free spins goes up the ladder of every other spin again. */
  override async endFreeSpins(event: FreeSpinsEnded): Promise<void> {
    await super.endFreeSpins(event);
    this.#reset('base');
  }

  async #letFall(
    gone: Highlight['positions'],
    drops: GridRefilled<Code>['drops'],
    grid: GridRefilled<Code>['grid'],
  ): Promise<void> {
    const { hud, play } = this.ports;
    this.stage.lastRest = { stops: [], window: grid };
    play('burst');
    await this.stage.reels.refill(gone, drops, (durationMs, apply) =>
      this.stage.motion.tween(durationMs * this.pace, apply),
    );
    // The events say what stands there, whatever the motion came to.
    this.stage.reels.show([], grid);
    this.#popLanded(drops.map((codes) => codes.length));
    play('reelStop');
    hud.set({ reelSymbols: grid });
  }

  /** Wilds, scatters and multipliers among the symbols that fell in: the first so many of each column. */
  #popLanded(fallen: readonly number[]): void {
    const { scatter, clusters, multipliers = {} } = this.#game.config;
    this.stage.lastRest.window.forEach((codes, column) => {
      const special = (code: Code) => code === scatter || code === clusters?.wild || code in multipliers;
      this.stage.popLanded(
        column,
        codes.slice(0, fallen[column] ?? 0).flatMap((code, row) => (special(code) ? [row] : [])),
      );
    });
  }

  #showCharge(charge: number | undefined): void {
    const { gauge } = this.ports.hud.get();
    if (charge !== undefined && gauge?.kind === 'meter') this.ports.hud.set({ gauge: { ...gauge, charge } });
  }

  /** What a spin begins with; what free spins gather goes on from one to the next. */
  #reset(mode: SpinStarted['mode']): void {
    const { hud } = this.ports;
    const { config } = this.#game;
    hud.set({ ladder: ladderOf(config, mode) });
    if (mode === 'base' || !this.#hasGathered) hud.set({ gauge: gaugeAt(config) });
    this.#hasGathered = mode === 'free';
  }
}
