import type { VendorWallet } from '@baize/vendor-kit';
import type { FastifyPluginAsync } from 'fastify';
import { type Clock, elapsedMs } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createKeyQueues } from '../../../platform/jobs/key-queues.ts';
import type { SecurityEvents } from '../../../platform/log/security-events.ts';
import { newReference as chanceReference } from '../../../platform/tracing/reference.ts';
import { createAuthentication } from './access/authentication.ts';
import { createVendorNonces } from './access/nonces.ts';
import { createVendorProfiles } from './access/profiles.ts';
import { createVendorAdmin, type VendorAdmin } from './access/vendor-admin.ts';
import { createActStore } from './acts/act-store.ts';
import { createAnswerMemory } from './acts/answer-memory.ts';
import { createBookedAtOf } from './acts/booking-times.ts';
import { createExecute } from './acts/execute.ts';
import { createVendorGuard, type VendorAlarm } from './guard.ts';
import { createVendorGate, defaultLimits, type VendorLimits } from './limits.ts';
import { createPlayers, type PlayerOf } from './players.ts';
import { walletRoutes } from './routes.ts';

export { runVendorKey } from './access/key-command.ts';
export { type AdminAnswer, type AdminFault, createVendorAdmin, type VendorAdmin } from './access/vendor-admin.ts';
export { plainAdapter, type VendorAdapter } from './adapter.ts';
export type { VendorCap } from './caps/caps.ts';
export { runVendorCaps } from './caps/caps-command.ts';
export type { VendorAlarm } from './guard.ts';
export type { VendorLimits } from './limits.ts';
export type { VendorPlayer } from './players.ts';

export interface WalletHttpDependencies {
  /** Connections of money: with others a report could hold up every signed request. */
  database: Database;
  clock: Clock;
  newId: () => string;
  /** The number under which a failure is logged; one by chance by default. */
  newReference?: () => string;
  walletFor: (vendorCode: string) => VendorWallet;
  /** The same, where what it pays waits for a person: for payouts beyond a vendor's hourly cap. */
  holdingWalletFor: (vendorCode: string) => VendorWallet;
  /** Called on every failure that a vendor is told as INTERNAL. */
  onFailure: (error: unknown, reference?: string) => void;
  /** Called on every vendor that its caps disabled. */
  onAlarm: (alarm: VendorAlarm) => void;
  /** Called on every call without a right signature, and of every replay. */
  securityEvents: Pick<SecurityEvents, 'note'>;
  limits?: Partial<VendorLimits>;
  /** A time for rate limits that only grows; the process's own by default. */
  elapsedMs?: () => number;
  /** After this an answer is INTERNAL, whatever becomes of the work; 1.5 s by default. */
  deadlineMs?: number;
  /** The gateway's own players by default. */
  playerOf?: PlayerOf;
}

export interface WalletHttp {
  /** To be registered in the app: `POST /wallet/v1/<command>`. */
  routes: FastifyPluginAsync;
  admin: VendorAdmin;
  /** Deletes what no request can need any more; to be called now and then. */
  purge(): Promise<void>;
}

const defaultDeadlineMs = 1_500;

/** The wallet contract over signed HTTP. Who may call, what is capped and how suppliers differ is decided here; money is not. */
export function createWalletHttp(deps: WalletHttpDependencies): WalletHttp {
  const { database, clock, onFailure, onAlarm, securityEvents, deadlineMs = defaultDeadlineMs } = deps;
  const { newReference = chanceReference } = deps;
  const profiles = createVendorProfiles(deps);
  const admin = createVendorAdmin({ ...deps, profiles });
  const acts = createActStore(deps);
  const nonces = createVendorNonces(deps);
  const execute = createExecute({
    walletFor: remembering(deps.walletFor),
    holdingWalletFor: remembering(deps.holdingWalletFor),
    playerOf: deps.playerOf ?? createPlayers(database),
    guard: createVendorGuard({ acts, bookedAtOf: createBookedAtOf(database), admin, onAlarm, onFailure }),
    memory: createAnswerMemory(deps),
    inQueue: createKeyQueues(),
    onFailure,
    newReference,
  });
  const gate = createVendorGate({ ...defaultLimits, ...deps.limits }, deps.elapsedMs ?? elapsedMs);
  return {
    routes: walletRoutes({
      newReference,
      admit: createAuthentication({ profiles, clock }),
      nonces,
      gate,
      execute,
      deadlineMs,
      securityEvents,
    }),
    admin,
    purge: async () => {
      await nonces.purge();
      await acts.purge();
    },
  };
}

/** One wallet for each vendor that was ever admitted. */
function remembering(walletFor: (vendorCode: string) => VendorWallet): (vendorCode: string) => VendorWallet {
  const wallets = new Map<string, VendorWallet>();
  return (vendorCode) => {
    const wallet = wallets.get(vendorCode) ?? walletFor(vendorCode);
    wallets.set(vendorCode, wallet);
    return wallet;
  };
}
