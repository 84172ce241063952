/** Hold and respin: coins stay in their cells, the other cells are drawn again, and each new symbol brings the respins back. */
export interface HoldRules<Code extends string> {
  /** Scatters (the coins of the reels) that start it. */
  readonly minScatters: number;
  /** Respins at the start and after each new symbol. */
  readonly respins: number;
  /** Each open cell of each respin is drawn as one of so many equal parts: first those of a coin, then those of a collect symbol. */
  readonly cell: { readonly parts: number; readonly coin: number; readonly collect: number };
  /** What a coin is worth, in hundredths of the total bet, by integer weight. */
  readonly values: readonly { readonly hundredths: number; readonly weight: number }[];
  /** Takes the value of every coin on the grid, once, when it lands; the coins stay. On no strip. */
  readonly collect: Code;
  /** Times the total bet, when the last cell is filled. */
  readonly grandTimesBet: number;
}
