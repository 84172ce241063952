import type { DrawBelow } from '@baize/fairness';
import type { LineWin, SlotEvent, SpinStarted } from './events.ts';
import { lineBetOf } from './line-bet.ts';
import { linePrizes } from './line-prizes.ts';
import type { LineSlotConfig, Position } from './types.ts';
import { positionsOf, windowOf } from './window.ts';

export interface RoundRequest {
  /** Total bet in minor units; a multiple of the number of lines. */
  betMinor: bigint;
  draw: DrawBelow;
}

/** A whole round, decided: what the client plays and what the player gets. */
export interface Round<Code extends string> {
  events: SlotEvent<Code>[];
  payoutMinor: bigint;
}

interface Spin<Code extends string> {
  events: SlotEvent<Code>[];
  wonMinor: bigint;
  scatters: readonly Position[];
}

function playSpin<Code extends string>(
  config: LineSlotConfig<Code>,
  { betMinor, draw }: RoundRequest,
  started: SpinStarted,
): Spin<Code> {
  const multiplier = started.mode === 'free' ? config.freeSpins.multiplier : 1;
  const lineBetMinor = lineBetOf(config, betMinor);
  const stops = config.strips.map((strip) => draw(strip.length));
  const window = windowOf(config, stops);
  const events: SlotEvent<Code>[] = [started, { type: 'reelsStopped', stops, window }];

  let linesMinor = 0n;
  const wins = linePrizes(config, window).map(({ timesLineBet, ...prize }): LineWin<Code> => {
    const amountMinor = lineBetMinor * BigInt(timesLineBet * multiplier);
    linesMinor += amountMinor;
    return { ...prize, amountMinor: `${amountMinor}` };
  });
  if (wins.length > 0) events.push({ type: 'linesWon', wins, totalMinor: `${linesMinor}`, multiplier });

  const scatters = positionsOf(window, config.scatter);
  const scatterMinor = betMinor * BigInt((config.scatterPays[scatters.length] ?? 0) * multiplier);
  if (scatterMinor > 0n) {
    const paid = { count: scatters.length, positions: scatters, amountMinor: `${scatterMinor}`, multiplier };
    events.push({ type: 'scattersPaid', ...paid });
  }
  return { events, wonMinor: linesMinor + scatterMinor, scatters };
}

/**
 * Decides one whole round, free spins included. Pure: the same draws give the same events. Draws one stop per reel, first reel
 * first, spin after spin. The amounts of `linesWon` and `scattersPaid` add up to the payout unless `roundCapped` says otherwise.
 * Throws RangeError for a bet that is not a positive multiple of the number of lines.
 */
export function playRound<Code extends string>(config: LineSlotConfig<Code>, request: RoundRequest): Round<Code> {
  const { betMinor } = request;
  const { minScatters, spinsPerTrigger, maxSpins } = config.freeSpins;
  const limitMinor = betMinor * BigInt(config.maxWinTimesBet);
  const events: SlotEvent<Code>[] = [];
  let wonMinor = 0n;
  let spinsLeft = 0;
  let totalSpins = 0;

  const play = (started: SpinStarted) => {
    const spin = playSpin(config, request, started);
    events.push(...spin.events);
    wonMinor += spin.wonMinor;
    const spins = spin.scatters.length >= minScatters ? Math.min(spinsPerTrigger, maxSpins - totalSpins) : 0;
    if (spins === 0 || wonMinor >= limitMinor) return;
    spinsLeft += spins;
    totalSpins += spins;
    events.push({ type: 'freeSpinsAwarded', spins, spinsLeft, totalSpins, positions: spin.scatters });
  };

  play({ type: 'spinStarted', mode: 'base', spinNumber: 1, spinsLeft: 0 });
  const baseMinor = wonMinor;
  let spinsPlayed = 0;
  while (spinsLeft > 0 && wonMinor < limitMinor) {
    spinsLeft -= 1;
    spinsPlayed += 1;
    play({ type: 'spinStarted', mode: 'free', spinNumber: spinsPlayed, spinsLeft });
  }

  const payoutMinor = wonMinor < limitMinor ? wonMinor : limitMinor;
  if (wonMinor >= limitMinor) {
    events.push({ type: 'roundCapped', wonMinor: `${wonMinor}`, payoutMinor: `${payoutMinor}` });
  }
  if (spinsPlayed > 0) events.push({ type: 'freeSpinsEnded', spinsPlayed, totalMinor: `${payoutMinor - baseMinor}` });
  events.push({ type: 'roundEnded', payoutMinor: `${payoutMinor}` });
  return { events, payoutMinor };
}
