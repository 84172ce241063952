import type pg from 'pg';
import type { VendorRound, VendorRounds } from '../../vendors/vendor.ts';
import { compareWithVendor, compareWithWallet, type Difference } from './differences.ts';
import { batchesSince, roundsTouched } from './wallet-side.ts';

export interface Reconciliation {
  /** How many rounds of each side were compared. */
  vendorRounds: number;
  walletRounds: number;
  differences: Difference[];
  /** Give it to the next one. */
  next: string;
}

/** Up to where both sides were compared: a moment of the vendor's, a transaction of ours. */
interface Cursor {
  settled: string;
  since: string | null;
}

const pageSize = 1_000;
const backAfterClockMs = 2 * 86_400_000;
/** Beyond this nothing more is looked into: where all rounds differ, the turn must end all the same. */
const maxDifferences = 1_000;

/**
 * Compares a vendor's book with the wallet's side, both ways, from where the last comparison ended: what the vendor settled must be in the
 * betting record with the same amounts, and what was booked for ended rounds must be known to the vendor. `after`: null for everything.
 */
export async function reconcile(
  books: pg.Pool,
  book: VendorRounds,
  after: string | null,
  now: Date,
  backTo: Date = now,
): Promise<Reconciliation> {
  const cursor = after === null ? { settled: new Date(0).toISOString(), since: null } : (JSON.parse(after) as Cursor);
  const found = new Map<string, Difference>();
  const keep = (differences: readonly Difference[]) => {
    for (const difference of differences) found.set(difference.roundId, difference);
  };
  const room = () => maxDifferences - found.size;

  // The range is taken first: what is booked meanwhile belongs to the next comparison as well.
  const batches = await batchesSince(books, cursor.since);
  let walletRounds = 0;
  for await (const roundIds of roundsTouched(books, book.vendorCode, batches)) {
    walletRounds += roundIds.length;
    keep(await compareWithVendor(books, book.vendorCode, roundIds, await book.find(roundIds), room()));
  }

  const { from, to } = spanOf(Date.parse(cursor.settled), await book.settledUpTo(now), now, backTo);
  let vendorRounds = 0;
  for await (const page of inPages(book.rounds(from, to))) {
    vendorRounds += page.length;
    keep(await compareWithWallet(books, book.vendorCode, page, room()));
  }

  const next: Cursor = { settled: to.toISOString(), since: batches.next };
  return { vendorRounds, walletRounds, differences: [...found.values()], next: JSON.stringify(next) };
}

/**
 * Rounds of the vendor's to be compared. A cursor of a time that is yet to come was made before the clock was put right: what was played since
 * carries earlier moments, and some days are compared again.
 */
function spanOf(cursorMs: number, bound: Date, now: Date, backTo: Date): { from: Date; to: Date } {
  if (cursorMs > now.getTime()) {
    return { from: new Date(Math.min(now.getTime() - backAfterClockMs, backTo.getTime())), to: bound };
  }
  return { from: new Date(Math.min(cursorMs, backTo.getTime())), to: new Date(Math.max(bound.getTime(), cursorMs)) };
}

export async function* inPages(rounds: AsyncIterable<VendorRound>): AsyncIterable<VendorRound[]> {
  let page: VendorRound[] = [];
  for await (const round of rounds) {
    page.push(round);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
