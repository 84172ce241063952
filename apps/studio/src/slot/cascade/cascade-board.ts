import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { SymbolTextures } from '../art/symbol-textures.ts';
import type { BoardGeometry } from '../geometry.ts';
import type { BoardView } from '../stage/board-view.ts';
import type { ReelTiming } from '../timing.ts';
import { Shards } from './shards.ts';

type Position = readonly [column: number, row: number];

/** Gravity of falling symbols, in cells per millisecond squared, and how they bounce. */
const gravity = 0.000052;
const bounce = 0.22;
const minBounceSpeed = 0.004;
const columnStaggerMs = 45;
const rowStaggerMs = 16;
const vanishMs = 260;

interface Cell<Code extends string> {
  code: Code;
  sprite: Sprite;
  /** In rows; above the board when negative. */
  place: number;
  speed: number;
  delayMs: number;
  /** From 1 to 0 while it vanishes; 1 otherwise. */
  left: number;
}

/** A grid whose symbols fall in, vanish and fall on. Everything rests where the events say, whatever the motion did. */
export class CascadeBoard<Code extends string> implements BoardView<Code> {
  readonly view = new Container();
  readonly #mask = new Graphics();
  readonly #rows: number;
  /** Null: what goes fades. */
  readonly #shards: Shards | null;
  /** `#columns[column]` from row 0 down; symbols that leave fall out below. */
  #columns: Cell<Code>[][];
  #leaving: Cell<Code>[] = [];
  #spare: Sprite[] = [];
  #textures: SymbolTextures<Code>;
  #board: BoardGeometry | null = null;
  #pace = 1;
  #isEmptying = false;
  #onRest: () => void = () => {};

