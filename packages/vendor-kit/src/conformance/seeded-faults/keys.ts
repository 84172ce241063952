import type { KeyObject } from 'node:crypto';
import type { DoorFault } from './doors.ts';

/** Doors that are wrong about the keys of a vendor. */
export const keyFaults: readonly DoorFault[] = [
  {
    name: 'a retired key goes on',
    caughtBy: ['K-05', 'K-06'],
    spoil: (checks) => ({
      ...checks,
      keyOf: ({ keys, retiredKeys }, keyId) => keys.get(keyId) ?? retiredKeys?.get(keyId),
    }),
  },
  {
    name: 'a retired key makes the house stumble',
    caughtBy: ['K-05', 'K-06'],
    spoil: (checks) => ({
      ...checks,
      keyOf: (door, keyId) => {
        if (door.retiredKeys?.has(keyId)) throw new Error('the key is retired');
        return checks.keyOf(door, keyId);
      },
    }),
  },
  {
    name: 'a vendor has one key',
    caughtBy: ['K-01', 'K-02'],
    spoil: (checks) => ({
      ...checks,
      keyOf: (door, keyId) => (door.keys.keys().next().value === keyId ? checks.keyOf(door, keyId) : undefined),
    }),
  },
  {
    name: 'the first use of a new key ends the old one',
    caughtBy: ['K-02'],
    spoil: (checks) => {
      let isNewInUse = false;
      return {
        ...checks,
        keyOf: (door, keyId) => {
          const isFirst = door.keys.keys().next().value === keyId;
          isNewInUse ||= !isFirst;
          return isFirst && isNewInUse ? undefined : checks.keyOf(door, keyId);
        },
      };
    },
  },
  {
    name: 'any live key signs under any id of its vendor',
    caughtBy: ['K-03'],
    spoil: (checks) => {
      let keys: readonly KeyObject[] = [];
      return {
        ...checks,
        keyOf: (door, keyId) => {
          keys = [...door.keys.values()];
          return checks.keyOf(door, keyId);
        },
        verify: (parts) => keys.some((key) => checks.verify(parts, key)),
      };
    },
  },
  {
    name: 'each key has nonces of its own',
    caughtBy: ['K-04'],
    spoil: (checks) => {
      let last = '';
      return {
        ...checks,
        keyOf: (door, keyId) => {
          last = keyId;
          return checks.keyOf(door, keyId);
        },
        isNewNonce: (provider, nonce) => checks.isNewNonce(`${provider} ${last}`, nonce),
      };
    },
  },
];
