import type { Arrival } from './held-motion.ts';

type Shade = readonly [middle: string, edge: string];

/** How a slot's held symbols look and come. */
export interface HeldTheme {
  /** An open cell of hold and respin. */
  well: Shade;
  /** Behind a held symbol. */
  plate: Shade;
  /** Of the light that crosses a symbol, bursts where it lands and travels where coins gather. */
  light: number;
  arrival: Arrival;
}
