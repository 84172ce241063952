import { toFailure } from '@baize/client';
import { drawingOf, shownResult } from '@baize/games/drawn-results';
import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths, scene } from '../../../config/paths.ts';
import { sharedRoundQuery } from '../../../features/shared-round/api/shared-round.ts';
import { SharedRound } from '../../../features/shared-round/components/shared-round.tsx';
import { DrawnResult } from '../../../features/verifier/components/drawings/drawn-result.tsx';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';

const idForm = /^[a-z2-9]{26}$/;

/** A round that its player shows to everybody, /round/<id of the link>. */
export function SharedRoundPage(): ReactNode {
  const shareId: string = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) ?? '' });
  return idForm.test(shareId) ? <Shown shareId={shareId} /> : <Gone />;
}

function Shown({ shareId }: { shareId: string }) {
  const t = useTranslations('verifier.share.page');
  const { locale } = useLanguage();
  const { data, error, refetch } = useQuery(sharedRoundQuery(shareId, locale));
  const failure = error === null ? null : toFailure(error);
  if (failure?.messageKey === 'round_not_found') return <Gone />;
  if (failure !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  return (
    <PageFrame title={t('title')}>
      {data === undefined ? (
        <Skeleton className="h-96 rounded-lg" />
      ) : (
        <SharedRound shared={data} result={<DrawnResult drawing={drawingOf(data.round, shownResult(data.round))} />} />
      )}
    </PageFrame>
  );
}

function Gone() {
  const t = useTranslations('verifier.share.page');
  const action = useTranslations('common.action');
  useTitle(t('goneTitle'));
  return (
    <EmptyState
      level={1}
      picture={scene('play')}
      title={t('goneTitle')}
      text={t('goneText')}
      action={
        <Link to={paths.slots} className={buttonClass()}>
          {action('toGames')}
        </Link>
      }
    />
  );
}
