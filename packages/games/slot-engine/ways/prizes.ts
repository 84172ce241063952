import type { Position, Window } from '../types.ts';
import type { WaysConfig } from './types.ts';

/** What one symbol pays in a window, before any multiplier. */
export interface WaysPrize<Code extends string> {
  symbol: Code;
  count: number;
  ways: number;
  positions: readonly Position[];
  units: number;
}

/** The symbols that pay, with their prizes by the number of reels. */
export const paying = <Code extends string>({ paytable }: WaysConfig<Code>) =>
  Object.entries(paytable) as [Code, Readonly<Record<number, number>>][];

/** All prizes of a window, in the order of the paytable. */
export function waysPrizes<Code extends string>(config: WaysConfig<Code>, window: Window<Code>): WaysPrize<Code>[] {
  return paying(config).flatMap(([symbol, pays]) => {
    const places = window.map((cells, reel) =>
      cells.flatMap((cell, row): Position[] => (cell === symbol || cell === config.wild ? [[reel, row]] : [])),
    );
    const gap = places.findIndex((cells) => cells.length === 0);
    const count = gap < 0 ? places.length : gap;
    const pay = pays[count] ?? 0;
    if (pay === 0) return [];
    const run = places.slice(0, count);
    const ways = run.reduce((product, cells) => product * cells.length, 1);
    return [{ symbol, count, ways, positions: run.flat(), units: pay * ways }];
  });
}

/** The multiplier of a free spin by its number, from 1. */
export const multiplierOf = (spinNumber: number): number => spinNumber;
