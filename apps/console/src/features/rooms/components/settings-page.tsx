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
import { useRoomGameName } from '../../../lib/use-room-game-name.ts';
import { percentOf, type StakeSettings, settingsQuery, stakeOf } from '../api/rooms.ts';
import { SettingsDialog } from './settings-dialog.tsx';

/** Tables, buy-ins, clocks and rakes of the brand's card rooms, by game and stake. */
export function SettingsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRooms.settings');
  const { data, error, refetch } = useQuery(settingsQuery);
  const [changed, setChanged] = useState<StakeSettings | null>(null);
  const games = [...new Set((data?.stakes ?? []).map(({ gameCode }) => gameCode))];
  return (
    <PageFrame title={pages('roomSettings')} text={t('text')}>
      {data === undefined &&
        (error === null ? <SkeletonText lines={6} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />)}
      <div className="flex flex-col gap-4">
        {games.map((gameCode) => (
          <GameStakes
            key={gameCode}
            gameCode={gameCode}
            stakes={(data?.stakes ?? []).filter((one) => one.gameCode === gameCode)}
            onChange={setChanged}
          />
        ))}
      </div>
      {changed !== null && <SettingsDialog of={changed} onClose={() => setChanged(null)} />}
    </PageFrame>
  );
}

interface GameStakesProps {
  gameCode: string;
  stakes: readonly StakeSettings[];
  onChange: (of: StakeSettings) => void;
}

function GameStakes({ gameCode, stakes, onChange }: GameStakesProps) {
  const t = useTranslations('consoleRooms.settings');
  const rooms = useTranslations('consoleRooms');
  const nameOf = useRoomGameName();
  const stateOf = ({ settings, isOwn }: StakeSettings) => {
    if (!settings.isOn) return <Badge tone="warning">{t('off')}</Badge>;
    return <Badge tone={isOwn ? 'success' : 'neutral'}>{isOwn ? t('own') : t('usual')}</Badge>;
  };
  return (
    <Section title={nameOf(gameCode)}>
      <Table
        caption={nameOf(gameCode)}
        rows={stakes}
        rowKey={({ stake }) => stake}
        columns={[
          { key: 'stake', header: rooms('stake'), cell: ({ stake }) => rooms(`stakes.${stakeOf(stake)}`) },
          { key: 'state', header: rooms('status'), cell: stateOf },
          {
            key: 'base',
            header: rooms('base'),
            align: 'end',
            cell: ({ settings }) => <Money amount={settings.base} />,
          },
          {
            key: 'entry',
            header: t('entry'),
            align: 'end',
            cell: ({ isTournament, settings: { minEntry, maxEntry } }) =>
              isTournament ? t('bases', { bases: minEntry }) : t('entryBases', { min: minEntry, max: maxEntry }),
          },
          { key: 'seats', header: t('seats'), align: 'end', cell: ({ settings }) => settings.seats },
          {
            key: 'rake',
            header: rooms('rake'),
            align: 'end',
            cell: ({ settings }) => <b className="tabular">{percentOf(settings.rake10k)} %</b>,
          },
          {
            key: 'cap',
            header: t('cap'),
            align: 'end',
            cell: ({ settings: { rakeCap } }) => (rakeCap === null ? t('capDefault') : t('bases', { bases: rakeCap })),
          },
          {
            key: 'bank',
            header: t('timeBank'),
            align: 'end',
            cell: ({ settings }) => t('seconds', { seconds: settings.timeBankSeconds }),
          },
          {
            key: 'pause',
            header: t('pause'),
            align: 'end',
            cell: ({ settings }) => t('seconds', { seconds: settings.pauseSeconds }),
          },
          {
            key: 'change',
            header: rooms('change'),
            cell: (of) => (
              <PermitButton permission="rooms.manage" variant="quiet" onClick={() => onChange(of)}>
                {rooms('change')}
              </PermitButton>
            ),
          },
        ]}
      />
    </Section>
  );
}
