import type { LineSlotConfig, Window } from '../types.ts';
import { reelWindow } from '../window.ts';

/** The symbol of which the whole window is, wilds standing in for it; null when there is none. Wilds alone are no symbol. */
export function fullSymbol<Code extends string>(
  { wild }: Pick<LineSlotConfig<Code>, 'wild'>,
  window: Window<Code>,
): Code | null {
  const cells = window.flat();
  const symbol = cells.find((cell) => cell !== wild);
  return symbol !== undefined && cells.every((cell) => cell === symbol || cell === wild) ? symbol : null;
}

/**
 * By reel and stop, the symbols that the reel shows alone as bits in the order of `codes`, wilds standing in. A window is of one symbol
 * when the bits of its reels have one in common; more than one in common are wilds alone.
 */
export function fullBits<Code extends string>(config: LineSlotConfig<Code>, codes: readonly Code[]): Int32Array[] {
  return config.strips.map((strip) =>
    Int32Array.from(strip, (_, stop) => {
      const cells = reelWindow(strip, stop, config.rows);
      return codes.reduce(
        (bits, code, index) =>
          cells.every((cell) => cell === code || cell === config.wild) ? bits | (1 << index) : bits,
        0,
      );
    }),
  );
}
