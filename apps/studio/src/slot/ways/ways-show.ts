import type { FreeSpinsAwarded, SpinStarted } from '@baize/games/slot-engine';
import { type FeatureBought, multiplierOf, type WaysWon, type WindowDrawn } from '@baize/games/slot-engine/ways';
import type { StagePorts } from '../../game-frame/game.ts';
import { anticipatedReels } from '../anticipation.ts';
import { RoundShow } from '../round-show.ts';
import type { WaysGame } from '../slot-game.ts';
import type { SlotStage } from '../stage/slot-stage.ts';
import type { Highlight } from '../win-show.ts';
import { throwsCoins } from '../win-tier.ts';
import type { WaysBoard } from './ways-board.ts';

const winMs = 700;
const shortestWinMs = 320;
const allWinsMs = 3_200;
const betweenFreeSpinsMs = 300;

/** Shows the events of a ways slot's round on its stage and in the HUD, one method for each event. */
export class WaysShow<Code extends string> extends RoundShow<Code, WaysBoard<Code>> {
  readonly #game: WaysGame<Code>;

  constructor(game: WaysGame<Code>, stage: SlotStage<Code, WaysBoard<Code>>, ports: StagePorts) {
    super(stage, ports);
    this.#game = game;
  }

  /** The free spins come at once: there is no base spin that would begin the round. */
  buy({ priceMinor }: FeatureBought): Promise<void> {
    this.beginRound();
    this.boughtMinor = BigInt(priceMinor);
    return Promise.resolve();
  }

  async startSpin({ mode, spinNumber, spinsLeft }: SpinStarted): Promise<void> {
    const { hud, play } = this.ports;
    this.highlights = [];
    if (mode === 'base') this.beginRound();
    else {
      await this.stage.motion.wait(betweenFreeSpinsMs * this.pace);
      const { freeSpins } = hud.get();
      if (freeSpins !== null) hud.set({ freeSpins: { ...freeSpins, spinsLeft, multiplier: multiplierOf(spinNumber) } });
    }
    if (!this.stage.reels.areTurning) play('spin');
    this.stage.startReels();
  }

  async drawWindow({ window, ways }: WindowDrawn<Code>): Promise<void> {
    const { hud, play } = this.ports;
    const { scatter, freeSpins } = this.#game.config;
    this.stage.lastRest = { stops: [], window };
    hud.set({ ways: null });
    await this.stage.reels.fill({
      window,
      anticipated: this.stage.isCalm ? [] : anticipatedReels(window, scatter, freeSpins.minScatters),
      onReelLanded: (reel) => this.#land(reel, window),
      onAnticipation: (reel) => {
        play('anticipation');
        this.stage.expect(reel, scatter);
      },
    });
    hud.set({ reelSymbols: window, ways });
  }

  async showWays({ wins, totalMinor }: WaysWon<Code>): Promise<void> {
    const { hud, play } = this.ports;
    const total = BigInt(totalMinor);
    const calm = this.isCalmWin(total);
    const eachMs = Math.max(shortestWinMs, Math.min(winMs, allWinsMs / wins.length)) * this.pace;
    this.shownMinor += total;
    this.showWin(eachMs * Math.min(wins.length, 3));
    if (!calm) play('win');
    if (throwsCoins(total, this.stakeMinor)) this.stage.burst(wins.flatMap((win) => win.positions));
    const { lineTints } = this.#game.theme;
    for (const [index, { positions, ways, amountMinor }] of wins.entries()) {
      const tint = lineTints[index % lineTints.length] ?? 0xffffff;
      const highlight: Highlight = { positions, lineRows: null, tint };
      this.highlights.push(highlight);
      hud.set({ win: { ...hud.get().win, line: { ways, amountMinor: BigInt(amountMinor) } } });
      await this.stage.wins.show(highlight, eachMs, calm);
    }
    hud.set({ win: { ...hud.get().win, line: null } });
  }

  awardFreeSpins(event: FreeSpinsAwarded): Promise<void> {
    return this.awardSpins(event, this.ports.hud.get().freeSpins?.multiplier ?? 1);
  }

  #land(reel: number, window: WindowDrawn<Code>['window']): void {
    const { scatter, wild } = this.#game.config;
    const symbols = window[reel] ?? [];
    const count = window
      .slice(0, reel + 1)
      .flat()
      .filter((symbol) => symbol === scatter).length;
    this.ports.play(symbols.includes(scatter) ? `scatter${Math.min(count, 3)}` : 'reelStop');
    this.stage.popLanded(
      reel,
      symbols.flatMap((symbol, row) => (symbol === scatter || symbol === wild ? [row] : [])),
    );
  }
}
