import type { TableRound } from '@baize/contract';

const ownPace = 100;

/** How many times as fast as at the table's own pace a round is shown. */
export const speedOf = (round: Pick<TableRound, 'speedPercent'> | null): number =>
  (round?.speedPercent ?? ownPace) / ownPace;
