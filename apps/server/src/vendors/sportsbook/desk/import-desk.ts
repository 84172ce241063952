import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { boardAfter } from '../feed/board-of.ts';
import type { WholeMatch } from '../feed/protocol.ts';
import { type FixtureFault, readFixtures } from '../feed/read-fixtures.ts';
import { noEndYet } from '../matches/end-match.ts';
import type { SportsbookTables } from '../schema.ts';
import type { Desk } from './desk-books.ts';

const shownFaults = 50;

/** How an imported match is called in the book. */
const idOf = (vendorCode: string, matchId: string) => `${vendorCode.toLowerCase()}-file:${matchId}`;

/** Writes a match, or gives one that is there new prices; false: it has begun, or has ended. */
async function writeMatch(transaction: Database, vendorCode: string, match: WholeMatch, now: Date): Promise<boolean> {
  const { league, sport, home, away } = match;
  const board = JSON.stringify(boardAfter(null, match, true));
  const starts_at = new Date(match.startsAt);
  const { numInsertedOrUpdatedRows } = await withTables<SportsbookTables>(transaction)
    .insertInto('sportsbook.matches')
    .values({
      ...{ id: idOf(vendorCode, match.matchId), vendor_code: vendorCode, source: 'import', league: '' },
      ...{ league_name: league, sport, home, away, starts_at, ends_at: noEndYet, created_at: now, board },
      ...{ sealed_seed: null, server_seed_hash: null, server_seed: null },
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ board, starts_at })
        .where(sql<boolean>`sportsbook.matches.starts_at > ${now} and sportsbook.matches.outcome is null`),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

class NotAllowed extends Error {}

/** Fixtures that staff reads in from a file: taken as they stand until they begin, with a result that two people enter. */
export function createImportDesk({ ports }: Desk): HandlersOf<'staffBookImport'> {
  const { database, clock, staffPorts } = ports;

  const write = async (vendorCode: string, matches: readonly WholeMatch[]): Promise<FixtureFault[]> => {
    const faults: FixtureFault[] = [];
    const writing = database.transaction().execute(async (transaction) => {
      for (const match of matches)
        if (!(await writeMatch(transaction, vendorCode, match, clock.now())))
          faults.push({ matchId: match.matchId, fault: 'it has begun' });
      if (faults.length > 0) throw new NotAllowed();
    });
    await writing.catch((error: unknown) => {
      if (!(error instanceof NotAllowed)) throw error;
    });
    return faults;
  };

  return {
    staffBookImport: async ({ staff, ip, body: { vendorCode, format, file, reason } }) => {
      const { matches, faults } = readFixtures(format, file, clock.now());
      const all = faults.length > 0 ? faults : await write(vendorCode, matches);
      if (all.length > 0) return ok({ matches: 0, faults: all.slice(0, shownFaults) });
      const after = { matches: matches.map(({ matchId }) => matchId) };
      await staffPorts.audit({ staff, ip }, { act: 'importFixtures', subject: `vendor:${vendorCode}`, reason, after });
      return ok({ matches: matches.length, faults: [] });
    },
  };
}
