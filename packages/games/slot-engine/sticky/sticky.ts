import type { DrawBelow } from '@baize/fairness';
import type { LineWin, SlotEvent } from '../events.ts';
import { lineBetOf } from '../line/line-bet.ts';
import { linePrizes } from '../line/line-prizes.ts';
import type { LinePrize, LineSlotConfig, Window } from '../types.ts';
import { cellAt, positionsOf, windowOf } from '../window.ts';
import type { StickyChoice, StickyRules } from './types.ts';

/** What the player's choice plays with: the draws that come after those of the base spin. */
export interface OpenChoice {
  betMinor: bigint;
  /** Won before the choice. */
  baseMinor: bigint;
  draw: DrawBelow;
  /** From 0. */
  choice: number;
}

interface StickySpin<Code extends string> {
  stops: readonly number[];
  window: Window<Code>;
}

/** One free spin: a stop per reel, first reel first. A wild that was held lies over what its reel shows. */
export function drawStickySpin<Code extends string>(
  config: LineSlotConfig<Code>,
  { strips }: StickyChoice<Code>,
  held: Window<Code> | null,
  draw: DrawBelow,
): StickySpin<Code> {
  const stops = strips.map((strip) => draw(strip.length));
  const turned = windowOf({ ...config, strips }, stops);
  if (held === null) return { stops, window: turned };
  const window = turned.map((cells, reel) =>
    cells.map((code, row) => (cellAt(held, reel, row) === config.wild ? config.wild : code)),
  );
  return { stops, window };
}

/** Prizes of a window, in line bets; those with a wild in their run are multiplied. */
export function stickyPrizes<Code extends string>(
  config: LineSlotConfig<Code>,
  { multiplier }: StickyChoice<Code>,
  window: Window<Code>,
): LinePrize<Code>[] {
  return linePrizes(config, window).map((prize) => {
    const isWild = prize.positions.some(([reel, row]) => cellAt(window, reel, row) === config.wild);
    return isWild ? { ...prize, timesLineBet: prize.timesLineBet * multiplier } : prize;
  });
}

/**
 * The rest of a round after the player's choice: its free spins, with every wild that shows held to the last one. Throws RangeError for a
 * choice that is not offered.
 */
export function playSticky<Code extends string>(
  config: LineSlotConfig<Code> & { readonly sticky: StickyRules<Code> },
  { betMinor, baseMinor, draw, choice }: OpenChoice,
): { events: SlotEvent<Code>[]; payoutMinor: bigint } {
  const chosen = config.sticky.choices[choice];
  if (!Number.isInteger(choice) || chosen === undefined) throw new RangeError(`cannot choose ${choice}`);
  const { spins } = chosen;
  const limitMinor = betMinor * BigInt(config.maxWinTimesBet);
  const lineBetMinor = lineBetOf(config, betMinor);
  const events: SlotEvent<Code>[] = [
    { type: 'choiceMade', choice },
    { type: 'freeSpinsAwarded', spins, spinsLeft: spins, totalSpins: spins, positions: [] },
  ];
  let wonMinor = baseMinor;
  let held: Window<Code> | null = null;
  let heldCount = 0;
  let spinsPlayed = 0;
  while (spinsPlayed < spins && wonMinor < limitMinor) {
    spinsPlayed += 1;
    events.push({ type: 'spinStarted', mode: 'free', spinNumber: spinsPlayed, spinsLeft: spins - spinsPlayed });
    const { stops, window }: StickySpin<Code> = drawStickySpin(config, chosen, held, draw);
    events.push({ type: 'reelsStopped', stops, window });
    const wilds = positionsOf(window, config.wild);
    if (wilds.length > heldCount) events.push({ type: 'wildsStuck', positions: wilds });
    heldCount = wilds.length;
    held = window;
    let spinMinor = 0n;
    const wins = stickyPrizes(config, chosen, window).map(({ timesLineBet, ...prize }): LineWin<Code> => {
      const amountMinor = lineBetMinor * BigInt(timesLineBet);
      spinMinor += amountMinor;
      return { ...prize, amountMinor: `${amountMinor}` };
    });
    if (wins.length > 0) {
      events.push({ type: 'linesWon', wins, totalMinor: `${spinMinor}`, multiplier: chosen.multiplier });
    }
    wonMinor += spinMinor;
  }
  const payoutMinor = wonMinor < limitMinor ? wonMinor : limitMinor;
  if (wonMinor >= limitMinor)
    events.push({ type: 'roundCapped', wonMinor: `${wonMinor}`, payoutMinor: `${payoutMinor}` });
  events.push({ type: 'freeSpinsEnded', spinsPlayed, totalMinor: `${payoutMinor - baseMinor}` });
  events.push({ type: 'roundEnded', payoutMinor: `${payoutMinor}` });
  return { events, payoutMinor };
}

/** The choice of a player who does not choose. */
export const middleChoice = (choices: number): number => Math.floor(choices / 2);
