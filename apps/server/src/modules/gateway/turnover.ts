/** Beside a vendor's detail in the betting record: what it said of the round's valid turnover (migrations/000110_turnover.sql). */
const turnoverKey = '$validTurnoverMinor';
/** Where a vendor's detail stands that is no object by itself. */
const detailKey = '$detail';

interface Sums {
  stakeMinor: bigint | string;
  payoutMinor: bigint | string;
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b);
const larger = (a: bigint, b: bigint) => (a > b ? a : b);
const netOf = ({ stakeMinor, payoutMinor }: Sums): bigint => {
  const netMinor = BigInt(payoutMinor) - BigInt(stakeMinor);
  return netMinor < 0n ? -netMinor : netMinor;
};

/** Valid turnover of a round of which the vendor says none: the smaller of stake and net result (rulebook 0.5). */
export const defaultTurnover = (sums: Sums): bigint => smaller(BigInt(sums.stakeMinor), netOf(sums));

/** What a vendor says, and no more than the larger of stake and net result, because rewards are paid by it. */
export const boundedTurnover = (sums: Sums, saidMinor: bigint | null): bigint | null =>
  saidMinor === null ? null : smaller(saidMinor, larger(BigInt(sums.stakeMinor), netOf(sums)));

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
