import { useTranslations } from 'use-intl';
import type { RoomGameParts } from '../room-game.ts';
import { useBlinds } from './blinds.ts';
import { HoldemTable } from './HoldemTable.tsx';
import { holdemPanels } from './panels.tsx';
import './holdem.css';
import './raise.css';
import '../table/turn-bar.css';
import '../table/turn-seats.css';

function Stake({ baseMinor }: { baseMinor: string }) {
  const t = useTranslations('holdem');
  const { small, big } = useBlinds(baseMinor);
  return (
    <>
      <span>{t('blindsLabel')}</span>
      <strong className="tabular">
        {small} / {big}
      </strong>
    </>
  );
}

export const parts: RoomGameParts = { title: 'holdem.title', panels: holdemPanels, Table: HoldemTable, Stake };
