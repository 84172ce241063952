import { defaultTurnover, maxTurnover } from '../turnover.ts';
import type { Round } from './state.ts';

type Sums = Pick<Round, 'stakeMinor' | 'payoutMinor'>;

/** Throws RangeError when a vendor says more of a closed round than may count; asked before anything is booked. */
export function assertTurnover(after: Sums & { isClosed: boolean }, saidMinor: bigint | undefined): void {
  if (saidMinor !== undefined && after.isClosed && saidMinor > maxTurnover(after))
    throw new RangeError('validTurnoverMinor is more than the larger of stake and net result');
}

/** Notes what the vendor says, if it says something. */
export function noteTurnover(round: Round, saidMinor: bigint | undefined): void {
  round.saidTurnoverMinor = saidMinor ?? round.saidTurnoverMinor;
}

/** What counts of a closed round: what was said last, as far as it may count, else the usual. */
export function turnoverOf(round: Round): bigint {
  const { saidTurnoverMinor } = round;
  if (saidTurnoverMinor === null) return defaultTurnover(round);
  const max = maxTurnover(round);
  return saidTurnoverMinor < max ? saidTurnoverMinor : max;
}
