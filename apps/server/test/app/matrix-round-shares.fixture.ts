import type { CallName } from '@baize/contract';

/** Calls about shared rounds, as in `objectRules`. */
export const roundShareRules = {
  roundShares: 'own',
  roundShareState: 'named',
  shareRound: 'named',
  endRoundShare: 'named',
  sharedRound: 'named',
} as const satisfies Partial<Record<CallName, string>>;

const file = 'modules/round-shares/round-shares.test.ts';
export const roundSharesTried = {
  roundShareState: `${file}: another’s round cannot be shared`,
  shareRound: `${file}: another’s round cannot be shared`,
  endRoundShare: `${file}: another’s link is not found`,
  sharedRound: `${file}: a link is nothing at another brand`,
};
