import type { TransferDirection } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { SqlStatement } from '../../ledger/index.ts';
import type { Person } from './rules.ts';

/** A request that was booked before. */
export interface EarlierTransfer {
  transferId: string;
  direction: TransferDirection;
  otherMemberId: string;
  amountMinor: string;
  note: string;
  createdAt: string;
}

/** What a decision about the sender's side looks at, as JSON gives it. */
export interface SenderFacts {
  earlier: EarlierTransfer | null;
  /** The sender and the receiver, as far as they are members of the brand. */
  people: Person[] | null;
  sentTodayMinor: string;
  sentTodayCount: number;
}

export interface SenderFactsOf {
  brandId: string;
  memberId: string;
  receiverId: string;
  requestId: string;
  dayStart: Date;
}

export const senderFacts = (of: SenderFactsOf): RawBuilder<SenderFacts> => sql<SenderFacts>`
  json_build_object(
    'earlier', (select json_build_object('transferId', t.id, 'direction', t.other_is, 'otherMemberId', t.other_member_id,
        'amountMinor', t.amount_minor::text, 'note', t.note, 'createdAt', t.created_at)
      from member_transfers t where t.member_id = ${of.memberId} and t.request_id = ${of.requestId}),
    'people', (select json_agg(json_build_object('id', p.id, 'uplineId', p.upline_id, 'nickname', p.nickname, 'type', p.type,
        'isBlocked', p.blocked_at is not null))
      from members p where p.id in (${of.memberId}, ${of.receiverId}) and p.brand_id = ${of.brandId}),
    'sentTodayMinor', ${sentSince(of, sql`coalesce(sum(t.amount_minor), 0)::text`)},
    'sentTodayCount', ${sentSince(of, sql`count(*)::int`)})`;

const sentSince = ({ memberId, dayStart }: Pick<SenderFactsOf, 'memberId' | 'dayStart'>, sum: RawBuilder<unknown>) =>
  sql`(select ${sum} from member_transfers t
    where t.member_id = ${memberId} and t.side = 'sent' and t.created_at >= ${dayStart})`;

/** What came to a member since a moment; minor units as text. */
export const receivedSince = (memberId: string, since: Date): RawBuilder<string> => sql<string>`
  to_json((select coalesce(sum(t.amount_minor), 0)::text from member_transfers t
    where t.member_id = ${memberId} and t.side = 'received' and t.created_at >= ${since}))`;

export interface TransferRow {
  memberId: string;
  transferId: string;
  brandId: string;
  side: 'sent' | 'received';
  otherMemberId: string;
  otherIs: TransferDirection;
  requestId: string | null;
  amountMinor: bigint;
  currencyCode: string;
  wageringMinor: bigint;
  note: string;
  createdAt: Date;
}

/** Written in the transaction of the money. */
export const transferStatement = (row: TransferRow): SqlStatement => ({
  name: 'member_transfer_written',
  text: insertTransfer,
  values: [
    row.memberId,
    row.transferId,
    row.brandId,
    row.side,
    row.otherMemberId,
    row.otherIs,
    row.requestId,
    row.amountMinor,
    row.currencyCode,
    row.wageringMinor,
    row.note,
    row.createdAt,
  ],
});

const insertTransfer = `
  insert into member_transfers (member_id, id, brand_id, side, other_member_id, other_is, request_id, amount_minor, currency_code,
    wagering_minor, note, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;
