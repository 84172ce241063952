import { divide } from '@baize/money';
import type { LineSlotConfig } from '../types.ts';

/** The stake of one line. Throws RangeError for a total bet that is not a positive multiple of the number of lines. */
export function lineBetOf(config: Pick<LineSlotConfig<string>, 'lines'>, betMinor: bigint): bigint {
  const lines = BigInt(config.lines.length);
  if (betMinor <= 0n || betMinor % lines !== 0n) throw new RangeError(`cannot bet ${betMinor}`);
  return divide(betMinor, lines, 'floor');
}
