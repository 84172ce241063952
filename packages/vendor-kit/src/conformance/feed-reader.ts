import type { FeedEntry, VendorWallet } from '../wallet.ts';
import { CaseSkipped } from './failure.ts';

const largestPage = 1_000;
const maxPages = 2_000;

/** Everything behind a cursor, page by page, and the cursor of the end. */
export async function readFeed(
  wallet: VendorWallet,
  after: string | null,
  limit = largestPage,
): Promise<{ entries: FeedEntry[]; next: string | null }> {
  const entries: FeedEntry[] = [];
  let cursor = after;
  for (let pages = 0; pages < maxPages; pages += 1) {
    const page = await wallet.feed({ after: cursor, limit });
    entries.push(...page.entries);
    cursor = page.next;
    if (page.isEnd) return { entries, next: cursor };
  }
  throw new CaseSkipped(`the feed is longer than ${maxPages} pages of ${limit}`);
}

/** Signed sums by act, of acts that moved anything. */
export function sumsByTx(entries: readonly FeedEntry[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { txId, amountMinor } of entries) sums.set(txId, (sums.get(txId) ?? 0n) + amountMinor);
  for (const [txId, sum] of sums) if (sum === 0n) sums.delete(txId);
  return sums;
}
