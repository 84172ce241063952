import type { TransferDirection } from '@baize/contract';
import { currencyExponent, shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';

interface TransferRow {
  transferId: string;
  senderId: string;
  senderName: string;
  receiverId: string;
  receiverName: string;
  receiverIs: TransferDirection;
  amountMinor: bigint;
  currency: string;
  note: string;
  createdAt: Date;
}

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Transfers between members of the staff's brand, each once: as its sender has it. */
export const transferList =
  (database: Database): ListOf<'staffTransfers'> =>
  async ({ staff, data }) => {
    const { search = '', receiverIs, from, to } = data;
    const pattern = beginningWith(search.toLowerCase());
    const named = uuidForm.test(search)
      ? sql`and t.id = ${search}`
      : sql`and (lower(s.username) like ${pattern} or lower(r.username) like ${pattern})`;
    const { rows, total } = await selectPage<TransferRow, 'createdAt' | 'amount'>(
      database,
      {
        columns: sql`t.id as "transferId", s.id as "senderId", s.username as "senderName", r.id as "receiverId",
          r.username as "receiverName", t.other_is as "receiverIs", t.amount_minor as "amountMinor", t.currency_code as currency, t.note,
          t.created_at as "createdAt"`,
        from: sql`member_transfers t join members s on s.id = t.member_id join members r on r.id = t.other_member_id`,
        where: sql`t.brand_id = ${staff.brandId} and t.side = 'sent' ${search === '' ? sql`` : named}
          ${receiverIs === undefined ? sql`` : sql`and t.other_is = ${receiverIs}`}
          ${from === undefined ? sql`` : sql`and t.created_at >= ${from}`}
          ${to === undefined ? sql`` : sql`and t.created_at < ${to}`}`,
        sorts: { createdAt: sql`t.created_at`, amount: sql`t.amount_minor` },
        tieBreak: sql`t.id`,
      },
      data,
    );
    return {
      rows: rows.map(({ amountMinor, currency, createdAt, ...row }) => ({
        ...row,
        amount: shownAmount(amountMinor, currencyExponent(currency) ?? 0),
        createdAt: createdAt.toISOString(),
      })),
      total,
    };
  };
