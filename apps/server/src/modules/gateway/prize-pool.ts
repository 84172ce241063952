import type { PlayAccountKind } from '../ledger/index.ts';

/** Whose money may be won from one pot: that of one brand, of members or of trial accounts. */
export const prizePoolOf = (brandId: string, account: PlayAccountKind): string => `${brandId}:${account}`;
