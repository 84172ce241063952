export { thirteenRoom } from './room.ts';
export {
  arranged,
  isFoul,
  ownCards,
  type RowName,
  type Rows,
  rowHandOf,
  rowNames,
  rowSizes,
  rowsOf,
} from './rows.ts';
export type { ThirteenRowView, ThirteenSeatView, ThirteenView } from './view.ts';
