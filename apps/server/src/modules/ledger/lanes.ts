import type pg from 'pg';
import { type Clock, elapsedMs } from '../../platform/clock.ts';
import type { RunStatement } from './batch.ts';
import type { BatchOperation } from './batch-rows.ts';
import {
  type Alongside,
  createLane,
  type LaneConnection,
  type LanePace,
  type LaneWatcher,
  type Verdict,
} from './lane.ts';

export interface Lanes {
  /** Writes what was decided about one member's money, with all others that wait, in one call. */
  submit(memberId: string, operation: BatchOperation, alongside: Alongside | null): Promise<Verdict>;
  /** Resolves when all that was submitted is answered. */
  drained(): Promise<void>;
}

/** One lane for each connection; a member's operations always take the same one. */
export function createLanes(deps: {
  connections: readonly LaneConnection[];
  clock: Clock;
  elapsedMs?: (() => number) | undefined;
  watcher?: LaneWatcher | undefined;
  writers?: number | undefined;
  pace?: LanePace | undefined;
  nextTurn?: (() => Promise<void>) | undefined;
}): Lanes {
  const lanes = deps.connections.map((connection, number) =>
    createLane({ ...deps, elapsedMs: deps.elapsedMs ?? elapsedMs, connection, number }),
  );
  return {
    // Not async: on the hottest path each promise more costs its turns of the queue of promises.
    submit: (memberId, operation, alongside) => {
      const lane = lanes[laneOf(memberId, lanes.length)];
      return lane ? lane.submit(operation, alongside) : Promise.reject(new TypeError('there is no lane for money'));
    },
    drained: async () => void (await Promise.all(lanes.map((lane) => lane.drained()))),
  };
}

const hexDigitsOfLane = 6;

/** Members' ids are random in their last digits. */
const laneOf = (memberId: string, count: number): number =>
  Number.parseInt(memberId.slice(-hexDigitsOfLane), 16) % count;

/** A lane over a pool of as many connections as it has writers; one that is cut is replaced by the next call. */
export function laneConnection(pool: pg.Pool): LaneConnection {
  return {
    run: async ({ name, text, values }) =>
      (await pool.query({ name, text, values: [...values], rowMode: 'array' })).rows,
    inTransaction: async (work) => {
      const client = await pool.connect();
      let isBroken = false;
      const run: RunStatement = async ({ name, text, values }) =>
        (await client.query({ name, text, values: [...values], rowMode: 'array' })).rows;
      try {
        await client.query('begin');
        const result = await work(run);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {
          isBroken = true;
        });
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
  };
}
