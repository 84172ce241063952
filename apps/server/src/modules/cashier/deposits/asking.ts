import { currencyExponent } from '@baize/money';
import {
  type DepositStart,
  type ProviderOrder,
  ProviderRefusedError,
  UnknownOutcomeError,
} from '../providers/provider.ts';
import type { DepositDependencies } from './dependencies.ts';
import type { Moves } from './moves.ts';
import type { DepositOrder } from './schema.ts';
import { mayMove, nextAskAt } from './states.ts';
import type { DepositStore } from './store.ts';

const batch = 20;
/** A taken order is nobody else's for so long. */
const takenForMs = 30_000;

const toProvider = (order: DepositOrder): ProviderOrder => ({
  ...order,
  exponent: currencyExponent(order.currency) ?? 0,
});

/** Starts orders at their provider, and asks again for what is not known. */
export function createAsking(deps: DepositDependencies, store: DepositStore, moves: Moves) {
  const { clock, providers, onFailure } = deps;

  /** An order whose start nobody knows of stays CREATED, and is started again: the same order is the same payment. */
  const start = async (order: DepositOrder): Promise<void> => {
    const provider = providers.get(order.provider);
    if (!provider) return;
    let started: DepositStart;
    try {
      started = await provider.startDeposit(toProvider(order));
    } catch (error) {
      if (error instanceof ProviderRefusedError) await moves.move(order, ({ state }) => refusedIn(state));
      else if (!(error instanceof UnknownOutcomeError)) onFailure(error);
      return;
    }
    await moves.move(order, ({ state }) => startedIn(state), { start: started });
  };

  /** Asks the provider how an order stands and follows its answer; what it does not know is asked for again later. */
  const ask = async (order: DepositOrder): Promise<void> => {
    const provider = providers.get(order.provider);
    if (!provider) return;
    try {
      const report = await provider.depositReport(toProvider(order));
      const isUnstarted = order.state === 'CREATED' && (report.state === 'notFound' || report.state === 'pending');
      if (isUnstarted && clock.now() < order.expiresAt) await start(order);
      else await moves.report(order, report, 'asked');
    } catch (error) {
      if (!(error instanceof UnknownOutcomeError)) onFailure(error);
    }
  };

  return {
    start,
    ask,
    /** Asks for every order that is due; returns how many there were. */
    askDue: async (): Promise<number> => {
      const now = clock.now();
      const due = await store.takeDue(now, new Date(now.getTime() + takenForMs), batch);
      await Promise.all(
        due.map(async (order) => {
          await ask(order);
          await store.askAt(order, order.state, nextAskAt(order.state, order.asked, clock.now()));
        }),
      );
      return due.length;
    },
  };
}
export type Asking = ReturnType<typeof createAsking>;

const startedIn = (state: DepositOrder['state']) =>
  mayMove(state, 'PENDING', 'provider')
    ? ({ kind: 'move', move: { to: 'PENDING', actor: 'provider', reason: 'started' } } as const)
    : ({ kind: 'wait' } as const);

const refusedIn = (state: DepositOrder['state']) =>
  mayMove(state, 'FAILED', 'provider')
    ? ({ kind: 'move', move: { to: 'FAILED', actor: 'provider', reason: 'refused' } } as const)
    : ({ kind: 'wait' } as const);
