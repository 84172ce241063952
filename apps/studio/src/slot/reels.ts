import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { SymbolTextures } from './art/symbol-textures.ts';
import type { BoardGeometry } from './geometry.ts';
import { Reel } from './reel.ts';
import type { BoardView } from './stage/board-view.ts';
import type { ReelTiming } from './timing.ts';

export interface StopOrder<Code extends string> {
  stops: readonly number[];
  window: readonly (readonly Code[])[];
  /** Reels, from 0, that turn longer because they may complete the feature. */
  anticipated: readonly number[];
  onReelLanded: (reel: number) => void;
  onAnticipation: (reel: number) => void;
}

/** All reels of a board: staggered starts and stops, the mask while they turn, the light of an anticipated reel. */
export class Reels<Code extends string> implements BoardView<Code> {
  readonly view = new Container();
  readonly #reels: Reel<Code>[];
  readonly #mask = new Graphics();
  readonly #light = new Sprite();
  #timing: ReelTiming;
  #turningMs = 0;
  #isMasked = false;
  #lightReel = -1;
  #clockMs = 0;
  #lightAt: { reel: number; atMs: number; onLight: (reel: number) => void }[] = [];

  constructor(strips: readonly (readonly Code[])[], rows: number, textures: SymbolTextures<Code>, timing: ReelTiming) {
    this.#timing = timing;
    this.#reels = strips.map((strip) => new Reel(strip, rows, textures, timing));
    this.#light.visible = false;
    this.view.addChild(this.#light, ...this.#reels.map((reel) => reel.view));
    this.#mask.includeInBuild = false;
    this.view.addChild(this.#mask);
  }

  get areTurning(): boolean {
    return this.#reels.some((reel) => reel.isTurning);
  }

  symbolAt(reel: number, row: number): Sprite | undefined {
    return this.#reels[reel]?.symbolAt(row);
  }

  resize(board: BoardGeometry, textures: SymbolTextures<Code>, light: Texture): void {
    this.view.position.set(board.inner.x, board.inner.y);
    this.#mask.clear().rect(0, 0, board.inner.width, board.inner.height).fill(0xffffff);
    this.#light.texture = light;
    this.#reels.forEach((reel, index) => {
      reel.view.x = index * board.cellWidth;
      reel.resize(textures, board.cellWidth, board.cellHeight);
    });
  }

  start(timing: ReelTiming): void {
    this.#timing = timing;
    this.#turningMs = 0;
    this.#reels.forEach((reel, index) => {
      reel.start(timing, index * timing.startStaggerMs);
    });
    this.#setMasked(true);
  }

  /** Orders the stop of all reels; resolves when the last one rests. */
  stop(order: StopOrder<Code>): Promise<void> {
    const { minSpinMs, stopStaggerMs, anticipationMs } = this.#timing;
    let brakeInMs = Math.max(0, minSpinMs - this.#turningMs);
    this.#lightAt = [];
    const stopped = this.#reels.map((reel, index) => {
      if (index > 0) brakeInMs += stopStaggerMs;
      if (order.anticipated.includes(index) && anticipationMs > 0) {
        this.#lightAt.push({ reel: index, atMs: this.#clockMs + brakeInMs, onLight: order.onAnticipation });
        brakeInMs += anticipationMs;
      }
      return new Promise<void>((resolve) => {
        const land = () => {
          if (this.#lightReel === index) this.#setLight(-1);
          order.onReelLanded(index);
        };
        reel.stop(order.stops[index] ?? 0, order.window[index] ?? [], brakeInMs, land, resolve);
      });
    });
    return Promise.all(stopped).then(() => this.#setMasked(false));
  }

  /** Brings every reel to its ordered stop at once. */
  slam(): void {
    this.#lightAt = [];
    for (const reel of this.#reels) reel.slam();
    this.#setLight(-1);
    this.#setMasked(false);
  }

  show(stops: readonly number[], window: readonly (readonly Code[])[]): void {
    this.#reels.forEach((reel, index) => {
      reel.show(stops[index] ?? 0, window[index] ?? []);
    });
    this.#setLight(-1);
    this.#setMasked(false);
  }

  update(deltaMs: number): void {
    this.#clockMs += deltaMs;
    this.#turningMs += deltaMs;
    for (const reel of this.#reels) reel.update(deltaMs);
    const next = this.#lightAt[0];
    if (next !== undefined && this.#clockMs >= next.atMs) {
      this.#lightAt.shift();
      this.#setLight(next.reel);
      next.onLight(next.reel);
    }
    if (this.#lightReel >= 0) this.#light.alpha = 0.65 + 0.35 * Math.sin(this.#clockMs / 90);
  }

  #setLight(reel: number): void {
    this.#lightReel = reel;
    this.#light.visible = reel >= 0;
    if (reel >= 0) this.#light.x = this.#reels[reel]?.view.x ?? 0;
  }

  /** At rest there is nothing outside the window, and a growing symbol must not be cut. */
  #setMasked(isMasked: boolean): void {
    if (isMasked === this.#isMasked) return;
    this.#isMasked = isMasked;
    this.view.mask = isMasked ? this.#mask : null;
    this.#mask.visible = isMasked;
  }
}
