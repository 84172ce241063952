import { drawWeighted } from '@baize/fairness';
import type { SpinStarted } from '../events.ts';
import type { RoundRequest } from '../spin.ts';
import type { Window } from '../types.ts';
import { positionsOf } from '../window.ts';
import type { WaysEvent, WaysWin } from './events.ts';
import { multiplierOf, waysPrizes } from './prizes.ts';
import type { WaysConfig } from './types.ts';

export interface WaysRound<Code extends string> {
  events: WaysEvent<Code>[];
  payoutMinor: bigint;
}

export interface WaysRequest extends RoundRequest {
  /** The free spins begin at once; their price is staked in place of the bet. */
  isBought?: boolean;
}

/** One part of the bet in minor units. Throws RangeError for a bet at which a prize would be no whole minor unit. */
function unitOf(config: Pick<WaysConfig<string>, 'unitsPerBet'>, betMinor: bigint): bigint {
  const units = BigInt(config.unitsPerBet);
  if (betMinor <= 0n || betMinor % units !== 0n) throw new RangeError(`cannot bet ${betMinor}`);
  return betMinor / units;
}

/** What the free spins cost at a bet, in minor units; null where they cannot be bought. */
export function featurePriceOf(
  config: Pick<WaysConfig<string>, 'unitsPerBet' | 'featurePriceUnits'>,
  betMinor: bigint,
): bigint | null {
  const { featurePriceUnits } = config;
  return featurePriceUnits === undefined ? null : unitOf(config, betMinor) * BigInt(featurePriceUnits);
}

function drawWindow<Code extends string>(config: WaysConfig<Code>, draw: RoundRequest['draw']): Window<Code> {
  const weights = config.heights.map(([, weight]) => weight);
  return config.reels.map((reel) => {
    const [height] = config.heights[drawWeighted(weights, draw)] ?? [0];
    const codes = Object.keys(reel) as Code[];
    const chances = codes.map((code) => reel[code] ?? 0);
    return Array.from({ length: height }, () => codes[drawWeighted(chances, draw)] as Code);
  });
}

/**
 * Decides one whole round, free spins included. Pure: the same draws give the same events. Draws reel by reel from the left the height,
 * then the cells from top to bottom, spin after spin. Throws RangeError for a bet at which a prize would be no whole minor unit, and
 * for a bought feature that the game does not sell.
 */
export function playWaysRound<Code extends string>(config: WaysConfig<Code>, request: WaysRequest): WaysRound<Code> {
  const { betMinor, draw, isBought = false } = request;
  const { freeSpins: rules } = config;
  const unitMinor = unitOf(config, betMinor);
  const limitMinor = betMinor * BigInt(config.maxWinTimesBet);
  const events: WaysEvent<Code>[] = [];
  let wonMinor = 0n;
  let spinsLeft = 0;
  let totalSpins = 0;

  const award = (spins: number, positions: ReturnType<typeof positionsOf>) => {
    if (spins === 0 || wonMinor >= limitMinor) return;
    spinsLeft += spins;
    totalSpins += spins;
    events.push({ type: 'freeSpinsAwarded', spins, spinsLeft, totalSpins, positions });
  };
  const play = (started: SpinStarted) => {
    const window = drawWindow(config, draw);
    const ways = window.reduce((product, cells) => product * cells.length, 1);
    events.push(started, { type: 'windowDrawn', window, ways });
    const multiplier = started.mode === 'free' ? multiplierOf(started.spinNumber) : 1;
    let totalMinor = 0n;
    const wins = waysPrizes(config, window).map(({ units, ...prize }): WaysWin<Code> => {
      const amountMinor = unitMinor * BigInt(units * multiplier);
      totalMinor += amountMinor;
      return { ...prize, amountMinor: `${amountMinor}` };
    });
    if (wins.length > 0) events.push({ type: 'waysWon', wins, totalMinor: `${totalMinor}`, multiplier });
    wonMinor += totalMinor;
    const scatters = positionsOf(window, config.scatter);
    if (scatters.length < rules.minScatters) return;
    award(started.mode === 'base' ? rules.spins : Math.min(rules.moreSpins, rules.maxSpins - totalSpins), scatters);
  };

  if (isBought) {
    const priceMinor = featurePriceOf(config, betMinor);
    if (priceMinor === null) throw new RangeError('the free spins cannot be bought');
    events.push({ type: 'featureBought', betMinor: `${betMinor}`, priceMinor: `${priceMinor}` });
    award(rules.spins, []);
  } else play({ type: 'spinStarted', mode: 'base', spinNumber: 1, spinsLeft: 0 });
  const baseMinor = wonMinor;
  let spinsPlayed = 0;
  while (spinsLeft > 0 && wonMinor < limitMinor) {
    spinsLeft -= 1;
    spinsPlayed += 1;
    play({ type: 'spinStarted', mode: 'free', spinNumber: spinsPlayed, spinsLeft });
  }
  const payoutMinor = wonMinor < limitMinor ? wonMinor : limitMinor;
  if (wonMinor >= limitMinor)
    events.push({ type: 'roundCapped', wonMinor: `${wonMinor}`, payoutMinor: `${payoutMinor}` });
  if (spinsPlayed > 0) events.push({ type: 'freeSpinsEnded', spinsPlayed, totalMinor: `${payoutMinor - baseMinor}` });
  events.push({ type: 'roundEnded', payoutMinor: `${payoutMinor}` });
  return { events, payoutMinor };
}
