import {
  type FreeSpinsAwarded,
  featureScatters,
  type LinesWon,
  type LineWin,
  type PickEnded,
  type PickStarted,
  type ReelsStopped,
  type SpecialDrawn,
  type SpecialExpanded,
  type SpinStarted,
  type TilePicked,
  type WheelSpun,
} from '@baize/games/slot-engine';
import type { StagePorts } from '../game-frame/game.ts';
import { anticipatedReels, maxInWindow, wheelReels } from './anticipation.ts';
import type { Reels } from './reels.ts';
import { RoundShow, scatterTint } from './round-show.ts';
import type { SlotGame } from './slot-game.ts';
import type { SlotStage } from './stage/slot-stage.ts';
import type { Highlight } from './win-show.ts';
import { throwsCoins } from './win-tier.ts';

const lineMs = 640;
const shortestLineMs = 260;
const allLinesMs = 3_200;
const betweenFreeSpinsMs = 260;
const specialMs = 2_400;
const expandMs = 900;
const pickStartMs = 900;
const tileMs = 500;
const pickEndMs = 3_000;
const wheelMs = 4_200;
const wheelHoldMs = 1_400;

/** Shows the events of a line slot's round on its stage and in the HUD, one method for each event. */
export class SlotShow<Code extends string> extends RoundShow<Code, Reels<Code>> {
  protected readonly game: SlotGame<Code>;
  readonly #maxOnReels: readonly number[];

  constructor(game: SlotGame<Code>, stage: SlotStage<Code, Reels<Code>>, ports: StagePorts) {
    super(stage, ports);
    this.game = game;
    const { strips, rows, scatter } = game.config;
    this.#maxOnReels = strips.map((strip) => maxInWindow(strip, scatter, rows));
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
    if (!this.stage.reels.areTurning) play('spin');
    this.stage.startReels();
  }

  async stopReels({ stops, window }: ReelsStopped<Code>): Promise<void> {
    const { hud, play } = this.ports;
    this.stage.lastRest = { stops, window };
    await this.stage.reels.stop({
      stops,
      window,
      anticipated: this.stage.isCalm ? [] : this.#anticipated(window),
      onReelLanded: (reel) => this.#land(reel, window),
      onAnticipation: (reel) => {
        play('anticipation');
        this.stage.expect(reel, this.game.config.scatter);
      },
    });
    hud.set({ reelSymbols: window });
  }

  async showLines({ wins, totalMinor }: LinesWon<Code>): Promise<void> {
    const { hud, play } = this.ports;
    const total = BigInt(totalMinor);
    const calm = this.isCalmWin(total);
    const eachMs = Math.max(shortestLineMs, Math.min(lineMs, allLinesMs / wins.length)) * this.pace;
    this.shownMinor += total;
    this.showWin(eachMs * Math.min(wins.length, 3));
    if (!calm) play('win');
    if (throwsCoins(total, hud.get().betMinor)) this.stage.burst(wins.flatMap((win) => win.positions));
    for (const win of wins) {
      const highlight = this.#highlightOf(win);
      this.highlights.push(highlight);
      hud.set({ win: { ...hud.get().win, line: { line: win.line, amountMinor: BigInt(win.amountMinor) } } });
      await this.stage.wins.show(highlight, eachMs, calm);
    }
    hud.set({ win: { ...hud.get().win, line: null } });
  }

  awardFreeSpins(event: FreeSpinsAwarded): Promise<void> {
    return this.awardSpins(event, this.game.config.freeSpins?.multiplier ?? 1);
  }

  /** The book opens on the symbol that will fill reels. */
  async drawSpecial({ symbol }: SpecialDrawn<Code>): Promise<void> {
    const { hud, play } = this.ports;
    play('special');
    hud.set({ overlay: { kind: 'special', symbol } });
    await this.stage.motion.wait(specialMs * this.pace);
    const { freeSpins } = hud.get();
    hud.set({ overlay: null, freeSpins: freeSpins && { ...freeSpins, special: symbol } });
  }

  /** The special symbol fills its reels, then pays on every line. */
  async expand({ symbol, reels, positions, amountMinor }: SpecialExpanded<Code>): Promise<void> {
    const { hud, play } = this.ports;
    const amount = BigInt(amountMinor);
    const { stops, window } = this.stage.lastRest;
    const filled = window.map((cells, reel) => (reels.includes(reel) ? cells.map(() => symbol) : cells));
    play('special');
    this.stage.lastRest = { stops, window: filled };
    this.stage.reels.show(stops, filled);
    hud.set({ reelSymbols: filled });
    this.shownMinor += amount;
    this.showWin(expandMs * this.pace);
    if (throwsCoins(amount, hud.get().betMinor)) this.stage.burst(positions);
    const highlight: Highlight = { positions, lineRows: null, tint: scatterTint };
    this.highlights.push(highlight);
    await this.stage.wins.show(highlight, expandMs * this.pace, this.isCalmWin(amount));
  }

