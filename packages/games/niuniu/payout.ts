import { smaller } from '../exact/bigints.ts';
import { inProportion } from '../room-engine/index.ts';

/** A seat beside the banker: what it stands to win or lose, and by how much it beats others; chips bound both. */
export interface Challenger {
  readonly seat: number;
  readonly stackMinor: bigint;
  /** Base, multipliers of bank and bet, and the winner's hand. */
  readonly claimMinor: bigint;
  readonly wins: boolean;
  readonly rank: number;
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** The strongest first, each in full; from the first that cannot be, the rest in proportion. */
function payWinners(available: bigint, claims: readonly bigint[]): bigint[] {
  const paid: bigint[] = [];
  let left = available;
  for (const [index, claim] of claims.entries()) {
    if (claim > left) return [...paid, ...inProportion(left, claims.slice(index))];
    paid.push(claim);
    left -= claim;
  }
  return paid;
}

/**
 * What every challenger wins or loses before rake (rulebook 4.2); the banker has the opposite. Nobody wins or loses more than the chips in
 * front of him: a banker who would win more leaves the losers a part of what they lost, in proportion.
 */
export function settleBank(bankStackMinor: bigint, challengers: readonly Challenger[]): Map<number, bigint> {
  const bounded = challengers.map((one) => ({ ...one, amount: smaller(one.claimMinor, one.stackMinor) }));
  const losers = bounded.filter(({ wins }) => !wins);
  const winners = bounded.filter(({ wins }) => wins).sort((a, b) => b.rank - a.rank);
  const lost = sumOf(losers.map(({ amount }) => amount));
  const paid = payWinners(
    bankStackMinor + lost,
    winners.map(({ amount }) => amount),
  );
  const maxLost = bankStackMinor + sumOf(paid);
  const nets = new Map<number, bigint>();
  for (const [index, { seat }] of winners.entries()) nets.set(seat, paid[index] ?? 0n);
  for (const { seat, amount } of losers) nets.set(seat, -(lost > maxLost ? (amount * maxLost) / lost : amount));
  return nets;
}
