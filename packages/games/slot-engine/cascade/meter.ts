import type { DrawBelow } from '@baize/fairness';
import type { Grid, SymbolRemoved, WildsPlaced } from './events.ts';
import { placesOf, placesWhere, refill } from './grid.ts';
import type { CascadeConfig, ClusterRules, MeterFeature } from './types.ts';

/** Vanished symbols that no feature has used up, and features that have come. */
export interface MeterState {
  charge: number;
  released: number;
}

export const emptyMeter = (): MeterState => ({ charge: 0, released: 0 });

/** So many of these, each only once: the last one takes the place of the one that is drawn. */
function drawSome<Item>(items: readonly Item[], count: number, draw: DrawBelow): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () => {
    const at = draw(left.length);
    const drawn = left[at] as Item;
    left[at] = left.at(-1) as Item;
    left.pop();
    return drawn;
  });
}

function placeWilds<Code extends string>(
  { paytable }: CascadeConfig<Code>,
  { wild }: ClusterRules<Code>,
  { count, grid, draw, meter }: { count: number; grid: Grid<Code>; draw: DrawBelow; meter: number },
): WildsPlaced<Code> {
  const places = drawSome(
    placesWhere(grid, (code) => code in paytable),
    count,
    draw,
  );
  const isDrawn = (column: number, row: number) => places.some(([x, y]) => x === column && y === row);
  const withWilds = grid.map((cells, column) => cells.map((code, row) => (isDrawn(column, row) ? wild : code)));
  return { type: 'wildsPlaced', positions: places, grid: withWilds, meter };
}

function removeSymbol<Code extends string>(
  config: CascadeConfig<Code>,
  { grid, draw, meter }: { grid: Grid<Code>; draw: DrawBelow; meter: number },
): SymbolRemoved<Code> | null {
  const present = (Object.keys(config.paytable) as Code[]).filter((code) => placesOf(grid, code).length > 0);
  const symbol = present.length > 0 ? present[draw(present.length)] : undefined;
  if (symbol === undefined) return null;
  const positions = placesOf(grid, symbol);
  return { type: 'symbolRemoved', symbol, positions, ...refill(config, grid, positions, draw), meter };
}

/** The feature that a meter with enough charge has for a grid on which nothing wins; null when there is none. Uses up its charge. */
export function releaseFeature<Code extends string>(
  config: CascadeConfig<Code>,
  state: MeterState,
  grid: Grid<Code>,
  draw: DrawBelow,
): WildsPlaced<Code> | SymbolRemoved<Code> | null {
  const { meter, clusters } = config;
  if (!meter || state.charge < meter.perFeature) return null;
  const feature = meter.features[state.released % meter.features.length] as MeterFeature;
  state.charge -= meter.perFeature;
  state.released += 1;
  const on = { grid, draw, meter: state.charge };
  if (feature.kind === 'removal') return removeSymbol(config, on);
  if (!clusters) throw new RangeError('wilds need clusters');
  return placeWilds(config, clusters, { ...on, count: feature.count });
}
