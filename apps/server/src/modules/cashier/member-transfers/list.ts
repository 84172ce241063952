import type { TransferDirection } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface TransferLine {
  transferId: string;
  side: 'sent' | 'received';
  otherIs: TransferDirection;
  otherName: string;
  amountMinor: bigint;
  note: string;
  createdAt: Date;
}

/** One page of a member's transfers, newest first, and how many there are. */
export async function transfersOf(
  database: Database,
  memberId: string,
  page: { pageNo: number; pageSize: number },
): Promise<{ lines: TransferLine[]; total: number }> {
  const { rows } = await sql<TransferLine>`
    select t.id as "transferId", t.side, t.other_is as "otherIs", o.nickname as "otherName", t.amount_minor as "amountMinor", t.note,
      t.created_at as "createdAt"
    from member_transfers t join members o on o.id = t.other_member_id
    where t.member_id = ${memberId} order by t.created_at desc, t.id
    limit ${page.pageSize}::int offset ${(page.pageNo - 1) * page.pageSize}::int`.execute(database);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from member_transfers where member_id = ${memberId}`.execute(database);
  return { lines: rows, total: counted.rows[0]?.total ?? 0 };
}
