import type { DrawBelow } from '@baize/fairness';
import { type ReelWindows, windowsOf } from '../cycle.ts';
import type { LineSlotConfig } from '../types.ts';
import type { WalkingRules } from '../walking/types.ts';
import { compileReels, compileSpin } from './line-spin.ts';

/** What a reel shows once its wilds fill it. */
export const filledBy = <Code extends string>(wild: Code, windows: ReelWindows<Code>): ReelWindows<Code> =>
  windows.map((cells) => (cells.includes(wild) ? cells.map(() => wild) : cells));

/** By reel and stop, 1 where a wild shows. */
const wildStops = <Code extends string>({ wild }: LineSlotConfig<Code>, windows: readonly ReelWindows<Code>[]) =>
  windows.map((shown) => Uint8Array.from(shown, (cells) => (cells.includes(wild) ? 1 : 0)));

/** The whole round after a paid spin that won `won` before its multiplier: reels that wilds hold are bits of a number. */
export function compileWalk<Code extends string>(
  config: LineSlotConfig<Code>,
  { strips, entrance, maxRespins }: WalkingRules<Code>,
): (draw: DrawBelow, stops: Int32Array, won: number, isParade: boolean) => number {
  const landing = wildStops(config, windowsOf(config));
  const rules = { ...config, strips };
  const windows = windowsOf(rules);
  const wilds = wildStops(config, windows);
  // One stop more, for a reel that a wild holds.
  const full = Array.from({ length: config.rows }, () => config.wild);
  const reels = compileReels(
    rules,
    windows.map((shown) => [...filledBy(config.wild, shown), full]),
  );
  const spin = compileSpin(rules, reels, null);
  const lineCount = config.lines.length;
  const parade = entrance.reduce((bits, reel) => bits | (1 << reel), 0);
  const timesOf = Uint8Array.from({ length: 2 ** reels.length }, (_, bits) =>
    Math.max(1, [...bits.toString(2)].filter((digit) => digit === '1').length),
  );
  const held = new Int32Array(reels.length);

  const respin = (draw: DrawBelow, before: number): number => {
    let bits = before;
    for (let reel = 0; reel < held.length; reel += 1) {
      const stops = (wilds[reel] as Uint8Array).length;
      const stop = draw(stops);
      if ((before & (1 << reel)) !== 0) held[reel] = stops;
      else {
        held[reel] = stop;
        bits |= ((wilds[reel] as Uint8Array)[stop] as number) << reel;
      }
    }
    return bits;
  };

  return (draw, stops, won, isParade) => {
    let bits = 0;
    for (let reel = 0; reel < landing.length; reel += 1)
      bits |= ((landing[reel] as Uint8Array)[stops[reel] as number] as number) << reel;
    let sum = won * (timesOf[bits] as number);
    let walking = (bits >> 1) | (isParade ? parade : 0);
    for (let played = 0; walking !== 0 && played < maxRespins; played += 1) {
      bits = respin(draw, walking);
      sum += (spin(held) * (timesOf[bits] as number)) / lineCount;
      walking = bits >> 1;
    }
    return sum;
  };
}
