import type { BookCode } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { Chips } from '@baize/ui/chips';
import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { type BookLimits, limitsQuery } from '../api/board.ts';
import { books } from '../books.ts';
import { LimitDialog } from './limit-dialog.tsx';

/** What each book takes at most, and the feeds that it hears. */
export function LimitsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSportsbook');
  const [book, setBook] = useState<BookCode>('FB');
  const { data, error, refetch } = useQuery(limitsQuery(book));
  return (
    <PageFrame title={pages('bookLimits')} text={t('limits.text')}>
      <Chips
        legend={t('book')}
        look="segmented"
        options={books.map((value) => ({ value, label: value }))}
        value={book}
        onChange={setBook}
      />
      {data === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonText lines={6} />}
      {data !== undefined && (
        <div className="flex flex-col gap-4">
          <Limits book={book} limits={data.limits} />
          <Feeds feeds={data.feeds} />
        </div>
      )}
    </PageFrame>
  );
}

function Limits({ book, limits }: { book: BookCode; limits: BookLimits['limits'] }) {
  const t = useTranslations('consoleSportsbook');
  const [edited, setEdited] = useState<BookLimits['limits'][number] | null>(null);
  return (
    <Section title={t('limits.title')}>
      <Table
        caption={t('limits.title')}
        rows={limits}
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'kind', header: t('limits.title'), cell: ({ kind }) => t(`limits.${kind}`) },
          {
            key: 'amount',
            header: t('limits.amount'),
            align: 'end',
            cell: ({ amount, isOwn }) => (
              <span className="flex items-center justify-end gap-2">
                {!isOwn && <Badge>{t('limits.usual')}</Badge>}
                <Money amount={amount} />
              </span>
            ),
          },
          {
            key: 'act',
            header: t('limits.change'),
            align: 'end',
            cell: (row) => (
              <PermitButton permission="sportsbook.trade" forAllBrands variant="quiet" onClick={() => setEdited(row)}>
                {t('limits.change')}
                <span className="sr-only">{t(`limits.${row.kind}`)}</span>
              </PermitButton>
            ),
          },
        ]}
      />
      {edited !== null && <LimitDialog book={book} limit={edited} onClose={() => setEdited(null)} />}
    </Section>
  );
}

function Feeds({ feeds }: { feeds: BookLimits['feeds'] }) {
  const t = useTranslations('consoleSportsbook.feeds');
  const stateName = useTranslations('consoleSportsbook');
  const tones = { UP: 'success', RECOVERING: 'warning', DOWN: 'danger' } as const;
  return (
    <Section title={t('title')}>
      {feeds.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('none')}</p>
      ) : (
        <Table
          caption={t('title')}
          rows={feeds}
          rowKey={({ code }) => code}
          columns={[
            { key: 'code', header: t('code'), cell: ({ code }) => code },
            {
              key: 'state',
              header: stateName('state'),
              cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
            },
            { key: 'sequence', header: t('sequence'), align: 'end', cell: ({ sequence }) => sequence },
            { key: 'heardAt', header: t('heardAt'), cell: ({ heardAt }) => <Moment at={heardAt} /> },
            { key: 'matches', header: t('matches'), align: 'end', cell: ({ matches }) => matches },
            { key: 'gaps', header: t('gaps'), align: 'end', cell: ({ gaps }) => gaps },
            { key: 'refused', header: t('refused'), align: 'end', cell: ({ refused }) => refused },
          ]}
        />
      )}
    </Section>
  );
}
