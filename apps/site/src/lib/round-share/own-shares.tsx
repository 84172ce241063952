import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallFailure } from '../page/call-failure.tsx';
import { useLanguage } from '../preferences/language.ts';
import { roundSharesQuery, useRoundShares } from './round-shares.ts';

/** A button that opens the member's shared rounds. */
export function OwnShares() {
  const t = useTranslations('verifier.share');
  const action = useTranslations('common.action');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('listTitle')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('listTitle')} closeLabel={action('close')}>
        <ShareList />
      </Dialog>
    </>
  );
}

/** The links that work, each with the way to open it and to take it back. */
function ShareList() {
  const t = useTranslations('verifier.share');
  const format = useFormatter();
  const language = useLanguage(({ locale }) => locale);
  const { data, error, refetch } = useQuery(roundSharesQuery(language));
  const { end } = useRoundShares();
  if (data === undefined && error !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonText lines={4} />;
  if (data.length === 0) return <p className="text-sm text-ink-muted">{t('none')}</p>;
  const takeBack = (shareId: string) =>
    end.mutate(shareId, {
      onSuccess: () => showToast({ title: t('ended'), tone: 'success' }),
      onError: () => showToast({ title: t('failed'), tone: 'danger' }),
    });
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.map(({ shareId, url, gameName, createdAt }) => (
        <li key={shareId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
          <span className="flex min-w-0 flex-col">
            <a href={url} target="_blank" rel="noreferrer" className="font-semibold text-gold-ink underline">
              {gameName}
            </a>
            <time dateTime={createdAt} className="text-ink-muted">
              {t('sharedAt', { date: format.dateTime(new Date(createdAt), 'moment') })}
            </time>
          </span>
          <Button variant="ghost" busy={end.isPending && end.variables === shareId} onClick={() => takeBack(shareId)}>
            {t('end')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
