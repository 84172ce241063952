import type { LookupHash } from '../../../platform/crypto/lookup-hash.ts';

/** How many digits of a number stand in the plain. */
export const shownDigits = 4;

/** As it is compared and paid to: without spaces and hyphens, letters large. */
export const plainNumber = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(/[\s\-.]/g, '')
    .toUpperCase();

/** Of a plain number. */
export const isAccountNumber = (number: string): boolean => /^[A-Z0-9+@_]{4,40}$/.test(number);

/** The keyed hash by which the same account is known again within a brand. */
export const payeeHash = (
  lookupHash: LookupHash,
  { brandId, kind, institution, number }: { brandId: string; kind: string; institution: string; number: string },
): Buffer => lookupHash('payout-account', brandId, kind, institution.normalize('NFKC').toLowerCase(), number);
