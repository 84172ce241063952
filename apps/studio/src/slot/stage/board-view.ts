import type { StudioRound } from '@baize/contract';
import type { Container, Sprite, Texture } from 'pixi.js';
import type { SymbolTextures } from '../art/symbol-textures.ts';
import type { BoardGeometry } from '../geometry.ts';
import type { ReelTiming } from '../timing.ts';

/** Where a board stands at rest: strip index of each top row (a board without reels needs none), and what is seen. */
export interface Rest<Code extends string> {
  stops: readonly number[];
  window: readonly (readonly Code[])[];
}

/** The moving symbols of a board: reels that turn, or a grid that falls. */
export interface BoardView<Code extends string> {
  readonly view: Container;
  /** True from the start of a spin until everything rests. */
  readonly areTurning: boolean;
  /** How many rows a column has now, where columns differ; without it all have those of the board. */
  rowsOf?: (column: number) => number;
  /** The most rows that a column can have, where columns differ. */
  readonly maxRows?: number;
  symbolAt: (column: number, row: number) => Sprite | undefined;
  resize: (board: BoardGeometry, textures: SymbolTextures<Code>, light: Texture) => void;
  start: (timing: ReelTiming) => void;
  /** To rest at once. */
  slam: () => void;
  show: (stops: readonly number[], window: readonly (readonly Code[])[]) => void;
  update: (deltaMs: number) => void;
}

/** The symbols of a board by their cells, whatever moves them. */
export type BoardCells<Code extends string> = Pick<BoardView<Code>, 'rowsOf' | 'maxRows' | 'symbolAt'>;

/** How many cells a board has, and how it looks before the first round. */
export interface BoardLayout<Code extends string> {
  columns: number;
  rows: number;
  first: Rest<Code>;
}

/** What stands on the board after a round, or before the first one. */
export type RestOf<Code extends string> = (round: StudioRound | null) => Rest<Code>;

/** The board of a slot, and how its moving part is made. */
export interface StageBoard<Code extends string, View extends BoardView<Code>> {
  layout: BoardLayout<Code>;
  make: (textures: SymbolTextures<Code>) => View;
}
