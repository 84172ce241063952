import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import { NiuniuTable } from './NiuniuTable.tsx';
import { roomPanels } from './panels.tsx';
import type { RoomGameParts } from './room-game.ts';

function Stake({ baseMinor }: { baseMinor: string }) {
  const t = useTranslations('rooms.lobby');
  const money = useTableFrameMoney();
  return (
    <>
      <span>{t('base')}</span>
      <strong className="tabular">{money(baseMinor)}</strong>
    </>
  );
}

export const parts: RoomGameParts = { title: 'rooms.title', panels: roomPanels, Table: NiuniuTable, Stake };
