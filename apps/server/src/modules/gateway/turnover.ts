import { defaultTurnover as defaultTurnoverOf, maxTurnover } from '@baize/vendor-kit';

/** Beside a vendor's detail in the betting record: what it said of the round's valid turnover (migrations/000110_turnover.sql). */
const turnoverKey = '$validTurnoverMinor';
/** Where a vendor's detail stands that is no object by itself. */
const detailKey = '$detail';

interface Sums {
  stakeMinor: bigint | string;
  payoutMinor: bigint | string;
}

const sumsOf = ({ stakeMinor, payoutMinor }: Sums) => ({
  stakeMinor: BigInt(stakeMinor),
  payoutMinor: BigInt(payoutMinor),
});

/** Wrong input: rewards are paid by the turnover, so that no vendor may say more of it than was at stake. Nothing was written. */
export class TurnoverBeyondBoundError extends RangeError {
  constructor(maxMinor: bigint) {
    super(`validTurnoverMinor is at most ${maxMinor}, the larger of stake and net result`);
  }
}

/** Valid turnover of a round of which the vendor says none: the smaller of stake and net result (rulebook 0.5). */
export const defaultTurnover = (sums: Sums): bigint => defaultTurnoverOf(sumsOf(sums));

/**
 * What a vendor says of a round. What it says now of a closed round may be no more than the larger of stake and net result (throws
 * TurnoverBeyondBoundError); what it said before a correction counts as far as that.
 */
export function boundedTurnover(
  sums: Sums & { isClosed: boolean },
  said: { nowMinor: bigint | null; beforeMinor: bigint | null },
): bigint | null {
  if (said.nowMinor !== null && said.nowMinor < 0n) throw new RangeError('validTurnoverMinor is 0 or more');
  const maxMinor = maxTurnover(sumsOf(sums));
  if (said.nowMinor !== null && sums.isClosed && said.nowMinor > maxMinor) throw new TurnoverBeyondBoundError(maxMinor);
  const saidMinor = said.nowMinor ?? said.beforeMinor;
  return saidMinor !== null && saidMinor > maxMinor ? maxMinor : saidMinor;
}

/** The detail as it is kept, with what the vendor says of the turnover; a vendor's own field of that name is left out. */
export function withTurnover(detail: unknown, turnoverMinor: bigint | null): unknown {
  const isObject = typeof detail === 'object' && detail !== null && !Array.isArray(detail);
  if (turnoverMinor === null && !(isObject && turnoverKey in detail)) return detail;
  const { [turnoverKey]: _before, ...rest } = isObject
    ? (detail as Record<string, unknown>)
    : detail === null
      ? {}
      : { [detailKey]: detail };
  return turnoverMinor === null ? rest : { ...rest, [turnoverKey]: `${turnoverMinor}` };
}

/** What the vendor last said of a round, which stands until it says something else; null: nothing. */
export function saidTurnover(before: { detail: unknown } | null): bigint | null {
  const said = (before?.detail as Record<string, unknown> | null | undefined)?.[turnoverKey];
  return typeof said === 'string' ? BigInt(said) : null;
}
