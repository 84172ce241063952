import { Container, Sprite, type Texture } from 'pixi.js';
import { type BoardGeometry, cellPlace } from '../geometry.ts';
import type { BoardCells } from '../stage/board-view.ts';
import { bakeHeld, type HeldTextures } from './held-textures.ts';
import type { HeldTheme } from './held-theme.ts';
import { TurningCells } from './turning-cells.ts';

const litPlate = 0xffffff;
const dimPlate = 0x6a6a6a;

/** One held symbol on what covers its cell. */
export interface HeldPlace {
  code: string;
  plate: Sprite;
  symbol: Sprite;
  isArriving: boolean;
}

/** The sprites of held symbols, of what lies below them, and of the open cells of hold and respin. */
export class HeldLayer<Code extends string> {
  readonly view = new Container();
  /** The board's symbols as they are seen: where one is held, that one. */
  readonly cells: BoardCells<Code>;
  readonly #reels: BoardCells<Code>;
  readonly #theme: HeldTheme | undefined;
  readonly #wells = new Container();
  readonly turning = new TurningCells();
  readonly #plates = new Container();
  readonly #symbols = new Container();
  readonly #places = new Map<number, HeldPlace>();
  readonly #spare: Pick<HeldPlace, 'plate' | 'symbol'>[] = [];
  #board: BoardGeometry | null = null;
  #resolution = 1;
  #textures: HeldTextures | null = null;
  #pictures: Readonly<Partial<Record<string, Texture>>> = {};

  constructor(reels: BoardCells<Code>, theme: HeldTheme | undefined) {
    this.#reels = reels;
    this.#theme = theme;
    this.cells = {
      ...(reels.maxRows !== undefined && { maxRows: reels.maxRows }),
      ...(reels.rowsOf && { rowsOf: (column: number) => reels.rowsOf?.(column) ?? 0 }),
      symbolAt: (column, row) => this.#symbolAt(column, row),
    };
    this.view.addChild(this.#wells, this.turning.view, this.#plates, this.#symbols);
  }

  /** From the first cell to the last. */
  get places(): readonly number[] {
    return [...this.#places.keys()].sort((one, other) => one - other);
  }

  get count(): number {
    return this.#places.size;
  }

  get cellHeight(): number {
    return this.#board?.cellHeight ?? 0;
  }

  at(place: number): HeldPlace | undefined {
    return this.#places.get(place);
  }

  has(symbol: Sprite): boolean {
    for (const held of this.#places.values()) if (held.symbol === symbol) return true;
    return false;
  }

  middleOf(place: number): { x: number; y: number } {
    if (this.#board === null) return { x: 0, y: 0 };
    return cellPlace(this.#board, ...this.#cellOf(place), this.#board.rows);
  }

  resize(board: BoardGeometry, pictures: Readonly<Record<Code, Texture>>, resolution: number): void {
    const old = this.#textures;
    this.#textures = null;
    this.#board = board;
    this.#resolution = resolution;
    this.#pictures = pictures;
    this.view.position.set(board.inner.x, board.inner.y);
    for (const [place, held] of this.#places) this.#dress(place, held);
    if (this.#wells.children.length > 0) this.showWells(true);
    old?.destroy();
  }

  put(place: number, code: string): HeldPlace {
    const held = { ...(this.#spare.pop() ?? newPair()), code, isArriving: false };
    this.#places.set(place, held);
    this.#dress(place, held);
    this.#plates.addChild(held.plate);
    this.#symbols.addChild(held.symbol);
    // What it covers takes no part in what is shown until it is seen again.
    const covered = this.#reels.symbolAt(...this.#cellOf(place));
    if (covered !== undefined) {
      covered.alpha = 1;
      covered.scale.set(1);
    }
    return held;
  }

  takeAway(place: number): void {
    const held = this.#places.get(place);
    if (held === undefined) return;
    this.#places.delete(place);
    held.plate.removeFromParent();
    held.symbol.removeFromParent();
    this.#spare.push({ plate: held.plate, symbol: held.symbol });
  }

  /** Covers the reels, or uncovers them. */
  showWells(isShown: boolean): void {
    for (const well of this.#wells.removeChildren()) well.destroy();
    this.#wells.alpha = 1;
    if (!isShown || this.#board === null) return;
    const { reels, rows } = this.#board;
    for (let place = 0; place < reels * rows; place += 1) {
      const well = new Sprite(this.#baked()?.well);
      well.anchor.set(0.5);
      well.position.copyFrom(this.middleOf(place));
      this.#wells.addChild(well);
    }
  }

  fadeWells(share: number): void {
    this.#wells.alpha = share;
  }

  /** What lies below a symbol goes dark with it. */
  update(): void {
    for (const { plate, symbol, isArriving } of this.#places.values())
      plate.tint = symbol.alpha < 1 && !isArriving ? dimPlate : litPlate;
  }

  destroy(): void {
    this.#textures?.destroy();
  }

  #symbolAt(column: number, row: number): Sprite | undefined {
    const held = this.#places.get(column * (this.#board?.rows ?? 0) + row);
    return held?.symbol ?? this.#reels.symbolAt(column, row);
  }

  #cellOf(place: number): [column: number, row: number] {
    const rows = this.#board?.rows ?? 1;
    return [Math.floor(place / rows), place % rows];
  }

  /** Drawn when something is held for the first time at this size. */
  #baked(): HeldTextures | null {
    if (this.#board !== null && this.#theme !== undefined)
      this.#textures ??= bakeHeld(this.#board, this.#resolution, this.#theme);
    return this.#textures;
  }

  #dress(place: number, { code, plate, symbol }: HeldPlace): void {
    const middle = this.middleOf(place);
    for (const sprite of [plate, symbol]) {
      sprite.position.copyFrom(middle);
      sprite.scale.set(1);
      sprite.alpha = 1;
      sprite.rotation = 0;
    }
    const [ground, picture] = [this.#baked()?.plate, this.#pictures[code]];
    if (ground !== undefined) plate.texture = ground;
    if (picture !== undefined) symbol.texture = picture;
  }
}

function newPair(): Pick<HeldPlace, 'plate' | 'symbol'> {
  const pair = { plate: new Sprite(), symbol: new Sprite() };
  for (const sprite of Object.values(pair)) sprite.anchor.set(0.5);
  return pair;
}
