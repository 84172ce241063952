import type { FeedEntry, FeedPage, RoundState, VendorWallet, WalletAnswer } from '@baize/vendor-kit';
import { sql } from 'kysely';
import { vendorSource } from '../ledger/index.ts';
import { answered } from './answers.ts';
import type { GatewayDependencies } from './dependencies.ts';
import { type RoundFact, roundOf } from './facts.ts';

interface TxRow {
  ledgerId: string;
  memberId: string;
  outcome: string;
  /** The act that took it back, if one did. */
  resolvedByAct: string | null;
}

interface FeedRow {
  bookedIn: string;
  batchId: bigint;
  line: number;
  txId: string;
  roundId: string;
  playerRef: string | null;
  movement: string;
  amountMinor: bigint;
  currency: string;
  bookedAt: Date;
}

/** A cursor is "transaction.batch.line" of the last line that was given. */
const cursorForm = /^(\d{1,20})\.(\d{1,19})\.(\d{1,9})$/;
const maxFeedLimit = 1_000;

/** What a vendor may ask about its own acts and rounds. */
export function createQueries(
  deps: Pick<GatewayDependencies, 'reads' | 'ledger'>,
  vendorCode: string,
): Pick<VendorWallet, 'getRound' | 'getTx' | 'feed'> {
  const source = vendorSource(vendorCode);

  const getTx = async ({ txId }: { txId: string }): Promise<WalletAnswer | null> => {
    const { rows } = await sql<TxRow>`
      select k.batch_id || '-' || k.line as "ledgerId", k.member_id as "memberId", k.outcome,
        (select r.act from journal r where r.source = k.source and r.resolves = k.reference and r.leg = 0) as "resolvedByAct"
      from journal k where k.source = ${source} and k.reference = ${txId} and k.leg = 0`.execute(deps.reads);
    const [act] = rows;
    if (!act) return null;
    const isCancelled =
      act.outcome === 'tombstone' || (act.resolvedByAct !== null && act.resolvedByAct !== 'commitBet');
    return answered(isCancelled ? 'TX_CANCELLED' : 'OK', {
      txId,
      balance: await deps.ledger.balanceOf(act.memberId),
      ledgerId: act.ledgerId,
      replay: true,
    });
  };

  const getRound = async ({ roundId }: { roundId: string }): Promise<RoundState | null> => {
    const { rows } = await sql<{ round: RoundFact | null; playerRef: string | null }>`
      with found as (select ${roundOf(vendorCode, roundId)} as round)
      select round, (select p.player_ref from player_refs p
        where p.vendor_code = ${vendorCode} and p.member_id = (round ->> 'memberId')::uuid) as "playerRef"
      from found`.execute(deps.reads);
    const [{ round, playerRef } = { round: null, playerRef: null }] = rows;
    if (!round) return null;
    return {
      roundId,
      gameCode: round.gameCode,
      playerRef: playerRef ?? '',
      stakeMinor: BigInt(round.stakeMinor),
      payoutMinor: BigInt(round.payoutMinor),
      status: round.status,
      openedAt: new Date(round.openedAt).toISOString(),
      closedAt: round.closedAt === null ? null : new Date(round.closedAt).toISOString(),
    };
  };

  /**
   * Everything booked for the vendor in the order in which it became visible. A page ends below the oldest transaction that still runs, so
   * nothing can appear behind a cursor.
   */
  const feed = async ({ after, limit }: { after: string | null; limit: number }): Promise<FeedPage> => {
    const cursor = cursorForm.exec(after ?? '0.0.0');
    if (!cursor) throw new RangeError('after is no cursor of this feed');
    const count = Math.min(Math.max(1, limit), maxFeedLimit);
    const { rows } = await sql<FeedRow>`
      select b.booked_in::text as "bookedIn", k.batch_id as "batchId", k.line, k.reference as "txId", k.subject as "roundId",
        p.player_ref as "playerRef", k.movement,
        case when k.movement in ('stake', 'betHold', 'transferIn', 'adjustmentOwed') or (k.movement = 'adjustment' and k.debit_version is not null)
          then -k.amount_minor else k.amount_minor end as "amountMinor",
        a.currency_code as currency, k.booked_at as "bookedAt"
      from batches b
        join journal k on k.batch_id = b.id and k.source = ${source} and k.movement is not null and k.movement not in ('betCommit', 'jackpotContribution', 'jackpotReturn', 'jackpotSeed')
        join accounts a on a.id = k.debit_account_id
        left join player_refs p on p.vendor_code = ${vendorCode} and p.member_id = k.member_id
      where (b.booked_in, b.id, k.line) > (${cursor[1]}::xid8, ${cursor[2]}::bigint, ${cursor[3]}::integer)
        and (b.booked_in, b.id) >= (${cursor[1]}::xid8, ${cursor[2]}::bigint)
        and b.booked_in < (select booked_horizon())
      order by b.booked_in, b.id, k.line limit ${count + 1}`.execute(deps.reads);
    const page = rows.slice(0, count);
    const last = page.at(-1);
    return {
      entries: page.map(entryOf),
      next: last ? `${last.bookedIn}.${last.batchId}.${last.line}` : (after ?? '0.0.0'),
      isEnd: rows.length <= count,
    };
  };

  return { getTx, getRound, feed };
}

const entryOf = (row: FeedRow): FeedEntry => ({
  ledgerId: `${row.batchId}-${row.line}`,
  txId: row.txId,
  roundId: row.roundId,
  playerRef: row.playerRef ?? '',
  movement: row.movement,
  amountMinor: row.amountMinor,
  currency: row.currency,
  bookedAt: row.bookedAt.toISOString(),
});