  constructor(first: readonly (readonly Code[])[], textures: SymbolTextures<Code>, shatters = false) {
    this.#shards = shatters ? new Shards() : null;
    this.#rows = first[0]?.length ?? 0;
    this.#textures = textures;
    this.view.addChild(this.#mask);
    this.#mask.includeInBuild = false;
    this.view.mask = this.#mask;
    this.#columns = first.map((codes) => codes.map((code, row) => this.#cell(code, row)));
    if (this.#shards) this.view.addChild(this.#shards.view);
  }

  get areTurning(): boolean {
    const moves = (cell: Cell<Code>, row: number) => cell.place !== row || cell.speed !== 0;
    return this.#isEmptying || this.#leaving.length > 0 || this.#columns.some((cells) => cells.some(moves));
  }

  symbolAt(column: number, row: number): Sprite | undefined {
    return this.#columns[column]?.[row]?.sprite;
  }

  resize(board: BoardGeometry, textures: SymbolTextures<Code>, _light: Texture): void {
    this.#board = board;
    this.#shards?.clear();
    this.#textures = textures;
    this.view.position.set(board.inner.x, board.inner.y);
    this.#mask.clear().rect(0, 0, board.inner.width, board.inner.height).fill(0xffffff);
    this.#draw();
  }

  /** The old grid falls out of the board while the new one is on its way. */
  start({ cruise, minSpinMs }: ReelTiming): void {
    this.#pace = cruise === 0 ? 0 : minSpinMs < 300 ? 2.2 : 1;
    this.#isEmptying = true;
    for (const [column, cells] of this.#columns.entries()) {
      for (const [row, cell] of cells.entries()) {
        cell.delayMs = column * columnStaggerMs + (this.#rows - 1 - row) * rowStaggerMs;
        this.#leaving.push(cell);
      }
    }
    this.#columns = this.#columns.map(() => []);
  }

  /** A new grid falls in; resolves when it rests. */
  fill(grid: readonly (readonly Code[])[]): Promise<void> {
    this.#isEmptying = false;
    this.#columns = grid.map((codes, column) =>
      codes.map((code, row) => {
        const cell = this.#cell(code, row - this.#rows - 0.4);
        cell.delayMs = column * columnStaggerMs + (this.#rows - 1 - row) * rowStaggerMs;
        return cell;
      }),
    );
    return this.#untilRest();
  }

  /** The winners burst; what is left of each column falls, and the new symbols fall in above it. */
  async refill(
    winners: readonly Position[],
    drops: readonly (readonly Code[])[],
    vanish: (durationMs: number, apply: (share: number) => void) => Promise<void>,
  ): Promise<void> {
    const gone = new Set(winners.map(([column, row]) => this.#columns[column]?.[row]));
    if (this.#shards && this.#pace > 0) this.#shatter(gone, this.#shards);
    await vanish(vanishMs, (share) => {
      for (const cell of gone) if (cell) cell.left = 1 - share;
      this.#draw();
    });
    for (const cell of gone) if (cell) this.#free(cell);
    this.#columns = this.#columns.map((cells, column) => {
      const kept = cells.filter((cell) => !gone.has(cell));
      const fresh = drops[column] ?? [];
      const fallen = fresh.map((code, row) => {
        const cell = this.#cell(code, row - fresh.length - 0.3);
        cell.delayMs = (fresh.length - row) * rowStaggerMs * 2;
        return cell;
      });
      return [...fallen, ...kept];
    });
    await this.#untilRest();
  }

  show(_stops: readonly number[], window: readonly (readonly Code[])[]): void {
    for (const cell of [...this.#columns.flat(), ...this.#leaving]) this.#free(cell);
    this.#leaving = [];
    this.#isEmptying = false;
    this.#columns = window.map((codes) => codes.map((code, row) => this.#cell(code, row)));
    this.#rest();
  }

  slam(): void {
    for (const cell of this.#leaving) this.#free(cell);
    this.#leaving = [];
    for (const cells of this.#columns) {
      for (const [row, cell] of cells.entries()) Object.assign(cell, { place: row, speed: 0, delayMs: 0 });
    }
    this.#rest();
  }

  update(deltaMs: number): void {
    this.#shards?.update(deltaMs * Math.max(this.#pace, 1));
    if (!this.areTurning) return;
    if (this.#pace === 0 && !this.#isEmptying) {
      this.slam();
      return;
    }
    const step = deltaMs * Math.max(this.#pace, 1);
    for (const cells of this.#columns) {
      for (let row = cells.length - 1; row >= 0; row -= 1) this.#fall(cells[row], row, step);
    }
    for (const cell of this.#leaving) this.#fall(cell, this.#rows + 1.5, step);
    const out = this.#leaving.filter(({ place }) => place >= this.#rows);
    for (const cell of out) this.#free(cell);
    if (out.length > 0) this.#leaving = this.#leaving.filter(({ place }) => place < this.#rows);
    this.#draw();
    if (!this.areTurning) this.#rest();
  }

  /** Pieces take the place of what goes, above what stays. */
  #shatter(gone: ReadonlySet<Cell<Code> | undefined>, shards: Shards): void {
    this.view.addChild(shards.view);
    for (const cell of gone) {
      if (!cell) continue;
      shards.shatter(cell.sprite);
      cell.sprite.visible = false;
    }
  }

  #fall(cell: Cell<Code> | undefined, goal: number, step: number): void {
    if (cell === undefined || (cell.place === goal && cell.speed === 0)) return;
    if (cell.delayMs > 0) {
      cell.delayMs -= step;
      return;
    }
    cell.speed += gravity * step;
    cell.place += cell.speed * step;
    if (cell.place < goal) return;
    cell.place = goal;
    cell.speed = cell.speed > minBounceSpeed ? -cell.speed * bounce : 0;
  }

  #untilRest(): Promise<void> {
    this.#draw();
    return new Promise((resolve) => {
      this.#onRest = resolve;
      if (this.#pace === 0 || !this.areTurning) this.slam();
    });
  }

  #rest(): void {
    this.#draw();
    const onRest = this.#onRest;
    this.#onRest = () => {};
    onRest();
  }

  #cell(code: Code, place: number): Cell<Code> {
    const sprite = this.#spare.pop() ?? new Sprite();
    sprite.anchor.set(0.5);
    sprite.visible = true;
    sprite.alpha = 1;
    sprite.scale.set(1);
    sprite.texture = this.#textures.sharp[code];
    this.view.addChild(sprite);
    return { code, sprite, place, speed: 0, delayMs: 0, left: 1 };
  }

  #free(cell: Cell<Code>): void {
    cell.sprite.visible = false;
    this.view.removeChild(cell.sprite);
    this.#spare.push(cell.sprite);
  }

  #draw(): void {
    if (this.#board === null) return;
    const { cellWidth, cellHeight } = this.#board;
    const place = (cell: Cell<Code>, column: number) => {
      cell.sprite.texture = this.#textures.sharp[cell.code];
      cell.sprite.position.set((column + 0.5) * cellWidth, (cell.place + 0.5) * cellHeight);
      if (cell.left < 1) {
        cell.sprite.alpha = cell.left;
        cell.sprite.scale.set(1 + 0.5 * (1 - cell.left));
      }
    };
    for (const [column, cells] of this.#columns.entries()) for (const cell of cells) place(cell, column);
    for (const cell of this.#leaving) cell.sprite.y = (cell.place + 0.5) * cellHeight;
  }
}
