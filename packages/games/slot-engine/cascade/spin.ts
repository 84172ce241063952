import type { SpinStarted } from '../events.ts';
import type { RoundRequest } from '../spin.ts';
import type { Position } from '../types.ts';
import type { CascadeEvent, Grid, MultipliersCounted } from './events.ts';
import { distinctPlaces, drawCells, placesOf, placesWhere, refill } from './grid.ts';
import { emptyMeter, type MeterState, releaseFeature } from './meter.ts';
import { ladderAt, scatterTimesBet } from './prizes.ts';
import type { CascadeConfig } from './types.ts';
import { winsOf } from './wins.ts';

export interface CascadeSpin<Code extends string> {
  events: CascadeEvent<Code>[];
  wonMinor: bigint;
  scatters: readonly Position[];
}

/** What one free spin hands on to the next; a base spin begins with nothing. */
export interface Carried {
  meter: MeterState;
  /** Sum of the multipliers so far. */
  multiplier: number;
}

export const nothingCarried = (): Carried => ({ meter: emptyMeter(), multiplier: 0 });

interface Tumbled<Code extends string> {
  grid: Grid<Code>;
  wonMinor: bigint;
}

/** Wins, falls and features of a meter until nothing more happens. */
function tumble<Code extends string>(
  config: CascadeConfig<Code>,
  { betMinor, draw }: RoundRequest,
  { ladder, meter, events }: { ladder: readonly number[]; meter: MeterState; events: CascadeEvent<Code>[] },
): Tumbled<Code> {
  const everyColumn = Array.from({ length: config.columns }, () => config.rows);
  let grid: Grid<Code> = drawCells(config, everyColumn, draw);
  events.push({ type: 'gridFilled', grid });
  let wonMinor = 0n;
  for (let step = 1; ; ) {
    const multiplier = ladderAt(ladder, step - 1);
    const wins = winsOf(config, grid, betMinor, multiplier);
    if (wins.length === 0) {
      const released = releaseFeature(config, meter, grid, draw);
      if (released === null) return { grid, wonMinor };
      events.push(released);
      grid = released.grid;
      continue;
    }
    const totalMinor = wins.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
    const gone = distinctPlaces(
      wins.flatMap(({ positions }) => positions),
      config.rows,
    );
    wonMinor += totalMinor;
    meter.charge += gone.length;
    const charged = config.meter ? { meter: meter.charge } : {};
    events.push({ type: 'symbolsWon', step, multiplier, wins, totalMinor: `${totalMinor}`, ...charged });
    const refilled = refill(config, grid, gone, draw);
    grid = refilled.grid;
    events.push({ type: 'gridRefilled', ...refilled });
    step += 1;
  }
}

/** The multipliers of a settled grid; null when they change nothing. */
function countMultipliers<Code extends string>(
  { multipliers }: CascadeConfig<Code>,
  { grid, wonMinor }: Tumbled<Code>,
  { mode }: SpinStarted,
  carried: Carried,
): MultipliersCounted | null {
  const worthOf = (code: Code): number => multipliers?.[code] ?? 0;
  const positions = placesWhere(grid, (code) => worthOf(code) > 0);
  const sum = grid.flat().reduce((total, code) => total + worthOf(code), 0);
  carried.multiplier += sum;
  const { multiplier } = carried;
  if (multiplier === 0 || (wonMinor === 0n && (sum === 0 || mode === 'base'))) return null;
  const addedMinor = wonMinor * BigInt(multiplier - 1);
  return { type: 'multipliersCounted', positions, sum, multiplier, addedMinor: `${addedMinor}` };
}

/** One spin with all that it pays by itself. Changes what is carried on to the next free spin. */
export function playCascadeSpin<Code extends string>(
  config: CascadeConfig<Code>,
  request: RoundRequest,
  started: SpinStarted,
  carried: Carried,
): CascadeSpin<Code> {
  const ladder = started.mode === 'free' ? config.freeSpins.ladder : config.ladder;
  const events: CascadeEvent<Code>[] = [started];
  const tumbled = tumble(config, request, { ladder, meter: carried.meter, events });
  const counted = countMultipliers(config, tumbled, started, carried);
  if (counted) events.push(counted);
  const scatters = placesOf(tumbled.grid, config.scatter);
  const scatterMinor = request.betMinor * BigInt(scatterTimesBet(config, scatters.length));
  if (scatterMinor > 0n) {
    const paid = { count: scatters.length, positions: scatters, amountMinor: `${scatterMinor}`, multiplier: 1 };
    events.push({ type: 'scattersPaid', ...paid });
  }
  return { events, wonMinor: tumbled.wonMinor + BigInt(counted?.addedMinor ?? 0) + scatterMinor, scatters };
}
