import type { VendorWallet, WalletAnswer } from '@baize/vendor-kit';
import type { RawBuilder } from 'kysely';
import { createBulkSettlement } from '../../src/modules/gateway/bulk/index.ts';
import { type Command, moneyCommands, queryTransferCommand } from '../../src/modules/gateway/commands.ts';
import type { GatewayDependencies } from '../../src/modules/gateway/dependencies.ts';
import type { FactsRequest } from '../../src/modules/gateway/facts.ts';
import type { Players } from '../../src/modules/gateway/players.ts';
import { createRunner, factsRequestOf } from '../../src/modules/gateway/runner.ts';
import type { BatchWriterConnection } from '../../src/modules/ledger/booking/batch-writer.ts';
import { createBatchWriters } from '../../src/modules/ledger/booking/batch-writers.ts';
import { balanceOf, type Wallet } from '../../src/modules/ledger/booking/wallet/wallet.ts';
import { createWalletCache } from '../../src/modules/ledger/booking/wallet/wallet-cache.ts';
import { createWalletRefresh } from '../../src/modules/ledger/booking/wallet/wallet-refresh.ts';
import type { WalletTransactionRequest } from '../../src/modules/ledger/booking/wallet-protocol.ts';
import {
  createWalletTransactions,
  type WalletTransactionDependencies,
} from '../../src/modules/ledger/booking/wallet-transaction.ts';
import { createLedgerService } from '../../src/modules/ledger/service.ts';
import type { Database } from '../../src/platform/database/database.ts';
import type { Port } from './database/database.ts';
import { factsFrom, roundsFrom, walletFrom } from './database/reading.ts';
import { emptyAccount, type State } from './database/state.ts';
import type { SimulatedProcess, SimulatedWallet } from './database/wallets.ts';
import { withFaultyFacts, withFaultyRequests } from './faulty-ports.ts';
import type { World } from './world.ts';

/** Stands for the SQL of a caller's facts. */
interface SimulatedFacts {
  readFrom(state: State): unknown;
}
const factsBy = <Facts>(readFrom: SimulatedFacts['readFrom']) => ({ readFrom }) as unknown as RawBuilder<Facts>;

const never = () => new Promise<never>(() => undefined);
const hashToken = (token: string): Buffer => Buffer.from(token);

function cacheThatKeepsMemos(): ReturnType<typeof createWalletCache> {
  const cache = createWalletCache();
  return { ...cache, keep: (wallet, memo) => cache.keep(wallet, memo ?? cache.memoOf(wallet.memberId)) };
}

