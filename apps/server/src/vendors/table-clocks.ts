/** How long a table takes for a round, as its operator wants it. */
export interface TableTiming {
  readonly bettingMs: number;
  /** Between the last bet and the deal. */
  readonly closedMs: number;
  /** Between the payout and the next round. */
  readonly pauseMs: number;
  /** How fast what was dealt is shown, in hundredths of its own pace. */
  readonly speedPercent: number;
}

/** By the code of a table's game; `*` is every table that is not named. */
export type TableTimings = ReadonlyMap<string, TableTiming>;

const msPerSecond = 1_000;
const percent = 100;
const bounds = {
  bettingMs: [2_000, 120_000],
  closedMs: [200, 10_000],
  pauseMs: [500, 60_000],
  speedPercent: [50, 800],
} as const satisfies Record<keyof TableTiming, readonly [number, number]>;

export const tableTimingsNeeded =
  'tables with seconds of betting, closed, pause, and the speed, as *=20/1/4/1,roulette=12/1/3/1.5 (betting 2-120, closed 0.2-10, pause 0.5-60, speed 0.5-8)';

const entryPattern = /^(\*|[a-z][a-z0-9_]{0,39})=(\d{1,3}(?:\.\d{1,2})?(?:\/\d{1,3}(?:\.\d{1,2})?){3})$/;

function readEntry(entry: string): [string, TableTiming] | null {
  const [, table, figures] = entryPattern.exec(entry.trim()) ?? [];
  if (table === undefined || figures === undefined) return null;
  const [betting = 0, closed = 0, pause = 0, speed = 0] = figures.split('/').map(Number);
  const clock: TableTiming = {
    bettingMs: Math.round(betting * msPerSecond),
    closedMs: Math.round(closed * msPerSecond),
    pauseMs: Math.round(pause * msPerSecond),
    speedPercent: Math.round(speed * percent),
  };
  const names = Object.keys(bounds) as (keyof TableTiming)[];
  const isWithin = names.every((name) => clock[name] >= bounds[name][0] && clock[name] <= bounds[name][1]);
  return isWithin ? [table, clock] : null;
}

/** Clocks as `*=20/1/4/1,roulette=12/1/3/1.5`: seconds of betting, closed and pause, and the speed. Null: not of that form, out of bounds, or twice. */
export function readTableTimings(text: string): TableTimings | null {
  const clocks = new Map<string, TableTiming>();
  for (const part of text.split(',')) {
    const entry = readEntry(part);
    if (!entry || clocks.has(entry[0])) return null;
    clocks.set(...entry);
  }
  return clocks;
}
