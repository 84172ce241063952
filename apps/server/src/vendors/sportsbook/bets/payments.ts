import { sql } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { doAll } from '../../do-all.ts';
import type { BookDependencies, BookSettings } from '../dependencies.ts';
import type { BetState, PaidState, SportsbookTables } from '../schema.ts';
import type { BetRow } from './bet-store.ts';

/** What the wallet is to book of a bet: its whole return so far, and what it becomes. */
export interface NextPayment {
  bet: Pick<BetRow, 'id' | 'generation'>;
  from: readonly BetState[];
  to: PaidState;
  returnMinor: bigint;
  /** The unit stake that runs on; only with a part that is sold. */
  unitMinor?: bigint;
  voidReason?: string;
}

const atOnce = 1_000;

/**
 * Results on their way to the wallet. Each is written on its bet first, then the wallet books it under the bet's next generation, then the bet
 * moves: a stop between them changes nothing, and two processes send the same.
 */
export function createPayments(
  { wallet, clock, database: anyDatabase }: Pick<BookDependencies, 'wallet' | 'clock' | 'database'>,
  { vendorCode }: Pick<BookSettings, 'vendorCode'>,
) {
  const database = withTables<SportsbookTables>(anyDatabase);

  /** False: the bet has moved on, or something else of it waits to be paid. */
  const plan = async ({ bet, from, to, returnMinor, unitMinor, voidReason }: NextPayment): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('sportsbook.bets')
      .set({
        next_return_minor: returnMinor,
        next_state: to,
        next_unit_minor: unitMinor ?? null,
        ...(voidReason !== undefined && { void_reason: voidReason }),
      })
      .where('id', '=', bet.id)
      .where('vendor_code', '=', vendorCode)
      .where('state', 'in', [...from])
      .where('generation', '=', bet.generation)
      .where('next_state', 'is', null)
      .where('cash_out_minor', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };

  /** The same of open bets with their first results, in one statement. Returns those that were planned. */
  const planAll = async (
    next: readonly { bet: NextPayment['bet']; to: PaidState; returnMinor: bigint }[],
  ): Promise<BetRow[]> => {
    const { rows } = await sql<BetRow>`update sportsbook.bets b
      set next_return_minor = p.return_minor, next_state = p.state, next_unit_minor = null
      from unnest(${next.map(({ bet }) => bet.id)}::uuid[], ${next.map(({ bet }) => bet.generation)}::smallint[],
        ${next.map(({ returnMinor }) => returnMinor)}::bigint[], ${next.map(({ to }) => to)}::text[]) p(id, generation, return_minor, state)
      where b.id = p.id and b.vendor_code = ${vendorCode} and b.state = 'ACCEPTED' and b.generation = p.generation
        and b.next_state is null and b.cash_out_minor is null
      returning b.*`.execute(anyDatabase);
    return rows;
  };

  /** What the wallet has now stands on the bets; those that another process moved meanwhile are left alone. */
  const markPaid = async (bets: readonly BetRow[], now: Date): Promise<void> => {
    await sql`update sportsbook.bets b set
        state = b.next_state, generation = b.generation + 1,
        return_minor = case when b.next_state = 'ACCEPTED' then null else b.next_return_minor end,
        sold_minor = case when b.next_state = 'ACCEPTED' then b.next_return_minor else b.sold_minor end,
        open_unit_minor = coalesce(b.next_unit_minor, b.open_unit_minor),
        corrected_from_minor = case when b.state in ('SETTLED', 'VOID') then b.return_minor else b.corrected_from_minor end,
        closed_at = case when b.next_state = 'ACCEPTED' then null else coalesce(b.closed_at, ${now}) end,
        next_return_minor = null, next_state = null, next_unit_minor = null
      from unnest(${bets.map(({ id }) => id)}::uuid[], ${bets.map(({ generation }) => generation)}::smallint[]) paid(id, generation)
      where b.id = paid.id and b.generation = paid.generation and b.next_state is not null`.execute(anyDatabase);
  };

  const payAll = async (bets: readonly BetRow[]): Promise<void> => {
    if (bets.length === 0) return;
    const { answers } = await wallet.settleBets({
      bets: bets.map((bet) => {
        const payoutMinor = bet.next_return_minor ?? 0n;
        const result = bet.next_state === 'VOID' ? 'void' : payoutMinor > 0n ? 'won' : 'lost';
        const ref = { betId: bet.id, playerRef: bet.player_ref, generation: bet.generation + 1 };
        // A first result takes nothing from anybody.
        const policy = bet.generation === 0 ? 'refuse' : 'allowNegative';
        return { ...ref, payoutMinor, result, policy } as const;
      }),
    });
    const isPaid = (_bet: BetRow, index: number) => answers[index]?.status === 'ok';
    await markPaid(bets.filter(isPaid), clock.now());
    await doAll(bets.entries(), async ([index, { id }]) => {
      const answer = answers[index];
      if (answer?.status === 'refused' && answer.retry === 'never')
        throw new Error(`the wallet refused to settle ${id}: ${answer.code}`);
    });
  };

  const waiting = () =>
    database
      .selectFrom('sportsbook.bets')
      .selectAll()
      .where('vendor_code', '=', vendorCode)
      .where('next_state', 'is not', null);

  return {
    plan,
    /** Settles open bets as they come out: each is planned before the wallet is asked. Returns how many were planned. */
    settleAll: async (next: Parameters<typeof planAll>[0]): Promise<number> => {
      const planned = next.length > 0 ? await planAll(next) : [];
      await payAll(planned);
      return planned.length;
    },
    payOne: async (id: string): Promise<void> => payAll(await waiting().where('id', '=', id).execute()),
    payWaiting: async (): Promise<void> => payAll(await waiting().orderBy('id').limit(atOnce).execute()),
  };
}
export type Payments = ReturnType<typeof createPayments>;
