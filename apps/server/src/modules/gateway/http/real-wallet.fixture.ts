import { type HttpWalletOptions, privateKeyOf } from '@baize/vendor-kit/http';
import { recordSecurityEvents } from '../../../../test/support/recorded-security-events.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import type { MoneyHarness } from '../testing/money.fixture.ts';
import { createWalletHttp, type VendorAlarm } from './index.ts';
import { listen, longDeadlineMs } from './wallet-http.fixture.ts';

/** The HTTP form over the real gateway and books, listening; `optionsOf` makes a vendor a key and tells how its client is opened. */
export async function openRealWallet(money: MoneyHarness) {
  const alarms: VendorAlarm[] = [];
  const http = createWalletHttp({
    database: money.database,
    clock: money.clock,
    newId,
    walletFor: (code) => money.gateway.walletFor(code),
    holdingWalletFor: (code) => money.gateway.holdingWalletFor(code, 'hourly_loss'),
    onFailure: (error) => void money.failures.push(error),
    onAlarm: (alarm) => void alarms.push(alarm),
    securityEvents: recordSecurityEvents(),
    deadlineMs: longDeadlineMs,
  });
  const { app, url } = await listen(http);
  const optionsOf = async (vendorCode: string): Promise<HttpWalletOptions> => {
    const added = await http.admin.addVendorKey({ vendorCode });
    if (!added.ok || added.value.privateKeyPem === null) throw new Error('no key');
    const { keyId, privateKeyPem } = added.value;
    return {
      url,
      provider: vendorCode,
      keyId,
      privateKey: privateKeyOf(privateKeyPem),
      nowMs: () => money.clock.now().getTime(),
      deadlineMs: longDeadlineMs,
    };
  };
  return { http, app, alarms, optionsOf };
}
export type RealWallet = Awaited<ReturnType<typeof openRealWallet>>;
