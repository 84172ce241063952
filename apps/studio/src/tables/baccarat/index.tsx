import type { FloorGame } from '../../floor/floor-game.ts';
import { TablePlay } from '../../floor/table/TablePlay.tsx';
import { baccaratClient } from './baccarat-table.tsx';

const withCommission = baccaratClient('baccarat');
const withoutCommission = baccaratClient('baccaratNoCommission');

export const game: FloorGame = { Play: () => <TablePlay client={withCommission} /> };
export const noCommission: FloorGame = { Play: () => <TablePlay client={withoutCommission} /> };
