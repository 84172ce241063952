import type { CalendarJob } from '../platform/jobs/durable/calendar-job.ts';
import { type Repeating, repeat } from '../platform/jobs/repeat.ts';
import type { Part } from '../platform/part.ts';

type RoutesOf<P> = P extends { routes: infer R } ? R : never;
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All parts as one; its routes are those that the parts are known to have. */
export interface Whole<Routes> {
  routes: Routes;
  jobs: readonly CalendarJob[];
  recover(): Promise<void>;
  start(): void;
  startShared(): void;
  close(): Promise<void>;
}

/** A loop that a part runs from its start to its close. */
export function looping(begin: () => Repeating): { start(): void; close(): Promise<void> } {
  let loop: Repeating | null = null;
  return {
    start: () => {
      loop ??= begin();
    },
    close: async () => loop?.stop(),
  };
}

/** Folds a list of parts. Its ticks begin at once. Throws an Error for a call that two parts answer. */
export function foldParts<const Parts extends readonly Part[]>(
  parts: Parts,
  onError: (error: unknown) => void,
): Whole<Together<RoutesOf<Parts[number]>>> {
  const ticking = parts.flatMap(({ ticks = [] }) => ticks).map(({ everyMs, work }) => repeat(everyMs, work, onError));
  return {
    routes: routesOf(parts) as Together<RoutesOf<Parts[number]>>,
    jobs: parts.flatMap(({ jobs = [] }) => jobs),
    recover: async () => {
      for (const part of parts) await part.recover?.();
    },
    start: () => {
      for (const part of parts) part.start?.();
    },
    startShared: () => {
      for (const part of parts) part.startShared?.();
    },
    close: async () => {
      await Promise.all(ticking.map((tick) => tick.stop()));
      for (const part of [...parts].reverse()) await part.close?.();
    },
  };
}

function routesOf(parts: readonly Part[]): object {
  const routes = new Map<string, unknown>();
  for (const [name, handler] of parts.flatMap((part) => Object.entries(part.routes ?? {}))) {
    if (routes.has(name)) throw new Error(`Two parts of the server answer the call ${name}.`);
    routes.set(name, handler);
  }
  return Object.fromEntries(routes);
}
