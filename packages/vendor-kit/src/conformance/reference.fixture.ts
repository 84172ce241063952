import type { KeyObject } from 'node:crypto';
import { createHttpWallet, newKeyPair, privateKeyOf, publicKeyOf } from '../http/index.ts';
import { type DoorChecks, doorChecks, serveWallets, type VendorDoor } from '../reference-wallet/http-server.ts';
import { createReferenceHouse, type ReferenceHouse } from '../reference-wallet/index.ts';
import type { VendorWallet } from '../wallet.ts';
import { createHttpPeer, type SigningKey } from './http-peer.ts';
import type { Target } from './stage.ts';

/** Makes a wallet wrong; the house lets it reach what the wallet itself cannot. */
export type Spoil = (wallet: VendorWallet, house: ReferenceHouse) => VendorWallet;

export const vendorCode = 'vendor';
const otherCode = 'other';

/** The second vendor has no wallet of its own. */
function newHouse(): ReferenceHouse {
  const house = createReferenceHouse([vendorCode, otherCode]);
  house.vendorOf(otherCode).hasOwnWallet = false;
  return house;
}

/** The reference house as a target in memory, with a second vendor. */
export function memoryTarget(spoil: Spoil = (wallet) => wallet): Target {
  const house = newHouse();
  return {
    wallet: spoil(house.walletFor(vendorCode), house),
    desk: house.deskFor(vendorCode),
    otherVendor: { wallet: house.walletFor(otherCode), desk: house.deskFor(otherCode), isSingle: true },
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
  house: ReferenceHouse;
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
  spoilChecks: (checks: DoorChecks) => DoorChecks = (checks) => checks,
): Promise<HttpTarget> {
  const house = newHouse();
  const keys = new Map([vendorCode, otherCode].map((code) => [code, newKeyPair()]));
  const [second, retired] = [newKeyPair(), newKeyPair()];
  const doors = new Map<string, VendorDoor>(
    [...keys].map(([code, pair]) => [code, { wallet: house.walletFor(code), keys: keyMap(keyId, pair) }]),
  );
  doors.set(vendorCode, {
    wallet: house.walletFor(vendorCode),
    keys: new Map([...(doors.get(vendorCode)?.keys ?? []), ...keyMap(secondKeyId, second)]),
    retiredKeys: keyMap(retiredKeyId, retired),
  });
  const server = await serveWallets(doors, spoilChecks(doorChecks()));
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
    house,
    close: server.close,
    target: {
      wallet: createHttpWallet(access(vendorCode)),
      desk: house.deskFor(vendorCode),
      otherVendor: {
        wallet: createHttpWallet(access(otherCode)),
        desk: house.deskFor(otherCode),
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
