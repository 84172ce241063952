import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { roundQuery } from '../api/fishing.ts';
import { useWaterName } from '../hooks/use-water-name.ts';

/** The batches of a round of fishing. */
export function RoundPage() {
  const { roundId = '' } = useParams({ strict: false }) as { roundId?: string };
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleFishing');
  const nameOf = useWaterName();
  const { data, error, refetch } = useQuery(roundQuery(roundId));
  if (data === undefined)
    return (
      <PageFrame title={pages('fishingRound')} back={{ path: '/fishing', label: pages('fishing') }}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  return (
    <PageFrame
      title={pages('fishingRound')}
      text={`${nameOf(data.gameCode)}, ${data.member}`}
      back={{ path: `/fishing/${data.roomId}`, label: pages('fishingRoom') }}
    >
      <div className="flex flex-col gap-4">
        <Section title={t('seeds')}>
          <Facts
            columns={1}
            facts={[
              { label: t('roundId'), value: <code className="break-all">{data.roundId}</code> },
              { label: t('hash'), value: <code className="break-all">{data.serverSeedHash}</code> },
              { label: t('seed'), value: <code className="break-all">{data.serverSeed ?? t('seedLater')}</code> },
              { label: t('clientSeed'), value: <code className="break-all">{data.clientSeed}</code> },
            ]}
          />
        </Section>
        <Section title={t('batches')}>
          <Table
            caption={t('batches')}
            rows={data.batches}
            rowKey={({ batchId }) => batchId}
            columns={[
              { key: 'firedAt', header: t('firedAt'), cell: ({ firedAt }) => <Moment at={firedAt} /> },
              { key: 'status', header: t('status'), cell: ({ status }) => t(`batchStates.${status}`) },
              { key: 'bet', header: t('bet'), align: 'end', cell: ({ bet }) => <Money amount={bet} /> },
              { key: 'shots', header: t('shots'), align: 'end', cell: ({ shots }) => shots },
              {
                key: 'caught',
                header: t('caught'),
                cell: ({ caught }) => caught.map(({ kind, times }) => `${kind} ×${times}`).join(', ') || '–',
              },
              { key: 'staked', header: t('stakedOnce'), align: 'end', cell: ({ staked }) => <Money amount={staked} /> },
              { key: 'paid', header: t('paidOnce'), align: 'end', cell: ({ paid }) => <Money amount={paid} /> },
              {
                key: 'put',
                header: t('contributed'),
                align: 'end',
                cell: ({ contributed }) => <Money amount={contributed} />,
              },
              { key: 'pool', header: t('poolWon'), align: 'end', cell: ({ poolWon }) => <Money amount={poolWon} /> },
            ]}
          />
        </Section>
      </div>
    </PageFrame>
  );
}
