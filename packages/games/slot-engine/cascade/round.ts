import type { SpinStarted } from '../events.ts';
import type { RoundRequest } from '../spin.ts';
import type { CascadeEvent } from './events.ts';
import { nothingCarried, playCascadeSpin } from './spin.ts';
import type { CascadeConfig } from './types.ts';

export interface CascadeRound<Code extends string> {
  events: CascadeEvent<Code>[];
  payoutMinor: bigint;
}

/**
 * Decides one whole round, free spins included. Pure: the same draws give the same events. Draws the cells of the grid column by column,
 * top to bottom, and after each win the empty ones in the same order. A meter that is full when nothing wins draws which paying cells
 * become wilds (the last of the cells that are left takes the place of each one that is drawn), or which of the paying symbols on the
 * grid is taken away, in the order of the paytable, and then the empty cells. Throws RangeError for a bet that is not positive, or at which a
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
  const carried = nothingCarried();
  const play = (started: SpinStarted, from = carried) => {
    const spin = playCascadeSpin(config, request, started, from);
    events.push(...spin.events);
    wonMinor += spin.wonMinor;
    return spin;
  };

  const { scatters } = play({ type: 'spinStarted', mode: 'base', spinNumber: 1, spinsLeft: 0 }, nothingCarried());
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
