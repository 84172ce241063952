import { reportRows as baccarat } from '../baccarat/report.ts';
import { reportRows as blackjack } from '../blackjack/report.ts';
import { reportRows as bullFight } from '../bull-fight/report.ts';
import { reportRows as cockfight } from '../cockfight/report.ts';
import { reportRows as coinFlip } from '../coin-flip/report.ts';
import { reportRows as crash } from '../crash/report.ts';
import { reportRows as dice } from '../dice/report.ts';
import { reportRows as dragonPhoenix } from '../dragon-phoenix/report.ts';
import { reportRows as dragonTiger } from '../dragon-tiger/report.ts';
import { reportRows as fanTan } from '../fan-tan/report.ts';
import { reportRows as fishPrawnCrab } from '../fish-prawn-crab/report.ts';
import { reportRows as fishing } from '../fishing/report.ts';
import { reportRows as goldenPockets } from '../golden-pockets/report.ts';
import { reportRows as hiLo } from '../hi-lo/report.ts';
import { reportRows as keno } from '../keno/report.ts';
import { reportRows as limbo } from '../limbo/report.ts';
import { reportRows as lotteries } from '../lottery-catalogue/report.ts';
import { reportRows as luckyKoi } from '../lucky-koi/report.ts';
import { reportRows as mines } from '../mines/report.ts';
import { reportRows as niuniuTable } from '../niuniu-table/report.ts';
import { reportRows as plinko } from '../plinko/report.ts';
import { reportRows as roulette } from '../roulette/report.ts';
import { reportRows as seDie } from '../se-die/report.ts';
import { reportRows as sicBo } from '../sic-bo/report.ts';
import { type SlotEntry, slots } from '../slots/index.ts';
import { reportRows as threeCardPoker } from '../three-card-poker/report.ts';
import { reportRows as tower } from '../tower/report.ts';
import { reportRows as twoEight } from '../two-eight/report.ts';
import { reportRows as videoPoker } from '../video-poker/report.ts';
import { reportRows as wenzhou } from '../wenzhou/report.ts';
import { reportRows as wheel } from '../wheel/report.ts';
import type { ReportEntry, ReportRow } from './row.ts';

/** Of the slot's own folder; not named in the list of slots, which servers and browsers load too. */
function reportOf({ folder }: SlotEntry): ReportEntry {
  return async () => {
    const { reportRows } = (await import(`../${folder}/report.ts`)) as { reportRows: ReportEntry };
    return await reportRows();
  };
}

/** Every game of the operator; a new one is one line here, a slot one in the list of slots. */
const entries: readonly ReportEntry[] = [
  ...slots.map(reportOf),
  dice,
  crash,
  mines,
  hiLo,
  tower,
  videoPoker,
  luckyKoi,
  plinko,
  wheel,
  limbo,
  keno,
  coinFlip,
  baccarat,
  roulette,
  goldenPockets,
  sicBo,
  dragonTiger,
  fishPrawnCrab,
  fanTan,
  seDie,
  wenzhou,
  twoEight,
  dragonPhoenix,
  niuniuTable,
  bullFight,
  threeCardPoker,
  blackjack,
  cockfight,
  fishing,
  lotteries,
];

/** Computes the figures of all games; takes some seconds. */
export async function gameReport(): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const entry of entries) rows.push(...(await entry()));
  return rows;
}
