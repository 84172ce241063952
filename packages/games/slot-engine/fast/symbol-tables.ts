import { prizeHundredths } from '../cascade/prizes.ts';
import type { CascadeConfig } from '../cascade/types.ts';

/** The kind of a new cell (its place in `weights`) by the number that its draw gives. */
export const kindsByDraw = <Code extends string>({ weights }: CascadeConfig<Code>): Uint8Array =>
  Uint8Array.from(
    (Object.keys(weights) as Code[]).flatMap((code, kind) => Array.from({ length: weights[code] }, () => kind)),
  );

/** `prizes[kind * (cells + 1) + count]`, in hundredths of the total bet. */
export function prizesByCount<Code extends string>(config: CascadeConfig<Code>): Int32Array {
  const cells = config.columns * config.rows;
  return Int32Array.from(
    (Object.keys(config.weights) as Code[]).flatMap((code) =>
      Array.from({ length: cells + 1 }, (_, count) => prizeHundredths(config, code, count)),
    ),
  );
}
