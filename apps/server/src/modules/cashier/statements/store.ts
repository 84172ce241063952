import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import { bankTransferCode } from '../providers/bank-transfer/index.ts';
import type { StatementLine } from './csv.ts';
import type { Candidate } from './rules.ts';

/** A line that was read in. */
export interface KeptLine {
  lineId: string;
  amountMinor: bigint;
  currency: string;
  words: string;
}

export function createStatementStore(database: Database) {
  return {
    /** Keeps lines that nobody read in before; returns those. */
    keep: async (
      lines: readonly (StatementLine & { lineId: string })[],
      of: { brandId: string; currency: string; staffId: string; at: Date },
    ): Promise<KeptLine[]> => {
      const json = JSON.stringify(lines.map((line) => ({ ...line, amountMinor: String(line.amountMinor) })));
      const { rows } = await sql<KeptLine>`
        insert into bank_statement_lines (id, brand_id, line_key, booked_on, amount_minor, currency_code, payer, words, matched_by,
          imported_at, imported_by)
        select (l->>'lineId')::uuid, ${of.brandId}, l->>'lineKey', (l->>'bookedOn')::date, (l->>'amountMinor')::bigint, ${of.currency},
          l->>'payer', l->>'words', '', ${of.at}, ${of.staffId} from json_array_elements(${json}::json) l
        on conflict (brand_id, line_key) do nothing
        returning id as "lineId", amount_minor as "amountMinor", currency_code as currency, words`.execute(database);
      return rows;
    },

    /** Orders of the brand by the references that they were given. */
    candidates: async (brandId: string, references: readonly string[]): Promise<Candidate[]> =>
      (
        await sql<Candidate>`
          select o.order_id as "orderId", o.provider_reference as reference, o.amount_minor as "amountMinor",
            o.state in ('PENDING', 'EXPIRED') and not exists (select from bank_statement_lines l where l.matched_order_id = o.order_id) as "isOpen"
          from deposit_orders o where o.brand_id = ${brandId} and o.provider = ${bankTransferCode}
            and o.provider_reference = any(${[...references]}::text[])`.execute(database)
      ).rows,

    /** False: the line paid another order, or another line paid this one. */
    match: (brandId: string, lineId: string, orderId: string, matchedBy: string): Promise<boolean> =>
      database.transaction().execute(async (transaction) => {
        // Of several lines for one order each sees whether another was matched before it.
        await takeLock(transaction, `lines of ${orderId}`);
        const { rows } = await sql`
          update bank_statement_lines l set matched_order_id = ${orderId}, matched_by = ${matchedBy}
          where l.id = ${lineId} and l.brand_id = ${brandId} and l.matched_order_id is null
            and not exists (select from bank_statement_lines k where k.matched_order_id = ${orderId}) returning 1`.execute(
          transaction,
        );
        return rows.length === 1;
      }),

    arrivedFor: async (orderId: string): Promise<KeptLine | null> =>
      (
        await sql<KeptLine>`select id as "lineId", amount_minor as "amountMinor", currency_code as currency, words
          from bank_statement_lines where matched_order_id = ${orderId}`.execute(database)
      ).rows[0] ?? null,

    find: async (brandId: string, lineId: string): Promise<{ matchedOrderId: string | null } | null> =>
      (
        await sql<{
          matchedOrderId: string | null;
        }>`select matched_order_id as "matchedOrderId" from bank_statement_lines
          where id = ${lineId} and brand_id = ${brandId}`.execute(database)
      ).rows[0] ?? null,
  };
}
export type StatementStore = ReturnType<typeof createStatementStore>;
