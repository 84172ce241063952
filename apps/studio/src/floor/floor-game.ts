import type { ComponentType } from 'react';

/** An instant game or a table: one component that fills the frame, inside of a `FloorProvider`. */
export interface FloorGame {
  readonly Play: ComponentType;
}
