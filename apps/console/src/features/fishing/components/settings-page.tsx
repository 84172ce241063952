import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { type LevelSettings, settingsQuery } from '../api/fishing.ts';
import { useWaterName } from '../hooks/use-water-name.ts';
import { SettingsDialog } from './settings-dialog.tsx';

/** Bets and entries of the brand's fishing rooms, by water and level. */
export function SettingsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleFishing.settings');
  const nameOf = useWaterName();
  const { data, error, refetch } = useQuery(settingsQuery);
  const [changed, setChanged] = useState<LevelSettings | null>(null);
  const games = [...new Set((data?.levels ?? []).map(({ gameCode }) => gameCode))];
  return (
    <PageFrame title={pages('fishingSettings')} text={t('text')}>
      {data === undefined &&
        (error === null ? <SkeletonText lines={6} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />)}
      <div className="flex flex-col gap-4">
        {games.map((gameCode) => (
          <Section key={gameCode} title={nameOf(gameCode)}>
            <Levels
              caption={nameOf(gameCode)}
              levels={(data?.levels ?? []).filter((one) => one.gameCode === gameCode)}
              onChange={setChanged}
            />
          </Section>
        ))}
      </div>
      {changed !== null && <SettingsDialog of={changed} onClose={() => setChanged(null)} />}
    </PageFrame>
  );
}

interface LevelsProps {
  caption: string;
  levels: readonly LevelSettings[];
  onChange: (of: LevelSettings) => void;
}

function Levels({ caption, levels, onChange }: LevelsProps) {
  const t = useTranslations('consoleFishing.settings');
  const words = useTranslations('consoleFishing');
  const stateOf = ({ settings, isOwn }: LevelSettings) => {
    if (!settings.isOn) return <Badge tone="warning">{t('off')}</Badge>;
    return <Badge tone={isOwn ? 'success' : 'neutral'}>{isOwn ? t('own') : t('usual')}</Badge>;
  };
  return (
    <Table
      caption={caption}
      rows={levels}
      rowKey={({ level }) => level}
      columns={[
        { key: 'level', header: words('level'), cell: ({ level }) => words(`levels.${level}`) },
        { key: 'state', header: words('status'), cell: stateOf },
        {
          key: 'smallest',
          header: t('smallestBet'),
          align: 'end',
          cell: ({ settings }) => <Money amount={settings.smallestBet} />,
        },
        {
          key: 'entry',
          header: t('entry'),
          align: 'end',
          cell: ({ settings }) => t('entryBets', { bets: settings.entrySteps }),
        },
        {
          key: 'change',
          header: t('change'),
          cell: (of) => (
            <PermitButton permission="rooms.manage" variant="quiet" onClick={() => onChange(of)}>
              {t('change')}
            </PermitButton>
          ),
        },
      ]}
    />
  );
}
