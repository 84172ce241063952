import { useSyncExternalStore } from 'react';

/** A value with listeners, for state that lives outside React because the stage writes it too. */
export interface Store<State extends object> {
  get: () => State;
  set: (patch: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (patch) => {
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One part of a store's state; the component renders again only when that part changes. */
export function useStore<State extends object, Part>(store: Store<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
