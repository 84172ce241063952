import { holdRow } from '../report/hold-row.ts';
import { withJackpotReturn } from '../report/jackpot-row.ts';
import type { ReportRow } from '../report/row.ts';
import { analyseHold } from '../slot-engine/hold/analysis.ts';
import { levelsReturn } from '../slot-engine/levels.ts';
import { advertised, betsMinor, config, levels, type SymbolCode } from './config.ts';

/** The game's own figures with the share of the levels that must drop on top of the return. */
export function reportRows(): ReportRow[] {
  const own = holdRow({
    game: 'Pearl Tide',
    variant: 'medium volatility',
    config,
    betsMinor,
    advertised,
    analysis: analyseHold<SymbolCode>(config),
  });
  return [withJackpotReturn(own, { betsMinor, jackpots: levelsReturn(levels), name: 'the levels that must drop' })];
}
