import { smaller } from '../exact/bigints.ts';
import { winningsRake } from './rake.ts';
import type { HandSetup, SeatResult } from './room-game.ts';
import { stackOf } from './seats.ts';

/** What one seat owes another after a hand. */
export interface Debt {
  readonly from: number;
  readonly to: number;
  readonly amountMinor: bigint;
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** Divides an amount in proportion to claims, floored; what floors leave goes to the first. */
export function inProportion(amountMinor: bigint, claims: readonly bigint[]): bigint[] {
  const all = sumOf(claims);
  const parts = claims.map((claim) => (amountMinor * claim) / all);
  const rest = amountMinor - sumOf(parts);
  return parts.map((part, index) => (index === 0 ? part + rest : part));
}

/**
 * Pays what seats owe each other, and takes the rake of what each has won. Between two seats no more moves than the smaller of their stacks;
 * debts are set against each other, nobody loses more than his chips, and where those are short the winners share them in proportion.
 */
export function settleDebts(setup: HandSetup, debts: readonly Debt[]): SeatResult[] {
  const between = new Map<string, Debt>();
  for (const { from, to, amountMinor } of debts) {
    const key = `${from} ${to}`;
    between.set(key, { from, to, amountMinor: amountMinor + (between.get(key)?.amountMinor ?? 0n) });
  }
  const owed = (from: number, to: number) => between.get(`${from} ${to}`)?.amountMinor ?? 0n;
  /** Of two seats one owes the other the difference, as far as both have chips for it. */
  const won = (seat: number, other: number): bigint => {
    const difference = owed(other, seat) - owed(seat, other);
    const bound = smaller(stackOf(setup, seat), stackOf(setup, other));
    return difference < 0n ? -smaller(-difference, bound) : smaller(difference, bound);
  };
  const nets = setup.seats.map(({ seat, stackMinor }) => ({
    seat,
    stackMinor,
    net: sumOf(setup.seats.filter((one) => one.seat !== seat).map((one) => won(seat, one.seat))),
  }));
  const losers = nets.filter(({ net }) => net < 0n);
  const winners = nets.filter(({ net }) => net > 0n);
  const lost = new Map(losers.map(({ seat, stackMinor, net }) => [seat, smaller(-net, stackMinor)]));
  const shares = inProportion(sumOf([...lost.values()]), winners.length > 0 ? winners.map(({ net }) => net) : [1n]);
  return nets.map(({ seat }) => {
    const place = winners.findIndex((one) => one.seat === seat);
    const net = (place < 0 ? 0n : (shares[place] ?? 0n)) - (lost.get(seat) ?? 0n);
    const rakeMinor = winningsRake(net, setup.rake10k);
    return { seat, netMinor: net - rakeMinor, rakeMinor };
  });
}