/** The real ledger and the real runner of one process, with its own batch writers, queues and caches, over the simulated database. */
export function createProcess(world: World): SimulatedProcess {
  const { schedule, database, chaos, faults } = world;
  const { state } = database;
  const cache = faults.keepsMemos ? cacheThatKeepsMemos() : createWalletCache();
  let isDead = false;
  const undo = new Set<() => void>();
  const port: Port = {
    isDead: () => isDead,
    pass: async () => {
      await schedule.pause();
      if (isDead) await never();
    },
    onDeath: (work) => {
      undo.add(work);
      return () => void undo.delete(work);
    },
  };

  const readWallet = async (
    database: Database,
    memberId: string,
    references: WalletTransactionRequest<unknown, unknown>['references'],
    facts: RawBuilder<unknown>,
  ) => {
    if (chaos.losesRead()) {
      await port.pass();
      throw new Error('the connection was lost');
    }
    const wallet = walletFrom(state, memberId, references, faults);
    const read = (facts as unknown as Partial<SimulatedFacts>).readFrom?.(state) ?? null;
    await port.pass();
    const stale = faults.readsFromCache && !database.isTransaction ? cache.get(memberId) : undefined;
    return { wallet: wallet && stale ? { ...stale, earlier: wallet.earlier } : wallet, facts: read };
  };

  const readWallets = async (memberIds: readonly string[]): Promise<Wallet[]> => {
    world.seen('wallets read anew');
    await port.pass();
    if (chaos.losesRead()) throw new Error('the connection was lost');
    const wallets = memberIds.flatMap((memberId) => walletFrom(state, memberId, [], faults) ?? []);
    await port.pass();
    return wallets.map((wallet) => {
      const known = faults.refreshesAccountsAlone ? cache.get(wallet.memberId) : undefined;
      return known ? { ...known, accounts: wallet.accounts } : wallet;
    });
  };

  /** Opened once, seen by all; nobody waits for it in vain. */
  const open = async (id: string, account: () => ReturnType<typeof emptyAccount>) => {
    if (!state.accounts.has(id)) state.accounts.set(id, account());
    await port.pass();
  };
  const known = new Set<string>();
  const operatorAccounts: WalletTransactionDependencies['operatorAccounts'] = {
    ensure: (_database, accounts) => {
      const missing = accounts.filter(({ id }) => !known.has(id));
      if (missing.length === 0) return null;
      return (async () => {
        for (const { id, kind, label } of missing) await open(id, () => emptyAccount(id, kind, null, label));
        for (const { id } of missing) known.add(id);
      })();
    },
  };
  const memberAccounts = {
    insert: async () => {
      throw new TypeError('members of a simulation have their accounts from the beginning');
    },
    open: async (_database: Database, { memberId }: { memberId: string }, kind: 'locked') => {
      const id = `${memberId.slice(0, -2)}${kind === 'locked' ? 'd' : 'e'}${memberId.slice(-1)}`;
      await open(id, () => emptyAccount(id, kind, memberId));
    },
  } as unknown as WalletTransactionDependencies['memberAccounts'];

  const transactionOf = (run: unknown, lock: unknown) => ({ isTransaction: true, run, lock }) as unknown as Database;
  const reads = {
    isTransaction: false,
    transaction: () => ({
      execute: <T>(work: (transaction: Database) => Promise<T>) => {
        world.seen('locked first');
        return database.transaction(port, (run, lock) => work(transactionOf(run, lock)));
      },
    }),
  } as unknown as Database;

  const runWalletTransaction = createWalletTransactions({
    clock: schedule.clock,
    reads,
    batchWriters: createBatchWriters({
      writers: 2,
      pace: world.flushPolicy,
      connections: Array.from({ length: world.batchWriterCount }, () =>
        noting(database.connection(port), () => world.seen('call beside another')),
      ),
      clock: schedule.clock,
      elapsedMs: schedule.elapsedMs,
      nextTick: port.pass,
      watcher: world.batchWatcher,
    }),
    cache,
    readWallet: readWallet as WalletTransactionDependencies['readWallet'],
    refreshWallet: createWalletRefresh(readWallets, port.pass),
    lockAccounts: (transaction) => (transaction as unknown as { lock: () => Promise<void> }).lock(),
    runIn: (transaction) => (transaction as unknown as { run: ReturnType<WalletTransactionDependencies['runIn']> }).run,
    operatorAccounts,
    memberAccounts,
  });

  const createWallet = (vendorCode: string): SimulatedWallet => {
    // The runner takes its turn while it is called, so this is the command that the turn is for.
    let current: Command | null = null;
    const factsRequest = (): FactsRequest => {
      if (!current) throw new TypeError('a turn without its command');
      return factsRequestOf(vendorCode, current, hashToken);
    };
    const deps = {
      clock: schedule.clock,
      hashToken,
      onFailure: (error: unknown) => world.failed(error),
      sessions: {
        isSessionAlive: async () => {
          await port.pass();
          return true;
        },
      },
      ledger: {
        balanceOf: async (memberId: string) => {
          await port.pass();
          const wallet = walletFrom(state, memberId, [], faults);
          await port.pass();
          return wallet && balanceOf(wallet);
        },
        runWalletTransaction: <Facts, Answer>(request: WalletTransactionRequest<Facts, Answer>) => {
          const asked = factsRequest();
          const facts = () => factsBy<Facts>((now) => factsFrom(now, request.memberId, asked));
          return runWalletTransaction(reads, { ...request, facts });
        },
      },
    } as unknown as GatewayDependencies;
    const players = { memberOf: world.memberOf, findMember: async () => null };
    const runner = createRunner(deps, vendorCode, players);
    const run = (command: Command): Promise<WalletAnswer> => {
      current = withFaultyFacts(faults, command);
      const answer = runner(current);
      current = null;
      return answer;
    };
    const wallet: SimulatedWallet = {
      ...moneyCommands(run),
      queryTransfer: ({ txId, playerRef }) => run(queryTransferCommand({ txId, playerRef })),
    };
    return withFaultyRequests(faults, wallet);
  };

  const createSettleBets = (vendorCode: string): VendorWallet['settleBets'] =>
    createBulkSettlement(
      {
        ledger: {
          runWalletTransaction: (request) => runWalletTransaction(reads, request),
        } as GatewayDependencies['ledger'],
        newId: () => '',
        onHeld: () => undefined,
        onFailure: (error: unknown) => world.failed(error),
      },
      { vendorCode, players: { memberOf: world.memberOf, findMember: async () => null } as Players, holds: null },
      (code, betIds) => factsBy((now) => roundsFrom(now, code, betIds, faults)),
    );

  const wallets = new Map<string, SimulatedWallet>();
  return {
    walletOf: (vendorCode) => {
      const wallet = wallets.get(vendorCode) ?? createWallet(vendorCode);
      wallets.set(vendorCode, wallet);
      return wallet;
    },
    settleBetsOf: createSettleBets,
    ledger: createLedgerService({ runWalletTransaction, memberAccounts }),
    reads,
    kill: () => {
      isDead = true;
      for (const work of undo) work();
    },
  };
}

/** A lane's connection that tells of each call which sets out while another one is under way. */
function noting({ run, inTransaction }: BatchWriterConnection, beside: () => void): BatchWriterConnection {
  let underWay = 0;
  const noted = async <T>(call: () => Promise<T>): Promise<T> => {
    if (underWay > 0) beside();
    underWay += 1;
    try {
      return await call();
    } finally {
      underWay -= 1;
    }
  };
  return {
    run: (statement) => noted(() => run(statement)),
    inTransaction: (work) => noted(() => inTransaction(work)),
  };
}
