import { drawOfRound, hashOfData } from '@baize/fairness';
import { chancesOf, type FightCourse, fightOf, type Pairing, pairingOfNames } from '@baize/games/cockfight';
import type { FightRow } from '../schema.ts';

/** What a fight is drawn by. */
export interface FightSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
}

/** The rules by which fights are drawn; a fight that began under others is called off. */
export const rulesVersion = 'cockfight-1';

/**
 * The client seed of a fight: SHA-256, in hex, of the published hash and of the ids of its bets, which members make. Nobody knows all of it before
 * the last bet, the operator included.
 */
export const clientSeedOf = (serverSeedHash: string, betIds: readonly string[]): string =>
  hashOfData({ serverSeedHash, betIds: [...betIds].sort() });

type Named = Pick<FightRow, 'arena' | 'meron' | 'wala'>;

export const pairingOfRow = (row: Named): Pairing => pairingOfNames(row.arena, row);

/** The whole fight; the same seeds give the same one. */
export const courseOfRow = (row: Named & Pick<FightRow, 'number'>, seeds: FightSeeds): FightCourse =>
  fightOf(chancesOf(pairingOfRow(row)), drawOfRound({ ...seeds, nonce: row.number }));

/** The fight as it is shown; null before the birds are released, and of one that was called off. */
export function shownCourse(row: FightRow): FightCourse | null {
  if (row.server_seed === null || row.client_seed === null) return null;
  return courseOfRow(row, { serverSeed: row.server_seed, clientSeed: row.client_seed });
}
