import { startChips } from '@baize/games/sit-and-go';
import { useFormatter, useTranslations } from 'use-intl';
import type { RoomGameParts } from '../room-game.ts';
import { sitAndGoPanels } from './panels.tsx';
import { SitAndGoTable } from './SitAndGoTable.tsx';
import '../holdem/holdem.css';
import '../holdem/raise.css';
import '../table/turn-bar.css';
import '../table/turn-seats.css';
import './sit-and-go.css';

function Stake() {
  const t = useTranslations('holdem.sng');
  const format = useFormatter();
  return <strong className="tabular">{t('chips', { chips: format.number(Number(startChips)) })}</strong>;
}

export const parts: RoomGameParts = { title: 'holdem.sng.title', panels: sitAndGoPanels, Table: SitAndGoTable, Stake };
