import { sql } from 'kysely';
import { leftToDeposit } from '../../ledger/index.ts';
import type { Callback } from '../providers/provider.ts';
import { createAsking } from './asking.ts';
import type { DepositDependencies } from './dependencies.ts';
import { createMoves } from './moves.ts';
import { createOrdering, type DepositRequest, openMinorOf } from './ordering.ts';
import { createProofs } from './proofs.ts';
import type { DepositOrder } from './schema.ts';
import { mayMove } from './states.ts';
import { createDepositStore } from './store.ts';

/** Deposits by payment providers: ordered, started, reported, asked for, booked once. */
export function createDeposits(deps: DepositDependencies) {
  const store = createDepositStore(deps.database);
  const moves = createMoves(deps);
  const asking = createAsking(deps, store, moves);
  const write = createOrdering(deps);

  return {
    store,
    proofs: createProofs(deps),
    askDue: asking.askDue,
    ask: asking.ask,

    /** A person found what a transfer brought: it is booked, whatever was asked for. */
    matched: (order: DepositOrder, paidMinor: bigint) =>
      moves.move(order, ({ state }) =>
        mayMove(state, 'PAID', 'staff')
          ? { kind: 'move', move: { to: 'PAID', actor: 'staff', reason: 'matched', paidMinor } }
          : { kind: 'wait' },
      ),

    /** Orders a deposit and starts it at its provider; what the provider does not answer is started again by itself. */
    order: async (request: DepositRequest): ReturnType<typeof write> => {
      const written = await write(request);
      if (!written.ok) return written;
      const order = await store.ofMember(request.memberId, written.value.orderId);
      if (order?.state === 'CREATED') await asking.start(order);
      return written;
    },

    /** Follows a signed callback. False: it is about nothing of this provider. */
    follow: async (providerCode: string, callback: Callback): Promise<boolean> => {
      const order = await store.find(callback.id);
      if (order?.provider !== providerCode) return false;
      if ((await moves.report(order, callback.report, 'sent')) === 'ask') await asking.ask(order);
      return true;
    },

    /** What the member may still pay in today, open orders counted; null: he has no limit. */
    leftToday: (memberId: string): Promise<bigint | null> =>
      deps.ledger.runWalletTransaction<string, bigint | null>({
        memberId,
        references: [],
        facts: () => sql<string>`to_json(${openMinorOf(memberId)}::text)`,
        decide: ({ wallet, facts }, now) => {
          const leftMinor = wallet && leftToDeposit(wallet, now);
          if (leftMinor === null) return { answer: null };
          const freeMinor = leftMinor - BigInt(facts);
          return { answer: freeMinor > 0n ? freeMinor : 0n };
        },
      }),
  };
}
export type Deposits = ReturnType<typeof createDeposits>;
