import type { Arena, FightOutcome } from '@baize/games/cockfight';
import type { WalletBalance } from '@baize/vendor-kit';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { PlayerNotice } from '../../vendor.ts';
import type { CockfightDependencies } from '../dependencies.ts';
import { type Pools, payoutOf } from '../fights/pools.ts';
import type { BetRow, FightRow } from '../schema.ts';
import type { BetStore } from './bet-store.ts';
import { type BetOutcome, outcomesOf } from './outcomes.ts';

/** What a player was paid of a fight. */
export interface PaidPlayer {
  readonly fightId: string;
  readonly arena: string;
  readonly playerRef: string;
  readonly stakeMinor: bigint;
  readonly returnMinor: bigint;
  readonly balance: WalletBalance | null;
}

const atOnce = 1_000;
/** A bet that the wallet is to settle, and how. */
type Due = readonly [bet: BetRow, outcome: BetOutcome];

/** What a correction changed for a player; null: a first result, or nothing. */
function noticeOf({ arena, number }: FightRow, [bet, { returnMinor }]: Due): PlayerNotice | null {
  const difference = returnMinor - (bet.return_minor ?? 0n);
  if (bet.generation === 0 || difference === 0n) return null;
  return {
    kind: difference > 0n ? 'fightRaised' : 'fightLowered',
    playerRef: bet.player_ref,
    reference: bet.id,
    amountMinor: difference > 0n ? difference : -difference,
    params: { arena, fight: `${number}` },
  };
}

/**
 * Pays the bets of a fight. What each comes to is written on it first, then the wallet books it under the bet's next generation, then the bet
 * moves: a stop between them changes nothing, and two processes send the same. A corrected fight pays the difference in the same way.
 */
export function createPayments(
  {
    database,
    clock,
    walletOf,
    staffPorts,
    onFailure,
  }: Pick<CockfightDependencies, 'database' | 'clock' | 'walletOf' | 'staffPorts' | 'onFailure'>,
  { bets, pools }: { bets: BetStore; pools: Pools },
  onPaid: (paid: PaidPlayer) => void,
) {
  /** Of which bets it was written. None of a fight whose result is not this one any more: it was corrected meanwhile. */
  const write = async (due: readonly Due[], outcome: FightOutcome): Promise<ReadonlySet<string>> => {
    const { rows } = await sql<{
      id: string;
    }>`update cockfight.bets b set next_return_minor = n.returned, next_state = n.state
      from unnest(${due.map(([{ id }]) => id)}::uuid[], ${due.map(([{ generation }]) => generation)}::smallint[],
        ${due.map(([, { returnMinor }]) => returnMinor)}::bigint[], ${due.map(([, { to }]) => to)}::text[])
        n(id, generation, returned, state), cockfight.fights f
      where b.id = n.id and b.generation = n.generation
        and f.id = b.fight_id and f.state = 'RESULT' and f.outcome = ${outcome}
      returning b.id`.execute(database);
    return new Set(rows.map(({ id }) => id));
  };

  const mark = async (transaction: Database, paid: readonly BetRow[]): Promise<void> => {
    await sql`update cockfight.bets b set
        state = b.next_state, generation = b.generation + 1, return_minor = b.next_return_minor,
        corrected_from_minor = case when b.generation > 0 then b.return_minor else null end,
        closed_at = coalesce(b.closed_at, ${clock.now()}), next_return_minor = null, next_state = null
      from unnest(${paid.map(({ id }) => id)}::uuid[], ${paid.map(({ generation }) => generation)}::smallint[]) p(id, generation)
      where b.id = p.id and b.generation = p.generation and b.next_state is not null`.execute(transaction);
  };

  /** Bets that the wallet has settled move; whoever's bet was corrected gets a message in the same transaction. */
  const close = (arena: Arena, fight: FightRow, settled: readonly Due[]): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      await mark(
        transaction,
        settled.map(([bet]) => bet),
      );
      for (const due of settled) {
        const notice = noticeOf(fight, due);
        if (notice) await staffPorts.notify(transaction, arena.code, notice);
      }
    });

  const send = async (arena: Arena, due: readonly Due[]) => {
    const { answers } = await walletOf(arena.code).settleBets({
      bets: due.map(([bet, { to, returnMinor, validTurnoverMinor }]) => ({
        ...{ betId: bet.id, playerRef: bet.player_ref, generation: bet.generation + 1 },
        ...{ payoutMinor: returnMinor, validTurnoverMinor },
        result: to === 'VOID' ? ('void' as const) : returnMinor > 0n ? ('won' as const) : ('lost' as const),
        // A first result takes nothing from anybody.
        policy: bet.generation === 0 ? ('refuse' as const) : ('allowNegative' as const),
      })),
    });
    return answers;
  };

  const isDue = (bet: BetRow, { returnMinor, to }: BetOutcome) =>
    bet.state === 'ACCEPTED' || bet.return_minor !== returnMinor || bet.state !== to;

  /**
   * True when the wallet answered for all of them. What it refuses for good is reported and left to the reconciliation, for it must keep neither
   * other bets from their money nor the arena from its next fight.
   */
  const payChunk = async (
    arena: Arena,
    asked: readonly Due[],
    { fight, outcome, paid }: { fight: FightRow; outcome: FightOutcome; paid: Map<string, PaidPlayer> },
  ): Promise<boolean> => {
    const written = await write(asked, outcome);
    const due = asked.filter(([{ id }]) => written.has(id));
    if (due.length === 0) return asked.length === 0;
    const answers = await send(arena, due);
    await close(
      arena,
      fight,
      due.filter((_one, index) => answers[index]?.status === 'ok'),
    );
    for (const [index, [bet, { returnMinor }]] of due.entries()) {
      const answer = answers[index];
      if (answer?.status === 'refused' && answer.retry === 'never')
        onFailure(new Error(`the wallet refused to settle ${bet.id}: ${answer.code}`));
      if (answer?.status !== 'ok') continue;
      const { player_ref: playerRef } = bet;
      const before = paid.get(playerRef);
      paid.set(playerRef, {
        ...{ fightId: bet.fight_id, arena: arena.code, playerRef, balance: answer.balance },
        stakeMinor: (before?.stakeMinor ?? 0n) + bet.risk_minor,
        returnMinor: (before?.returnMinor ?? 0n) + returnMinor,
      });
    }
    return (
      due.length === asked.length &&
      due.every((_one, index) => answers[index]?.status === 'ok' || answers[index]?.retry === 'never')
    );
  };

  /** True when the wallet has answered for every bet of the fight; bets come to none once it is closed. */
  return async (arena: Arena, fight: FightRow, outcome: FightOutcome): Promise<boolean> => {
    const all = await bets.standing(fight.id);
    const closed = await pools.ofFight(fight.id);
    const outcomes = outcomesOf(all, outcome, (pool) => {
      const row = closed.get(pool);
      return row ? payoutOf(row) : null;
    });
    const due = all.flatMap((bet): Due[] => {
      const next = outcomes.get(bet.id);
      return next && isDue(bet, next) ? [[bet, next]] : [];
    });
    const paid = new Map<string, PaidPlayer>();
    let areAllAnswered = true;
    for (let from = 0; from < due.length; from += atOnce)
      areAllAnswered =
        (await payChunk(arena, due.slice(from, from + atOnce), { fight, outcome, paid })) && areAllAnswered;
    for (const player of paid.values()) onPaid(player);
    return areAllAnswered;
  };
}
export type PayFight = ReturnType<typeof createPayments>;
