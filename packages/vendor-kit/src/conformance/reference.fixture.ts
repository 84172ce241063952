import type { KeyObject } from 'node:crypto';
import { createHttpWallet, newKeyPair, privateKeyOf, publicKeyOf } from '../http/index.ts';
import {
  serveWallets,
  type TransportChecks,
  transportChecks,
  type VendorTransport,
} from '../reference-wallet/http-server.ts';
import { createReferenceOperator, type ReferenceOperator } from '../reference-wallet/index.ts';
import type { VendorWallet } from '../wallet.ts';
import { createHttpPeer, type SigningKey } from './http-peer.ts';
import type { Target } from './scenario.ts';

/** Makes a wallet wrong; the operator lets it reach what the wallet itself cannot. */
export type WithFault = (wallet: VendorWallet, operator: ReferenceOperator) => VendorWallet;

export const vendorCode = 'vendor';
const otherCode = 'other';

/** The second vendor has no wallet of its own. */
function newOperator(): ReferenceOperator {
  const operator = createReferenceOperator([vendorCode, otherCode]);
  operator.vendorOf(otherCode).hasOwnWallet = false;
  return operator;
}

/** The reference operator as a target in memory, with a second vendor. */
export function memoryTarget(withFault: WithFault = (wallet) => wallet): Target {
  const operator = newOperator();
  return {
    wallet: withFault(operator.walletFor(vendorCode), operator),
    admin: operator.adminFor(vendorCode),
    otherVendor: { wallet: operator.walletFor(otherCode), admin: operator.adminFor(otherCode), isSingle: true },
    hasStakeLimits: true,
  };
}

export interface HttpTarget {
  target: Target;
  url: string;
  privateKeyPem: string;
  /** The private halves of the vendor's second and retired keys. */
  secondKeyPem: string;
  retiredKeyPem: string;
  operator: ReferenceOperator;
  close(): Promise<void>;
}

export const keyId = 'k1';
export const secondKeyId = 'k2';
export const retiredKeyId = 'k0';

const keyMap = (id: string, { publicKey }: { publicKey: string }) =>
  new Map<string, KeyObject>([[id, publicKeyOf(publicKey)]]);
const signingKey = (id: string, pem: string): SigningKey => ({ keyId: id, privateKey: privateKeyOf(pem) });

/** The same behind a socket. */
export async function httpTarget(
  faultyChecks: (checks: TransportChecks) => TransportChecks = (checks) => checks,
): Promise<HttpTarget> {
  const operator = newOperator();
  const keys = new Map([vendorCode, otherCode].map((code) => [code, newKeyPair()]));
  const [second, retired] = [newKeyPair(), newKeyPair()];
  const transports = new Map<string, VendorTransport>(
    [...keys].map(([code, pair]) => [code, { wallet: operator.walletFor(code), keys: keyMap(keyId, pair) }]),
  );
  transports.set(vendorCode, {
    wallet: operator.walletFor(vendorCode),
    keys: new Map([...(transports.get(vendorCode)?.keys ?? []), ...keyMap(secondKeyId, second)]),
    retiredKeys: keyMap(retiredKeyId, retired),
  });
  const server = await serveWallets(transports, faultyChecks(transportChecks()));
  const access = (provider: string) => ({
    url: server.url,
    provider,
    keyId,
    privateKey: privateKeyOf(keys.get(provider)?.privateKeyPem ?? ''),
    // A busy machine makes no test fail.
    deadlineMs: 60_000,
  });
  return {
    url: server.url,
    privateKeyPem: keys.get(vendorCode)?.privateKeyPem ?? '',
    secondKeyPem: second.privateKeyPem,
    retiredKeyPem: retired.privateKeyPem,
    operator,
    close: server.close,
    target: {
      wallet: createHttpWallet(access(vendorCode)),
      admin: operator.adminFor(vendorCode),
      otherVendor: {
        wallet: createHttpWallet(access(otherCode)),
        admin: operator.adminFor(otherCode),
        provider: otherCode,
        isSingle: true,
      },
      http: createHttpPeer(access(vendorCode)),
      secondKey: signingKey(secondKeyId, second.privateKeyPem),
      retiredKey: signingKey(retiredKeyId, retired.privateKeyPem),
      hasStakeLimits: true,
    },
  };
}
