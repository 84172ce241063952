import type { HeldTheme } from './held/held-theme.ts';

/** Colours of one slot's picture, as CSS colours for baked textures; numbers are Pixi tints. */
export interface SlotTheme {
  board: BoardColours;
  festiveBoard: BoardColours;
  symbolShadow: string;
  label: { fill: readonly [top: string, bottom: string]; edge: string; font: string };
  /** One tint per pay line; used in turn when a game has more lines. */
  lineTints: readonly number[];
  winFrame: string;
  anticipation: string;
  /** Letters of a symbol whose picture could not be loaded. */
  spareSymbol: { fill: string; edge: string; letter: string };
  /** Of slots with symbols that stay over the board. */
  held?: HeldTheme;
}

export interface BoardColours {
  /** The metal of the frame from light to dark. */
  metal: readonly [light: string, middle: string, dark: string];
  /** The lacquer between the two metal edges. */
  lacquer: readonly [top: string, bottom: string];
  /** Behind the symbols. */
  well: readonly [top: string, bottom: string];
  separator: string;
  shade: string;
  halo: string;
}
