import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { percentOf, type Rake, rakesQuery, stakeOf } from '../api/rooms.ts';
import { RakeDialog } from './rake-dialog.tsx';

/** What the operator keeps of every net win, by game and stake. */
export function RakesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRooms');
  const { data, error, refetch } = useQuery(rakesQuery);
  const [changed, setChanged] = useState<Rake | null>(null);
  return (
    <PageFrame title={pages('roomRakes')} text={t('rakesText')}>
      {data === undefined ? (
        error === null ? (
          <SkeletonText lines={6} />
        ) : (
          <LoadFailure thrown={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Table
          caption={t('rakes')}
          rows={data.rakes}
          rowKey={({ gameCode, stake }) => `${gameCode}/${stake}`}
          columns={[
            { key: 'game', header: t('game'), cell: ({ gameCode }) => gameCode },
            { key: 'stake', header: t('stake'), cell: ({ stake }) => t(`stakes.${stakeOf(stake)}`) },
            {
              key: 'rake',
              header: t('rake'),
              align: 'end',
              cell: (rake) => <b className="tabular">{percentOf(rake)} %</b>,
            },
            { key: 'own', header: t('status'), cell: ({ isOwn }) => (isOwn ? t('own') : t('usual')) },
            {
              key: 'change',
              header: t('change'),
              cell: (rake) => (
                <PermitButton permission="rooms.manage" forAllBrands variant="quiet" onClick={() => setChanged(rake)}>
                  {t('change')}
                </PermitButton>
              ),
            },
          ]}
        />
      )}
      {changed !== null && (
        <RakeDialog rake={changed} percent={changed.isOwn ? percentOf(changed) : ''} onClose={() => setChanged(null)} />
      )}
    </PageFrame>
  );
}
