import { sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { Direction, TransferState, TransferTables } from './schema.ts';

export interface Transfer {
  id: string;
  memberId: string;
  brandId: string;
  vendorCode: string;
  currencyCode: string;
  requestId: string;
  direction: Direction;
  amountMinor: bigint;
  isEverything: boolean;
  state: TransferState;
  failure: string | null;
  asks: number;
  /** Whoever comes earlier leaves it to the request that is at work on it. */
  askAt: Date;
}

export interface Stay {
  memberId: string;
  brandId: string;
  currencyCode: string;
  vendorCode: string;
  siteSessionId: string;
  enteredAt: Date;
}

const columns = [
  'vendor_transfers.id',
  'vendor_transfers.member_id as memberId',
  'vendor_transfers.brand_id as brandId',
  'vendor_transfers.vendor_code as vendorCode',
  'vendor_transfers.currency_code as currencyCode',
  'vendor_transfers.request_id as requestId',
  'vendor_transfers.direction',
  'vendor_transfers.amount_minor as amountMinor',
  'vendor_transfers.is_everything as isEverything',
  'vendor_transfers.state',
  'vendor_transfers.failure',
  'vendor_transfers.asks',
  'vendor_transfers.ask_at as askAt',
] as const;

/** Transfers to and from vendors' own wallets, and where members' money may stand. */
export function createTransferStore(anyDatabase: Database) {
  const database = withTables<TransferTables>(anyDatabase);

  const ofRequest = (memberId: string, requestId: string): Promise<Transfer | undefined> =>
    database
      .selectFrom('vendor_transfers')
      .select(columns)
      .where('member_id', '=', memberId)
      .where('request_id', '=', requestId)
      .executeTakeFirst();

  /** The transfer as it stands: this one, or the earlier one of the same request. */
  const begin = async (transfer: Omit<Transfer, 'state' | 'failure' | 'asks'>, at: Date) => {
    const added = await database
      .insertInto('vendor_transfers')
      .values({
        id: transfer.id,
        member_id: transfer.memberId,
        brand_id: transfer.brandId,
        vendor_code: transfer.vendorCode,
        currency_code: transfer.currencyCode,
        request_id: transfer.requestId,
        direction: transfer.direction,
        amount_minor: transfer.amountMinor,
        is_everything: transfer.isEverything,
        state: 'started',
        failure: null,
        started_at: at,
        ended_at: null,
        ask_at: transfer.askAt,
      })
      .onConflict((conflict) => conflict.columns(['member_id', 'request_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    const row = await ofRequest(transfer.memberId, transfer.requestId);
    if (!row) throw new Error(`the transfer ${transfer.id} was not written down`);
    return { transfer: row, isNew: added !== undefined };
  };

  /** One step further; a transfer that somebody else brought further stays as it is. */
  const advance = async (
    { id, state: from }: Pick<Transfer, 'id' | 'state'>,
    to: { state: TransferState; amountMinor?: bigint; failure?: string | null; endedAt?: Date },
  ): Promise<Transfer> => {
    await database
      .updateTable('vendor_transfers')
      .set({
        state: to.state,
        ...(to.amountMinor === undefined ? {} : { amount_minor: to.amountMinor }),
        ...(to.failure === undefined ? {} : { failure: to.failure }),
        ended_at: to.endedAt ?? null,
      })
      .where('id', '=', id)
      .where('state', '=', from)
      .execute();
    return database.selectFrom('vendor_transfers').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  };

  const askAgain = async (id: string, askAt: Date): Promise<void> => {
    await sql`update vendor_transfers set asks = asks + 1, ask_at = ${askAt} where id = ${id} and ended_at is null`.execute(
      database,
    );
  };

  /** Those whose time has come, of everybody; and those that wait beyond `furthest`, for which nobody can wait but on a clock that was set back. */
  const open = (until: Date, furthest: Date, limit: number): Promise<Transfer[]> =>
    database
      .selectFrom('vendor_transfers')
      .select(columns)
      .where('ended_at', 'is', null)
      .where((row) => row.or([row('ask_at', '<=', until), row('ask_at', '>', furthest)]))
      .orderBy('ask_at')
      .limit(limit)
      .execute();

  const openOf = (memberId: string, vendorCode: string): Promise<Transfer[]> =>
    database
      .selectFrom('vendor_transfers')
      .select(columns)
      .where('member_id', '=', memberId)
      .where('vendor_code', '=', vendorCode)
      .where('ended_at', 'is', null)
      .execute();

  const pendingByVendor = async (memberId: string): Promise<Map<string, number>> => {
    const rows = await database
      .selectFrom('vendor_transfers')
      .select(['vendor_code as vendorCode', (select) => select.fn.countAll<bigint>().as('count')])
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .groupBy('vendor_code')
      .execute();
    return new Map(rows.map(({ vendorCode, count }) => [vendorCode, Number(count)]));
  };

  const stay = async (memberId: string, vendorCode: string, siteSessionId: string, at: Date): Promise<void> => {
    const values = { site_session_id: siteSessionId, entered_at: at, checked_at: at };
    await database
      .insertInto('vendor_stays')
      .values({ member_id: memberId, vendor_code: vendorCode, ...values })
      .onConflict((conflict) => conflict.columns(['member_id', 'vendor_code']).doUpdateSet(values))
      .execute();
  };

  /**
   * After a transfer of everything back nothing stands at the vendor, unless money went there since that transfer began: then the stay
   * stays, and is looked at again.
   */
  const leaveAfter = async ({ id }: Pick<Transfer, 'id'>): Promise<void> => {
    await sql`
      delete from vendor_stays s using vendor_transfers back
      where back.id = ${id} and s.member_id = back.member_id and s.vendor_code = back.vendor_code and s.entered_at <= back.started_at
        and not exists (
          select from vendor_transfers t
          where t.member_id = back.member_id and t.vendor_code = back.vendor_code and t.direction = 'in'
            and (t.ended_at is null or (t.state = 'done' and t.ended_at >= back.started_at)))`.execute(database);
  };

  const staysOf = async (memberId: string): Promise<string[]> => {
    const rows = await database
      .selectFrom('vendor_stays')
      .select('vendor_code as vendorCode')
      .where('member_id', '=', memberId)
      .execute();
    return rows.map(({ vendorCode }) => vendorCode);
  };

  /** Counts the stay as looked at then: a time to come puts the next look off. Not where the member came again since. */
  const countAsLookedAt = async ({ memberId, vendorCode, siteSessionId }: Stay, at: Date): Promise<void> => {
    await database
      .updateTable('vendor_stays')
      .set({ checked_at: at })
      .where('member_id', '=', memberId)
      .where('vendor_code', '=', vendorCode)
      .where('site_session_id', '=', siteSessionId)
      .execute();
  };

  /** Stays that were looked at longest ago, before `until`; they count as looked at now. */
  const nextStays = async (until: Date, now: Date, furthest: Date, limit: number): Promise<Stay[]> => {
    const { rows } = await sql<Stay>`
      update vendor_stays s set checked_at = ${now} from members m, brands b
      where (s.member_id, s.vendor_code) in (
          select member_id, vendor_code from vendor_stays where checked_at <= ${until} or checked_at > ${furthest} order by checked_at limit ${limit}
          for update skip locked)
        and m.id = s.member_id and b.id = m.brand_id
      returning s.member_id as "memberId", m.brand_id as "brandId", b.currency_code as "currencyCode", s.vendor_code as "vendorCode",
        s.site_session_id as "siteSessionId", s.entered_at as "enteredAt"`.execute(database);
    return rows;
  };

  return {
    ofRequest,
    begin,
    advance,
    askAgain,
    open,
    openOf,
    pendingByVendor,
    stay,
    leaveAfter,
    staysOf,
    countAsLookedAt,
    nextStays,
  };
}
export type TransferStore = ReturnType<typeof createTransferStore>;
