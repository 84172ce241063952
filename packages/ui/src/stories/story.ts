import type { ReactNode } from 'react';

/** A primitive of this package in the states that it can be in. */
export interface Story {
  /** File names beside this folder that are shown here, without `.tsx`. */
  shows: readonly string[];
  /** What each state is called, and the state. */
  states: Readonly<Record<string, () => ReactNode>>;
}
