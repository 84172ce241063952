import type { LotteryDraw } from '@baize/games/lottery';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { issueSources } from '../issues/states.ts';
import type { IssueRow } from '../issues/store.ts';
import type { LottoTables } from '../schema.ts';
import { saying } from '../staff/entries.ts';
import { drawFeedCode } from './protocol.ts';

export interface FedNumbers {
  lottery: string;
  numero: string;
  result: LotteryDraw;
}

/** `taken`: it stands. `repeated`: it stood already. `differs`: another result stands; the staff sees both. `unknown`: nobody waits for it. */
export type Reception = 'taken' | 'repeated' | 'differs' | 'early' | 'unknown';

/** Results that the feed sent, and what became of them. */
export function createFeedStore(anyDatabase: Database) {
  const database = withTables<LottoTables>(anyDatabase);

  /** Gives the result to every brand's issue that waits for it; how many there were. */
  const draw = async (transaction: Database, { lottery, numero, result }: FedNumbers): Promise<number> => {
    const { numUpdatedRows } = await withTables<LottoTables>(transaction)
      .updateTable('lotto.issues')
      .set({ status: 'DRAWN', result: JSON.stringify(result), generation: sql`generation + 1` })
      .where('source', '=', 'fed')
      .where('lottery_code', '=', lottery)
      .where('numero', '=', numero)
      .where('status', 'in', issueSources('DRAWN', 'feed'))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  };

  return {
    /** Takes a result wholly or not at all; the same one as often as it comes. */
    take: (fed: FedNumbers, now: Date): Promise<Reception> =>
      database.transaction().execute(async (transaction) => {
        const { lottery, numero, result } = fed;
        await sql`select pg_advisory_xact_lock(hashtext(${`lotto fed ${lottery} ${numero}`}))`.execute(transaction);
        const issues = await transaction
          .selectFrom('lotto.issues')
          .selectAll()
          .where('source', '=', 'fed')
          .where('lottery_code', '=', lottery)
          .where('numero', '=', numero)
          .where('status', '!=', 'CANCELLED')
          .execute();
        if (issues.length === 0) return 'unknown';
        if (issues.some(({ draws_at }) => draws_at > now)) return 'early';
        const numbers = saying({ result });
        const first = await transaction
          .selectFrom('lotto.fed_results')
          .select('numbers')
          .where('lottery_code', '=', lottery)
          .where('numero', '=', numero)
          .where('is_first', '=', true)
          .executeTakeFirst();
        const isFirst = first === undefined || first.numbers === numbers;
        await transaction
          .insertInto('lotto.fed_results')
          .values({
            ...{ lottery_code: lottery, numero, numbers, result: JSON.stringify(result) },
            ...{ is_first: isFirst, received_at: now },
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        if (isFirst && (await draw(transaction, fed)) > 0) return 'taken';
        // Two of the staff may have been faster, or have corrected it since.
        return issues.every((issue) => issue.result !== null && saying(issue) === numbers) ? 'repeated' : 'differs';
      }),
    /** What the feed sent for an issue, the one that counts first. */
    ofIssue: (issue: IssueRow): Promise<Selectable<LottoTables['lotto.fed_results']>[]> =>
      issue.source === 'fed'
        ? database
            .selectFrom('lotto.fed_results')
            .selectAll()
            .where('lottery_code', '=', issue.lottery_code)
            .where('numero', '=', issue.numero)
            .orderBy('is_first', 'desc')
            .orderBy('received_at')
            .limit(20)
            .execute()
        : Promise.resolve([]),
    /** Notes that a message came, and what was wrong with it. */
    noteMessage: async (now: Date, fault: string | null): Promise<void> => {
      const wrong = fault === null ? {} : { fault: fault.slice(0, 200), fault_at: now };
      await database
        .insertInto('lotto.feeds')
        .values({ code: drawFeedCode, last_message_at: now, fault: '', fault_at: null, ...wrong })
        .onConflict((conflict) => conflict.column('code').doUpdateSet({ last_message_at: now, ...wrong }))
        .execute();
    },
    /** Deletes what came before a moment for issues that are gone. */
    purge: async (before: Date): Promise<void> => {
      await sql`
        delete from lotto.fed_results fed where received_at < ${before} and not exists (select from lotto.issues issue
          where issue.lottery_code = fed.lottery_code and issue.numero = fed.numero)`.execute(database);
    },
    health: async () => {
      const row = await database
        .selectFrom('lotto.feeds')
        .selectAll()
        .where('code', '=', drawFeedCode)
        .executeTakeFirst();
      return {
        lastMessageAt: row?.last_message_at.toISOString() ?? null,
        fault: row?.fault ?? '',
        faultAt: row?.fault_at?.toISOString() ?? null,
      };
    },
  };
}
