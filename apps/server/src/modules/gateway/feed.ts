import type { FeedEntry, FeedPage, VendorWallet } from '@baize/vendor-kit';
import { sql } from 'kysely';
import { vendorSource } from '../ledger/index.ts';
import type { GatewayDependencies } from './dependencies.ts';

interface FeedRow {
  bookedIn: string;
  batchId: bigint;
  line: number;
  txId: string;
  roundId: string;
  playerRef: string | null;
  movement: string;
  amountMinor: bigint;
  currency: string;
  bookedAt: Date;
}

/** The last line that was given; it stands as "transaction.batch.line". */
interface Cursor {
  bookedIn: bigint;
  batchId: bigint;
  line: bigint;
}

const cursorForm = /^(\d{1,20})\.(\d{1,19})\.(\d{1,9})$/;
const start = '0.0.0';
const largest = { bookedIn: 2n ** 64n - 1n, batchId: 2n ** 63n - 1n };
const maxFeedLimit = 1_000;
/** A cursor that a restore has made void goes on so many batches before its own: rather a line twice than one never. */
const batchesBack = 1_000n;

/**
 * Everything booked for a vendor in the order in which it became visible. A page ends below the oldest transaction that still runs, so
 * nothing can appear behind a cursor.
 */
export function createFeed(reads: GatewayDependencies['reads'], vendorCode: string): VendorWallet['feed'] {
  const source = vendorSource(vendorCode);

  /** After a restore a batch has another transaction's number, or is not there any more. Of both that are found the cursor's own is the later one. */
  const placeOf = async (cursor: Cursor): Promise<Cursor> => {
    const { rows } = await sql<{ id: bigint; bookedIn: string }>`
      (select id, booked_in::text as "bookedIn" from batches where id = ${cursor.batchId} and booked_in = ${String(cursor.bookedIn)}::xid8)
      union all
      (select id, booked_in::text from batches where id <= ${cursor.batchId - batchesBack} order by id desc limit 1)
      order by id desc limit 1`.execute(reads);
    const [found] = rows;
    if (!found) return { bookedIn: 0n, batchId: 0n, line: 0n };
    return { ...cursor, bookedIn: BigInt(found.bookedIn), batchId: found.id };
  };

  return async ({ after, limit }) => {
    const given = readCursor(after ?? start);
    const cursor = given.batchId === 0n ? given : await placeOf(given);
    const count = Math.min(Math.max(1, limit), maxFeedLimit);
    const { rows } = await sql<FeedRow>`
      select b.booked_in::text as "bookedIn", k.batch_id as "batchId", k.line, k.reference as "txId", k.subject as "roundId",
        p.player_ref as "playerRef", k.movement,
        case when k.movement in ('stake', 'betHold', 'transferIn', 'adjustmentOwed') or (k.movement = 'adjustment' and k.debit_version is not null)
          then -k.amount_minor else k.amount_minor end as "amountMinor",
        a.currency_code as currency, k.booked_at as "bookedAt"
      from batches b
        join journal k on k.batch_id = b.id and k.source = ${source} and k.movement is not null and k.movement not in ('betCommit', 'jackpotContribution', 'jackpotReturn', 'jackpotSeed', 'floatCover', 'payoutHold')
        join accounts a on a.id = k.debit_account_id
        left join player_refs p on p.vendor_code = ${vendorCode} and p.member_id = k.member_id
      where (b.booked_in, b.id, k.line) > (${String(cursor.bookedIn)}::xid8, ${cursor.batchId}::bigint, ${cursor.line}::integer)
        and (b.booked_in, b.id) >= (${String(cursor.bookedIn)}::xid8, ${cursor.batchId}::bigint)
        and b.booked_in < (select booked_horizon())
      order by b.booked_in, b.id, k.line limit ${count + 1}`.execute(reads);
    return pageOf(rows, count, after ?? start);
  };
}

/** @throws RangeError when it is no cursor of a feed. */
function readCursor(after: string): Cursor {
  const [, bookedIn = '', batchId = '', line = ''] = cursorForm.exec(after) ?? [];
  const cursor = { bookedIn: BigInt(bookedIn), batchId: BigInt(batchId), line: BigInt(line) };
  if (line === '' || cursor.bookedIn > largest.bookedIn || cursor.batchId > largest.batchId) {
    throw new RangeError('after is no cursor of this feed');
  }
  return cursor;
}

function pageOf(rows: readonly FeedRow[], count: number, after: string): FeedPage {
  const page = rows.slice(0, count);
  const last = page.at(-1);
  return {
    entries: page.map(entryOf),
    next: last ? `${last.bookedIn}.${last.batchId}.${last.line}` : after,
    isEnd: rows.length <= count,
  };
}

const entryOf = (row: FeedRow): FeedEntry => ({
  ledgerId: `${row.batchId}-${row.line}`,
  txId: row.txId,
  roundId: row.roundId,
  playerRef: row.playerRef ?? '',
  movement: row.movement,
  amountMinor: row.amountMinor,
  currency: row.currency,
  bookedAt: row.bookedAt.toISOString(),
});
