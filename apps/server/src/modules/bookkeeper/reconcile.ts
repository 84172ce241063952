import type pg from 'pg';
import { compareWithVendor, compareWithWallet, type Difference } from './differences.ts';
import type { VendorBook, VendorRound } from './vendor-book.ts';
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
/** Beyond this only the count grows. */
const mostDifferences = 1_000;

/**
 * Compares a vendor's book with the wallet's side, both ways, from where the last comparison ended: what the vendor settled must be in the
 * betting record with the same amounts, and what was booked for ended rounds must be known to the vendor. `after`: null for everything.
 */
export async function reconcile(
  books: pg.Pool,
  book: VendorBook,
  after: string | null,
  now: Date,
  backTo: Date = now,
): Promise<Reconciliation> {
  const cursor = after === null ? { settled: new Date(0).toISOString(), since: null } : (JSON.parse(after) as Cursor);
  const found = new Map<string, Difference>();
  const keep = (differences: readonly Difference[]) => {
    for (const difference of differences) if (found.size < mostDifferences) found.set(difference.roundId, difference);
  };

  // The range is taken first: what is booked meanwhile belongs to the next comparison as well.
  const batches = await batchesSince(books, cursor.since);
  let walletRounds = 0;
  for await (const roundIds of roundsTouched(books, book.vendorCode, batches)) {
    walletRounds += roundIds.length;
    keep(await compareWithVendor(books, book.vendorCode, roundIds, await book.find(roundIds)));
  }

  const from = new Date(Math.min(Date.parse(cursor.settled), backTo.getTime()));
  const bound = await book.settledUpTo(now);
  const to = new Date(Math.max(bound.getTime(), Date.parse(cursor.settled)));
  let vendorRounds = 0;
  for await (const page of inPages(book.rounds(from, to))) {
    vendorRounds += page.length;
    keep(await compareWithWallet(books, book.vendorCode, page));
  }

  const next: Cursor = { settled: to.toISOString(), since: batches.next };
  return { vendorRounds, walletRounds, differences: [...found.values()], next: JSON.stringify(next) };
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
