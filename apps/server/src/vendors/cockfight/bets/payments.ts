import type { Arena, FightOutcome, TotePayout } from '@baize/games/cockfight';
import type { WalletBalance } from '@baize/vendor-kit';
import { sql } from 'kysely';
import type { CockfightDependencies } from '../dependencies.ts';
import type { BetRow, FightRow } from '../schema.ts';
import type { BetStore } from './bet-store.ts';
import { type BetOutcome, outcomesOf } from './outcomes.ts';

/** What a player was paid of a fight. */
export interface PaidPlayer {
  readonly arena: string;
  readonly playerRef: string;
  readonly stakeMinor: bigint;
  readonly returnMinor: bigint;
  readonly balance: WalletBalance | null;
}

const atOnce = 1_000;
/** A bet that the wallet is to settle, and how. */
type Due = readonly [bet: BetRow, outcome: BetOutcome];

/**
 * Pays the bets of a fight. What each comes to is written on it first, then the wallet books it under the bet's next generation, then the bet
 * moves: a stop between them changes nothing, and two processes send the same. A corrected fight pays the difference in the same way.
 */
export function createPayments(
  {
    database,
    clock,
    walletOf,
    onFailure,
  }: Pick<CockfightDependencies, 'database' | 'clock' | 'walletOf' | 'onFailure'>,
  bets: BetStore,
  onPaid: (paid: PaidPlayer) => void,
) {
  const write = async (due: readonly Due[]): Promise<void> => {
    await sql`update cockfight.bets b set next_return_minor = n.returned, next_state = n.state
      from unnest(${due.map(([{ id }]) => id)}::uuid[], ${due.map(([{ generation }]) => generation)}::smallint[],
        ${due.map(([, { returnMinor }]) => returnMinor)}::bigint[], ${due.map(([, { to }]) => to)}::text[])
        n(id, generation, returned, state)
      where b.id = n.id and b.generation = n.generation`.execute(database);
  };

  const mark = async (paid: readonly BetRow[]): Promise<void> => {
    await sql`update cockfight.bets b set
        state = b.next_state, generation = b.generation + 1, return_minor = b.next_return_minor,
        corrected_from_minor = case when b.generation > 0 then b.return_minor else null end,
        closed_at = coalesce(b.closed_at, ${clock.now()}), next_return_minor = null, next_state = null
      from unnest(${paid.map(({ id }) => id)}::uuid[], ${paid.map(({ generation }) => generation)}::smallint[]) p(id, generation)
      where b.id = p.id and b.generation = p.generation and b.next_state is not null`.execute(database);
  };

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
  const payChunk = async (arena: Arena, due: readonly Due[], paid: Map<string, PaidPlayer>): Promise<boolean> => {
    await write(due);
    const answers = await send(arena, due);
    await mark(due.flatMap(([bet], index) => (answers[index]?.status === 'ok' ? [bet] : [])));
    for (const [index, [bet, { returnMinor }]] of due.entries()) {
      const answer = answers[index];
      if (answer?.status === 'refused' && answer.retry === 'never')
        onFailure(new Error(`the wallet refused to settle ${bet.id}: ${answer.code}`));
      if (answer?.status !== 'ok') continue;
      const { player_ref: playerRef } = bet;
      const before = paid.get(playerRef);
      paid.set(playerRef, {
        ...{ arena: arena.code, playerRef, balance: answer.balance },
        stakeMinor: (before?.stakeMinor ?? 0n) + bet.risk_minor,
        returnMinor: (before?.returnMinor ?? 0n) + returnMinor,
      });
    }
    return due.every((_one, index) => answers[index]?.status === 'ok' || answers[index]?.retry === 'never');
  };

  /** True when the wallet has answered for every bet of the fight; bets come to none once it is closed. */
  return async (arena: Arena, fight: FightRow, outcome: FightOutcome, tote: TotePayout | null): Promise<boolean> => {
    const all = await bets.standing(fight.id);
    const outcomes = outcomesOf(all, outcome, tote);
    const due = all.flatMap((bet): Due[] => {
      const next = outcomes.get(bet.id);
      return next && isDue(bet, next) ? [[bet, next]] : [];
    });
    const paid = new Map<string, PaidPlayer>();
    let areAllAnswered = true;
    for (let from = 0; from < due.length; from += atOnce)
      areAllAnswered = (await payChunk(arena, due.slice(from, from + atOnce), paid)) && areAllAnswered;
    for (const player of paid.values()) onPaid(player);
    return areAllAnswered;
  };
}
export type PayFight = ReturnType<typeof createPayments>;
