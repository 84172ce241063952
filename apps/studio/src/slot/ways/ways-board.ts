import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { easeOutBack } from '../../lib/motion.ts';
import type { SymbolTextures } from '../art/symbol-textures.ts';
import { type BoardGeometry, cellPlace } from '../geometry.ts';
import type { BoardView } from '../stage/board-view.ts';
import type { ReelTiming } from '../timing.ts';

const rowStaggerMs = 26;
const leaveMs = 240;
const land = easeOutBack(0.9);

/** How long things take, by how the player wants it. */
interface Fall {
  fallMs: number;
  staggerMs: number;
  anticipationMs: number;
}

export interface FallOrder<Code extends string> {
  window: readonly (readonly Code[])[];
  /** Reels, from 0, that wait before they fall because they may complete the feature. */
  anticipated: readonly number[];
  onReelLanded: (reel: number) => void;
  onAnticipation: (reel: number) => void;
}

interface Cell<Code extends string> {
  code: Code;
  /** Carries the place and the size; the sprite inside it is free to grow when it wins. */
  holder: Container;
  sprite: Sprite;
  startMs: number;
  isLeaving: boolean;
}

/** Reels of differing heights: the old symbols fall out below, the new ones fall in, as large as their reel has room for. */
export class WaysBoard<Code extends string> implements BoardView<Code> {
  readonly view = new Container();
  readonly maxRows: number;
  readonly #mask = new Graphics();
  readonly #light = new Sprite();
  #columns: Cell<Code>[][] = [];
  #leaving: { column: number; row: number; rows: number; cell: Cell<Code> }[] = [];
  readonly #spare: Cell<Code>[] = [];
  #textures: SymbolTextures<Code>;
  #board: BoardGeometry | null = null;
  #timing: Fall = { fallMs: 0, staggerMs: 0, anticipationMs: 0 };
  #clockMs = 0;
  #isWaiting = false;
  #coming: { atMs: number; act: () => void }[] = [];
  #onRest: () => void = () => {};

  constructor(first: readonly (readonly Code[])[], maxRows: number, textures: SymbolTextures<Code>) {
    this.maxRows = maxRows;
    this.#textures = textures;
    this.#mask.includeInBuild = false;
    this.#light.visible = false;
    this.view.addChild(this.#light, this.#mask);
    this.view.mask = this.#mask;
    this.#columns = first.map((codes) => codes.map((code) => this.#cell(code, 0)));
  }

  get areTurning(): boolean {
    return this.#isWaiting || this.#coming.length > 0;
  }

  rowsOf(column: number): number {
    return this.#columns[column]?.length ?? 0;
  }

  symbolAt(column: number, row: number): Sprite | undefined {
    return this.#columns[column]?.[row]?.sprite;
  }

  resize(board: BoardGeometry, textures: SymbolTextures<Code>, light: Texture): void {
    this.#board = board;
    this.#textures = textures;
    this.#light.texture = light;
    this.view.position.set(board.inner.x, board.inner.y);
    this.#mask.clear().rect(0, 0, board.inner.width, board.inner.height).fill(0xffffff);
    this.#draw();
  }

  /** The old symbols fall out of the board while the new ones are on their way. */
  start({ cruise, minSpinMs, anticipationMs }: ReelTiming): void {
    const isFast = minSpinMs < 300;
    this.#timing =
      cruise === 0
        ? { fallMs: 0, staggerMs: 0, anticipationMs: 0 }
        : { fallMs: isFast ? 240 : 460, staggerMs: isFast ? 40 : 130, anticipationMs };
    this.#isWaiting = true;
    this.#leaving = this.#columns.flatMap((cells, column) =>
      cells.map((cell, row) => ({ column, row, rows: cells.length, cell })),
    );
    for (const { column, row, rows, cell } of this.#leaving) {
      cell.isLeaving = true;
      cell.startMs = this.#clockMs + (column * this.#timing.staggerMs) / 3 + (rows - 1 - row) * (rowStaggerMs / 2);
    }
    this.#columns = this.#columns.map(() => []);
  }

