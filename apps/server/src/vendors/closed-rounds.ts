import { type RawBuilder, sql } from 'kysely';
import type { VendorRound } from './vendor.ts';

const pageSize = 1_000;
/** No id comes behind it. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Which rows come next: those behind the last one that was read, up to a moment, in the order of `closed_at` and `id`. */
export interface ClosedPage {
  readonly where: RawBuilder<boolean>;
  readonly limit: number;
}

/** Rounds of a vendor's table of bets by the moment at which they were closed, read page after page. */
export async function* closedRounds(
  from: Date,
  to: Date,
  read: (page: ClosedPage) => Promise<VendorRound[]>,
): AsyncIterable<VendorRound> {
  let [at, id] = [from, lastId];
  for (;;) {
    const where = sql<boolean>`(closed_at, id) > (${at}, ${id}::uuid) and closed_at <= ${to}`;
    const rounds = await read({ where, limit: pageSize });
    yield* rounds;
    const last = rounds.at(-1);
    if (!last || rounds.length < pageSize) return;
    [at, id] = [last.at, last.roundId];
  }
}
