import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import type { RaiseAlarm } from '../../../platform/log/alarm.ts';
import type { AuditEntry } from '../entry.ts';
import { baselineOf, noteBaseline } from './baseline.ts';
import { hashOfAll } from './fingerprints.ts';
import type { Program } from './program.ts';

export { builtProgram, type Program } from './program.ts';

export interface Integrity {
  /** Compares now. Returns the names of what differs. */
  check(signal?: AbortSignal): Promise<readonly string[]>;
  /** Names of what differed at the last look. */
  changed(): readonly string[];
  stop(): Promise<void>;
}

export interface IntegrityDependencies {
  database: Database;
  clock: Clock;
  /** Null: nothing is checked. */
  program: Program | null;
  auditLog: { append(database: Database, entry: AuditEntry): Promise<unknown> };
  raiseAlarm: RaiseAlarm;
  watcher: { programFilesChanged(count: number): void };
}

const dayMs = 86_400_000;
/** The start itself has the processor for itself. */
const afterStartMs = 2_000;
/** Of the names that an alarm tells; the count tells the rest. */
const maxReported = 20;

/**
 * Compares the files of the program with what was noted at the first start of the same version. Each process looks after its own machine, so this is no
 * durable work: that would look at one machine of several.
 */
export function createIntegrity(deps: IntegrityDependencies): Integrity {
  const { database, clock, program, auditLog, raiseAlarm, watcher } = deps;
  let known: readonly string[] = [];

  const note = (version: string, hashes: ReadonlyMap<string, string>) =>
    noteBaseline(database, { version, hashes, notedAt: clock.now() }, (transaction) =>
      auditLog.append(transaction, {
        at: clock.now(),
        actor: { kind: 'system', id: 'integrity' },
        brandId: null,
        act: 'noteProgram',
        subject: `program:${version}`,
        reason: 'first start of this version',
        after: { parts: hashes.size, hash: hashOfAll(hashes) },
      }),
    );

  const notify = (version: string, changed: readonly string[]): void => {
    watcher.programFilesChanged(changed.length);
    const isNew = changed.some((name) => !known.includes(name));
    known = changed;
    if (!isNew) return;
    const names = changed.slice(0, maxReported).join(', ');
    raiseAlarm({ code: 'program_changed', detail: { version, count: changed.length, names } });
  };

  return {
    check: async (signal) => {
      if (!program) return known;
      const hashes = await program.hashes(signal);
      await note(program.version, hashes);
      const baseline = await baselineOf(database, program.version);
      const names = new Set([...baseline.keys(), ...hashes.keys()]);
      notify(program.version, [...names].filter((name) => baseline.get(name) !== hashes.get(name)).sort());
      return known;
    },
    changed: () => known,
    stop: async () => undefined,
  };
}

/** Looks at the start, without keeping anybody waiting, and every 24 hours from then on. */
export function startIntegrity(deps: IntegrityDependencies & { onFailure: (error: unknown) => void }): Integrity {
  const integrity = createIntegrity(deps);
  const ending = new AbortController();
  const { signal } = ending;
  const notify = (error: unknown) => {
    if (!signal.aborted) deps.onFailure(error);
  };
  const first = setTimeout(afterStartMs, undefined, { signal })
    .then(() => integrity.check(signal))
    .catch(notify);
  const daily = repeat(dayMs, () => integrity.check(signal), notify);
  return {
    ...integrity,
    stop: async () => {
      ending.abort();
      await first;
      await daily.stop();
    },
  };
}
