import type { LottoSource } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { Skeleton } from '@baize/ui/skeleton';
import { type Column, Table } from '@baize/ui/table';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { drawFeedQuery, type Lottery, lotteriesQuery, ruleReads } from '../api/lotteries.ts';
import { FeedHealth } from './feed-health.tsx';

const sources: readonly LottoSource[] = ['drawn', 'entered', 'fed'];

/** Where the results of each lottery come from. */
export function Sources() {
  const t = useTranslations('consoleLotteries');
  const { data, error, refetch } = useQuery(lotteriesQuery());
  const { data: feed = null } = useQuery(drawFeedQuery());
  const [changed, setChanged] = useState<{ lottery: Lottery; to: LottoSource } | null>(null);
  const offered = (lottery: Lottery) =>
    sources.filter((one) => one !== lottery.source && (one !== 'fed' || feed !== null));
  const columns: Column<Lottery>[] = [
    { key: 'tag', header: t('tag'), cell: ({ tag }) => tag },
    { key: 'lottery', header: t('lottery'), cell: ({ name }) => name },
    {
      key: 'source',
      header: t('source'),
      cell: ({ source }) => <Badge tone={source === 'drawn' ? 'neutral' : 'gold'}>{t(`sources.${source}`)}</Badge>,
    },
    { key: 'waiting', header: t('issues.waits'), align: 'end', cell: ({ waiting }) => (waiting === 0 ? '–' : waiting) },
    {
      key: 'change',
      header: t('change'),
      cell: (lottery) => (
        <span className="flex flex-wrap gap-1">
          {offered(lottery).map((to) => (
            <PermitButton
              key={to}
              permission="lotteries.rules"
              variant="quiet"
              onClick={() => setChanged({ lottery, to })}
            >
              {t(`toSource.${to}`)}
            </PermitButton>
          ))}
        </span>
      ),
    },
  ];
  return (
    <Section title={t('sourcesTitle')}>
      <p className="mb-3 text-sm text-ink-muted">{t('sourcesText')}</p>
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-40" />}
      {data !== undefined && (
        <Table caption={t('sourcesTitle')} columns={columns} rows={data} rowKey={({ gameId }) => gameId} />
      )}
      {data !== undefined && <FeedHealth feed={feed} />}
      {changed !== null && <ChangeSource {...changed} onClose={() => setChanged(null)} />}
    </Section>
  );
}

interface ChangeSourceProps {
  lottery: Lottery;
  to: LottoSource;
  onClose: () => void;
}

function ChangeSource({ lottery: { gameId, name }, to, onClose }: ChangeSourceProps) {
  const t = useTranslations('consoleLotteries');
  const { refresh } = useAct(ruleReads);
  const send = async (reason: string) => {
    await callApi('staffLotterySource', { params: { gameId }, body: { source: to, reason } });
    showToast({ title: t('saved'), tone: 'success' });
    await refresh();
  };
  return (
    <ReasonDialog title={name} label={t(`toSource.${to}`)} send={send} onClose={onClose}>
      <p>{t(`toSourceText.${to}`)}</p>
    </ReasonDialog>
  );
}
