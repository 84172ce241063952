import type { InstantRound } from '@baize/contract';
import { replay } from '@baize/fairness';
import * as tower from '@baize/games/tower';
import type { VerifyRound } from '../panels.tsx';

export const levelOf = ({ choice }: InstantRound): tower.Level => (tower.isLevel(choice.level) ? choice.level : 'easy');
export const picksOf = ({ view }: InstantRound): readonly number[] =>
  Array.isArray(view.picks) ? (view.picks as number[]) : [];
const trapsOf = ({ view }: InstantRound) => (Array.isArray(view.traps) ? (view.traps as number[][]) : null);

export type TileState = 'hidden' | 'next' | 'safe' | 'trap' | 'shownSafe' | 'shownTrap';

/** What a tile looks like; rows and tiles count from 0, rows from the lowest. */
export function tileState(round: InstantRound | null, row: number, tile: number): TileState {
  if (round === null) return 'hidden';
  const picks = picksOf(round);
  const isPicked = picks[row] === tile;
  const traps = trapsOf(round);
  if (traps === null) return isPicked ? 'safe' : row === picks.length ? 'next' : 'hidden';
  if (traps[row]?.includes(tile)) return isPicked ? 'trap' : 'shownTrap';
  return isPicked ? 'safe' : 'shownSafe';
}

/** Rows that were climbed: every tile that was opened and was no trap. */
export const climbed = (round: InstantRound): number =>
  picksOf(round).filter((tile, row) => tileState(round, row, tile) === 'safe').length;

export const verify: VerifyRound = async (round, serverSeed) => {
  const { clientSeed, nonce } = round.fairness;
  const level = levelOf(round);
  const odd = await replay({ serverSeed, clientSeed, nonce }, (draw) => tower.drawRows(level, draw));
  const isSame = odd.every((tile, row) => tower.trapsOf(level, tile).join() === trapsOf(round)?.[row]?.join());
  const payoutMinor = tower.payoutNow(BigInt(round.betMinor), { level, odd, picks: picksOf(round) });
  return isSame && payoutMinor === BigInt(round.payoutMinor);
};
