import { closeSync, fdatasync, openSync, readFileSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import type { FaultAct } from './acts.ts';

const datasync = promisify(fdatasync);

/** What a client knows of an act: done, refused, nobody knows, or taken back by another act because nobody knew. */
export type Outcome = 'ok' | 'refused' | 'unknown' | 'cancelled';
export type JournalLine = { intent: FaultAct } | { id: string; outcome: Outcome; code: string };

/**
 * The client's own book, outside of the system: what it is about to ask is on disk before it is sent, what came of it is written after.
 * Intents that come at the same moment share one flush.
 */
export interface ClientJournal {
  intend(act: FaultAct): Promise<void>;
  note(id: string, outcome: Outcome, code: string): void;
  close(): void;
}

export function openJournal(file: string): ClientJournal {
  const handle = openSync(file, 'a', 0o600);
  let flushing: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  const flush = (): Promise<void> => {
    next ??= flushing.then(() => {
      next = null;
      flushing = datasync(handle);
      return flushing;
    });
    return next;
  };
  return {
    intend: (act) => {
      writeSync(handle, `${JSON.stringify({ intent: act })}\n`);
      return flush();
    },
    note: (id, outcome, code) => void writeSync(handle, `${JSON.stringify({ id, outcome, code })}\n`),
    close: () => closeSync(handle),
  };
}

export interface JournalEntry {
  act: FaultAct;
  /** What the client knows in the end; an intent without an outcome is unknown. */
  outcome: Outcome;
  /** Every outcome in its order. */
  outcomes: readonly { outcome: Outcome; code: string }[];
}

/** Reads the book back from the disk, in the order of the intents. */
export function readJournal(file: string): JournalEntry[] {
  const entries = new Map<string, { act: FaultAct; outcomes: { outcome: Outcome; code: string }[] }>();
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    if (text === '') continue;
    const line: JournalLine = JSON.parse(text);
    if ('intent' in line) {
      if (!entries.has(line.intent.id)) entries.set(line.intent.id, { act: line.intent, outcomes: [] });
    } else entries.get(line.id)?.outcomes.push({ outcome: line.outcome, code: line.code });
  }
  return [...entries.values()].map(({ act, outcomes }) => ({ act, outcomes, outcome: standingOf(outcomes) }));
}

/** Refused before anybody looked at the matter: that says nothing about an earlier try. */
export const isNoAnswer = (code: string) => code === 'not connected' || code.startsWith('HTTP');

function standingOf(outcomes: JournalEntry['outcomes']): Outcome {
  const last = outcomes.at(-1);
  if (!last) return 'unknown';
  const wasSent = outcomes.some(({ outcome }) => outcome === 'unknown');
  return wasSent && last.outcome === 'refused' && isNoAnswer(last.code) ? 'unknown' : last.outcome;
}
