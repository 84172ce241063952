export { thirteenRoom } from './room.ts';
export { arranged, isFoul, type RowName, rowHandOf, rowNames, rowsOf } from './rows.ts';
export type { ThirteenSeatView, ThirteenView } from './view.ts';