  /** A new window falls in, reel after reel; resolves when it rests. */
  fill({ window, anticipated, onReelLanded, onAnticipation }: FallOrder<Code>): Promise<void> {
    const { fallMs, staggerMs, anticipationMs } = this.#timing;
    this.#isWaiting = false;
    let atMs = this.#clockMs + (fallMs === 0 ? 0 : leaveMs / 2);
    this.#columns = window.map((codes, column) => {
      if (anticipated.includes(column) && anticipationMs > 0) {
        this.#plan(atMs, () => {
          this.#setLight(column);
          onAnticipation(column);
        });
        atMs += anticipationMs;
      }
      const startMs = atMs;
      const landedMs = startMs + fallMs + (fallMs === 0 ? 0 : (codes.length - 1) * rowStaggerMs);
      this.#plan(landedMs, () => {
        this.#setLight(-1);
        onReelLanded(column);
      });
      atMs += staggerMs;
      return codes.map((code, row) => this.#cell(code, startMs + (codes.length - 1 - row) * rowStaggerMs));
    });
    this.#coming.sort((a, b) => a.atMs - b.atMs);
    return new Promise((resolve) => {
      this.#onRest = resolve;
      if (fallMs === 0) this.slam();
      else this.#draw();
    });
  }

  show(_stops: readonly number[], window: readonly (readonly Code[])[]): void {
    this.#isWaiting = false;
    this.#coming = [];
    for (const cell of this.#columns.flat()) this.#free(cell);
    this.#columns = window.map((codes) => codes.map((code) => this.#cell(code, Number.NEGATIVE_INFINITY)));
    this.#rest();
  }

  slam(): void {
    for (const cell of this.#columns.flat()) cell.startMs = Number.NEGATIVE_INFINITY;
    const coming = this.#coming;
    this.#coming = [];
    for (const { act } of coming) act();
    if (!this.#isWaiting) this.#rest();
  }

  update(deltaMs: number): void {
    this.#clockMs += deltaMs;
    if (!this.areTurning && this.#leaving.length === 0) return;
    const wasTurning = this.#coming.length > 0;
    while (this.#coming[0] !== undefined && this.#coming[0].atMs <= this.#clockMs) this.#coming.shift()?.act();
    if (this.#light.visible) this.#light.alpha = 0.65 + 0.35 * Math.sin(this.#clockMs / 90);
    this.#draw();
    if (wasTurning && this.#coming.length === 0) this.#rest();
  }

  #plan(atMs: number, act: () => void): void {
    this.#coming.push({ atMs, act });
  }

  #setLight(column: number): void {
    this.#light.visible = column >= 0;
    if (column >= 0) this.#light.x = column * (this.#board?.cellWidth ?? 0);
  }

  #rest(): void {
    for (const { cell } of this.#leaving) this.#free(cell);
    this.#leaving = [];
    this.#setLight(-1);
    this.#draw();
    const onRest = this.#onRest;
    this.#onRest = () => {};
    onRest();
  }

  #cell(code: Code, startMs: number): Cell<Code> {
    const cell = this.#spare.pop() ?? this.#newCell(code);
    cell.code = code;
    cell.startMs = startMs;
    cell.isLeaving = false;
    cell.holder.visible = true;
    cell.sprite.alpha = 1;
    cell.sprite.scale.set(1);
    return cell;
  }

  #newCell(code: Code): Cell<Code> {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    const holder = new Container();
    holder.addChild(sprite);
    this.view.addChild(holder);
    return { code, holder, sprite, startMs: 0, isLeaving: false };
  }

  #free(cell: Cell<Code>): void {
    cell.holder.visible = false;
    this.#spare.push(cell);
  }

  #draw(): void {
    for (const [column, cells] of this.#columns.entries()) {
      for (const [row, cell] of cells.entries()) this.#place(cell, column, row, cells.length);
    }
    for (const { cell, column, row, rows } of this.#leaving) this.#place(cell, column, row, rows);
  }

  #place(cell: Cell<Code>, column: number, row: number, rows: number): void {
    if (this.#board === null) return;
    const { x, y, scale } = cellPlace(this.#board, column, row, rows);
    const { height } = this.#board.inner;
    cell.sprite.texture = this.#textures.sharp[cell.code];
    cell.holder.scale.set(scale);
    cell.holder.position.set(x, y + this.#offset(cell) * height);
  }

  /** How far a cell is from its place, in heights of the board. */
  #offset({ startMs, isLeaving }: Cell<Code>): number {
    const sinceMs = this.#clockMs - startMs;
    if (isLeaving) return Math.min(1.2, Math.max(0, sinceMs / leaveMs) ** 2);
    const { fallMs } = this.#timing;
    if (sinceMs >= fallMs) return 0;
    return sinceMs <= 0 ? -1.2 : 1.2 * (land(sinceMs / fallMs) - 1);
  }
}
