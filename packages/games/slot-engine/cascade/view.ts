import type { Advertised } from '../line/line-view.ts';
import type { CascadeConfig } from './types.ts';

export interface CountPays<Code extends string> {
  symbol: Code;
  /** Most symbols first; `to` is null where there is no upper end. */
  pays: readonly { from: number; to: number | null; amountMinor: bigint }[];
}

/** All that a player's rules page says of a cascading slot, at one total bet. */
export interface CascadeRulesView<Code extends string> extends Advertised {
  rulesVersion: string;
  /** Best symbol first. */
  pays: readonly CountPays<Code>[];
  scatterPays: CountPays<Code>;
  ladder: readonly number[];
  freeLadder: readonly number[];
  maxWinMinor: bigint;
  /** Of figures that were measured and not computed: the simulated rounds, and how far the return may lie from the published one. */
  measured?: MeasuredView;
}

export interface MeasuredView {
  rounds: number;
  errorPoints: number;
}

const hundred = 100n;

function rangesOf(entries: readonly { from: number; amountMinor: bigint }[]): CountPays<string>['pays'] {
  const ranges = entries.map(({ from, amountMinor }, index) => {
    const next = entries[index + 1];
    return { from, to: next === undefined ? null : next.from - 1, amountMinor };
  });
  return ranges.reverse();
}

/** The rules page for a total bet that the game offers. */
export function cascadeRulesView<Code extends string>(
  game: { config: CascadeConfig<Code>; rulesVersion: string; advertised: Advertised; measured?: MeasuredView },
  betMinor: bigint,
): CascadeRulesView<Code> {
  const { config, rulesVersion, advertised } = game;
  const paying = Object.entries(config.paytable) as [Code, readonly { from: number; hundredths: number }[]][];
  return {
    rulesVersion,
    ...advertised,
    ...(game.measured && { measured: game.measured }),
    pays: paying.map(([symbol, prizes]) => ({
      symbol,
      pays: rangesOf(
        prizes.map(({ from, hundredths }) => ({ from, amountMinor: (betMinor * BigInt(hundredths)) / hundred })),
      ),
    })),
    scatterPays: {
      symbol: config.scatter,
      pays: rangesOf(
        config.scatterPays.map(({ from, timesBet }) => ({ from, amountMinor: betMinor * BigInt(timesBet) })),
      ),
    },
    ladder: config.ladder,
    freeLadder: config.freeSpins.ladder,
    maxWinMinor: betMinor * BigInt(config.maxWinTimesBet),
  };
}
