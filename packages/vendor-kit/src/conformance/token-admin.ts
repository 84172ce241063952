import type { TestAdmin } from './admin.ts';
import { CaseSkipped } from './failure.ts';

/**
 * Without an admin server: players behind launch tokens that somebody made before, one a line. Each case takes as many as it needs; a case whose
 * player has too little, or that needs more than players, is skipped.
 */
export function createTokenAdmin(text: string): TestAdmin {
  const tokens = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const left = tokens.values();
  return {
    newPlayer: async () => {
      const { value: launchToken, done } = left.next();
      if (done || launchToken === undefined) throw new CaseSkipped(`all ${tokens.length} launch tokens are used`);
      return { playerId: '', launchToken };
    },
  };
}
