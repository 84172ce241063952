import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryFolder } from './server.ts';

const program = path.join(repositoryFolder, 'e2e', 'support', 'preload', 'moved-clock.mjs');
const minuteMs = 60_000;

/** A clock that a journey moves on, in every process that was started with its settings. */
export interface MovedClock {
  settings: Record<string, string>;
  nowMs(): number;
  /** So many minutes go by. */
  pass(minutes: number): void;
}

export function createMovedClock(file: string): MovedClock {
  let aheadMs = 0;
  const write = () => {
    writeFileSync(`${file}.new`, String(aheadMs));
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    settings: { NODE_OPTIONS: `--import ${pathToFileURL(program)}`, CLOCK_FILE: file },
    nowMs: () => Date.now() + aheadMs,
    pass: (minutes) => {
      aheadMs += minutes * minuteMs;
      write();
    },
  };
}
