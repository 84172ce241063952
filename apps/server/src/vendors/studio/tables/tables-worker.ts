import { type LeasedWorker, startLeased } from '../../leased-worker.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { TableGame } from './game.ts';
import { createLease } from './lease.ts';
import type { Runner } from './runner.ts';

export type TablesWorker = LeasedWorker;

/** Runs the tables in this process as far as no other process does. */
export const startTables = (
  deps: Pick<StudioDependencies, 'database' | 'clock' | 'newId'>,
  games: readonly TableGame[],
  run: Runner,
  onFailure: (error: unknown) => void,
): TablesWorker => startLeased(games, createLease(deps), run, onFailure);
