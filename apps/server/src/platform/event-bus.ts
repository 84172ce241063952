/** News within one process: whoever causes something need not know who listens, nor be made before him. */
export interface EventBus<Events extends object> {
  emit<N extends keyof Events>(name: N, event: Events[N]): void;
  on<N extends keyof Events>(name: N, listener: (event: Events[N]) => void): void;
}

/** `onError`: called with what a listener throws; the others are told all the same. */
export function createEventBus<Events extends object>(onError: (error: unknown) => void): EventBus<Events> {
  const listeners = new Map<keyof Events, ((event: never) => void)[]>();
  return {
    emit: (name, event) => {
      for (const listener of listeners.get(name) ?? []) {
        try {
          (listener as (event: Events[typeof name]) => void)(event);
        } catch (error) {
          onError(error);
        }
      }
    },
    on: (name, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  };
}
