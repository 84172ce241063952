/** Shows one kind of event. It must end within `limitMs`; after that the round goes on without it. */
export interface EventHandler<Event> {
  limitMs: number;
  play: (event: Event) => Promise<void> | void;
}

/** Exactly one handler for each type of a game's events. */
export type EventHandlers<Event extends { type: string }> = {
  [Type in Event['type']]: EventHandler<Extract<Event, { type: Type }>>;
};

export interface PlayerPorts {
  /** A handler broke its limit or threw: bring the picture to rest so that the next event starts clean. */
  settle: (type: string, cause: unknown) => void;
  wait: (durationMs: number, signal: AbortSignal) => Promise<void>;
}

/** Resolves after `durationMs`, or at once when the signal is given. Runs on the page's clock, so a hidden tab does not stop it. */
export function waitFor(durationMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const timeLimit = Symbol('time limit');

async function playOne(handler: EventHandler<unknown>, event: { type: string }, ports: PlayerPorts): Promise<void> {
  const finished = new AbortController();
  try {
    const limit = ports.wait(handler.limitMs, finished.signal).then(() => timeLimit);
    const first = await Promise.race([handler.play(event), limit]);
    if (first === timeLimit) ports.settle(event.type, `longer than ${handler.limitMs} ms`);
  } catch (error) {
    ports.settle(event.type, error);
  } finally {
    finished.abort();
  }
}

/**
 * Plays a round's events strictly in order, one after the other. An event without a handler is settled and passed over: the round
 * is decided already, and the player must get to its end.
 */
export async function playEvents(
  events: readonly { type: string }[],
  handlers: Readonly<Record<string, EventHandler<never>>>,
  ports: PlayerPorts,
): Promise<void> {
  for (const event of events) {
    const handler = Object.hasOwn(handlers, event.type) ? handlers[event.type] : undefined;
    if (handler === undefined) ports.settle(event.type, 'no handler');
    else await playOne(handler as EventHandler<unknown>, event, ports);
  }
}
