import type { ComponentType } from 'react';

/** An instant game or a table: one component that fills the frame, inside of a `TableFrameProvider`. */
export interface TableFrameGame {
  readonly Play: ComponentType;
  /** Its rules, also outside of a session, where there are no limits to be told. */
  readonly Rules: ComponentType;
}
