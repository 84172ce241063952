import { sitAndGoRoom } from '@baize/games/sit-and-go';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { TableFramePanels } from '../../table-frame/TableFrame.tsx';
import { LateProofs } from '../HandPanels.tsx';
import { holdemPanels } from '../holdem/panels.tsx';
import { Chips } from './Chips.tsx';

function Rules() {
  const t = useTranslations('holdem.sng');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rulesTitle')} text={t('rulesText')} />
      <holdemPanels.Rules />
    </div>
  );
}

/** The panels of a sit and go: those of hold'em, with chips for money. */
export const sitAndGoPanels: TableFramePanels = {
  Rules,
  History: () => (
    <Chips>
      <holdemPanels.History />
    </Chips>
  ),
  Fairness: () => <LateProofs game={sitAndGoRoom} />,
};
