import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { MoneyText } from '@baize/ui/money-text';
import { SkeletonRows } from '@baize/ui/skeleton';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useTeam, useTeamTransactions } from '../../api/centre.ts';
import { PagedTable, reportPageSize } from '../report/paged-table.tsx';
import { type ReportDays, ReportFrame } from '../report/report-frame.tsx';

const SKELETON_ROWS = 5;

/** The cash of one account of the team, chosen by its name. */
export function AccountDetails() {
  const [chosen, setChosen] = useState<string>();
  return chosen === undefined ? (
    <MemberChoice onChoose={setChosen} />
  ) : (
    <MemberLines key={chosen} memberId={chosen} onBack={() => setChosen(undefined)} />
  );
}

function MemberChoice({ onChoose }: { onChoose: (memberId: string) => void }) {
  const t = useTranslations('agents');
  const [search, setSearch] = useState('');
  const words = search.trim();
  const { data, isError, error, refetch } = useTeam(words === '' ? {} : { search: words });
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <TextField
        type="search"
        label={t('lines.choose')}
        hint={t('team.search')}
        maxLength={60}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {data === undefined && <SkeletonRows rows={SKELETON_ROWS} />}
      {data?.rows.length === 0 && <p className="text-ink-muted">{t('team.emptyTitle')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {data?.rows.map(({ memberId, name, type }) => (
          <li key={memberId} className="flex min-h-touch items-center justify-between gap-4 py-1">
            <span className="min-w-0 truncate">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-ink-muted">{t(`types.${type}`)}</span>
            </span>
            <Button variant="secondary" onClick={() => onChoose(memberId)}>
              {t('team.lines')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MemberLines({ memberId, onBack }: { memberId: string; onBack: () => void }) {
  const t = useTranslations('agents.lines');
  const movements = useTranslations('member.statement.movements');
  const format = useFormatter();
  const [days, setDays] = useState<ReportDays>({ period: 'month' });
  const [page, setPage] = useState(1);
  const answer = useTeamTransactions(memberId, { ...days, page, pageSize: reportPageSize });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg font-bold">{t('of', { name: answer.data?.name ?? '' })}</h3>
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <ReportFrame
        days={days}
        onDays={(chosen) => {
          setDays(chosen);
          setPage(1);
        }}
        answer={answer}
      >
        {(data) => (
          <PagedTable
            caption={t('of', { name: data.name })}
            columns={[
              { key: 'what', header: t('what'), cell: ({ movement }) => movements(movement) },
              { key: 'when', header: t('when'), cell: ({ bookedAt }) => format.dateTime(new Date(bookedAt), 'moment') },
              {
                key: 'amount',
                header: t('amount'),
                align: 'end',
                cell: ({ amount }) => <MoneyText amount={amount} signed />,
              },
              {
                key: 'balance',
                header: t('balance'),
                align: 'end',
                cell: ({ balanceAfter }) => <MoneyText amount={balanceAfter} />,
              },
            ]}
            rows={data.rows}
            rowKey={({ id }) => id}
            total={data.total}
            page={page}
            onPage={setPage}
            empty={{ title: t('emptyTitle'), text: '' }}
          />
        )}
      </ReportFrame>
    </div>
  );
}
