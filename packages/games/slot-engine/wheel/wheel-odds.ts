import type { CycleCount } from '../cycle.ts';
import { featureScatters } from '../feature-start.ts';
import { linePrizes } from '../line/line-prizes.ts';
import type { LineSlotConfig } from '../types.ts';
import { positionsOf, windowOf } from '../window.ts';
import { fullBits, fullSymbol } from './full-window.ts';

/** A combination of stops at which the wheel turns, in line bets. */
interface WheelWindow {
  lines: number;
  scatters: number;
}

/** Every combination of stops whose window is of one symbol that pays; few, so that they are listed one by one. */
function wheelWindows<Code extends string>(config: LineSlotConfig<Code>): WheelWindow[] {
  if (!config.wheel) return [];
  const codes = [...new Set(config.strips.flat())];
  const bits = fullBits(config, codes);
  const found: WheelWindow[] = [];
  const walk = (stops: readonly number[], common: number) => {
    const reel = bits[stops.length];
    if (reel) {
      for (const [stop, own] of reel.entries()) if ((common & own) !== 0) walk([...stops, stop], common & own);
      return;
    }
    const window = windowOf(config, stops);
    if (fullSymbol(config, window) === null) return;
    const lines = linePrizes(config, window).reduce((sum, { timesLineBet }) => sum + timesLineBet, 0);
    if (lines > 0) found.push({ lines, scatters: positionsOf(window, config.scatter).length });
  };
  walk([], -1);
  return found;
}

/** At how many combinations of stops the wheel turns. */
export const wheelCombinations = <Code extends string>(config: LineSlotConfig<Code>): bigint =>
  BigInt(wheelWindows(config).length);

/** The cycle with the wheel as one more reel: every combination of stops once for each of its segments. */
export function cycleWithWheel<Code extends string>(config: LineSlotConfig<Code>, cycle: CycleCount): CycleCount {
  const { wheel } = config;
  if (!wheel) return cycle;
  const { segments } = wheel;
  const windows = wheelWindows(config);
  const highest = Math.max(0, ...windows.map(({ lines }) => lines)) * Math.max(...segments);
  const trigger = featureScatters(config) ?? Number.POSITIVE_INFINITY;
  const widened = (wins: Float64Array) => {
    const wide = new Float64Array(wins.length + highest);
    wide.set(wins.map((count) => count * segments.length));
    return wide;
  };
  const [plain, triggering] = [widened(cycle.plain), widened(cycle.triggering)];
  const byScatters = new Map([...cycle.byScatters].map(([count, wins]) => [count, widened(wins)]));
  for (const { lines, scatters } of windows) {
    const counted = scatters >= trigger ? [triggering, byScatters.get(scatters)] : [plain];
    const others = (config.scatterPays[scatters] ?? 0) * config.lines.length;
    const add = (win: number, count: number) => {
      for (const wins of counted) if (wins) wins[win] = (wins[win] as number) + count;
    };
    add(lines + others, -segments.length);
    for (const multiplier of segments) add(lines * multiplier + others, 1);
  }
  return { combinations: cycle.combinations * BigInt(segments.length), plain, triggering, byScatters };
}
