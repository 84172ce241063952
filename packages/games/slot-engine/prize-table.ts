import { bestRun, withoutPays } from './line/line-prizes.ts';
import type { LineSlotConfig } from './types.ts';

/**
 * Prizes of one line for every combination of symbols, in line bets. A combination is a number in base `codes.length` with the
 * first reel as its highest digit; `lowest[d]` and `highest[d]` bound what can follow the first d reels, and at the last d are
 * the prize itself.
 */
export interface PrizeTable<Code extends string> {
  codes: readonly Code[];
  lowest: readonly Int32Array[];
  highest: readonly Int32Array[];
}

function codesOfNumber<Code extends string>(codes: readonly Code[], reels: number, number: number): Code[] {
  const cells: Code[] = [];
  for (let reel = 0, rest = number; reel < reels; reel += 1) {
    cells.unshift(codes[rest % codes.length] as Code);
    rest = Math.floor(rest / codes.length);
  }
  return cells;
}

/** The bounds one reel earlier: over all symbols that the reel can show. */
function bound(bounds: Int32Array, codeCount: number, pick: (a: number, b: number) => number): Int32Array {
  return Int32Array.from({ length: bounds.length / codeCount }, (_, prefix) =>
    bounds.subarray(prefix * codeCount, (prefix + 1) * codeCount).reduce(pick),
  );
}

/** With `without`, as if that symbol paid on no line. */
export function prizeTable<Code extends string>(
  config: LineSlotConfig<Code>,
  without: Code | null = null,
): PrizeTable<Code> {
  const rules = withoutPays(config, without);
  const codes = [...new Set(config.strips.flat())];
  const reels = config.strips.length;
  const prizes = Int32Array.from(
    { length: codes.length ** reels },
    (_, number) => bestRun(rules, codesOfNumber(codes, reels, number))?.timesLineBet ?? 0,
  );
  const lowest: Int32Array[] = [prizes];
  const highest: Int32Array[] = [prizes];
  for (let depth = reels; depth > 0; depth -= 1) {
    lowest.unshift(bound(lowest[0] as Int32Array, codes.length, (a, b) => Math.min(a, b)));
    highest.unshift(bound(highest[0] as Int32Array, codes.length, (a, b) => Math.max(a, b)));
  }
  return { codes, lowest, highest };
}
