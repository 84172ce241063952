import { useTranslations } from 'use-intl';
import { BaseStake } from '../BaseStake.tsx';
import type { RoomGameParts } from '../room-game.ts';
import { RoomTable } from '../table/RoomTable.tsx';
import { zjhPanels } from './panels.tsx';
import { ZjhBar } from './ZjhBar.tsx';
import { ZjhMiddle } from './ZjhMiddle.tsx';
import { ZjhSeat } from './ZjhSeat.tsx';
import '../table/turn-bar.css';
import '../table/turn-seats.css';
import './zjh.css';

function ZjhTable(props: { roomId: string; onLobby: () => void }) {
  const t = useTranslations('zjh');
  const game = {
    title: t('title'),
    className: 'zjh-table',
    keys: [['L, F, V, C', t('keys')]] as const,
    panels: zjhPanels,
    Seat: ZjhSeat,
    Middle: ZjhMiddle,
    Bar: ZjhBar,
  };
  return <RoomTable {...props} game={game} />;
}

export const parts: RoomGameParts = { title: 'zjh.title', panels: zjhPanels, Table: ZjhTable, Stake: BaseStake };