  async startPick({ tiles, picks, positions }: PickStarted): Promise<void> {
    const { hud, play } = this.ports;
    play('freeSpins');
    await this.light(positions, pickStartMs);
    const tilesMinor = Array.from({ length: tiles }, () => null);
    hud.set({
      pick: { tilesMinor, picked: [], picksLeft: picks, isWaiting: false },
      announcement: { key: 'pick', count: picks },
    });
    // From here on the player sets the pace: what he asked to skip before is over.
    this.stage.motion.setPace(document.hidden ? 'instant' : 'normal');
  }

  async showTile({ tile, amountMinor, picksLeft }: TilePicked): Promise<void> {
    const { hud, play } = this.ports;
    const { pick } = hud.get();
    if (pick === null) return;
    const amount = BigInt(amountMinor);
    this.shownMinor += amount;
    this.showWin(tileMs);
    play('tile');
    hud.set({
      pick: {
        tilesMinor: pick.tilesMinor.map((known, index) => (index === tile ? amount : known)),
        picked: [...pick.picked, tile],
        picksLeft,
        isWaiting: false,
      },
      announcement: { key: 'tile', amountMinor: amount },
    });
    await this.stage.motion.wait(tileMs * this.pace);
  }

  async endPick({ tilesMinor, totalMinor }: PickEnded): Promise<void> {
    const { hud, play } = this.ports;
    const { pick, betMinor } = hud.get();
    const total = BigInt(totalMinor);
    play('summary');
    hud.set({
      pick: {
        tilesMinor: tilesMinor.map((amountMinor) => BigInt(amountMinor)),
        picked: pick?.picked ?? [],
        picksLeft: 0,
        isWaiting: false,
      },
      announcement: { key: 'pickEnded', amountMinor: total },
    });
    if (throwsCoins(total, betMinor)) this.stage.setFountain(pickEndMs * this.pace);
    await this.stage.motion.wait(pickEndMs * this.pace);
    this.hadFeature = true;
    hud.set({ pick: null });
  }

  /** The window is of one symbol: the wheel says what its lines pay. */
  async turnWheel({ segments, segment, amountMinor }: WheelSpun<Code>): Promise<void> {
    const { hud, play } = this.ports;
    const turnMs = this.stage.isCalm ? 0 : wheelMs * this.pace;
    play('wheel');
    hud.set({ overlay: { kind: 'wheel', segments, segment, turnMs } });
    await this.stage.motion.wait(turnMs);
    play('wheelStop');
    this.shownMinor += BigInt(amountMinor);
    this.showWin(wheelHoldMs * this.pace);
    await this.stage.motion.wait(wheelHoldMs * this.pace);
    hud.set({ overlay: null });
  }

  #anticipated(window: ReelsStopped<Code>['window']): number[] {
    const { scatter, wild, wheel } = this.game.config;
    const needed = featureScatters(this.game.config) ?? Number.POSITIVE_INFINITY;
    const reels = [
      ...anticipatedReels(window, scatter, needed, this.#maxOnReels),
      ...(wheel ? wheelReels(window, wild) : []),
    ];
    return [...new Set(reels)];
  }

  #highlightOf({ line, positions }: LineWin<Code>): Highlight {
    const { theme, config } = this.game;
    const tint = theme.lineTints[(line - 1) % theme.lineTints.length] ?? 0xffffff;
    return { positions, lineRows: config.lines[line - 1] ?? null, tint };
  }

  #land(reel: number, window: ReelsStopped<Code>['window']): void {
    const { scatter, wild } = this.game.config;
    const symbols = window[reel] ?? [];
    const scattersSoFar = window.slice(0, reel + 1).flat();
    const count = scattersSoFar.filter((symbol) => symbol === scatter).length;
    const special = symbols.flatMap((symbol, row) => (symbol === scatter || symbol === wild ? [row] : []));
    const isScatter = scatter !== undefined && symbols.includes(scatter);
    this.ports.play(isScatter ? `scatter${Math.min(count, 3)}` : 'reelStop');
    this.stage.popLanded(reel, special);
  }
}
