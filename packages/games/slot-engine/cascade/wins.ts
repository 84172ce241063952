import { type Cluster, clustersOf } from './clusters.ts';
import type { Grid, SymbolWin } from './events.ts';
import { placesOf } from './grid.ts';
import { prizeHundredths } from './prizes.ts';
import type { CascadeConfig } from './types.ts';

const hundred = 100n;

/** What could pay together on a grid. */
function groupsOf<Code extends string>(config: CascadeConfig<Code>, grid: Grid<Code>): Cluster<Code>[] {
  const paying = Object.keys(config.paytable) as Code[];
  if (config.clusters) return clustersOf(grid, config.clusters.wild, (code) => paying.includes(code));
  return paying.map((symbol) => ({ symbol, positions: placesOf(grid, symbol) }));
}

/** All that pays on a grid as it stands, at a win's multiplier of the ladder. */
export function winsOf<Code extends string>(
  config: CascadeConfig<Code>,
  grid: Grid<Code>,
  betMinor: bigint,
  multiplier: number,
): SymbolWin<Code>[] {
  return groupsOf(config, grid).flatMap(({ symbol, positions }) => {
    const hundredths = prizeHundredths(config, symbol, positions.length);
    if (hundredths === 0) return [];
    const amountMinor = (betMinor * BigInt(hundredths * multiplier)) / hundred;
    return [{ symbol, count: positions.length, positions, amountMinor: `${amountMinor}` }];
  });
}
