import type { VendorWallet } from '@baize/vendor-kit';
import {
  createGateway,
  createWalletHttp,
  type GatewayDependencies,
  type GatewayModule,
  sweepingTick,
  type WalletHttp,
} from '../modules/gateway/index.ts';
import { hashToken, newId, randomToken } from '../platform/crypto/ids.ts';
import { housekeeping } from '../platform/jobs/durable/housekeeping.ts';
import type { RaiseAlarm } from '../platform/log/alarm.ts';
import type { SecurityEvents } from '../platform/log/security-events.ts';
import type { Metrics } from '../platform/metrics/registry.ts';
import { timedWallet } from '../platform/metrics/timed-wallet.ts';
import type { Part } from '../platform/part.ts';
import { newReference } from '../platform/tracing/reference.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';

export interface Wallet {
  gateway: GatewayModule;
  http: WalletHttp;
  /** The timed wallet of a vendor. */
  walletFor(vendorCode: string): VendorWallet;
  /** The same, where what comes back beyond the vendor's float waits for a person. */
  holdingWalletFor(vendorCode: string): VendorWallet;
  parts: readonly Part[];
}

/** The vendors' way to money: the gateway, and its signed HTTP form for vendors outside this process. */
export function createWallet(
  deps: Pick<GatewayDependencies, 'database' | 'clock' | 'ledger' | 'sessions' | 'brands' | 'reads'> & {
    metrics: Metrics;
    tracing: Tracing;
    securityEvents: Pick<SecurityEvents, 'note'>;
    raiseAlarm: RaiseAlarm;
    onFailure: (error: unknown, reference?: string) => void;
  },
): Wallet {
  const { raiseAlarm, tracing } = deps;
  const metrics = { ...deps.metrics, tracing };
  const tools = { ...deps, newId, randomToken, hashToken };
  const gateway = createGateway({
    ...tools,
    onHeld: ({ id, vendorCode, amountMinor, currencyCode, reason }) =>
      raiseAlarm({
        code: 'payout_held',
        detail: { id, vendorCode, amountMinor: `${amountMinor}`, currencyCode, reason },
      }),
  });
  const walletFor = (code: string) => timedWallet(gateway.walletFor(code), code, metrics);
  const http = createWalletHttp({
    ...tools,
    newReference: () => newReference(tracing),
    // A report that holds all other connections must not hold up a vendor.
    database: deps.reads,
    walletFor,
    holdingWalletFor: (code) => timedWallet(gateway.holdingWalletFor(code, 'hourly_loss'), code, metrics),
    onAlarm: ({ vendorCode, reason, detail }) =>
      raiseAlarm({ code: 'vendor_disabled', detail: { vendorCode, reason, detail } }),
  });
  return {
    gateway,
    http,
    walletFor,
    holdingWalletFor: (code) => timedWallet(gateway.holdingWalletFor(code, 'beyond_float'), code, metrics),
    parts: [
      {
        jobs: [housekeeping('purge.gateway', gateway.purge), housekeeping('purge.wallet', http.purge)],
        ticks: [sweepingTick(gateway, raiseAlarm)],
      },
    ],
  };
}
