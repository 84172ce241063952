import { floodableKinds, type SecurityKind } from './security-kinds.ts';

const windowMs = 60_000;
/** Lines of one kind in a window. */
const maxInAll = 30;

interface Line {
  security: SecurityKind;
  source?: string;
  [detail: string]: string | number | undefined;
}

interface Window {
  written: Map<string, number>;
  inAll: number;
  notWritten: number;
}

/**
 * Writes lines; of the kinds that anybody makes for nothing only some in a minute, so that a flood of them does not push the others out of
 * the log. What was not written is counted, and one line at the end of the minute tells how much it was.
 */
export function createLineBound(write: (line: Line) => void): (line: Line) => void {
  const windows = new Map<SecurityKind, Window>();

  const open = (kind: SecurityKind): Window => {
    const window: Window = { written: new Map(), inAll: 0, notWritten: 0 };
    windows.set(kind, window);
    setTimeout(() => {
      windows.delete(kind);
      if (window.notWritten > 0) write({ security: kind, notWritten: window.notWritten });
    }, windowMs).unref();
    return window;
  };

  return (line) => {
    const { security: kind, source = '' } = line;
    const maxOfNetwork = floodableKinds[kind];
    if (maxOfNetwork === undefined) return write(line);
    const window = windows.get(kind) ?? open(kind);
    const ofNetwork = window.written.get(source) ?? 0;
    if (window.inAll >= maxInAll || ofNetwork >= maxOfNetwork) {
      window.notWritten += 1;
      return;
    }
    window.written.set(source, ofNetwork + 1);
    window.inAll += 1;
    write(line);
  };
}
