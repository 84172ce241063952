import type { LotteryDraw } from '@baize/games/lottery';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import { issueSources, ownSources } from '../issues/states.ts';
import type { IssueRow } from '../issues/store.ts';
import { type LottoTables, sharedBook } from '../schema.ts';

export type EntryRow = Selectable<LottoTables['lotto.entries']>;

export interface NewEntry {
  staffId: string;
  staffName: string;
  /** Null: the issue is to be cancelled. */
  result: LotteryDraw | null;
  reason: string;
}

/** `waiting`: somebody else must say the same. `differs`: somebody else said another thing. `late`: the issue has gone on since. */
export type Agreement = 'waiting' | 'differs' | 'agreed' | 'late';

/** What an entry says, in one form whatever the order of its prizes. */
export const saying = ({ result }: { result: LotteryDraw | null }): string =>
  result === null ? 'cancel' : JSON.stringify(Object.entries(result).sort(([one], [other]) => (one < other ? -1 : 1)));

/** What staff says about issues: one row a person, and an act once two persons say the same. */
export function createEntries(anyDatabase: Database) {
  const database = withTables<LottoTables>(anyDatabase);

  const ofIssue = (tables: typeof database, brandId: string, issue: IssueRow) =>
    tables
      .selectFrom('lotto.entries')
      .selectAll()
      .where('brand_id', '=', brandId)
      .where('lottery_code', '=', issue.lottery_code)
      .where('numero', '=', issue.numero)
      .orderBy('generation', 'desc')
      .orderBy('entered_at')
      .execute();

  /** A shared issue becomes the brand's own, with the tickets that its players bought: what happens to it concerns no other brand. */
  const splitOff = async (
    transaction: Database,
    brandId: string,
    { lottery_code, numero }: IssueRow,
  ): Promise<void> => {
    await sql`
      insert into lotto.issues (book, lottery_code, numero, vendor_code, source, status, opens_at, closes_at, draws_at, sealed_server_seed,
        server_seed_hash, client_seed)
      select ${brandId}::text, lottery_code, numero, vendor_code, source, status, opens_at, closes_at, draws_at, sealed_server_seed,
        server_seed_hash, client_seed
      from lotto.issues where book = ${sharedBook} and lottery_code = ${lottery_code} and numero = ${numero}
        and status in ('WAIT', 'OPEN', 'LOCK') for update
      on conflict do nothing`.execute(transaction);
    await sql`
      update lotto.tickets set book = ${brandId}::text where book = ${sharedBook} and brand_id = ${brandId}::uuid
        and lottery_code = ${lottery_code} and numero = ${numero}`.execute(transaction);
  };

  /** Cancels the issue or gives it its result; false: its state has changed since it was read. */
  const act = async (transaction: Database, brandId: string, issue: IssueRow, result: LotteryDraw | null) => {
    if (result === null && issue.book === sharedBook) await splitOff(transaction, brandId, issue);
    const book = result === null ? brandId : issue.book;
    const to = result === null ? 'CANCELLED' : 'DRAWN';
    const drawn = result === null ? {} : { result: JSON.stringify(result), generation: issue.generation + 1 };
    const { numUpdatedRows } = await withTables<LottoTables>(transaction)
      .updateTable('lotto.issues')
      .set({ status: to, ...drawn })
      .where('book', '=', book)
      .where('lottery_code', '=', issue.lottery_code)
      .where('numero', '=', issue.numero)
      .where('generation', '=', issue.generation)
      .where('status', 'in', issueSources(to, 'staff'))
      .$if(result !== null, (query) => query.where('source', 'in', ownSources))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };

  /** Those who speak about an issue at once are taken one after the other, so that the second one sees the first. */
  const lock = (transaction: Database, brandId: string, { lottery_code, numero }: IssueRow) =>
    takeLock(transaction, `lotto ${brandId} ${lottery_code} ${numero}`);

  return {
    ofIssue: (brandId: string, issue: IssueRow): Promise<EntryRow[]> => ofIssue(database, brandId, issue),
    /** Writes down what somebody says, and does it where another said the same. */
    enter: (brandId: string, issue: IssueRow, entry: NewEntry, now: Date): Promise<Agreement> =>
      database.transaction().execute(async (transaction) => {
        const generation = issue.generation + 1;
        await lock(transaction, brandId, issue);
        const row = {
          brand_id: brandId,
          lottery_code: issue.lottery_code,
          numero: issue.numero,
          generation,
          staff_id: entry.staffId,
          staff_name: entry.staffName,
          result: entry.result === null ? null : JSON.stringify(entry.result),
          reason: entry.reason,
          entered_at: now,
        };
        await transaction
          .insertInto('lotto.entries')
          .values(row)
          .onConflict((conflict) =>
            conflict
              .columns(['brand_id', 'lottery_code', 'numero', 'generation', 'staff_id'])
              .doUpdateSet({ result: row.result, reason: row.reason, entered_at: now }),
          )
          .execute();
        const others = (await ofIssue(transaction, brandId, issue)).filter(
          (one) => one.generation === generation && one.staff_id !== entry.staffId,
        );
        if (others.length === 0) return 'waiting';
        if (others.every((one) => saying(one) !== saying(entry))) return 'differs';
        return (await act(transaction, brandId, issue, entry.result)) ? 'agreed' : 'late';
      }),
    /** Takes back what somebody said about the coming result or end of an issue; false where he said nothing, or it stands by now. */
    withdraw: (brandId: string, issue: IssueRow, staffId: string): Promise<boolean> =>
      database.transaction().execute(async (transaction) => {
        await lock(transaction, brandId, issue);
        const { book, lottery_code, numero, generation, status } = issue;
        const { numDeletedRows } = await transaction
          .deleteFrom('lotto.entries')
          .where('brand_id', '=', brandId)
          .where('lottery_code', '=', lottery_code)
          .where('numero', '=', numero)
          .where('generation', '=', generation + 1)
          .where('staff_id', '=', staffId)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('lotto.issues')
                .where('book', '=', book)
                .where('lottery_code', '=', lottery_code)
                .where('numero', '=', numero)
                .where('generation', '=', generation)
                .where('status', '=', status),
            ),
          )
          .executeTakeFirst();
        return numDeletedRows === 1n;
      }),
  };
}
export type Entries = ReturnType<typeof createEntries>;
