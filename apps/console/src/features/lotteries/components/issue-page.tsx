import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { issueQuery, type LotteryIssue, statusTones } from '../api/lotteries.ts';
import { FedResults } from './fed-results.tsx';
import { IssueActs } from './issue-acts.tsx';
import { IssueEntries } from './issue-entries.tsx';
import { IssueNumbers } from './issue-numbers.tsx';
import { PrizeTable } from './prize-table.tsx';
import { TimeLeft } from './time-left.tsx';

/** One issue: its clock, what may become of it and by whom, its result, and what stands on its numbers. */
export function IssuePage() {
  const { gameId = '', numero = '' } = useParams({ strict: false }) as { gameId?: string; numero?: string };
  return <IssueRecord gameId={gameId} numero={numero} />;
}

export function IssueRecord({ gameId, numero }: { gameId: string; numero: string }) {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleLotteries');
  const { data, error, refetch } = useQuery(issueQuery({ gameId, numero }));
  const back = { path: '/lottery-draws', label: pages('lotteryIssues') };
  if (data === undefined) {
    return (
      <PageFrame title={pages('lotteryIssue')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  }
  const { issue } = data;
  const title = (
    <span className="flex flex-wrap items-center gap-2">
      {issue.name} · <span className="tabular">{issue.numero}</span>
      <Badge tone={statusTones[issue.status]}>{t(`statuses.${issue.status}`)}</Badge>
    </span>
  );
  return (
    <PageFrame title={title} back={back} actions={<IssueActs record={data} />}>
      <div className="grid gap-4 lg:grid-cols-2">
        <IssueFacts record={data} />
        <IssueEntries record={data} />
        {data.result !== null && (
          <Section title={t('result')}>
            <PrizeTable result={data.result} />
          </Section>
        )}
        <FedResults record={data} />
        <IssueNumbers record={data} />
      </div>
    </PageFrame>
  );
}

function IssueFacts({ record: { issue, next, serverTime } }: { record: LotteryIssue }) {
  const t = useTranslations('consoleLotteries');
  const coming = next.find(({ actor }) => actor !== 'staff') ?? next[0];
  const until = { WAIT: issue.opensAt, OPEN: issue.closesAt, LOCK: issue.drawsAt }[issue.status as string];
  return (
    <Section title={t('facts')}>
      <Facts
        columns={2}
        facts={[
          {
            label: t('next'),
            value: coming ? `${t(`statuses.${coming.to}`)} · ${t(`actors.${coming.actor}`)}` : t('ended'),
          },
          {
            label: t('in'),
            value: until === undefined ? '–' : <TimeLeft until={until} serverTime={serverTime} overText={t('due')} />,
          },
          { label: t('source'), value: t(`sources.${issue.source}`) },
          { label: t('generation'), value: issue.generation },
          { label: t('opensAt'), value: <Moment at={issue.opensAt} /> },
          { label: t('closesAt'), value: <Moment at={issue.closesAt} /> },
          { label: t('drawsAt'), value: <Moment at={issue.drawsAt} /> },
          { label: t('settledAt'), value: <Moment at={issue.settledAt} /> },
          {
            label: t('tickets'),
            value: (
              <Link
                to={`/lottery-tickets?gameId=${issue.gameId}&numero=${issue.numero}` as never}
                className="font-medium underline"
              >
                {issue.tickets}
              </Link>
            ),
          },
          { label: t('stake'), value: <Money amount={issue.stake} /> },
          { label: t('payout'), value: issue.payout === null ? '–' : <Money amount={issue.payout} /> },
        ]}
      />
    </Section>
  );
}
