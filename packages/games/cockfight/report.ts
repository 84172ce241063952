import type { ReportRow } from '../report/row.ts';
import { advertised } from './advertised.ts';
import { type Arena, arenas } from './arenas.ts';
import { type FightBet, fightBets } from './book.ts';
import { chancesOf, chanceUnit, type FightChances } from './chances.ts';
import { birdPrices, profitOf } from './prices.ts';
import { pairingOf } from './programme.ts';

const percent = 100;
const isBird = (bet: FightBet) => bet === 'meron' || bet === 'wala';
/** So many programmes hold every pairing equally often. */
const programmes = 45;

/** Return, its square and how often something comes back, of one unit at risk. */
interface Figures {
  readonly rtp: number;
  readonly square: number;
  readonly hits: number;
  readonly top: number;
}

/** A tote pays back the pool without the takeout whoever wins: its mean return does not depend on the money on it. */
function winOf(arena: Arena, bet: FightBet, chances: FightChances): number {
  if (bet === 'bdd' || bet === 'ftd') return arena.drawOdds[bet] + 1;
  if (arena.book === 'fixed') return 1 + profitOf(birdPrices(arena, chances)[bet]);
  const share = chances[bet === 'meron' ? 'MERON' : 'WALA'] / (chances.MERON + chances.WALA);
  return (1 - arena.takeout / chanceUnit) / share;
}

function figuresOf(arena: Arena, bet: FightBet, chances: FightChances): Figures {
  const won = chances[bet.toUpperCase() as keyof FightChances] / chanceUnit;
  const back = isBird(bet) ? (chances.BDD + chances.FTD) / chanceUnit : 0;
  const top = winOf(arena, bet, chances);
  return { rtp: won * top + back, square: won * top ** 2 + back, hits: won + back, top };
}

function rowOf(arena: Arena, bet: FightBet): ReportRow {
  const fights = Array.from({ length: programmes }, (_, programme) =>
    Array.from({ length: arena.fightsOfProgramme }, (_unused, index) =>
      chancesOf(pairingOf(arena, { programme: programme + 1, number: index + 1 })),
    ),
  ).flat();
  const all = fights.map((chances) => figuresOf(arena, bet, chances));
  const mean = (pick: (figures: Figures) => number) => all.reduce((sum, one) => sum + pick(one), 0) / all.length;
  const rtp = mean((one) => one.rtp);
  const range = [Math.min(...all.map((one) => one.rtp)), Math.max(...all.map((one) => one.rtp))];
  const shown = range.map((value) => `${(value * percent).toFixed(2)}%`).join(' to ');
  return {
    figures: {
      game: `Cockfight ${arena.code}`,
      variant: arena.book,
      bet,
      rtp,
      houseEdge: 1 - rtp,
      hitFrequency: mean((one) => one.hits),
      sdPerUnit: Math.sqrt(mean((one) => one.square) - rtp ** 2),
      topPrize: Number(Math.max(...all.map((one) => one.top)).toFixed(4)),
      method: 'exact enumeration',
    },
    advertisedRtp: Number(advertised[arena.code][bet]) / percent,
    notes: isBird(bet) ? [`${bet}: ${shown} by pairing, at opening odds or in a fair pool`] : [],
  };
}

/** Rows for every bet of every arena. */
export const reportRows = (): ReportRow[] => arenas.flatMap((arena) => fightBets.map((bet) => rowOf(arena, bet)));
