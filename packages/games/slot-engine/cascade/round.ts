import type { SpinStarted } from '../events.ts';
import type { RoundRequest } from '../spin.ts';
import type { Position } from '../types.ts';
import type { CascadeEvent, Grid, SymbolWin } from './events.ts';
import { drawCells, placesOf, withoutSymbols } from './grid.ts';
import { ladderAt, prizeHundredths, scatterTimesBet } from './prizes.ts';
import type { CascadeConfig } from './types.ts';

export interface CascadeRound<Code extends string> {
  events: CascadeEvent<Code>[];
  payoutMinor: bigint;
}

interface Spin<Code extends string> {
  events: CascadeEvent<Code>[];
  wonMinor: bigint;
  scatters: readonly Position[];
}

const hundred = 100n;

function winsOf<Code extends string>(
  config: CascadeConfig<Code>,
  grid: Grid<Code>,
  betMinor: bigint,
  multiplier: number,
): SymbolWin<Code>[] {
  return (Object.keys(config.paytable) as Code[]).flatMap((symbol) => {
    const positions = placesOf(grid, symbol);
    const hundredths = prizeHundredths(config, symbol, positions.length);
    if (hundredths === 0) return [];
    const amountMinor = (betMinor * BigInt(hundredths * multiplier)) / hundred;
    return [{ symbol, count: positions.length, positions, amountMinor: `${amountMinor}` }];
  });
}

function playSpin<Code extends string>(
  config: CascadeConfig<Code>,
  { betMinor, draw }: RoundRequest,
  started: SpinStarted,
): Spin<Code> {
  const ladder = started.mode === 'free' ? config.freeSpins.ladder : config.ladder;
  const everyColumn = Array.from({ length: config.columns }, () => config.rows);
  let grid: Grid<Code> = drawCells(config, everyColumn, draw);
  const events: CascadeEvent<Code>[] = [started, { type: 'gridFilled', grid }];
  let wonMinor = 0n;
  for (let step = 1; ; step += 1) {
    const multiplier = ladderAt(ladder, step - 1);
    const wins = winsOf(config, grid, betMinor, multiplier);
    if (wins.length === 0) break;
    const totalMinor = wins.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
    wonMinor += totalMinor;
    events.push({ type: 'symbolsWon', step, multiplier, wins, totalMinor: `${totalMinor}` });
    const kept = withoutSymbols(grid, new Set(wins.map(({ symbol }) => symbol)));
    const drops = drawCells(
      config,
      kept.map((cells) => config.rows - cells.length),
      draw,
    );
    grid = kept.map((cells, column) => [...(drops[column] ?? []), ...cells]);
    events.push({ type: 'gridRefilled', drops, grid });
  }
  const scatters = placesOf(grid, config.scatter);
  const scatterMinor = betMinor * BigInt(scatterTimesBet(config, scatters.length));
  if (scatterMinor > 0n) {
    const paid = { count: scatters.length, positions: scatters, amountMinor: `${scatterMinor}`, multiplier: 1 };
    events.push({ type: 'scattersPaid', ...paid });
  }
  return { events, wonMinor: wonMinor + scatterMinor, scatters };
}

/**
 * Decides one whole round, free spins included. Pure: the same draws give the same events. Draws the cells of the grid column by column,
 * top to bottom, and after each win the empty ones in the same order. Throws RangeError for a bet that is not positive, or at which a
 * prize would be no whole minor unit.
 */
export function playCascadeRound<Code extends string>(
  config: CascadeConfig<Code>,
  request: RoundRequest,
): CascadeRound<Code> {
  const { betMinor } = request;
  if (betMinor <= 0n || betMinor % betUnitMinor !== 0n) throw new RangeError(`cannot bet ${betMinor}`);
  const { minScatters, spins } = config.freeSpins;
  const limitMinor = betMinor * BigInt(config.maxWinTimesBet);
  const events: CascadeEvent<Code>[] = [];
  let wonMinor = 0n;
  const play = (started: SpinStarted) => {
    const spin = playSpin(config, request, started);
    events.push(...spin.events);
    wonMinor += spin.wonMinor;
    return spin;
  };

  const { scatters } = play({ type: 'spinStarted', mode: 'base', spinNumber: 1, spinsLeft: 0 });
  const baseMinor = wonMinor;
  let spinsPlayed = 0;
  if (scatters.length >= minScatters && wonMinor < limitMinor) {
    events.push({ type: 'freeSpinsAwarded', spins, spinsLeft: spins, totalSpins: spins, positions: scatters });
    while (spinsPlayed < spins && wonMinor < limitMinor) {
      spinsPlayed += 1;
      play({ type: 'spinStarted', mode: 'free', spinNumber: spinsPlayed, spinsLeft: spins - spinsPlayed });
    }
  }
  const payoutMinor = wonMinor < limitMinor ? wonMinor : limitMinor;
  if (wonMinor >= limitMinor) {
    events.push({ type: 'roundCapped', wonMinor: `${wonMinor}`, payoutMinor: `${payoutMinor}` });
  }
  if (spinsPlayed > 0) events.push({ type: 'freeSpinsEnded', spinsPlayed, totalMinor: `${payoutMinor - baseMinor}` });
  events.push({ type: 'roundEnded', payoutMinor: `${payoutMinor}` });
  return { events, payoutMinor };
}

/** Prizes are hundredths of the bet in steps of five. */
const betUnitMinor = 20n;
