import type { ComponentType } from 'react';

/** An instant game or a table: one component that fills the frame, inside of a `TableFrameProvider`. */
export interface TableFrameGame {
  readonly Play: ComponentType;
}
