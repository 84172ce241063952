import type { Sprite, Texture } from 'pixi.js';
import type { BoardGeometry } from '../geometry.ts';
import type { BoardCells } from '../stage/board-view.ts';
import { pictureSize } from '../stage/symbol-picture.ts';
import { type Grid, gridOf } from './grid.ts';
import { idleAt } from './idle.ts';
import { letterRig } from './letters.ts';
import type { Rig } from './rig.ts';
import { SymbolRigs } from './symbol-rigs.ts';

const landMs = 800;
const landPop = { whole: 0.22, rigged: 0.1 } as const;
const idleMs = 1_000;
const idleStrength = 0.55;
const expectStrength = 0.8;

type RigsOfSlot = Readonly<Partial<Record<string, Rig>>>;

/** What of a board's symbols moves, and when: winners, what lands, what waits for a feature, and one now and then at rest. */
export class BoardRigs<Code extends string> {
  readonly #view: BoardCells<Code>;
  readonly #symbols = new SymbolRigs((texture) => this.#gridOf(texture));
  #rigs: RigsOfSlot | null = null;
  readonly #codes = new Map<Texture, Code>();
  readonly #grids = new Map<Code, Grid>();
  readonly #withWords = new Set<string>();
  /** Whose rigs are laid over the board's cells one in each frame, so that no win waits for many at once. */
  #unlaid: Texture[] = [];
  #board: BoardGeometry | null = null;
  #idleCount = 0;
  #idleInMs = idleAt(0, 1).delayMs;

  constructor(view: BoardCells<Code>) {
    this.#view = view;
  }

  /** From now on symbols move. */
  use(rigs: RigsOfSlot): void {
    this.#rigs = rigs;
    this.#unlaid = [...this.#codes.keys()];
  }

  resize(
    board: BoardGeometry,
    textures: Readonly<Record<Code, Texture>>,
    words: Readonly<Partial<Record<Code, string>>>,
  ): void {
    this.#symbols.clear();
    this.#board = board;
    this.#grids.clear();
    this.#codes.clear();
    this.#withWords.clear();
    for (const code of Object.keys(textures) as Code[]) this.#codes.set(textures[code], code);
    for (const code of Object.keys(words)) this.#withWords.add(code);
    if (this.#rigs !== null) this.#unlaid = [...this.#codes.keys()];
  }

  /** Moves the parts of a symbol; false where it has none, or where nothing moves. */
  move(symbol: Sprite, durationMs: number, strength = 1): boolean {
    return this.#rigs !== null && this.#symbols.move(symbol, durationMs, strength);
  }

  /** A symbol on which the eye should rest has landed; says how much it grows, less where its parts move. */
  land(symbol: Sprite): number {
    return this.move(symbol, landMs) ? landPop.rigged : landPop.whole;
  }

  /** What lies before a reel that may complete a feature: `code`, or all of it. */
  expect(reel: number, code: Code | undefined, durationMs: number): void {
    for (let before = 0; before < reel; before += 1) {
      for (let row = 0; row < this.#rowsOf(before); row += 1) {
        const symbol = this.#view.symbolAt(before, row);
        if (symbol === undefined) continue;
        if (code === undefined || this.#codes.get(symbol.texture) === code)
          this.move(symbol, durationMs, expectStrength);
      }
    }
  }

  settle(): void {
    this.#symbols.settle();
  }

  update(deltaMs: number, isIdle: boolean): void {
    this.#symbols.update(deltaMs);
    this.#layNext();
    if (isIdle) this.#rest(deltaMs);
  }

  destroy(): void {
    this.#symbols.destroy();
  }

  #layNext(): void {
    const next = this.#unlaid.pop();
    if (next === undefined) return;
    this.#gridOf(next);
    this.#symbols.prepare();
  }

  #rest(deltaMs: number): void {
    this.#idleInMs -= deltaMs;
    if (this.#idleInMs > 0 || this.#board === null) return;
    const { reels, rows } = this.#board;
    const most = this.#view.maxRows ?? rows;
    this.#idleCount += 1;
    const { cell, delayMs } = idleAt(this.#idleCount, reels * most);
    this.#idleInMs = delayMs;
    const reel = Math.floor(cell / most);
    const symbol = this.#view.symbolAt(reel, (cell % most) % Math.max(1, this.#rowsOf(reel)));
    if (symbol !== undefined) this.move(symbol, idleMs, idleStrength);
  }

  #rowsOf(reel: number): number {
    return this.#view.rowsOf?.(reel) ?? this.#board?.rows ?? 0;
  }

  #gridOf(texture: Texture): Grid | null {
    const code = this.#codes.get(texture);
    if (code === undefined || this.#board === null) return null;
    const known = this.#grids.get(code);
    if (known !== undefined) return known;
    const { cellWidth: width, cellHeight: height } = this.#board;
    const hasWords = this.#withWords.has(code);
    const grid = gridOf(this.#rigs?.[code] ?? letterRig, { width, height, size: pictureSize(this.#board), hasWords });
    this.#grids.set(code, grid);
    return grid;
  }
}
