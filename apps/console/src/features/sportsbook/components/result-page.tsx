import { useEventName } from '@baize/i18n/book-names';
import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { type BookResult, resultQuery } from '../api/board.ts';
import { resultTones } from '../result-tones.ts';
import { OutcomeText } from './outcome-text.tsx';
import { ResultDecision } from './result-decision.tsx';
import { ResultEffect } from './result-effect.tsx';

/** One result: what holds now, what is proposed, what it does to bets, and the decision. */
export function ResultPage() {
  const { resultId = '' } = useParams({ strict: false }) as { resultId?: string };
  return <ResultRecord resultId={resultId} />;
}

export function ResultRecord({ resultId }: { resultId: string }) {
  const pages = useTranslations('console.pages');
  const eventOf = useEventName();
  const { data, error, refetch } = useQuery(resultQuery(resultId));
  const back = { path: '/sportsbook/results', label: pages('bookResults') };
  if (data === undefined)
    return (
      <PageFrame title={pages('bookResult')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  const { result, effect } = data;
  return (
    <PageFrame title={eventOf(result)} text={result.league} back={back} actions={<ResultDecision record={data} />}>
      <div className="flex flex-col gap-4">
        <ResultFacts record={data} />
        {effect !== null && <ResultEffect effect={effect} />}
      </div>
    </PageFrame>
  );
}

function ResultFacts({ record: { result, before } }: { record: BookResult }) {
  const t = useTranslations('consoleSportsbook');
  const by = (name: string, at: string | null) =>
    at === null ? (
      '–'
    ) : (
      <>
        {name} · <Moment at={at} />
      </>
    );
  return (
    <Section
      title={t('board.result')}
      actions={
        <Link to={`/sportsbook/matches/${result.matchId}` as never} className="text-sm underline">
          {t('match')}
        </Link>
      }
    >
      <Facts
        columns={4}
        facts={[
          {
            label: t('state'),
            value: (
              <span className="flex flex-col items-start gap-1">
                <Badge tone={resultTones[result.state]}>{t(`results.states.${result.state}`)}</Badge>
                <span className="text-xs text-ink-muted">{t(`results.next.${result.state}`)}</span>
              </span>
            ),
          },
          { label: t('results.before'), value: before ? <OutcomeText {...before} /> : '–' },
          { label: t('results.after'), value: <OutcomeText {...result} /> },
          { label: t('results.reason'), value: result.reason },
          { label: t('results.proposedBy'), value: by(result.proposedBy, result.proposedAt) },
          { label: t('results.decidedBy'), value: by(result.decidedBy, result.decidedAt) },
          { label: t('results.appliedAt'), value: <Moment at={result.appliedAt} /> },
          { label: t('book'), value: result.vendorCode },
        ]}
      />
    </Section>
  );
}
