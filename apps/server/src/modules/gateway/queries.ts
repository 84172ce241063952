import type { RoundState, VendorWallet, WalletAnswer } from '@baize/vendor-kit';
import { sql } from 'kysely';
import { vendorSource } from '../ledger/index.ts';
import { answered } from './answers.ts';
import type { GatewayDependencies } from './dependencies.ts';
import { type RoundFact, roundOf } from './facts.ts';
import { createFeed } from './feed.ts';
import { defaultTurnover, saidTurnover } from './turnover.ts';

interface TxRow {
  ledgerId: string;
  memberId: string;
  outcome: string;
  /** The act that took it back, if one did. */
  resolvedByAct: string | null;
}

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
      validTurnoverMinor: round.closedAt === null ? null : (saidTurnover(round) ?? defaultTurnover(round)),
      status: round.status,
      openedAt: new Date(round.openedAt).toISOString(),
      closedAt: round.closedAt === null ? null : new Date(round.closedAt).toISOString(),
    };
  };

  return { getTx, getRound, feed: createFeed(deps.reads, vendorCode) };
}
