import type { DrawBelow } from '@baize/fairness';
import type { LineWin, SlotEvent, SpecialExpanded, SpinStarted, WheelSpun } from './events.ts';
import { lineBetOf } from './line/line-bet.ts';
import { linePrizes, withoutPays } from './line/line-prizes.ts';
import type { LineSlotConfig, Position, Window } from './types.ts';
import { fillReels, timesOf, wildReels, wildsWalked } from './walking/walk.ts';
import { fullSymbol } from './wheel/full-window.ts';
import { positionsOf, windowOf } from './window.ts';

export interface RoundRequest {
  /** Total bet in minor units; a multiple of the number of lines. */
  betMinor: bigint;
  draw: DrawBelow;
}

export interface Spin<Code extends string> {
  events: SlotEvent<Code>[];
  wonMinor: bigint;
  scatters: readonly Position[];
  /** Reels that walking wilds fill. */
  wilds: readonly number[];
}

/** The reels that the special symbol shows on, if they are enough to pay; they pay as neighbours on every line. */
function expand<Code extends string>(
  config: LineSlotConfig<Code>,
  special: Code,
  window: Window<Code>,
  lineBetMinor: bigint,
): SpecialExpanded<Code> | null {
  const reels = window.flatMap((cells, reel) => (cells.includes(special) ? [reel] : []));
  const timesLineBet = config.paytable[special]?.[reels.length] ?? 0;
  if (timesLineBet === 0) return null;
  const positions = reels.flatMap((reel) => Array.from({ length: config.rows }, (_, row): Position => [reel, row]));
  const amountMinor = lineBetMinor * BigInt(timesLineBet * config.lines.length);
  return { type: 'specialExpanded', symbol: special, reels, positions, amountMinor: `${amountMinor}` };
}

/** The wheel for a window of one symbol; draws its segment. Null in a game without a wheel, and for every other window. */
function turnWheel<Code extends string>(
  config: LineSlotConfig<Code>,
  window: Window<Code>,
  linesMinor: bigint,
  draw: RoundRequest['draw'],
): WheelSpun<Code> | null {
  const symbol = config.wheel && linesMinor > 0n ? fullSymbol(config, window) : null;
  if (!config.wheel || symbol === null) return null;
  const { segments } = config.wheel;
  const segment = draw(segments.length);
  const multiplier = segments[segment] ?? 1;
  const amountMinor = linesMinor * BigInt(multiplier - 1);
  return { type: 'wheelSpun', symbol, segments, segment, multiplier, amountMinor: `${amountMinor}` };
}

/**
 * One spin with all that it pays by itself. Draws one stop per reel, first reel first; then the wheel's segment, if it turns. Walking
 * wilds that stand on reels before it are `held`.
 */
export function playSpin<Code extends string>(
  config: LineSlotConfig<Code>,
  { betMinor, draw }: RoundRequest,
  started: SpinStarted,
  special: Code | null,
  held: readonly number[] = [],
): Spin<Code> {
  const ofFreeSpins = started.mode === 'free' ? (config.freeSpins?.multiplier ?? 1) : 1;
  const lineBetMinor = lineBetOf(config, betMinor);
  const stops = config.strips.map((reelStrip) => draw(reelStrip.length));
  const stopped = fillReels(config, windowOf(config, stops), held);
  const events: SlotEvent<Code>[] = [started, { type: 'reelsStopped', stops, window: stopped }];
  const wilds = config.walking ? wildReels(config, stopped) : [];
  const window = fillReels(config, stopped, wilds);
  const multiplier = ofFreeSpins * timesOf(wilds.length);
  if (wilds.length > 0) events.push(wildsWalked(wilds));

  let wonMinor = 0n;
  const wins = linePrizes(withoutPays(config, special), window).map(({ timesLineBet, ...prize }): LineWin<Code> => {
    const amountMinor = lineBetMinor * BigInt(timesLineBet * multiplier);
    wonMinor += amountMinor;
    return { ...prize, amountMinor: `${amountMinor}` };
  });
  if (wins.length > 0) events.push({ type: 'linesWon', wins, totalMinor: `${wonMinor}`, multiplier });

  const wheel = turnWheel(config, window, wonMinor, draw);
  if (wheel) {
    events.push(wheel);
    wonMinor += BigInt(wheel.amountMinor);
  }

  const expanded = special === null ? null : expand(config, special, window, lineBetMinor * BigInt(multiplier));
  if (expanded) {
    events.push(expanded);
    wonMinor += BigInt(expanded.amountMinor);
  }

  const scatters = positionsOf(window, config.scatter);
  const scatterMinor = betMinor * BigInt((config.scatterPays[scatters.length] ?? 0) * multiplier);
  if (scatterMinor > 0n) {
    const paid = { count: scatters.length, positions: scatters, amountMinor: `${scatterMinor}`, multiplier };
    events.push({ type: 'scattersPaid', ...paid });
  }
  return { events, wonMinor: wonMinor + scatterMinor, scatters, wilds };
}
