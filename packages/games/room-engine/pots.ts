import { smaller } from '../exact/bigints.ts';

/** What each seat has put into the pot, by seat. */
export type Committed = ReadonlyMap<number, bigint>;

/** A part of the pot, and the seats that can win it. */
export interface Pot {
  readonly amountMinor: bigint;
  readonly eligible: readonly number[];
}

export interface SidePots {
  /** The part of the biggest bet that nobody called; null: there is none. */
  readonly uncalled: { readonly seat: number; readonly amountMinor: bigint } | null;
  /** The main pot first. */
  readonly pots: readonly Pot[];
}

/** A bet beyond all others goes back, unless it was folded. */
function uncalledOf(committed: Committed, isLive: (seat: number) => boolean): SidePots['uncalled'] {
  const [first, second] = [...committed].sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0));
  if (!first || !isLive(first[0])) return null;
  const amountMinor = first[1] - (second?.[1] ?? 0n);
  return amountMinor > 0n ? { seat: first[0], amountMinor } : null;
}

/**
 * Divides what was committed into pots (rulebook 4.4): one for each amount at which a live seat is all-in. What folded seats put in above the
 * highest of these goes into the last pot. Throws RangeError where every seat has folded.
 * @param bounded live seats that win no more from anybody than they put in themselves; left out: all of them. As long as one is not,
 * nothing goes back as uncalled: a call may cost one seat less than another
 */
export function sidePotsOf(
  committed: Committed,
  folded: readonly number[],
  bounded: readonly number[] = [...committed.keys()],
): SidePots {
  const isLive = (seat: number) => !folded.includes(seat);
  const isBounded = (seat: number) => bounded.includes(seat);
  const isWholeCall = [...committed.keys()].every((seat) => !isLive(seat) || isBounded(seat));
  const uncalled = isWholeCall ? uncalledOf(committed, isLive) : null;
  const left = new Map(committed);
  if (uncalled) left.set(uncalled.seat, (left.get(uncalled.seat) ?? 0n) - uncalled.amountMinor);
  const live = [...left].filter(([seat]) => isLive(seat));
  if (live.length === 0) throw new RangeError('every seat has folded');
  const highest = [...left.values()].reduce((most, amount) => (amount > most ? amount : most), 0n);
  const limits = live.map(([seat, amount]) => (isBounded(seat) ? amount : highest));
  const levels = [...new Set(limits)].sort((a, b) => (a < b ? -1 : 1));
  const pots: Pot[] = [];
  let below = 0n;
  for (const [index, level] of levels.entries()) {
    const isLast = index === levels.length - 1;
    const amountMinor = [...left.values()].reduce(
      (sum, amount) => sum + (isLast ? amount : smaller(amount, level)) - smaller(amount, below),
      0n,
    );
    if (amountMinor > 0n)
      pots.push({
        amountMinor,
        eligible: live.filter(([seat, amount]) => !isBounded(seat) || amount >= level).map(([seat]) => seat),
      });
    below = level;
  }
  return { uncalled, pots };
}

export interface Paid {
  /** What the seat takes from the pots, after rake. */
  readonly paidMinor: bigint;
  /** The rake of what it took. */
  readonly rakeMinor: bigint;
}
export interface PotShare {
  readonly amountMinor: bigint;
  readonly winners: readonly number[];
}

/** Alike among seats, each odd chip to the first of them in turn. */
const divideAlike = (amountMinor: bigint, seats: readonly number[]): bigint[] => {
  const count = BigInt(seats.length);
  const odd = amountMinor % count;
  return seats.map((_, index) => amountMinor / count + (BigInt(index) < odd ? 1n : 0n));
};

/** By the size of the pots, rounded down; what is left goes by one to the pots that lost a part of one, the main pot first. */
function divideRake(pots: readonly Pot[], rakeMinor: bigint): bigint[] {
  const totalMinor = pots.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  if (totalMinor === 0n) return pots.map(() => 0n);
  const parts = pots.map(({ amountMinor }) => (rakeMinor * amountMinor) / totalMinor);
  let leftMinor = rakeMinor - parts.reduce((sum, part) => sum + part, 0n);
  return parts.map((part, place) => {
    const isCut = (rakeMinor * (pots[place]?.amountMinor ?? 0n)) % totalMinor !== 0n;
    if (!isCut || leftMinor === 0n) return part;
    leftMinor -= 1n;
    return part + 1n;
  });
}

/**
 * Pays pots to their best hands. Each pot bears its part of the rake, so nobody pays for a pot that he cannot win.
 * @param rankOf higher is better among the seats that can win the pot; equal ranks split it
 * @param order who gets an odd chip: the first winner in it
 */
export function payPots(
  pots: readonly Pot[],
  {
    rankOf,
    rakeMinor,
    order,
  }: {
    rankOf: (seat: number, eligible: readonly number[]) => number;
    rakeMinor: bigint;
    order: readonly number[];
  },
): { paid: ReadonlyMap<number, Paid>; shares: readonly PotShare[] } {
  const paid = new Map<number, Paid>();
  const shares: PotShare[] = [];
  const rakesOfPots = divideRake(pots, rakeMinor);
  for (const [place, { amountMinor, eligible }] of pots.entries()) {
    const best = Math.max(...eligible.map((seat) => rankOf(seat, eligible)));
    const winners = order.filter((seat) => eligible.includes(seat) && rankOf(seat, eligible) === best);
    const rake = rakesOfPots[place] ?? 0n;
    const [amounts, rakes] = [divideAlike(amountMinor - rake, winners), divideAlike(rake, winners)];
    for (const [index, seat] of winners.entries()) {
      const before = paid.get(seat) ?? { paidMinor: 0n, rakeMinor: 0n };
      paid.set(seat, {
        paidMinor: before.paidMinor + (amounts[index] ?? 0n),
        rakeMinor: before.rakeMinor + (rakes[index] ?? 0n),
      });
    }
    shares.push({ amountMinor, winners });
  }
  return { paid, shares };
}
