import { isCup, useEventName } from '@baize/i18n/book-names';
import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { boardQuery, type MatchBoard } from '../api/board.ts';
import { BoardTable } from './board-table.tsx';
import { ControlsDialog } from './controls-dialog.tsx';
import { EnterCupResult } from './enter-cup-result.tsx';
import { EnterResult } from './enter-result.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { OutcomeText } from './outcome-text.tsx';

/** The trading board of one match. */
export function MatchPage() {
  const { matchId = '' } = useParams({ strict: false }) as { matchId?: string };
  return <Board matchId={matchId} />;
}

export function Board({ matchId }: { matchId: string }) {
  const pages = useTranslations('console.pages');
  const eventOf = useEventName();
  const { data, error, refetch } = useQuery(boardQuery(matchId));
  const back = { path: '/sportsbook', label: pages('bookMatches') };
  if (data === undefined)
    return (
      <PageFrame title={pages('bookMatch')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  const { match } = data;
  return (
    <PageFrame title={eventOf(match)} text={match.league} back={back} actions={<Acts board={data} />}>
      <div className="flex flex-col gap-4">
        <MatchFacts board={data} />
        <LinkedAccounts board={data} />
        <BoardTable board={data} />
      </div>
    </PageFrame>
  );
}

function Acts({ board }: { board: MatchBoard }) {
  const t = useTranslations('consoleSportsbook');
  const [open, setOpen] = useState<'controls' | 'result' | null>(null);
  const isOver = board.match.state === 'finished';
  const Enter = board.runners.length > 0 ? EnterCupResult : EnterResult;
  return (
    <>
      {!isOver && (
        <PermitButton
          permission="sportsbook.trade"
          forAllBrands
          variant="secondary"
          onClick={() => setOpen('controls')}
        >
          {t('board.edit')}
        </PermitButton>
      )}
      {board.waitingResultId === null && (
        <PermitButton permission="sportsbook.results" forAllBrands onClick={() => setOpen('result')}>
          {t('enter.label')}
        </PermitButton>
      )}
      {open === 'controls' && <ControlsDialog board={board} onClose={() => setOpen(null)} />}
      {open === 'result' && <Enter board={board} onClose={() => setOpen(null)} />}
    </>
  );
}

function MatchFacts({ board }: { board: MatchBoard }) {
  const t = useTranslations('consoleSportsbook');
  const { match, controls, outcome, waitingResultId } = board;
  const { state, score } = match;
  return (
    <Section
      title={t('match')}
      actions={
        <span className="flex flex-wrap gap-3 text-sm">
          <Link to={`/sportsbook/bets?matchId=${match.matchId}` as never} className="underline">
            {t('board.showBets')}
          </Link>
          {waitingResultId !== null && (
            <Link to={`/sportsbook/results/${waitingResultId}` as never} className="underline">
              {t('board.waiting')}
            </Link>
          )}
        </span>
      }
    >
      <Facts
        columns={4}
        facts={[
          {
            label: t('state'),
            value: (
              <span className="flex flex-wrap gap-1">
                <Badge tone={state === 'live' ? 'success' : 'neutral'}>{t(`states.${state}`)}</Badge>
                {match.isSuspended && state !== 'finished' && <Badge tone="warning">{t('suspended')}</Badge>}
              </span>
            ),
          },
          {
            label: t('score'),
            value: state === 'scheduled' || isCup(match) ? '–' : `${score.home}:${score.away}`,
          },
          { label: t('starts'), value: <Moment at={match.startsAt} /> },
          { label: t('source'), value: `${match.vendorCode} · ${t(`sources.${match.source}`)}` },
          { label: t('staked'), value: <Money amount={match.staked} /> },
          { label: t('liability'), value: <Money amount={match.liability} /> },
          { label: t('board.marginPercent'), value: `${controls.marginPercent} %` },
          { label: t('board.result'), value: outcome ? <OutcomeText {...outcome} /> : t('board.noResult') },
        ]}
      />
    </Section>
  );
}
