import { createHmac, hkdfSync } from 'node:crypto';

/** A keyed hash under which a secret value can be found again, and by nobody who has the database alone. `kind` keeps uses apart. */
export type LookupHash = (kind: string, ...parts: string[]) => Buffer;

const keyBytes = 32;

export function createLookupHash(secret: string): LookupHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'baize lookup hash', keyBytes));
  return (kind, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, ...parts]))
      .digest();
}
