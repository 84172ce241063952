import type { PlayBarKind } from '@baize/vendor-kit';

/** A member's bar of play as his row keeps it. */
export interface PlayBarColumns {
  playBar: PlayBarKind | null;
  barredUntil: Date | null;
}

/** Whether it stands now; one without an end stands for ever. */
export const isBarred = ({ playBar, barredUntil }: PlayBarColumns, now: Date): boolean =>
  playBar !== null && (barredUntil === null || now < barredUntil);
