import type { LookupHash } from '../../../platform/crypto/lookup-hash.ts';

/** The keyed hash of a contact that is the same in every brand of the installation; e-mail addresses without regard to case. */
export const installationLookup = (lookupHash: LookupHash, kind: 'mobile' | 'email', value: string): Buffer =>
  lookupHash('installation contact', kind, kind === 'email' ? value.trim().toLowerCase() : value);
