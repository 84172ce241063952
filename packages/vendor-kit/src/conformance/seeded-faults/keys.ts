import type { KeyObject } from 'node:crypto';
import type { TransportFault } from './transports.ts';

/** Doors that are wrong about the keys of a vendor. */
export const keyFaults: readonly TransportFault[] = [
  {
    name: 'a retired key goes on',
    caughtBy: ['K-05', 'K-06'],
    withFault: (checks) => ({
      ...checks,
      keyOf: ({ keys, retiredKeys }, keyId) => keys.get(keyId) ?? retiredKeys?.get(keyId),
    }),
  },
  {
    name: 'a retired key makes the operator stumble',
    caughtBy: ['K-05', 'K-06'],
    withFault: (checks) => ({
      ...checks,
      keyOf: (transport, keyId) => {
        if (transport.retiredKeys?.has(keyId)) throw new Error('the key is retired');
        return checks.keyOf(transport, keyId);
      },
    }),
  },
  {
    name: 'a vendor has one key',
    caughtBy: ['K-01', 'K-02'],
    withFault: (checks) => ({
      ...checks,
      keyOf: (transport, keyId) =>
        transport.keys.keys().next().value === keyId ? checks.keyOf(transport, keyId) : undefined,
    }),
  },
  {
    name: 'the first use of a new key ends the old one',
    caughtBy: ['K-02'],
    withFault: (checks) => {
      let isNewInUse = false;
      return {
        ...checks,
        keyOf: (transport, keyId) => {
          const isFirst = transport.keys.keys().next().value === keyId;
          isNewInUse ||= !isFirst;
          return isFirst && isNewInUse ? undefined : checks.keyOf(transport, keyId);
        },
      };
    },
  },
  {
    name: 'any live key signs under any id of its vendor',
    caughtBy: ['K-03'],
    withFault: (checks) => {
      let keys: readonly KeyObject[] = [];
      return {
        ...checks,
        keyOf: (transport, keyId) => {
          keys = [...transport.keys.values()];
          return checks.keyOf(transport, keyId);
        },
        verify: (parts) => keys.some((key) => checks.verify(parts, key)),
      };
    },
  },
  {
    name: 'each key has nonces of its own',
    caughtBy: ['K-04'],
    withFault: (checks) => {
      let last = '';
      return {
        ...checks,
        keyOf: (transport, keyId) => {
          last = keyId;
          return checks.keyOf(transport, keyId);
        },
        isNewNonce: (provider, nonce) => checks.isNewNonce(`${provider} ${last}`, nonce),
      };
    },
  },
];
