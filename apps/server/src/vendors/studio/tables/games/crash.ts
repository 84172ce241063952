import {
  drawPoint,
  gameCode,
  isInTime,
  isMultiplier,
  multiplierAt,
  multipliers,
  rulesVersion,
  shownAfterMs,
} from '@baize/games/crash';
import { type BetType, type Return10k, stakeBack } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { chipsMinor } from './limits.ts';

const pointOf = (outcome: Stored) => outcome.point as number;
const backAt = (hundredths: number): Return10k => (hundredths * stakeBack) / multipliers.instantCrash;
const nameOf = (hundredths: number) =>
  `${Math.floor(hundredths / multipliers.instantCrash)}.${String(hundredths % multipliers.instantCrash).padStart(2, '0')}`;

/** The multiplier that a selection names in hundredths; null for none, as "2.00" for one. */
function hundredthsOf(selection: string): number | null {
  if (!/^\d{1,5}\.\d\d$/.test(selection)) return null;
  const hundredths = Math.round(Number(selection) * multipliers.instantCrash);
  return isMultiplier(hundredths) ? hundredths : null;
}

/** Leaves at the selected multiplier by itself; without one the player leaves by hand or loses. */
const cashOut: BetType<Stored> = {
  key: 'cashOut',
  selections: [''],
  accepts: (selection) => selection === '' || hundredthsOf(selection) !== null,
  returnOf: (seen, selection) => {
    const hundredths = hundredthsOf(selection);
    return hundredths !== null && isInTime(hundredths, pointOf(seen)) ? backAt(hundredths) : 0;
  },
  returnsOf: (selection) => [backAt(hundredthsOf(selection) ?? multipliers.max)],
};

const maxMinor = 10_000n;

/** One flight for everybody: the multiplier grows until it crashes, and who has left before is paid. */
export const crashTable: TableGame = {
  gameCode,
  rulesVersion,
  limits: {
    bets: { cashOut: { minMinor: 10n, maxMinor } },
    seatMaxMinor: maxMinor,
    chipsMinor,
    // A flight pays up to ten thousand times the stake.
    neverRaised: ['cashOut'],
  },
  bettingMs: 8_000,
  closedMs: 500,
  pauseMs: 3_500,
  speedPercent: 100,
  historyLength: 50,
  betTypes: [cashOut],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { point: drawPoint(draw) }, next: {} }),
  seenOf: ({ point }) => ({ point }),
  showMs: (outcome) => shownAfterMs(pointOf(outcome)),
  summaryOf: ({ point }) => ({ point }),
  flight: {
    everyMs: 150,
    leave: (outcome, elapsedMs, selection) => {
      const now = multiplierAt(elapsedMs);
      const chosen = hundredthsOf(selection);
      const hundredths = chosen !== null && chosen <= now ? chosen : now;
      return isInTime(hundredths, pointOf(outcome)) && hundredths <= now
        ? { selection: nameOf(hundredths), back: backAt(hundredths) }
        : null;
    },
    isDue: (outcome, elapsedMs, selection) => {
      const chosen = hundredthsOf(selection);
      return chosen !== null && chosen <= multiplierAt(elapsedMs) && isInTime(chosen, pointOf(outcome));
    },
  },
};
