import { Container, Sprite, type Texture } from 'pixi.js';
import { type Motion, thereAndBack } from '../lib/motion.ts';
import { type BoardGeometry, cellPlace } from './geometry.ts';
import type { BoardRigs } from './rig/board-rigs.ts';
import { riggedPulse } from './rig/grid.ts';
import type { BoardCells } from './stage/board-view.ts';

type Position = readonly [reel: number, row: number];

/** What is lit at a time: cells that win, and the way of their line if they have one. */
export interface Highlight {
  positions: readonly Position[];
  /** One row per reel; without it no line is drawn (scatters). */
  lineRows: readonly number[] | null;
  tint: number;
}

const dimmed = 0.34;
/** How much a symbol grows whose parts do not move. */
const pulse = 0.13;
/** A line goes this far past the first and last cell, in cells. */
const lineOverhang = 0.42;

/** Lights winning symbols, dims the others, draws the line's way. Its sprites are made once and reused. */
export class WinShow<Code extends string> {
  readonly under = new Container();
  readonly over = new Container();
  readonly #reels: BoardCells<Code>;
  readonly #motion: Motion;
  readonly #rigs: Pick<BoardRigs<Code>, 'move'>;
  readonly #beams: Sprite[];
  readonly #frames: Sprite[];
  readonly #glows: Sprite[];
  #board: BoardGeometry;
  #lengths: number[] = [];
  /** Counts what was shown and taken away, so that the motion of something that is gone changes nothing more. */
  #turn = 0;

  constructor(
    reels: BoardCells<Code>,
    motion: Motion,
    board: BoardGeometry,
    rigs: Pick<BoardRigs<Code>, 'move'> = { move: () => false },
  ) {
    this.#reels = reels;
    this.#motion = motion;
    this.#rigs = rigs;
    this.#board = board;
    const make = (count: number, parent: Container, anchorX: number) =>
      Array.from({ length: count }, () => {
        const sprite = new Sprite();
        sprite.anchor.set(anchorX, 0.5);
        sprite.visible = false;
        parent.addChild(sprite);
        return sprite;
      });
    const cells = board.reels * (reels.maxRows ?? board.rows);
    this.#glows = make(cells, this.under, 0.5);
    this.#beams = make(board.reels + 1, this.over, 0);
    this.#frames = make(cells, this.over, 0.5);
  }

  resize(board: BoardGeometry, textures: { beam: Texture; frame: Texture; glow: Texture }): void {
    this.#board = board;
    for (const container of [this.under, this.over]) container.position.set(board.inner.x, board.inner.y);
    for (const beam of this.#beams) beam.texture = textures.beam;
    for (const frame of this.#frames) frame.texture = textures.frame;
    for (const glow of this.#glows) glow.texture = textures.glow;
    this.clear();
  }

  clear(): void {
    this.#turn += 1;
    for (const sprite of [...this.#beams, ...this.#frames, ...this.#glows]) sprite.visible = false;
    this.#eachSymbol((symbol) => {
      symbol.alpha = 1;
      symbol.scale.set(1);
    });
  }

  /** Shows one highlight; `calm` leaves out the glow and the growing, for returns that are no gain. */
  async show({ positions, lineRows, tint }: Highlight, durationMs: number, calm: boolean): Promise<void> {
    this.clear();
    this.#eachSymbol((symbol) => {
      symbol.alpha = dimmed;
    });
    const winners = positions.flatMap(([reel, row]) => this.#reels.symbolAt(reel, row) ?? []);
    for (const winner of winners) winner.alpha = 1;
    positions.forEach(([reel, row], index) => {
      this.#placeCell(this.#frames[index], reel, row, tint);
      if (!calm) this.#placeCell(this.#glows[index], reel, row, tint);
    });
    if (lineRows !== null) this.#placeLine(lineRows, tint);
    const pulses = winners.map((winner) => {
      if (calm) return 0;
      return this.#rigs.move(winner, durationMs) ? riggedPulse : pulse;
    });
    const growWinners = this.#untilCleared((share) => {
      winners.forEach((winner, index) => {
        winner.scale.set(1 + (pulses[index] ?? 0) * share);
      });
    });
    const drawLine = this.#untilCleared((share) => this.#drawLine(share));
    await Promise.all([
      lineRows === null ? undefined : this.#motion.tween(durationMs * 0.35, drawLine),
      this.#motion.tween(durationMs, growWinners, thereAndBack),
    ]);
  }

  /** A skipped or ended motion still applies its last share, which must not bring back what was cleared. */
  #untilCleared(apply: (share: number) => void): (share: number) => void {
    const turn = this.#turn;
    return (share) => {
      if (turn === this.#turn) apply(share);
    };
  }

  #rowsOf(reel: number): number {
    return this.#reels.rowsOf?.(reel) ?? this.#board.rows;
  }

  #eachSymbol(change: (symbol: Sprite) => void): void {
    for (let reel = 0; reel < this.#board.reels; reel += 1) {
      for (let row = 0; row < this.#rowsOf(reel); row += 1) {
        const symbol = this.#reels.symbolAt(reel, row);
        if (symbol !== undefined) change(symbol);
      }
    }
  }

  #placeCell(sprite: Sprite | undefined, reel: number, row: number, tint: number): void {
    if (sprite === undefined) return;
    const { x, y, scale } = cellPlace(this.#board, reel, row, this.#rowsOf(reel));
    sprite.position.set(x, y);
    sprite.scale.set(scale);
    sprite.tint = tint;
    sprite.visible = true;
  }

  #placeLine(rows: readonly number[], tint: number): void {
    const { cellWidth, cellHeight } = this.#board;
    const xOf = (reel: number) => (reel + 0.5) * cellWidth;
    const yOf = (reel: number) => ((rows[reel] ?? 0) + 0.5) * cellHeight;
    const last = rows.length - 1;
    const points = [
      { x: xOf(0) - lineOverhang * cellWidth, y: yOf(0) },
      ...rows.map((_, reel) => ({ x: xOf(reel), y: yOf(reel) })),
      { x: xOf(last) + lineOverhang * cellWidth, y: yOf(last) },
    ];
    this.#lengths = this.#beams.map((beam, index) => {
      const from = points[index];
      const to = points[index + 1];
      if (from === undefined || to === undefined) return 0;
      beam.position.set(from.x, from.y);
      beam.rotation = Math.atan2(to.y - from.y, to.x - from.x);
      beam.tint = tint;
      return Math.hypot(to.x - from.x, to.y - from.y);
    });
  }

  /** Draws the first `share` of the line's way. */
  #drawLine(share: number): void {
    let left = share * this.#lengths.reduce((sum, length) => sum + length, 0);
    this.#beams.forEach((beam, index) => {
      const length = Math.min(left, this.#lengths[index] ?? 0);
      left -= length;
      beam.visible = length > 0;
      beam.width = length;
    });
  }
}
