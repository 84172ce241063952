import type { DrawBelow } from '@baize/fairness';
import { ladderAt, scatterTimesBet } from '../cascade/prizes.ts';
import type { CascadeConfig, MeterFeature } from '../cascade/types.ts';
import type { FastRound } from './fast-line.ts';
import { kindsByDraw, prizesByCount } from './symbol-tables.ts';

/** Around the board, and where a cell is to be filled. */
const outside = 255;

/** Whole rounds of a slot that pays by clusters, as numbers on one array of bytes with a border around the board. */
export function compileClusterRound<Code extends string>(config: CascadeConfig<Code>, wildCode: Code): FastRound {
  const { columns, rows, meter } = config;
  const codes = Object.keys(config.weights) as Code[];
  const [wild, scatter] = [codes.indexOf(wildCode), codes.indexOf(config.scatter)];
  const payingKinds = Object.keys(config.paytable).map((code) => codes.indexOf(code as Code));
  const cells = columns * rows;
  const stride = rows + 2;
  const at = Uint8Array.from(
    { length: cells },
    (_, cell) => (Math.floor(cell / rows) + 1) * stride + (cell % rows) + 1,
  );
  const kindOf = kindsByDraw(config);
  const prizes = prizesByCount(config);
  const scatterPays = Array.from({ length: cells + 1 }, (_, count) => scatterTimesBet(config, count));
  const isPaying = Uint8Array.from(codes, (code) => (code in config.paytable ? 1 : 0));
  const grid = new Uint8Array((columns + 2) * stride).fill(outside);
  /** The group that a place was last found in; numbers go on over all grids. */
  const groupOf = new Int32Array(grid.length);
  const gone = new Uint8Array(grid.length);
  const stack = new Uint8Array(grid.length);
  const eligible = new Uint8Array(cells);
  const sides = [-1, 1, -stride, stride];
  let group = 0;
  let charge = 0;
  let released = 0;
  let hasWilds = false;

  /** The group of the place, on `stack`; gives how many cells it has. */
  const walk = (place: number, kind: number, since: number): number => {
    group += 1;
    groupOf[place] = group;
    stack[0] = place;
    let size = 1;
    for (let from = 0; from < size; from += 1) {
      const here = stack[from] as number;
      for (let side = 0; side < 4; side += 1) {
        const next = here + (sides[side] as number);
        const found = grid[next] as number;
        if (found === kind ? (groupOf[next] as number) > since : found !== wild || groupOf[next] === group) continue;
        groupOf[next] = group;
        stack[size] = next;
        size += 1;
      }
    }
    return size;
  };

  /** Marks all that wins in `gone` and charges the meter; gives the prize in hundredths. */
  const win = (): number => {
    const since = group;
    let hundredths = 0;
    for (let cell = 0; cell < cells; cell += 1) {
      const place = at[cell] as number;
      const kind = grid[place] as number;
      if (isPaying[kind] === 0 || (groupOf[place] as number) > since) continue;
      // All before it belong to other groups, so that without wilds one that goes on neither down nor right stands alone.
      if (!hasWilds && grid[place + 1] !== kind && grid[place + stride] !== kind) continue;
      const size = walk(place, kind, since);
      const prize = prizes[kind * (cells + 1) + size] as number;
      if (prize === 0) continue;
      hundredths += prize;
      for (let index = 0; index < size; index += 1) {
        const won = stack[index] as number;
        charge += 1 - (gone[won] as number);
        gone[won] = 1;
      }
    }
    return hundredths;
  };

  const fall = (draw: DrawBelow): void => {
    for (let column = 1; column <= columns; column += 1) {
      const top = column * stride + 1;
      let to = top + rows - 1;
      for (let place = to; place >= top; place -= 1) {
        if (gone[place] === 1) {
          gone[place] = 0;
          continue;
        }
        grid[to] = grid[place] as number;
        to -= 1;
      }
      // New cells are drawn from the top down.
      for (let place = top; place <= to; place += 1) grid[place] = kindOf[draw(kindOf.length)] as number;
    }
  };

  const placeWilds = (draw: DrawBelow, count: number): void => {
    hasWilds = true;
    let left = 0;
    for (let cell = 0; cell < cells; cell += 1) {
      const place = at[cell] as number;
      if (isPaying[grid[place] as number] === 0) continue;
      eligible[left] = place;
      left += 1;
    }
    for (let placed = 0; placed < count && left > 0; placed += 1) {
      const drawn = draw(left);
      left -= 1;
      grid[eligible[drawn] as number] = wild;
      eligible[drawn] = eligible[left] as number;
    }
  };

  const remove = (draw: DrawBelow): void => {
    const present = payingKinds.filter((kind) => grid.includes(kind));
    if (present.length === 0) return;
    const kind = present[draw(present.length)];
    for (let cell = 0; cell < cells; cell += 1) {
      const place = at[cell] as number;
      if (grid[place] === kind) gone[place] = 1;
    }
    fall(draw);
  };

  const release = (draw: DrawBelow): boolean => {
    if (!meter || charge < meter.perFeature) return false;
    const feature = meter.features[released % meter.features.length] as MeterFeature;
    charge -= meter.perFeature;
    released += 1;
    if (feature.kind === 'wilds') placeWilds(draw, feature.count);
    else remove(draw);
    return true;
  };

  const mayDrawWilds = kindOf.includes(wild);
  let scatters = 0;
  const spin = (draw: DrawBelow, ladder: readonly number[]): number => {
    if (group > 1_000_000_000) {
      group = 0;
      groupOf.fill(0);
    }
    for (let cell = 0; cell < cells; cell += 1) grid[at[cell] as number] = kindOf[draw(kindOf.length)] as number;
    hasWilds = mayDrawWilds;
    let total = 0;
    for (let step = 0; ; ) {
      const hundredths = win();
      if (hundredths > 0) {
        total += hundredths * ladderAt(ladder, step);
        fall(draw);
        step += 1;
      } else if (!release(draw)) break;
    }
    scatters = 0;
    for (let cell = 0; cell < cells; cell += 1) if (grid[at[cell] as number] === scatter) scatters += 1;
    return total / 100 + (scatterPays[scatters] as number);
  };
  const emptyMeter = () => {
    charge = 0;
    released = 0;
  };

  return (draw) => {
    emptyMeter();
    let won = spin(draw, config.ladder);
    if (scatters < config.freeSpins.minScatters) return won;
    emptyMeter();
    for (let played = 0; played < config.freeSpins.spins; played += 1) won += spin(draw, config.freeSpins.ladder);
    return won;
  };
}
