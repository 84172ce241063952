import { type Rational, toNumber } from '../exact/rational.ts';
import { levelStakes, type ReportRow } from './row.ts';

/** A row of the game alone, with what linked jackpots or levels add to the return; spread and hits stay those of the game alone. */
export function withJackpotReturn(
  own: ReportRow,
  { betsMinor, jackpots, name }: { betsMinor: readonly bigint[]; jackpots: Rational; name: string },
): ReportRow {
  const added = toNumber(jackpots);
  const rtp = own.figures.rtp + added;
  return {
    ...own,
    figures: {
      ...own.figures,
      rtp,
      houseEdge: 1 - rtp,
      stakeLevels: levelStakes(betsMinor, rtp, own.figures.topPrize),
    },
    notes: [
      ...own.notes,
      `of the return ${(own.figures.rtp * 100).toFixed(4)}% come from the game and ${(added * 100).toFixed(4)}% from ${name}, which stand outside the top prize`,
    ],
  };
}
