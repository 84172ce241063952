import { closeSync, fstatSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

export interface RotatingFileOptions {
  path: string;
  /** A file that would grow beyond it is put aside as `<path>.1`. */
  maxFileBytes: number;
  /** So many in all, the one that is written included; the oldest goes. */
  maxFiles: number;
}

const ownerOnly = 0o600;

/**
 * A log file of bounded size, written synchronously, so that the last lines before a crash are there. Several processes may write the same
 * file. What cannot be written (a full disk) stops nothing.
 */
export function rotatingFile({ path, maxFileBytes, maxFiles }: RotatingFileOptions): DestinationStream {
  let file: number | null = openFile(path);

  const rotate = () => {
    // Another process may have done it, and written on in a new file.
    if (isSameFile(file, path)) shift(path, maxFiles);
    if (file !== null) closeSync(file);
    file = null;
    file = openFile(path);
  };

  return {
    write: (line) => {
      try {
        file ??= openFile(path);
        const sizeBytes = file === null ? 0 : fstatSync(file).size;
        if (sizeBytes > 0 && sizeBytes + Buffer.byteLength(line) > maxFileBytes) rotate();
        if (file !== null) writeSync(file, line);
      } catch {
        // A log that cannot be written stops nothing.
      }
    },
  };
}

/** Null: not now; the next line tries again. */
function openFile(path: string): number | null {
  try {
    return openSync(path, 'a', ownerOnly);
  } catch {
    return null;
  }
}

function isSameFile(file: number | null, path: string): boolean {
  if (file === null) return false;
  const there = statSync(path, { throwIfNoEntry: false });
  return there?.ino === fstatSync(file).ino;
}

/** `<path>` becomes `<path>.1`, that `<path>.2`, and so on; the last is written over. */
function shift(path: string, maxFiles: number): void {
  for (let age = maxFiles - 1; age > 0; age -= 1) {
    const younger = age === 1 ? path : `${path}.${age - 1}`;
    if (statSync(younger, { throwIfNoEntry: false })) renameSync(younger, `${path}.${age}`);
  }
}
