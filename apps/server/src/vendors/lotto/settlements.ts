import { withTables } from '../../platform/database/database.ts';
import type { VendorRound, VendorRounds } from '../vendor.ts';
import type { LottoDependencies } from './dependencies.ts';
import type { LottoTables } from './schema.ts';
import { isTicketId } from './tickets/store.ts';

/** A ticket in the making may carry a moment this much earlier than it is seen. */
const marginMs = 15_000;
const pageSize = 1_000;

/** The lotteries' own side of the books, for comparing it with the wallet's. */
export function createSettlements({ database: anyDatabase }: Pick<LottoDependencies, 'database'>, vendorCode: string) {
  const database = withTables<LottoTables>(anyDatabase);

  const settled = () =>
    database
      .selectFrom('lotto.tickets')
      .select(['id as roundId', 'cost_minor as stakeMinor', 'payout_minor as payoutMinor', 'settled_at as at'])
      .where('vendor_code', '=', vendorCode)
      .where('settled_at', 'is not', null)
      .$narrowType<{ payoutMinor: bigint; at: Date }>();

  async function* between(from: Date, to: Date): AsyncIterable<VendorRound> {
    let last: VendorRound | null = null;
    for (;;) {
      const [at, id]: readonly [Date, string | null] = [last?.at ?? from, last?.roundId ?? null];
      const rows: VendorRound[] = await settled()
        .where((where) => {
          const later = where('settled_at', '>', at);
          if (id === null) return later;
          return where.or([later, where.and([where('settled_at', '=', at), where('id', '>', id)])]);
        })
        .where('settled_at', '<=', to)
        .orderBy('settled_at')
        .orderBy('id')
        .limit(pageSize)
        .execute();
      yield* rows;
      last = rows.at(-1) ?? last;
      if (rows.length < pageSize) return;
    }
  }

  const source: VendorRounds = {
    vendorCode,
    settledUpTo: async (now) => new Date(now.getTime() - marginMs),
    rounds: between,
    find: async (roundIds) => {
      const ids = roundIds.filter(isTicketId);
      return ids.length === 0 ? [] : settled().where('id', 'in', ids).execute();
    },
  };
  return source;
}
