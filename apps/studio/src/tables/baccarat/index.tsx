import { TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { baccaratClient } from './baccarat-table.tsx';

const withCommission = baccaratClient('baccarat');
const withoutCommission = baccaratClient('baccaratNoCommission');
const withShortClock = baccaratClient('speedBaccarat');

export const game: TableFrameGame = { Play: () => <TablePlay client={withCommission} />, Rules: withCommission.Rules };
export const noCommission: TableFrameGame = {
  Play: () => <TablePlay client={withoutCommission} />,
  Rules: withoutCommission.Rules,
};
export const speed: TableFrameGame = { Play: () => <TablePlay client={withShortClock} />, Rules: withShortClock.Rules };
