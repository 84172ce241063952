import { withJackpotReturn } from '../report/jackpot-row.ts';
import { lineSlotRow } from '../report/line-slot-row.ts';
import type { ReportRow } from '../report/row.ts';
import { analyseSlot } from '../slot-engine/analysis.ts';
import { jackpotReturn, linkedJackpots } from '../slot-engine/jackpots.ts';
import { advertised, betsMinor, config } from './config.ts';

/** The game's own figures with the linked jackpots' share on top of the return. */
export function reportRows(): ReportRow[] {
  const own = lineSlotRow({
    game: 'Dragon Ledger',
    variant: 'high volatility',
    config,
    betsMinor,
    advertised,
    analysis: analyseSlot(config),
  });
  return [withJackpotReturn(own, { betsMinor, jackpots: jackpotReturn(linkedJackpots), name: 'the linked jackpots' })];
}
