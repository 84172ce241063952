import type { PlayBarKind } from '@baize/vendor-kit';

/** A break or an exclusion from play; an end of null: never. */
export interface PlayBar {
  kind: PlayBarKind;
  until: Date | null;
}

/** One that stands now; null: none, or one that is over. */
export const standingBar = (bar: PlayBar | null | undefined, now: Date): PlayBar | null =>
  bar && (bar.until === null || now < bar.until) ? bar : null;

export const shownBar = ({ kind, until }: PlayBar) => ({ kind, until: until?.toISOString() ?? null });
