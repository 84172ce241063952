import { useTranslations } from 'use-intl';
import { BaseStake } from '../BaseStake.tsx';
import type { RoomGameParts } from '../room-game.ts';
import { RoomTable } from '../table/RoomTable.tsx';
import { thirteenPanels } from './panels.tsx';
import { ThirteenBar } from './ThirteenBar.tsx';
import { ThirteenMiddle } from './ThirteenMiddle.tsx';
import { ThirteenSeat } from './ThirteenSeat.tsx';
import '../table/turn-bar.css';
import '../table/turn-seats.css';
import '../table/own-hand.css';
import './thirteen.css';

function ThirteenTable(props: { roomId: string; onLobby: () => void }) {
  const t = useTranslations('thirteen');
  const game = {
    title: t('title'),
    className: 'hand-table',
    keys: [['H, C', t('keys')]] as const,
    panels: thirteenPanels,
    Seat: ThirteenSeat,
    Middle: ThirteenMiddle,
    Bar: ThirteenBar,
  };
  return <RoomTable {...props} game={game} />;
}

export const parts: RoomGameParts = {
  title: 'thirteen.title',
  panels: thirteenPanels,
  Table: ThirteenTable,
  Stake: BaseStake,
};
