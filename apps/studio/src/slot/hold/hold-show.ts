import type { HeldSymbol, HoldEnded, HoldStarted, RespinPlayed } from '@baize/games/slot-engine';
import type { HeldCell, HoldBoard } from '../../game-frame/hud-state.ts';
import { givers, heldCells } from '../held/held-board.ts';
import { SlotShow } from '../slot-show.ts';
import { isBigTier, throwsCoins, winTier } from '../win-tier.ts';

const lightMs = 900;
const introMs = 1_600;
const revealMs = 170;
const turnMs = 760;
const lastCellTurnMs = 1_700;
const landMs = 260;
/** Lights take so long from all coins to a collect symbol or to the total; each coin more makes it a little longer. */
const gatherMs = { base: 700, each: 60 } as const;
const grandMs = 4_200;
const summaryMs = { big: 2_400, small: 1_200 } as const;
const holdMs = 1_800;
/** With so few cells open each turn may fill the grid. */
const fewOpen = 2;

/** Shows hold and respin: the board of cells lies over the reels while it lasts. Amounts come from the events. */
export class HoldShow<Code extends string> extends SlotShow<Code> {
  async startHold({ coins, respinsLeft }: HoldStarted): Promise<void> {
    const { hud, play } = this.ports;
    const { config } = this.game;
    play('freeSpins');
    await this.light(
      coins.map(({ position }) => position),
      lightMs,
    );
    const columns = config.strips.length;
    const covered: HeldCell = { kind: 'coin', amountMinor: null };
    const start: HoldBoard = {
      columns,
      rows: config.rows,
      cells: Array.from({ length: columns * config.rows }, () => null),
      respinsLeft,
      respins: config.hold?.respins ?? respinsLeft,
      grandMinor: hud.get().betMinor * BigInt(config.hold?.grandTimesBet ?? 0),
      isTurning: false,
      gather: null,
    };
    hud.set({
      hold: start,
      overlay: { kind: 'holdStarted' },
      announcement: { key: 'hold', count: respinsLeft },
    });
    for (const { position } of coins) this.#put(position, covered);
    this.stage.setFestive(true);
    await this.stage.motion.wait(introMs * this.pace);
    hud.set({ overlay: null });
    for (const coin of coins) await this.#turnOver(coin, 'coin', revealMs);
  }

  async respin({ coins, collects, respinsLeft }: RespinPlayed): Promise<void> {
    const { hud, play } = this.ports;
    const { hold } = hud.get();
    if (hold === null) return;
    const open = hold.cells.filter((cell) => cell === null).length;
    play('spin');
    hud.set({ hold: { ...hold, isTurning: true, respinsLeft: Math.max(0, hold.respinsLeft - 1) } });
    if (open <= fewOpen && !this.stage.isCalm) play('anticipation');
    await this.stage.motion.wait((open <= fewOpen ? lastCellTurnMs : turnMs) * this.pace);
    this.#change({ isTurning: false });
    if (coins.length + collects.length === 0) play('reelStop');
    for (const coin of coins) {
      await this.#land(coin, 'coin');
      await this.#turnOver(coin, 'coin', landMs);
    }
    for (const collect of collects) {
      await this.#land(collect, 'collect');
      play('collect');
      await this.#gather(this.#placeOf(collect), BigInt(collect.amountMinor));
      await this.#turnOver(collect, 'collect', landMs);
      if (throwsCoins(BigInt(collect.amountMinor), hud.get().betMinor)) this.stage.burst([collect.position]);
    }
    this.#change({ respinsLeft });
  }

  async endHold({ grandMinor, totalMinor }: HoldEnded): Promise<void> {
    const { hud, play } = this.ports;
    const grand = BigInt(grandMinor);
    const total = BigInt(totalMinor);
    const { betMinor } = hud.get();
    await this.stage.motion.wait(landMs * 2 * this.pace);
    if (!this.isCalmWin(total)) play('collect');
    await this.#gather('total', total);
    if (grand > 0n) await this.#showGrand(grand);
    const isBig = isBigTier(winTier(total, betMinor));
    const rollMs = this.isCalmWin(total) ? 0 : (isBig ? summaryMs.big : summaryMs.small) * this.pace;
    hud.set({
      overlay: { kind: 'holdSummary', amountMinor: total, rollMs },
      announcement: { key: 'holdEnded', amountMinor: total },
    });
    if (rollMs > 0) play('summary');
    if (throwsCoins(total, betMinor)) this.stage.setFountain(rollMs);
    await this.stage.motion.wait(rollMs + holdMs * this.pace);
    this.hadFeature = true;
    this.stage.setFestive(false);
    hud.set({ overlay: null, hold: null });
  }

  async #showGrand(amountMinor: bigint): Promise<void> {
    const { hud, play } = this.ports;
    const rollMs = this.stage.isCalm ? 0 : grandMs * this.pace;
    this.shownMinor += amountMinor;
    hud.set({
      overlay: { kind: 'fullGrid', amountMinor, rollMs },
      announcement: { key: 'fullGrid', amountMinor },
    });
    play('bigWin');
    this.stage.setFountain(rollMs);
    await this.stage.motion.wait(rollMs + holdMs * this.pace);
  }

  /** Until it lies in its cell, with what it is worth still unseen. */
  async #land({ position }: HeldSymbol, kind: HeldCell['kind']): Promise<void> {
    this.#put(position, { kind, amountMinor: null });
    await this.untilLanded();
  }

  /** What came onto the board just now has reached its cell. */
  protected untilLanded(): Promise<void> {
    const fallMs = this.stage.isCalm ? 0 : (this.game.theme.held?.arrival.fallMs ?? 0);
    return this.stage.motion.wait(fallMs * this.pace);
  }

  async #turnOver({ position, amountMinor }: HeldSymbol, kind: HeldCell['kind'], waitMs: number): Promise<void> {
    const amount = BigInt(amountMinor);
    this.#put(position, { kind, amountMinor: amount });
    if (kind === 'coin') this.ports.play('tile');
    this.shownMinor += amount;
    this.showWin(waitMs * this.pace);
    this.ports.hud.set({ announcement: { key: 'held', amountMinor: amount } });
    await this.stage.motion.wait(waitMs * this.pace);
  }

  /** Light goes from what gives to where all gather. No more than the stake is no occasion for it. */
  async #gather(at: number | 'total', amountMinor: bigint): Promise<void> {
    const count = givers(heldCells(this.ports.hud.get()), at).length;
    if (count === 0 || this.isCalmWin(amountMinor)) return;
    const durationMs = (gatherMs.base + gatherMs.each * count) * this.pace;
    this.#change({ gather: { at, durationMs } });
    await this.stage.motion.wait(durationMs);
    this.#change({ gather: null });
  }

  #placeOf({ position: [reel, row] }: Pick<HeldSymbol, 'position'>): number {
    return reel * (this.ports.hud.get().hold?.rows ?? 0) + row;
  }

  #put(position: HeldSymbol['position'], cell: HeldCell): void {
    const { hold } = this.ports.hud.get();
    if (hold === null) return;
    const place = this.#placeOf({ position });
    this.#change({ cells: hold.cells.map((other, index) => (index === place ? cell : other)) });
  }

  #change(change: Partial<HoldBoard>): void {
    const { hold } = this.ports.hud.get();
    if (hold !== null) this.ports.hud.set({ hold: { ...hold, ...change } });
  }
}
