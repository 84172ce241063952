import type { Selectable } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { endMatch } from '../matches/end-match.ts';
import { proposeResult } from '../results/proposals.ts';
import type { SportsbookTables } from '../schema.ts';
import { outcomeTold } from './board-of.ts';
import type { FeedIdentity } from './feed-identity.ts';
import type { ToldResult } from './protocol.ts';

interface Told {
  row: Selectable<SportsbookTables['sportsbook.matches']>;
  told: ToldResult;
  now: Date;
  newId: () => string;
}

/** The first result of a feed holds; another one later is proposed to the staff, who approve it or not. */
export async function takeResult(
  transaction: Database,
  feed: FeedIdentity,
  { row, told, now, newId }: Told,
): Promise<void> {
  const outcome = outcomeTold(told);
  const proposedBy = `feed:${feed.code}`;
  const result = { id: newId(), vendorCode: feed.vendorCode, matchId: row.id, outcome, proposedBy, now };
  if (row.outcome !== null) {
    if (!isSame(row.outcome, outcome)) await proposeResult(transaction, { ...result, reason: 'feed' });
    return;
  }
  await endMatch(transaction, { matchId: row.id, outcome, now });
  await withTables<SportsbookTables>(transaction)
    .insertInto('sportsbook.results')
    .values({
      id: result.id,
      vendor_code: feed.vendorCode,
      match_id: row.id,
      outcome: JSON.stringify(outcome),
      state: 'APPLIED',
      proposed_by: proposedBy,
      proposed_at: now,
      reason: 'feed',
      decided_by: 'book',
      decided_at: now,
      applied_at: now,
    })
    .execute();
}

const partsOf = ({ status, score, halfTimeScore, firstGoal }: ReturnType<typeof outcomeTold>) =>
  JSON.stringify([
    status,
    score.home,
    score.away,
    halfTimeScore?.home ?? null,
    halfTimeScore?.away ?? null,
    firstGoal ?? null,
  ]);
const isSame = (one: ReturnType<typeof outcomeTold>, other: ReturnType<typeof outcomeTold>) =>
  partsOf(one) === partsOf(other);
