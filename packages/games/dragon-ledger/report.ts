import { add, subtract, toNumber } from '../exact/rational.ts';
import { lineSlotRow } from '../report/line-slot-row.ts';
import { levelStakes, type ReportRow } from '../report/row.ts';
import { analyseSlot } from '../slot-engine/analysis.ts';
import { jackpotReturn, linkedJackpots } from '../slot-engine/jackpots.ts';
import { advertised, betsMinor, config } from './config.ts';

/** The game's own figures with the linked jackpots' share on top of the return; spread and hits are of the game alone. */
export function reportRows(): ReportRow[] {
  const analysis = analyseSlot(config);
  const own = lineSlotRow({
    game: 'Dragon Ledger',
    variant: 'high volatility',
    config,
    betsMinor,
    advertised,
    analysis,
  });
  const jackpots = jackpotReturn(linkedJackpots);
  const rtp = toNumber(add(analysis.rtp, jackpots));
  const { topPrize } = own.figures;
  return [
    {
      ...own,
      figures: {
        ...own.figures,
        rtp,
        houseEdge: toNumber(subtract({ numerator: 1n, denominator: 1n }, add(analysis.rtp, jackpots))),
        stakeLevels: levelStakes(betsMinor, rtp, topPrize),
      },
      notes: [
        ...own.notes,
        `of the return ${(toNumber(analysis.rtp) * 100).toFixed(4)}% come from the game and ${(toNumber(jackpots) * 100).toFixed(4)}% from the linked jackpots, which stand outside the top prize`,
      ],
    },
  ];
}
