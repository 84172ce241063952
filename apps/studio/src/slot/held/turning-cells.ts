import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { BoardGeometry } from '../geometry.ts';

/** In cells per millisecond. */
const speed = 0.0085;
const fadeMs = 110;
const shown = 0.8;
/** One cell in so many shows a symbol, each column beginning at another. */
const everyCells = 2;

/** Symbols that rush through the open cells of hold and respin, drawn out along their way. */
export class TurningCells {
  readonly view = new Container();
  readonly #mask = new Graphics();
  readonly #strips: { sprite: Sprite; pace: number; first: number }[] = [];
  #cellHeight = 0;
  #cellsAround = 1;
  #gone = 0;

  constructor() {
    this.view.alpha = 0;
    this.view.visible = false;
    this.view.mask = this.#mask;
    this.view.addChild(this.#mask);
  }

  resize({ inner, reels, rows, cellWidth, cellHeight }: BoardGeometry, blurred: readonly Texture[]): void {
    for (const { sprite } of this.#strips.splice(0)) sprite.destroy();
    if (blurred.length === 0) return;
    this.#mask.clear().rect(0, 0, inner.width, inner.height).fill(0xffffff);
    this.#cellHeight = cellHeight;
    this.#cellsAround = Math.ceil((rows + 2) / everyCells) * everyCells;
    for (let column = 0; column < reels; column += 1) {
      for (let first = column % everyCells; first < this.#cellsAround; first += everyCells) {
        const sprite = new Sprite(blurred[(column + Math.floor(first / everyCells)) % blurred.length]);
        sprite.anchor.set(0.5);
        sprite.x = (column + 0.5) * cellWidth;
        this.#strips.push({ sprite, pace: 1 + column * 0.06, first });
        this.view.addChild(sprite);
      }
    }
  }

  update(deltaMs: number, isTurning: boolean): void {
    const goal = isTurning ? shown : 0;
    if (this.view.alpha === goal && !isTurning) return;
    const step = (shown * deltaMs) / fadeMs;
    this.view.alpha += Math.max(-step, Math.min(step, goal - this.view.alpha));
    this.view.visible = this.view.alpha > 0;
    this.#gone += speed * deltaMs;
    for (const { sprite, first, pace } of this.#strips) {
      const cell = (this.#gone * pace + first) % this.#cellsAround;
      sprite.y = (cell - 0.5) * this.#cellHeight;
    }
  }
}
