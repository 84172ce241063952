import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { lockMatches } from '../bets/bet-store.ts';
import type { BookDependencies } from '../dependencies.ts';
import { noEndYet } from '../matches/end-match.ts';
import type { SportsbookTables } from '../schema.ts';
import { boardAfter, faultOfMarket } from './board-of.ts';
import type { FeedIdentity } from './feed-identity.ts';
import type { ChangedMatch, FeedMessage, WholeMatch } from './protocol.ts';
import { takeResult } from './take-result.ts';

/** `behind`: a message is missing before this one; the feed sends a snapshot next. */
export type FeedAnswer =
  | { kind: 'taken' | 'repeated'; sequence: number }
  | { kind: 'behind'; sequence: number }
  | { kind: 'wrong'; fault: string };

type FeedRow = Selectable<SportsbookTables['sportsbook.feeds']>;
type Tools = Pick<BookDependencies, 'database' | 'clock' | 'newId'>;

/** How a match of a feed is called in the book. */
export const idOf = (feed: FeedIdentity, matchId: string): string => `${feed.code}:${matchId}`;

async function lockedFeed(transaction: Database, { code, vendorCode }: FeedIdentity): Promise<FeedRow> {
  const tables = withTables<SportsbookTables>(transaction);
  await tables
    .insertInto('sportsbook.feeds')
    .values({ code, vendor_code: vendorCode, sequence: 0n, state: 'DOWN', heard_at: null, gaps: 0, refused: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tables
    .selectFrom('sportsbook.feeds')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function insertMatch(transaction: Database, feed: FeedIdentity, told: WholeMatch, now: Date): Promise<void> {
  await withTables<SportsbookTables>(transaction)
    .insertInto('sportsbook.matches')
    .values({
      id: idOf(feed, told.matchId),
      vendor_code: feed.vendorCode,
      source: 'feed',
      feed_code: feed.code,
      league: '',
      league_name: told.league,
      sport: told.sport,
      home: told.home,
      away: told.away,
      starts_at: new Date(told.startsAt),
      ends_at: noEndYet,
      sealed_seed: null,
      server_seed_hash: null,
      server_seed: null,
      created_at: now,
      board: JSON.stringify(boardAfter(null, told, true)),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** What a message says of one match; a fault where it cannot be. */
async function applyMatch(
  transaction: Database,
  feed: FeedIdentity,
  told: ChangedMatch,
  { isSnapshot, now, newId }: { isSnapshot: boolean; now: Date; newId: () => string },
): Promise<string | undefined> {
  const matchId = idOf(feed, told.matchId);
  const tables = withTables<SportsbookTables>(transaction);
  const row = await tables
    .selectFrom('sportsbook.matches')
    .selectAll()
    .where('id', '=', matchId)
    .where('feed_code', '=', feed.code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return `no match ${told.matchId}`;
  const fault = (told.markets ?? []).map(faultOfMarket).find((one) => one !== undefined);
  if (fault) return fault;
  const startsAt = 'startsAt' in told ? new Date((told as WholeMatch).startsAt) : row.starts_at;
  await tables
    .updateTable('sportsbook.matches')
    .set({ board: JSON.stringify(boardAfter(row.board, told, isSnapshot)), starts_at: startsAt })
    .where('id', '=', matchId)
    .execute();
  if (told.result) await takeResult(transaction, feed, { row, told: told.result, now, newId });
  return undefined;
}

class WrongMessage extends Error {}

/** Locks the matches of a message as bets lock theirs, so that neither waits for the other. Those that a snapshot lacks lose their prices. */
async function lockAll(
  transaction: Database,
  feed: FeedIdentity,
  { kind, matches }: Exclude<FeedMessage, { kind: 'heartbeat' }>,
  now: Date,
): Promise<void> {
  const ids = matches.map(({ matchId }) => idOf(feed, matchId));
  if (kind === 'delta') {
    await lockMatches(transaction, ids);
    return;
  }
  const { rows } = await sql<{ id: string }>`select id from sportsbook.matches
    where feed_code = ${feed.code} and ends_at > ${now} and id <> all(${ids}::text[])`.execute(transaction);
  const others = rows.map(({ id }) => id);
  await lockMatches(transaction, [...ids, ...others]);
  await sql`update sportsbook.matches set board = jsonb_set(board, '{markets}', '[]')
    where id = any(${others}::text[])`.execute(transaction);
}

/** Throws WrongMessage for the first match that cannot be as the message says. */
async function applyAll(
  transaction: Database,
  feed: FeedIdentity,
  message: FeedMessage,
  tools: { now: Date; newId: () => string },
): Promise<void> {
  if (message.kind === 'heartbeat') return;
  await lockAll(transaction, feed, message, tools.now);
  const isSnapshot = message.kind === 'snapshot';
  for (const told of message.matches) {
    if (isSnapshot) await insertMatch(transaction, feed, told as WholeMatch, tools.now);
    const fault = await applyMatch(transaction, feed, told, { isSnapshot, ...tools });
    if (fault) throw new WrongMessage(fault);
  }
}

/** Takes the messages of a feed in their order, each wholly or not at all. */
export function createFeedInlet({ database, clock, newId }: Tools, feed: FeedIdentity) {
  const mark = (
    transaction: Database,
    change: Partial<Pick<FeedRow, 'sequence' | 'state' | 'heard_at' | 'gaps' | 'refused'>>,
  ) =>
    withTables<SportsbookTables>(transaction)
      .updateTable('sportsbook.feeds')
      .set(change)
      .where('code', '=', feed.code)
      .execute();

  const take = (message: FeedMessage): Promise<FeedAnswer> =>
    database.transaction().execute(async (transaction): Promise<FeedAnswer> => {
      const row = await lockedFeed(transaction, feed);
      const now = clock.now();
      const last = Number(row.sequence);
      if (message.sequence <= last) {
        await mark(transaction, { heard_at: now });
        return { kind: 'repeated', sequence: last };
      }
      const isNext = row.state === 'UP' && message.sequence === last + 1;
      if (message.kind !== 'snapshot' && !isNext) {
        await mark(transaction, { state: 'RECOVERING', gaps: row.gaps + (row.state === 'UP' ? 1 : 0), heard_at: now });
        return { kind: 'behind', sequence: last };
      }
      await applyAll(transaction, feed, message, { now, newId });
      await mark(transaction, { sequence: BigInt(message.sequence), state: 'UP', heard_at: now });
      return { kind: 'taken', sequence: message.sequence };
    });

  /** What cannot be right is refused whole; the feed is behind from then on. */
  const refuse = (fault: string): Promise<FeedAnswer> =>
    database.transaction().execute(async (transaction): Promise<FeedAnswer> => {
      const row = await lockedFeed(transaction, feed);
      await mark(transaction, { state: row.state === 'DOWN' ? 'DOWN' : 'RECOVERING', refused: row.refused + 1 });
      return { kind: 'wrong', fault };
    });

  return {
    refuse,
    take: async (message: FeedMessage): Promise<FeedAnswer> => {
      try {
        return await take(message);
      } catch (error) {
        if (error instanceof WrongMessage) return refuse(error.message);
        throw error;
      }
    },
  };
}
export type FeedInlet = ReturnType<typeof createFeedInlet>;
