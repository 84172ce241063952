import { currencyExponent } from '@baize/money';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Transfers } from './service.ts';
import type { Stay, Transfer } from './store.ts';

const looksAtOnce = 20;
const shortestWaitMs = 5_000;
const maxWaitMs = 300_000;
/** About half an hour after it began a transfer without an end is a person's business. */
const asksBeforeAlarm = 12;
const lookAtStayEveryMs = 60_000;
const maxRestMs = 3_600_000;

export interface WatchDependencies {
  database: Database;
  clock: Clock;
  transfers: Transfers;
  /** The site's sessions. */
  sessions: { isSessionAlive(sessionId: string): Promise<boolean> };
  onFailure: (error: unknown) => void;
  /** Called on a transfer whose end nobody can tell: half an hour after it began, and with each look at it from then on. */
  onStuck: (transfer: Pick<Transfer, 'id' | 'vendorCode' | 'direction' | 'amountMinor'>) => void;
}

/** How the operator's float of a vendor compares with what the vendor knows. */
export interface FloatComparison {
  vendorCode: string;
  currencyCode: string;
  /** What the ledger holds in the float, over all brands, without what the operator put in for winnings made there. */
  floatMinor: bigint;
  /** What the vendor received and did not give back. */
  atVendorMinor: bigint;
  /** Transfers whose end was not known when the vendor was asked, or began since: where there are any, a difference proves nothing. */
  open: number;
}

/** What nobody waits for: transfers without an answer, money of members who left, floats. */
export function createWatching({ database, clock, transfers, sessions, onFailure, onStuck }: WatchDependencies) {
  const { store } = transfers;

  const settleOne = async (transfer: Transfer): Promise<void> => {
    const waitMs = Math.min(shortestWaitMs * 2 ** transfer.asks, maxWaitMs);
    await store.askAgain(transfer.id, new Date(clock.now().getTime() + waitMs));
    const ends = await transfers.endsOf(transfer.memberId, transfer.vendorCode);
    const settled = ends ? await transfers.steps.settle(transfer, ends) : transfer;
    const isOpen = settled.state !== 'done' && settled.state !== 'failed';
    if (isOpen && transfer.asks >= asksBeforeAlarm) onStuck(settled);
  };

  /** Finds out what became of transfers that nobody answered, and finishes them. */
  const settleOpen = async (): Promise<void> => {
    const now = clock.now();
    const open = await store.open(now, new Date(now.getTime() + maxWaitMs), looksAtOnce);
    await Promise.all(open.map((transfer) => settleOne(transfer).catch(onFailure)));
  };

  /** A vendor that refuses is asked again after as long as the stay has lasted, at most an hour. */
  const bringHomeOne = async (stay: Stay, now: Date): Promise<void> => {
    const { memberId, brandId, currencyCode, vendorCode, siteSessionId } = stay;
    if (await sessions.isSessionAlive(siteSessionId)) return;
    const exponent = currencyExponent(currencyCode) ?? 0;
    const brand = { id: brandId, code: '', currency: { code: currencyCode, exponent, symbol: '' } };
    const back = await transfers.bringBack({ brand, member: { id: memberId, sessionId: siteSessionId }, vendorCode });
    if (back.ok && back.value.transfer.state !== 'failed') return;
    const restMs = Math.min(now.getTime() - stay.enteredAt.getTime(), maxRestMs);
    await store.countAsLookedAt(stay, new Date(now.getTime() + restMs - lookAtStayEveryMs));
    onFailure(new Error(`the vendor ${vendorCode} did not give back what the member ${memberId} has there`));
  };

  /** Brings home the money of members whose session has ended. */
  const bringHome = async (): Promise<void> => {
    const now = clock.now();
    const furthest = new Date(now.getTime() + maxRestMs);
    const stays = await store.nextStays(new Date(now.getTime() - lookAtStayEveryMs), now, furthest, looksAtOnce);
    await Promise.all(stays.map((stay) => bringHomeOne(stay, now).catch(onFailure)));
  };

  /** Throws when the vendor does not answer. */
  const compareFloat = async (vendorCode: string, currencyCode: string): Promise<FloatComparison | null> => {
    const vendor = await transfers.vendorOf(vendorCode);
    if (!vendor) return null;
    const askedAt = clock.now();
    const { depositedMinor, withdrawnMinor } = await vendor.totals({ currency: currencyCode });
    const { rows } = await sql<{ floatMinor: string; open: number }>`
      select (select coalesce(sum(h.balance_minor), 0) from house_balances h join accounts a on a.id = h.account_id
          where a.kind = 'float' and a.label = ${vendorCode} and a.currency_code = ${currencyCode})
          - (select coalesce(sum(amount_minor), 0) from held_payouts where vendor_code = ${vendorCode}
            and currency_code = ${currencyCode} and reason = 'beyond_float')::numeric as "floatMinor",
        (select count(*)::int from vendor_transfers t where t.vendor_code = ${vendorCode} and t.currency_code = ${currencyCode}
          and (t.ended_at is null or t.ended_at >= ${askedAt})) as open`.execute(database);
    const [row] = rows;
    if (!row) throw new Error('the float was not read');
    const atVendorMinor = depositedMinor - withdrawnMinor;
    return { vendorCode, currencyCode, floatMinor: BigInt(row.floatMinor), atVendorMinor, open: row.open };
  };

  /** Every vendor with a wallet of its own, in every currency of its transfers; one that does not answer is told and left out. */
  const compareFloats = async (): Promise<FloatComparison[]> => {
    const { rows } = await sql<{ vendorCode: string; currencyCode: string }>`
      select distinct vendor_code as "vendorCode", currency_code as "currencyCode" from vendor_transfers`.execute(
      database,
    );
    const compared = await Promise.all(
      rows.map(({ vendorCode, currencyCode }) =>
        compareFloat(vendorCode, currencyCode).catch((error: unknown) => {
          onFailure(error);
          return null;
        }),
      ),
    );
    return compared.filter((comparison) => comparison !== null);
  };

  return { settleOpen, bringHome, compareFloats };
}
export type Watching = ReturnType<typeof createWatching>;
