import { useTranslations } from 'use-intl';
import { BaseStake } from '../BaseStake.tsx';
import type { RoomGameParts } from '../room-game.ts';
import { RoomTable } from '../table/RoomTable.tsx';
import { tienLenPanels } from './panels.tsx';
import { TienLenBar } from './TienLenBar.tsx';
import { TienLenMiddle } from './TienLenMiddle.tsx';
import { TienLenSeat } from './TienLenSeat.tsx';
import '../table/turn-bar.css';
import '../table/turn-seats.css';
import '../table/own-hand.css';
import './tien-len.css';

function TienLenTable(props: { roomId: string; onLobby: () => void }) {
  const t = useTranslations('tienLen');
  const game = {
    title: t('title'),
    className: 'hand-table',
    keys: [['F, H, C', t('keys')]] as const,
    panels: tienLenPanels,
    Seat: TienLenSeat,
    Middle: TienLenMiddle,
    Bar: TienLenBar,
  };
  return <RoomTable {...props} game={game} />;
}

export const parts: RoomGameParts = {
  title: 'tienLen.title',
  panels: tienLenPanels,
  Table: TienLenTable,
  Stake: BaseStake,
};
